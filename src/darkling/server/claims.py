"""Claims: a bot takes the seat of someone who is away, once they have had time to come back."""

from asyncio import Task, create_task, sleep
from collections.abc import Awaitable, Callable, Collection, Container
from time import time

from darkling.server import entries as log
from darkling.server.bus import Bus
from darkling.server.claimed_work import add_nothing, do_if_claimed, nobody
from darkling.server.entries import AnyEntry
from darkling.server.synced_table import SyncedTable, Wanted
from darkling.server.table_state import TableState


class Claims:
    """Ends the claims of a table: nobody loses a seat who is here, whichever process they are connected to.

    A process knows of its own people even while the bus is away. It has to say so in the log before the
    time of a claim is up, and finds out about claims in the log every few seconds.
    """

    def __init__(
        self,
        kept: SyncedTable,
        bus: Bus,
        present: Callable[[], Collection[str]],
        add: Callable[[Wanted], Awaitable[None]],
    ) -> None:
        self._kept = kept
        self._bus = bus
        self._present = present
        self._add = add
        self._closed = False
        self._settling: Task[None] | None = None
        self._alarm: Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._settling is not None

    def wake(self) -> None:
        """Settle what is to be settled now, and wait for what is to be settled later."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self._kept.table
        if self._closed or self._settling is not None or not table.claims:
            return
        if _settled(table, self._present(), time()):
            self._settling = create_task(self._settle())
        else:
            self._alarm = create_task(self._ring(min(claim.at for claim in table.claims.values())))

    def close(self) -> None:
        self._closed, self._add, self._present = True, add_nothing, nobody
        for task in (self._settling, self._alarm):
            if task is not None:
                task.cancel()

    async def _ring(self, at: float) -> None:
        await sleep(max(0.0, at - time()))
        self._alarm = None
        self.wake()

    async def _settle(self) -> None:
        try:
            await do_if_claimed(
                self._bus,
                self._kept.table.header.table,
                lambda: self._add(lambda table: _settled(table, self._present(), time())),
            )
        finally:
            self._settling = None
        self.wake()


def _settled(table: TableState, present: Container[str], now: float) -> list[AnyEntry]:
    """Return what ends claims: that someone is here after all, or that a bot takes their seat."""
    entries: list[AnyEntry] = []
    for seat, claim in table.claims.items():
        place = table.places[seat]
        if place.guest in present:
            entries.append(log.ClaimEnded(seat))
        elif now >= claim.at:
            entries.append(log.Seated(seat, "bot", name=place.name, level=claim.level))
    return entries
