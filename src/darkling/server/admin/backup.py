"""Backups: all that a server keeps, as one SQLite file, whichever database it comes from or goes to."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, create_engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from darkling.server.config import ServerConfig
from darkling.server.signing import KEY_FILE
from darkling.server.store import Store
from darkling.server.store.holds import InUse, held_alone
from darkling.server.store.migrate import migrate
from darkling.server.store.models import Base, ServerTimeRow
from darkling.table.errors import DarklingError

KEY_TABLE = "server_key"
ROWS_AT_ONCE = 1000
OWNER_ONLY = 0o600


class BadBackup(DarklingError):
    """The file is no backup, or something stands in its way."""


async def back_up(config: ServerConfig, file: Path) -> None:
    """Write everything to a file, while the server may go on; with the key, so keep the file to yourself."""
    if file.exists():
        raise BadBackup(f"{file} is there already; name another file")
    file.touch(OWNER_ONLY)
    store = await Store.open(config.database)
    try:
        if store.engine.dialect.name == "sqlite":
            _copy_file(config.database_file, file)
        else:
            await _write_rows(store.engine, file)
    finally:
        await store.close()
    _put_key(file, config.data / KEY_FILE)


async def restore(config: ServerConfig, file: Path, overwrite: bool = False) -> None:
    """Put a backup in the place of what a server keeps; raise BadBackup if that server is running."""
    with _up_to_date(file) as copy:
        key = _take_key(copy)
        config.lay_out()
        try:
            async with held_alone(config.database):
                await _put_in_place(config, copy, overwrite)
                _keep_key(config.data / KEY_FILE, key)
        except InUse:
            raise BadBackup(
                f"a server is using {config.database_name}; stop it, with all its processes, and try again"
            ) from None


async def _put_in_place(config: ServerConfig, copy: Path, overwrite: bool) -> None:
    store = await Store.open(config.database)
    try:
        if not overwrite and await _has_rows(store.engine):
            raise BadBackup(f"{config.database_name} is not empty; --overwrite replaces all that is in it")
        if store.engine.dialect.name == "sqlite":
            _copy_file(copy, config.database_file)
        else:
            await _read_rows(store.engine, copy)
    finally:
        await store.close()


def _copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database by its own means, which is safe while it is being written to."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


async def _write_rows(engine: AsyncEngine, file: Path) -> None:
    target = create_engine(f"sqlite:///{file}")
    with target.begin() as there:
        migrate(there)
        async with engine.execution_options(isolation_level="REPEATABLE READ").begin() as here:
            await here.run_sync(copy_rows, there)
    target.dispose()


async def _read_rows(engine: AsyncEngine, file: Path) -> None:
    source = create_engine(f"sqlite:///{file}")
    with source.begin() as there:
        async with engine.begin() as here:
            await here.run_sync(lambda target: replace_rows(there, target))
    source.dispose()


def replace_rows(source: Connection, target: Connection) -> None:
    """Put the rows of one database in the place of another's."""
    for table in reversed(Base.metadata.sorted_tables):
        target.execute(table.delete())
    copy_rows(source, target)
    if target.dialect.name == "postgresql":
        _go_on_counting(target)


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy all rows of all tables to a database that has none."""
    for table in Base.metadata.sorted_tables:
        found = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for rows in found.mappings().partitions(ROWS_AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in rows])


def _go_on_counting(target: Connection) -> None:
    """Let PostgreSQL number new rows from where the copied ones end."""
    for table in Base.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            counter = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(counter, last, False)))


async def _has_rows(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        counts = [
            await connection.scalar(select(func.count()).select_from(table))
            for table in Base.metadata.sorted_tables
            # A server that was only started has it too.
            if table.name != ServerTimeRow.__tablename__
        ]
    return any(counts)


@contextmanager
def _up_to_date(file: Path) -> Iterator[Path]:
    """Give a copy of a backup that is as this version keeps things; the backup itself stays as it is."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        copyfile(file, copy)
        engine = create_engine(f"sqlite:///{copy}")
        try:
            with engine.begin() as connection:
                connection.execute(text(f"SELECT count(*) FROM {KEY_TABLE}"))
                migrate(connection)
        except Exception:
            raise BadBackup(f"{file} was not written by `darkling admin backup`") from None
        finally:
            engine.dispose()
        yield copy


def _put_key(file: Path, key: Path) -> None:
    with closing(sqlite3.connect(file)) as backup, backup:
        backup.execute(f"CREATE TABLE {KEY_TABLE} (value BLOB)")
        if key.exists():
            backup.execute(f"INSERT INTO {KEY_TABLE} VALUES (?)", [key.read_bytes()])


def _take_key(file: Path) -> bytes | None:
    """Return the key of a backup, and take it out of the file: it is no part of a database."""
    with closing(sqlite3.connect(file)) as backup, backup:
        found = backup.execute(f"SELECT value FROM {KEY_TABLE}").fetchone()
        backup.execute(f"DROP TABLE {KEY_TABLE}")
        return found[0] if found else None


def _keep_key(file: Path, key: bytes | None) -> None:
    if key is not None:
        file.touch(OWNER_ONLY)
        file.write_bytes(key)
