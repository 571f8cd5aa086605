"""Who writes additions: for SQLite a thread of its own, otherwise a connection like any other."""

import sqlite3
from asyncio import get_running_loop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from darkling.server.store.appends import LogAddition, NumberTaken, Row, check_rules, write_additions
from darkling.server.store.sessions import Unavailable, reaching

DIALECT = sqlite.dialect(paramstyle="named")


class ThreadWriter:
    """Writes to SQLite. One turn of a thread for a whole transaction, not one for each statement of it.

    It speaks to SQLite itself: of a transaction with one choice, SQLAlchemy would be the larger part.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def transact(self, additions: Sequence[LogAddition]) -> None:
        """Write additions, all or none."""
        await get_running_loop().run_in_executor(self._thread, self._write, additions)

    async def close(self) -> None:
        """Finish what is being written."""
        await get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, additions: Sequence[LogAddition]) -> None:
        try:
            self._connection = self._connection or self._connect()
            with self._connection:
                write_additions(self._execute, additions)
        except sqlite3.IntegrityError as wrong:
            raise NumberTaken(str(wrong)) from wrong
        except sqlite3.OperationalError as wrong:
            raise Unavailable from wrong

    def _execute(self, statement: Any, rows: list[Row]) -> int:
        assert self._connection is not None
        return self._connection.executemany(_text(statement, tuple(rows[0])), rows).rowcount

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


@cache
def _text(statement: Any, columns: tuple[str, ...]) -> str:
    """Return a statement as SQLite reads it."""
    return str(statement.compile(dialect=DIALECT, column_keys=columns))


class EngineWriter:
    """Writes to a database that is reached over the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, additions: Sequence[LogAddition]) -> None:
        """Write additions, all or none."""
        async with reaching(), self._engine.begin() as connection:
            await connection.run_sync(_write, additions)

    async def close(self) -> None:
        """Nothing to finish: the engine is closed by whoever opened it."""


def _write(connection: Connection, additions: Sequence[LogAddition]) -> None:
    write_additions(lambda statement, rows: connection.execute(statement, rows).rowcount, additions)
    check_rules(connection, additions)
