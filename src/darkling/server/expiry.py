"""Expiry: tables that everyone has abandoned are closed. Several servers may look for them at once."""

from asyncio import Task, create_task, sleep
from contextlib import suppress
from logging import getLogger
from time import time

from darkling.server.ending import end
from darkling.server.people import People
from darkling.server.refusal import Refusal
from darkling.server.rooms import Rooms
from darkling.server.store.overdue import overdue_tables
from darkling.server.store.server_time import ServerTimes
from darkling.server.time_check import TimeCheck
from darkling.table.errors import UnknownGame

EVERY = 3600.0
logger = getLogger(__name__)


class Expiry:
    """Looks for abandoned tables at the start, and every hour from then on."""

    def __init__(self, people: People, rooms: Rooms, patience: float) -> None:
        self._people = people
        self._rooms = rooms
        self._patience = patience
        self._time_check = TimeCheck(ServerTimes(people.store.sessions), patience)
        self._task: Task[None] | None = None

    def start(self) -> None:
        self._task = create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            await end(self._task)

    async def _run(self) -> None:
        while True:
            try:
                await self.close_abandoned(time())
            except Exception:
                logger.exception("abandoned tables could not be closed")
            await sleep(EVERY)

    async def close_abandoned(self, now: float) -> None:
        """Close what has been abandoned by now, and end sessions that are too old; if the clock is right."""
        if not await self._time_check.passes(now):
            return
        before = now - self._patience
        for table in await overdue_tables(self._people.store.sessions, before):
            # Whatever else happens there at this moment saves the table; so does a game that is not there.
            with suppress(Refusal, UnknownGame):
                await (await self._rooms.find(table)).expire(before)
        await self._people.signed_in.drop_old(now)
        await self._people.tries.drop_old(now)
