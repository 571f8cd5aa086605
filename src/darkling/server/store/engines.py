"""How databases are connected to."""

import sqlite3
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from darkling.server.store.writers import EngineWriter, ThreadWriter

SQLITE_OPTIONS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # No writer is to do what `put_in_order` does, unless far too much has come together.
    "wal_autocheckpoint=10000",
)
POSTGRESQL_OPTIONS: dict[str, Any] = {
    # A database that does not answer is as good as none.
    "connect_args": {"timeout": 5, "command_timeout": 15},
    # All of them are kept: to make one takes longer than to wait for one.
    "pool_size": 20,
    "max_overflow": 0,
    "pool_timeout": 15,
}


def writer_of(engine: AsyncEngine) -> ThreadWriter | EngineWriter:
    """Return what writes to the logs of tables."""
    if engine.dialect.name != "sqlite":
        return EngineWriter(engine)
    return ThreadWriter(lambda: _open_sqlite(engine.url.database or ""))


def engine_for(url: str) -> AsyncEngine:
    # An error that is written down tells no password's hash, seed or word that was said.
    if url.startswith("postgresql"):
        return create_async_engine(url, hide_parameters=True, **POSTGRESQL_OPTIONS)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _open_sqlite(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file)
    _prepare_sqlite(connection, None)
    return connection


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Let readers and a writer go side by side, and lose nothing that was acknowledged."""
    for pragma in SQLITE_OPTIONS:
        connection.execute(f"PRAGMA {pragma}")
