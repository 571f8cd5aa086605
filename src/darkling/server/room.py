"""A room: a table while people look at it and bots think about it."""

from asyncio import Lock, Task, create_task, shield, sleep
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from logging import getLogger
from time import time

import msgspec
from msgspec.structs import replace

from darkling.server import entries as log
from darkling.server.bus import Bus
from darkling.server.commands import Command, entries_for, sit_down
from darkling.server.entries import AnyEntry, Header, Logged
from darkling.server.hints import Hints
from darkling.server.refusal import Refusal
from darkling.server.scenes import Reader, eyes_of, replay_step, scene, table_info
from darkling.server.store import NumberTaken, Store
from darkling.server.table import Table
from darkling.server.thinkers import Thinkers
from darkling.server.thinking import Thought
from darkling.table.decision import Seat
from darkling.table.record import Record
from darkling.wire.live import AskHint, Hinted, Say
from darkling.wire.scene import ReplayStep, Scene
from darkling.wire.tables import TableInfo

SECONDS_TO_TRY_AGAIN = 1.0
logger = getLogger(__name__)
STAND_IN = "normal"
"""The level of a bot that chooses for someone whose time is up."""


class Room:
    """A table in memory. Whatever changes it is written to the log first, one after the other."""

    def __init__(self, table: Table, store: Store, bus: Bus, thinkers: Thinkers) -> None:
        self.here: Counter[str] = Counter()
        """How many connections each guest has."""
        self.spoken = 0
        """Changes whenever something may have been said."""
        self._table = table
        self._store = store
        self._bus = bus
        self._thinkers = thinkers
        self._hints = Hints(thinkers)
        self._lock = Lock()
        self._closed = False
        self._doubtful = False
        """Whether something could not be written, and the table in memory may be ahead of its log."""
        self._work: set[Task[None]] = set()
        self._thoughts: dict[Seat, Task[None]] = {}
        self._alarm: Task[None] | None = None

    @classmethod
    async def load(cls, header: Header, store: Store, bus: Bus, thinkers: Thinkers) -> "Room":
        """Return the room of a table as its log has it."""
        return cls(await _folded(header, store), store, bus, thinkers)

    @property
    def header(self) -> Header:
        """What the table began with."""
        return self._table.header

    def enter(self, guest: str) -> None:
        """Note that a guest is here."""
        self.here[guest] += 1
        self._bus.publish(self.header.table)

    def go(self, guest: str) -> None:
        """Note that a guest, or one connection of theirs, is gone."""
        self.here[guest] -= 1
        if not self.here[guest]:
            del self.here[guest]
        self._bus.publish(self.header.table)

    def eyes_of(self, guest: str, wanted: Seat | None) -> Seat | None:
        """Return with whose eyes a guest sees: the seat they want if it is theirs, else their first one."""
        return eyes_of(self._table, guest, wanted)

    async def scene(self, reader: Reader) -> Scene:
        """Return the table as a reader sees it now."""
        async with self._at_table() as table:
            reader.check_seat(table)
            return scene(table, reader, self.here, time())

    async def info(self, guest: str) -> TableInfo:
        """Return the table as it stands in a list."""
        async with self._at_table() as table:
            return table_info(table, guest, self.here)

    async def do(self, guest: str, message: Command) -> None:
        """Do what a message says, unless it was done before; raise Refusal if it may not be."""
        await self._finish(self._do(guest, message))

    async def sit_down(self, seat: Seat, guest: str, name: str) -> None:
        """Give a guest an open seat."""
        await self._finish(self._sit_down(seat, guest, name))

    async def note_rematch(self, table: str) -> str:
        """Note where the company plays again, and return where: only the first one counts."""
        await self._finish(self._note_rematch(table))
        assert self._table.rematch is not None
        return self._table.rematch

    async def hint(self, guest: str, asked: AskHint) -> Hinted:
        """Return what a bot makes of a guest's decision."""
        async with self._at_table() as table:
            thought = _hint_thought(table, guest, asked)
        return await self._hints.answer(asked, thought)

    async def replay(self, step: int, eyes: Seat | None) -> ReplayStep:
        """Return a step of the finished game."""
        game = self._finished().game
        most = len(game.record.choices)
        if not 0 <= step <= most:
            raise Refusal("no-step", f"The game has steps 0 to {most}.", 404)
        if eyes is not None and not 0 <= eyes < game.players:
            raise Refusal("no-seat", f"There is no seat {eyes} at this table.", 404)
        return replay_step(game, step, eyes)

    def record(self) -> Record:
        """Return the record of the finished game."""
        return self._finished().game.record

    async def report(self, guest: str, seat: Seat | None, text: str) -> int:
        """Keep a report with what its writer sees."""
        seen = await self.scene(Reader(guest, self.eyes_of(guest, seat)))
        number = self._table.number
        return await self._store.add_report(
            self.header.table, guest, number, text, msgspec.json.encode(seen), time()
        )

    async def chat(self, guest: str, name: str, said: Say) -> None:
        """Say something to everyone at the table."""
        seats = self._table.seats_of(guest)
        speaker = self._table.places[seats[0]].name if seats else name
        seat = seats[0] if seats else None
        await self._store.add_chat(self.header.table, guest, speaker, seat, said, time())
        self.spoken += 1
        self._bus.publish(self.header.table)

    def wake(self) -> None:
        """Let bots think and clocks run, as far as it is their turn."""
        if self._closed:
            return
        for seat in self._table.waiting:
            place = self._table.places[seat]
            if place.level is not None and seat not in self._thoughts:
                self._thoughts[seat] = create_task(self._let_choose(seat, place.level))
        self._set_alarm()

    async def close(self) -> None:
        """Stop all thinking and waiting, and let what is being written be written."""
        self._closed = True
        for task in [*self._thoughts.values(), *([self._alarm] if self._alarm else [])]:
            task.cancel()
        self._thoughts.clear()
        self._hints.close()
        async with self._lock:
            pass

    @asynccontextmanager
    async def _at_table(self) -> AsyncIterator[Table]:
        """Have the table for oneself, as its log has it."""
        async with self._lock:
            if self._doubtful:
                self._table = await _folded(self.header, self._store)
                self._doubtful = False
            yield self._table

    async def _finish(self, work: Coroutine[None, None, None]) -> None:
        """Do something to its end, even if whoever asked for it is gone by then."""
        task = create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        await shield(task)

    async def _do(self, guest: str, message: Command) -> None:
        async with self._at_table() as table:
            if (guest, message.ref) not in table.done:
                entries = entries_for(table, guest, self.here, message)
                await self._write(entries, guest, message.ref)

    async def _sit_down(self, seat: Seat, guest: str, name: str) -> None:
        async with self._at_table() as table:
            await self._write(sit_down(table, seat, guest, name))

    async def _note_rematch(self, table: str) -> None:
        async with self._at_table() as old:
            if old.rematch is None:
                await self._write([log.Rematch(table)])

    async def _write(
        self, entries: Sequence[AnyEntry], guest: str | None = None, ref: str | None = None
    ) -> None:
        """Write entries to the log, then tell everyone. What cannot be written has not happened."""
        now, first = time(), self._table.number
        logged = [Logged(first + at, entry, now) for at, entry in enumerate(entries)]
        logged[0] = replace(logged[0], guest=guest, ref=ref)
        self._doubtful = True
        for entry in logged:
            self._table.apply(entry)
        try:
            await self._store.append(self._table, logged)
        except NumberTaken:
            raise Refusal("busy", "Something else happened first. Look at the table again.") from None
        self._doubtful = False
        self._bus.publish(self.header.table)
        if self._table.status == "over" and any(isinstance(entry, log.Choice) for entry in entries):
            logger.info("the game is over at table %s", self.header.table, extra={"table": self.header.table})
        self.wake()

    async def _let_choose(self, seat: Seat, level: str, out_of_time: bool = False) -> None:
        """Let a bot think about a seat's decision, and choose, unless things have changed meanwhile."""
        try:
            table = self._table
            number, times_back = table.game.decision(seat).number, table.times_back
            option = await self._thinkers.choose(_thought(table, seat, level))
            async with self._at_table() as table:
                self._thoughts.pop(seat, None)
                if times_back == table.times_back and _still_asked(table, seat, number, level, out_of_time):
                    reason: list[AnyEntry] = [log.ClockRanOut(seat)] if out_of_time else []
                    await self._write([*reason, log.Choice(seat, number, option)])
                else:
                    self.wake()
        except Exception:
            logger.exception("a bot could not choose at table %s", self.header.table)
            await sleep(SECONDS_TO_TRY_AGAIN)
            self._thoughts.pop(seat, None)
            self.wake()

    def open_seats(self) -> list[tuple[Seat, int]]:
        """Return the open seats, and how often each was opened."""
        return [(seat, place.opened) for seat, place in enumerate(self._table.places) if place.open]

    def finished_for(self, guest: str) -> Table:
        """Return the table for someone who had a seat, once the game is over."""
        table = self._finished()
        if not table.seats_of(guest):
            raise Refusal("not-seated", "Only those who have a seat may do that.", 403)
        return table

    def _finished(self) -> Table:
        if self._table.status != "over":
            raise Refusal("not-over", "That would give secrets away. It is there when the game is over.")
        return self._table

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table, clock = self._table, self.header.clock
        ends = [
            (since + clock.seconds, seat)
            for seat, (_, since) in table.asked_at.items()
            if table.places[seat].person and seat not in self._thoughts
        ]
        if clock.kind == "hard" and ends:
            self._alarm = create_task(self._ring(*min(ends)))

    async def _ring(self, end: float, seat: Seat) -> None:
        """Let a bot choose for a seat once its time is up."""
        await sleep(max(0.0, end - time()))
        self._alarm = None
        if seat in self._table.waiting and seat not in self._thoughts:
            self._thoughts[seat] = create_task(self._let_choose(seat, STAND_IN, out_of_time=True))


async def _folded(header: Header, store: Store) -> Table:
    table = Table.begin(header)
    for logged in await store.entries(header.table):
        table.apply(logged)
    return table


def _still_asked(table: Table, seat: Seat, number: int, level: str, out_of_time: bool) -> bool:
    """Say whether a thought is still wanted: by the same bot, or by a person whose time is up."""
    if seat not in table.waiting or table.game.decision(seat).number != number:
        return False
    place = table.places[seat]
    return place.person if out_of_time else place.level == level


def _hint_thought(table: Table, guest: str, asked: AskHint) -> Thought:
    if not table.header.hints:
        raise Refusal("no-hints", "At this table there are no hints.")
    if asked.seat not in table.seats_of(guest):
        raise Refusal("not-your-seat", "That is not your seat.", 403)
    if asked.seat not in table.waiting or table.game.decision(asked.seat).number != asked.decision:
        raise Refusal("stale", "That was about a decision that has passed. Look at the table again.")
    return _thought(table, asked.seat, STAND_IN)


def _thought(table: Table, seat: Seat, level: str) -> Thought:
    header = table.header
    return Thought(
        game=header.game,
        position=msgspec.json.encode(table.game.position.data()),
        seat=seat,
        bot=level,
        seed=int(f"{header.seed}{seat:02}"),
        key=f"{header.table}/{seat}/{level}",
    )
