"""Passes made for people: in windows where they can do nothing else, or have ordered it beforehand."""

from asyncio import Task, create_task
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from darkling.pause import Pause
from darkling.server import entries as log
from darkling.server.bus import Bus
from darkling.server.claimed_work import add_nothing, do_if_claimed
from darkling.server.entries import AnyEntry
from darkling.server.synced_table import SyncedTable, Wanted
from darkling.server.table_state import TableState
from darkling.table.decision import Seat


@dataclass(frozen=True)
class OpenWindow:
    """A decision of a seat; after a step back it is put anew."""

    seat: Seat
    number: int
    times_back: int


class Passes:
    """Passes for people, as late as a bot would."""

    def __init__(
        self, kept: SyncedTable, bus: Bus, pause: Pause, add: Callable[[Wanted], Awaitable[None]]
    ) -> None:
        self._kept = kept
        self._bus = bus
        self._pause = pause
        self._add = add
        self._closed = False
        self._tasks: dict[OpenWindow, Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Begin to pass for those who are asked and need not be."""
        table = self._kept.table
        for seat in table.waiting:
            if not self._closed and table.pass_for(seat):
                window = _window(table, seat)
                if window not in self._tasks:
                    self._tasks[window] = create_task(self._pass(window))

    def close(self) -> None:
        self._closed, self._add = True, add_nothing
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _pass(self, window: OpenWindow) -> None:
        try:
            await do_if_claimed(
                self._bus, self._kept.table.header.table, lambda: self._pause_and_pass(window)
            )
        finally:
            self._tasks.pop(window, None)
        self.wake()

    async def _pause_and_pass(self, window: OpenWindow) -> None:
        await self._pause()
        await self._add(lambda table: _passed(table, window))


def _window(table: TableState, seat: Seat) -> OpenWindow:
    return OpenWindow(seat, table.game.decision(seat).number, table.times_back)


def _passed(table: TableState, window: OpenWindow) -> list[AnyEntry]:
    """Return the pass as an entry, unless the person was quicker, or wants to be asked by now."""
    option = table.pass_for(window.seat)
    if option is None or _window(table, window.seat) != window:
        return []
    return [log.ChoiceMade(window.seat, window.number, option.id)]
