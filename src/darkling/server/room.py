"""A room: a table while people look at it and bots think about it."""

from asyncio import Task, create_task, shield
from collections import Counter
from collections.abc import Sequence, Set
from contextlib import suppress
from time import monotonic, time

import msgspec

from darkling.server import entries as log
from darkling.server.bot_turns import STAND_IN, BotTurns, thought
from darkling.server.bus import Bus
from darkling.server.claims import Claims
from darkling.server.commands import Command, entries_for, expiry, sit_again, sit_down, with_deal
from darkling.server.entries import AnyEntry, Header
from darkling.server.hints import Hints
from darkling.server.passes import Passes
from darkling.server.refusal import Refusal
from darkling.server.replay import Replay
from darkling.server.rules_upgrades import other_rules
from darkling.server.scenes import Reader, eyes_of, scene
from darkling.server.store import Store, Unavailable
from darkling.server.synced_table import SyncedTable, Wanted
from darkling.server.table_state import TableState
from darkling.server.table_summary import summary_of, table_info
from darkling.server.thinker_process import Thought
from darkling.server.thinkers import Thinkers
from darkling.server.webhooks import Webhooks
from darkling.table.decision import Seat
from darkling.table.record import Record
from darkling.wire.live import AskHint, Hinted, Say
from darkling.wire.scene import ReplayStep, Scene
from darkling.wire.tables import TableInfo


class Room:
    """A table in memory, with those who look at it and the bots that think about it."""

    def __init__(
        self,
        kept: SyncedTable,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        webhooks: Webhooks,
        grace: float,
    ) -> None:
        self.here: Counter[str] = Counter()
        """How many connections to this process each guest has."""
        self.elsewhere: frozenset[str] = frozenset()
        """The guests who are connected to other processes."""
        self.spoken = 0
        """Changes whenever something may have been said."""
        self._kept = kept
        self._store = store
        self._bus = bus
        self._webhooks = webhooks
        self._hints = Hints(thinkers)
        self._bot_turns = BotTurns(kept, bus, thinkers, lambda: self.present, self._finish)
        self._passes = Passes(kept, bus, thinkers.pause, self._finish)
        self._claims = Claims(kept, bus, lambda: self.present, self._finish)
        self._grace = grace
        self._work: set[Task[None]] = set()
        self._replay: Replay | None = None
        """Made when someone first looks back at the finished game."""
        self._used = monotonic()
        kept.on_change = self._on_change

    @classmethod
    async def load(
        cls, header: Header, store: Store, bus: Bus, thinkers: Thinkers, webhooks: Webhooks, grace: float
    ) -> "Room":
        return cls(await SyncedTable.load(header, store), store, bus, thinkers, webhooks, grace)

    @property
    def header(self) -> Header:
        return self._kept.table.header

    @property
    def number(self) -> int:
        """How many entries of its log the table has."""
        return self._kept.table.number

    @property
    def at_hand(self) -> TableState | None:
        """The table as its log has it; None if that has to be waited for."""
        return self._kept.at_hand

    @property
    def present(self) -> Set[str]:
        """The guests who are here, whichever process they are connected to."""
        return self.here.keys() | self.elsewhere if self.elsewhere else self.here.keys()

    def touch(self) -> None:
        """Note that someone wants something here."""
        self._used = monotonic()

    def idle_since(self) -> float | None:
        """Return since when nobody has wanted anything here; None if someone is here, or it goes on."""
        return None if self.here or self._work or self._goes_on else self._used

    @property
    def _goes_on(self) -> bool:
        """Whether something is about to be done here by itself."""
        return self._bot_turns.busy or self._passes.busy or self._claims.busy

    @property
    def outdated(self) -> bool:
        """Whether the table began under other rules than this server has."""
        return self._kept.outdated

    @property
    def host(self) -> str | None:
        """The guest who has the say over the seats, if anybody has."""
        return self._kept.table.host

    def enter(self, guest: str) -> None:
        self.here[guest] += 1
        if self.here[guest] == 1:
            self._bus.arrive(self.header.table, guest)
            self._claims.wake()

    def go(self, guest: str) -> None:
        """Note that a guest, or one connection of theirs, is gone."""
        self.touch()
        self.here[guest] -= 1
        if not self.here[guest]:
            del self.here[guest]
            self._bus.depart(self.header.table, guest)

    async def hear(self, number: int) -> None:
        """Take in that something has happened elsewhere: the log is so long by now, or more was said."""
        self._kept.hear(number)
        self.spoken += number == 0
        # If the database is away, whoever is woken waits for it.
        with suppress(Unavailable):
            async with self._kept.at_table():
                pass
        self._bus.wake(self.header.table)

    def doubt(self) -> None:
        """Let the table be read again: its log may be another one by now."""
        self._kept.doubt()
        self._bus.wake(self.header.table)

    def note_elsewhere(self, guests: frozenset[str]) -> None:
        if guests != self.elsewhere:
            self.elsewhere = guests
            self._bus.wake(self.header.table)

    async def refresh(self) -> None:
        """See the table as its log has it at this moment."""
        async with self._kept.at_table(fresh=True):
            pass

    async def take_up(self) -> None:
        """Do what is due here by itself, and note when that is the case again."""
        if self._goes_on:
            return
        async with self._kept.at_table(fresh=True) as table:
            await self._store.note_due(table.header.table, table.due)
        self.wake()

    async def reader(self, guest: str, wanted: Seat | None, in_words: bool) -> Reader:
        """Return a reader for a guest, who sees with the eyes they want if these are theirs."""
        async with self._kept.at_table(fresh=True) as table:
            return Reader(guest, eyes_of(table, guest, wanted), in_words)

    def eyes_of(self, guest: str, wanted: Seat | None) -> Seat | None:
        """Return with whose eyes a guest sees: the seat they want if it is theirs, else their first one."""
        return eyes_of(self._kept.table, guest, wanted)

    async def scene(self, reader: Reader) -> Scene:
        async with self._kept.at_table() as table:
            return self.scene_of(table, reader)

    def scene_of(self, table: TableState, reader: Reader) -> Scene:
        reader.check_seat(table)
        return scene(table, reader, self.present, time())

    async def info(self, guest: str) -> TableInfo:
        async with self._kept.at_table() as table:
            summary = summary_of(table)
            return table_info(table.header, table.status, table.changed, summary, guest, self.present, time())

    async def do(self, guest: str, message: Command) -> None:
        """Do what a message says, unless it was done before; raise Refusal if it may not be.

        It must not be broken off: the others would not be told of what was written.
        """
        await self._add(
            lambda table: entries_for(table, guest, self.present, message, self._grace), guest, message.ref
        )

    async def sit_down(self, seat: Seat, guest: str, name: str) -> None:
        await self._finish(lambda table: sit_down(table, seat, guest, name))

    async def sit_again(self, guest: str, old: "Room") -> None:
        """Seat a guest where they sat at another table."""
        before = old.finished_for(guest).places
        await self._finish(lambda table: sit_again(table, guest, before))

    async def note_rematch(self, table: str) -> str:
        """Note where the company plays again, and return where: only the first one counts."""
        await self._finish(lambda old: [log.RematchMade(table)] if old.rematch is None else [])
        assert self._kept.table.rematch is not None
        return self._kept.table.rematch

    async def forget(self, guest: str) -> None:
        await self._finish(lambda _: [log.GuestForgotten(guest)])

    async def expire(self, before: float) -> None:
        """Close the table, unless something has happened there since."""
        await self._finish(lambda table: expiry(table, before))

    async def hint(self, guest: str, asked: AskHint) -> Hinted:
        async with self._kept.at_table() as table:
            about = _hint_thought(table, guest, asked)
        return await self._hints.answer(asked, about)

    async def replay(self, step: int, eyes: Seat | None, in_words: bool) -> ReplayStep:
        game = self._finished().game
        if self._replay is None:
            self._replay = Replay(game)
        if not 0 <= step <= self._replay.steps:
            raise Refusal("no-step", f"The game has steps 0 to {self._replay.steps}.", 404)
        if eyes is not None and not 0 <= eyes < game.players:
            raise Refusal("no-seat", f"There is no seat {eyes} at this table.", 404)
        return self._replay.step(step, eyes, in_words)

    def record(self) -> Record:
        return self._finished().game.record

    async def report(self, guest: str, seat: Seat | None, text: str) -> int:
        """Keep a report with what its writer sees."""
        seen = await self.scene(Reader(guest, self.eyes_of(guest, seat)))
        number = self._kept.table.number
        return await self._store.add_report(
            self.header.table, guest, number, text, msgspec.json.encode(seen), time()
        )

    def person_on(self, seat: Seat | None) -> tuple[str, str] | None:
        """Return the guest who has a seat, and their name; None if nobody has."""
        places = self._kept.table.places
        if seat is None or not 0 <= seat < len(places):
            return None
        guest = places[seat].guest
        return (guest, places[seat].name) if guest is not None else None

    def hears_players_only(self, guest: str) -> bool:
        """Say whether a guest plays: then nobody who watches can tip them off until the game is over."""
        table = self._kept.table
        return table.status != "over" and bool(table.seats_of(guest))

    async def chat(self, guest: str, name: str, said: Say) -> None:
        """Say something at the table, as a player or as someone who watches."""
        seats = self._kept.table.seats_of(guest)
        speaker = self._kept.table.places[seats[0]].name if seats else name
        seat = seats[0] if seats else None
        await self._store.add_chat(self.header.table, guest, speaker, seat, said, time())
        self.spoken += 1
        self._bus.publish(self.header.table)

    def wake(self) -> None:
        """Let bots choose and people pass whose turn it is, and bots take the seats that wait for them."""
        self._bot_turns.wake()
        self._passes.wake()
        self._claims.wake()

    async def close(self) -> None:
        """Stop all thinking and waiting, let what is being written be written, and let go of one another."""
        self._bot_turns.close()
        self._passes.close()
        self._claims.close()
        self._hints.close()
        await self._kept.close()
        self._kept.on_change = lambda: None

    async def _finish(self, wanted: Wanted, guest: str | None = None, ref: str | None = None) -> None:
        """Add to the log, even if whoever asked for it is gone before it is done."""
        task = create_task(self._add(wanted, guest, ref))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        await shield(task)

    async def _add(self, wanted: Wanted, guest: str | None = None, ref: str | None = None) -> None:
        """Add to the log, then tell everyone."""
        waited_for: Sequence[Seat] = ()

        def entries(table: TableState) -> Sequence[AnyEntry]:
            nonlocal waited_for
            waited_for = table.waiting
            return with_deal(table, wanted(table))

        if await self._kept.add(entries, guest, ref):
            self._bus.publish(self.header.table, self._kept.table.number)
            self._webhooks.note_turns(self._kept.table, waited_for, self.present)

    def _on_change(self) -> None:
        """Show the table to everyone here, and let it go on."""
        self._bus.wake(self.header.table)
        self.wake()

    def open_seats(self) -> list[tuple[Seat, int]]:
        """Return the open seats, and how often each was opened."""
        return [(seat, place.opened) for seat, place in enumerate(self._kept.table.places) if place.open]

    def finished_for(self, guest: str) -> TableState:
        """Return the table for someone who had a seat, once the game is over."""
        table = self._finished()
        if not table.seats_of(guest):
            raise Refusal("not-seated", "Only those who have a seat may do that.", 403)
        return table

    def _finished(self) -> TableState:
        if self._kept.outdated:
            raise other_rules()
        if self._kept.table.status != "over":
            raise Refusal("not-over", "That would give secrets away. It is there when the game is over.")
        return self._kept.table


def _hint_thought(table: TableState, guest: str, asked: AskHint) -> Thought:
    if not table.header.hints:
        raise Refusal("no-hints", "At this table there are no hints.")
    if asked.seat not in table.seats_of(guest):
        raise Refusal("not-your-seat", "That is not your seat.", 403)
    if asked.seat not in table.waiting or table.game.decision(asked.seat).number != asked.decision:
        raise Refusal("stale", "That was about a decision that has passed. Look at the table again.")
    return thought(table, asked.seat, STAND_IN, owner=guest, is_awaited=True)
