"""The turns of bots at a table: they think and clocks run, as far as it is their turn."""

from asyncio import Task, create_task, gather, sleep
from collections.abc import Awaitable, Callable, Collection
from time import time

import msgspec

from darkling.server import entries as log
from darkling.server.bus import Bus
from darkling.server.claimed_work import add_nothing, do_if_claimed, nobody
from darkling.server.entries import AnyEntry
from darkling.server.synced_table import SyncedTable, Wanted
from darkling.server.table_state import TableState
from darkling.server.thinker_process import Thought
from darkling.server.thinkers import Thinkers
from darkling.table.decision import Seat

STAND_IN = "normal"
"""The level of a bot that chooses for someone whose time is up."""
QUICK = {"hard": "search:300ms"}
"""Who chooses in windows: a bot that outlasted its pause would show that it had something to think about."""


class BotTurns:
    """Lets bots choose at a table, for themselves or for whoever takes too long."""

    def __init__(
        self,
        kept: SyncedTable,
        bus: Bus,
        thinkers: Thinkers,
        present: Callable[[], Collection[str]],
        add: Callable[[Wanted], Awaitable[None]],
    ) -> None:
        self._kept = kept
        self._bus = bus
        self._thinkers = thinkers
        self._present = present
        self._add = add
        self._closed = False
        self._thoughts: dict[Seat, Task[None]] = {}
        self._alarm: Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    def wake(self) -> None:
        """Let bots think and clocks run, as far as it is their turn."""
        if self._closed:
            return
        table = self._kept.table
        for seat in table.waiting:
            level = table.places[seat].level
            if level is not None and seat not in self._thoughts:
                self._thoughts[seat] = create_task(self._let_choose(seat, level))
        self._set_alarm()

    def close(self) -> None:
        self._closed, self._add, self._present = True, add_nothing, nobody
        for task in [*self._thoughts.values(), *([self._alarm] if self._alarm else [])]:
            task.cancel()
        self._thoughts.clear()

    async def _let_choose(self, seat: Seat, level: str, out_of_time: bool = False) -> None:
        """Let a bot choose for a seat, if it is for this process to think."""
        table = self._kept.table.header.table
        try:
            await do_if_claimed(self._bus, table, lambda: self._choose(seat, level, out_of_time))
        finally:
            self._thoughts.pop(seat, None)
        self.wake()

    async def _choose(self, seat: Seat, level: str, out_of_time: bool) -> None:
        """Let a bot think about a seat's decision, and choose, unless things have changed meanwhile."""
        table = self._kept.table
        if seat not in table.waiting:
            return
        number, times_back = table.game.decision(seat).number, table.times_back
        option = await self._option(table, seat, level)

        def chosen(table: TableState) -> list[AnyEntry]:
            same = times_back == table.times_back and _still_asked(table, seat, number, level, out_of_time)
            reason: list[AnyEntry] = [log.ClockRanOut(seat)] if out_of_time else []
            return [*reason, log.ChoiceMade(seat, number, option)] if same else []

        await self._add(chosen)

    async def _option(self, table: TableState, seat: Seat, level: str) -> int:
        """Return what a bot chooses; where it could pass, no sooner than someone would who can only pass."""
        if table.game.decision(seat).pass_option is None:
            return await self._thinkers.choose(self._thought(table, seat, level))
        quick = self._thought(table, seat, QUICK.get(level, level))
        option, _ = await gather(self._thinkers.choose(quick), self._thinkers.pause())
        return option

    def _thought(self, table: TableState, seat: Seat, level: str) -> Thought:
        """Return what to think about; tables that nobody looks at come last."""
        return thought(table, seat, level, table.header.host, bool(self._present()))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table, clock = self._kept.table, self._kept.table.header.clock
        if clock.kind != "hard":
            return
        ends = [
            (since + clock.seconds, seat)
            for seat, (_, since) in table.clocks.running.items()
            if table.places[seat].person and seat not in self._thoughts and not table.pass_for(seat)
        ]
        if ends:
            self._alarm = create_task(self._ring(*min(ends)))

    async def _ring(self, end: float, seat: Seat) -> None:
        """Let a bot choose for a seat once its time is up."""
        await sleep(max(0.0, end - time()))
        self._alarm = None
        if seat in self._kept.table.waiting and seat not in self._thoughts:
            self._thoughts[seat] = create_task(self._let_choose(seat, STAND_IN, out_of_time=True))


def thought(table: TableState, seat: Seat, level: str, owner: str, is_awaited: bool) -> Thought:
    header = table.header
    return Thought(
        game=header.game,
        position=msgspec.json.encode(table.game.position.data()),
        seat=seat,
        bot=level,
        seed=int(f"{table.seed}{seat:02}"),
        key=f"{header.table}/{seat}/{level}",
        owner=owner,
        is_awaited=is_awaited,
    )


def _still_asked(table: TableState, seat: Seat, number: int, level: str, out_of_time: bool) -> bool:
    """Say whether a thought is still wanted: by the same bot, or by a person whose time is up."""
    if seat not in table.waiting or table.game.decision(seat).number != number:
        return False
    place = table.places[seat]
    if out_of_time:
        return place.person and time() >= table.clocks.running[seat][1] + table.header.clock.seconds
    return place.level == level
