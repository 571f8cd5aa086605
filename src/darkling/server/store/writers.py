"""Who writes pages: for SQLite a thread of its own, otherwise a connection like any other."""

from asyncio import get_running_loop
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from darkling.server.store.appends import Page, write_pages
from darkling.server.store.sessions import reaching


class ThreadWriter:
    """Writes to SQLite. One turn of a thread for a whole transaction, not one for each statement of it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")

    async def transact(self, pages: Sequence[Page]) -> None:
        """Write pages, all or none."""
        async with reaching():
            await get_running_loop().run_in_executor(self._thread, self._write, pages)

    async def close(self) -> None:
        """Finish what is being written."""
        self._thread.shutdown()
        self._engine.dispose()

    def _write(self, pages: Sequence[Page]) -> None:
        with self._engine.begin() as connection:
            write_pages(connection, pages)


class EngineWriter:
    """Writes to a database that is reached over the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, pages: Sequence[Page]) -> None:
        """Write pages, all or none."""
        async with reaching(), self._engine.begin() as connection:
            await connection.run_sync(write_pages, pages)

    async def close(self) -> None:
        """Nothing to finish: the engine is closed by whoever opened it."""
