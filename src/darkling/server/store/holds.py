"""Who has a database in use: servers hold it together, and whoever replaces all that is in it holds it alone.

A hold ends with the process that has it, however that ends.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import func, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from darkling.server.refusal import Refusal
from darkling.server.store.engines import POSTGRESQL_OPTIONS
from darkling.server.store.sessions import reaching
from darkling.table.errors import DarklingError

HELD = 7_205_760
"""What is locked in PostgreSQL; `migrate.py` has another one."""
SECONDS_TO_TRY = 1.0
"""Whoever tries in vain to have a file alone keeps others off it for a moment."""
GONE_WITHIN_A_MINUTE = {
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""How PostgreSQL finds out that the machine of a server is gone."""
SHARED = ("BEGIN", "SELECT count(*) FROM sqlite_master")
ALONE = ("BEGIN EXCLUSIVE",)


class InUse(DarklingError):
    """Someone else holds the database."""

    def __init__(self) -> None:
        super().__init__("a backup is being put in place of the database; start the server when that is done")


class Hold(ABC):
    """A hold on a database."""

    @abstractmethod
    async def take(self) -> None:
        """Have the database; raise InUse if that cannot be."""

    @abstractmethod
    async def renew(self) -> bool:
        """Take the hold again if it was lost; say whether it was."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class FileHold(Hold):
    """A hold on a SQLite database, by a lock on an empty database beside it."""

    def __init__(self, file: Path, alone: bool) -> None:
        self._file = file
        self._alone = alone
        self._connection: sqlite3.Connection | None = None

    async def take(self) -> None:
        self._file.touch(0o600)
        timeout = 0.0 if self._alone else SECONDS_TO_TRY
        connection = sqlite3.connect(self._file, timeout, isolation_level=None, check_same_thread=False)
        try:
            for statement in ALONE if self._alone else SHARED:
                connection.execute(statement).fetchall()
        except sqlite3.OperationalError as wrong:
            connection.close()
            if wrong.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse from None
            raise
        self._connection = connection

    async def renew(self) -> bool:
        # The lock of a file is lost with its process only.
        return False

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class SessionHold(Hold):
    """A hold on a PostgreSQL database, by a lock that is as old as a connection to it."""

    def __init__(self, url: str, alone: bool) -> None:
        connect = POSTGRESQL_OPTIONS["connect_args"] | {"server_settings": GONE_WITHIN_A_MINUTE}
        self._engine: AsyncEngine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=connect
        )
        self._lock = func.pg_try_advisory_lock if alone else func.pg_try_advisory_lock_shared
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        async with reaching():
            connection = await self._engine.connect()
            if not await connection.scalar(select(self._lock(HELD))):
                await connection.close()
                raise InUse
            self._connection = connection

    async def renew(self) -> bool:
        if self._connection is not None:
            try:
                async with reaching():
                    await self._connection.scalar(select(1))
            except Refusal:
                lost, self._connection = self._connection, None
                await lost.invalidate()
            else:
                return False
        await self.take()
        return True

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()


async def take_hold(url: str, alone: bool = False) -> Hold:
    """Have a database in use, together with other servers or alone; raise InUse if that cannot be."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        hold: Hold = FileHold(Path(f"{address.database}.lock"), alone)
    else:
        hold = SessionHold(url, alone)
    try:
        await hold.take()
    except BaseException:
        await hold.close()
        raise
    return hold


@asynccontextmanager
async def held_alone(url: str) -> AsyncIterator[None]:
    """Have a database in use alone; raise InUse if anybody else has."""
    hold = await take_hold(url, alone=True)
    try:
        yield
    finally:
        await hold.close()
