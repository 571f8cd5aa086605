"""Giving back the room that a database no longer needs."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from darkling.server.store import Store
from darkling.server.store.models import Base

SIZES = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


async def vacuum(store: Store) -> tuple[int, int]:
    """Pack a database; return how many bytes it had, and how many it has now."""
    before = await _size(store.engine)
    packing = store.engine.execution_options(isolation_level="AUTOCOMMIT")
    async with packing.connect() as connection:
        for statement in _statements(store.engine.dialect.name):
            await connection.execute(text(statement))
    return before, await _size(store.engine)


def _statements(dialect: str) -> list[str]:
    if dialect == "sqlite":
        return ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA optimize"]
    return [f"VACUUM (ANALYZE) {table.name}" for table in Base.metadata.sorted_tables]


async def _size(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(await connection.scalar(text(SIZES[engine.dialect.name])) or 0)
