"""Upkeep of tables from time to time: what nobody has told this process, what is due, what is idle."""

from asyncio import Task, create_task, sleep
from logging import getLogger
from time import monotonic, time

from darkling.server.bus import Bus
from darkling.server.ending import end
from darkling.server.refusal import BrokenTable, Refusal
from darkling.server.rooms import Rooms
from darkling.server.store import Store
from darkling.server.store.holds import Hold, InUse

GRACE = 5.0
"""So many seconds whoever has a table in memory is left to do what is due there."""
logger = getLogger(__name__)


class TableUpkeep:
    """Finds out what was missed, takes up what is due, and puts away what nobody looks at."""

    def __init__(self, rooms: Rooms, store: Store, hold: Hold, bus: Bus, every: float, idle: float) -> None:
        self._rooms = rooms
        self._store = store
        self._hold = hold
        self._bus = bus
        self._every = every
        self._idle = idle
        self._chats: dict[str, int] = {}
        self._task: Task[None] | None = None

    async def start(self) -> None:
        """Go on with what was due when the server stopped, then look again from time to time."""
        await self.take_up_due(time())
        self._task = create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            await end(self._task)

    async def take_up_due(self, before: float) -> None:
        """Let bots and clocks go on at tables where nobody sees to it."""
        for table in await self._store.due_tables(before):
            if await self._bus.claim(table):
                await self._take_up(table)

    async def keep_hold(self) -> None:
        """Hold the database again if it was away: what is in it may have been replaced meanwhile."""
        if await self._hold.renew():
            for room in self._rooms.loaded.values():
                room.doubt()

    async def catch_up(self) -> None:
        """Find out what has happened at tables in memory that the bus did not tell."""
        rooms = self._rooms.loaded
        for table, length in (await self._store.lengths(list(rooms))).items():
            if length > rooms[table].number:
                await rooms[table].hear(length)
        busy = [table for table, room in rooms.items() if room.here]
        for table, last in (await self._store.last_chats(busy)).items():
            if last > self._chats.get(table, 0):
                rooms[table].spoken += 1
                self._bus.wake(table)
            self._chats[table] = last
        await self._rooms.look_elsewhere(busy)

    async def put_away_idle(self) -> None:
        """Take tables out of memory that nobody has wanted for a while."""
        for table, room in self._rooms.loaded.items():
            since = room.idle_since()
            if since is not None and monotonic() - since >= self._idle:
                self._chats.pop(table, None)
                await self._rooms.put_away(table)

    async def _run(self) -> None:
        while True:
            await sleep(self._every)
            try:
                await self.keep_hold()
                await self.catch_up()
                await self.take_up_due(time() - GRACE)
                await self.put_away_idle()
                await self._store.put_in_order()
            except (Refusal, InUse) as wrong:
                logger.warning("the tables could not be looked after: %s", wrong)
            except Exception:
                logger.exception("the tables could not be looked after")

    async def _take_up(self, table: str) -> None:
        # A table that cannot be taken up must not keep the others waiting.
        try:
            await (await self._rooms.find(table)).take_up()
        except BrokenTable:
            await self._store.note_due(table, None)
        except Refusal:
            raise
        except Exception:
            logger.exception("table %s could not be taken up", table)
            await self._store.note_due(table, None)
