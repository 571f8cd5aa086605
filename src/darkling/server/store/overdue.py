"""Tables at which nothing has happened for too long."""

from sqlalchemy import select

from darkling.server.store.models import TableRow
from darkling.server.store.sessions import Sessions
from darkling.server.store.store import ENDED

AT_ONCE = 200
"""So many tables are given up in one go; the rest in the next one."""


async def overdue_tables(sessions: Sessions, before: float) -> list[str]:
    wanted = select(TableRow.id).where(TableRow.status.not_in(ENDED), TableRow.changed < before)
    async with sessions() as session:
        return list(await session.scalars(wanted.order_by(TableRow.changed).limit(AT_ONCE)))
