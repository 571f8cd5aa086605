"""The sweeper: closes tables that everyone has abandoned. Several servers may sweep at once."""

from asyncio import CancelledError, Task, create_task, sleep
from contextlib import suppress
from logging import getLogger
from time import time

from darkling.server.people import People
from darkling.server.refusal import Refusal
from darkling.server.rooms import Rooms
from darkling.server.store.overdue import overdue_tables

EVERY = 3600.0
logger = getLogger(__name__)


class Sweeper:
    """Sweeps at the start, and every hour from then on."""

    def __init__(self, people: People, rooms: Rooms, patience: float) -> None:
        self._people = people
        self._rooms = rooms
        self._patience = patience
        self._task: Task[None] | None = None

    def start(self) -> None:
        """Begin to sweep."""
        self._task = create_task(self._sweep_on())

    async def close(self) -> None:
        """Sweep no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(CancelledError):
                await self._task

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep(time())
            except Exception:
                logger.exception("could not sweep")
            await sleep(EVERY)

    async def sweep(self, now: float) -> None:
        """Close what has been abandoned by now, and end sessions that are too old."""
        before = now - self._patience
        for table in await overdue_tables(self._people.store.sessions, before):
            # Whatever else happens there at this moment saves the table.
            with suppress(Refusal):
                await (await self._rooms.find(table)).expire(before)
        await self._people.accounts.drop_old_sessions(now)
