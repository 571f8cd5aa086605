"""Whom guests do not want to hear, or not to have at their tables."""

from sqlalchemy import delete, select

from darkling.server.store.models import ChatRow
from darkling.server.store.people_models import QuietedRow
from darkling.server.store.sessions import Sessions
from darkling.wire.people import Quieted


class QuietPeople:
    """Who does not want to hear whom."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def of(self, guest: str) -> list[Quieted]:
        wanted = select(QuietedRow).where(QuietedRow.guest == guest).order_by(QuietedRow.number)
        async with self._session() as session:
            rows = await session.scalars(wanted)
            return [Quieted(row.number, row.name, row.blocked) for row in rows]

    async def add(self, guest: str, other: str, name: str, blocked: bool) -> None:
        """Keep that a guest does not want to hear another, or has made up their mind about it."""
        known = (QuietedRow.guest == guest) & (QuietedRow.other == other)
        async with self._session.begin() as session:
            await session.execute(delete(QuietedRow).where(known))
            session.add(QuietedRow(guest=guest, other=other, name=name, blocked=blocked))

    async def drop(self, guest: str, number: int) -> None:
        known = (QuietedRow.guest == guest) & (QuietedRow.number == number)
        async with self._session.begin() as session:
            await session.execute(delete(QuietedRow).where(known))

    async def hosts_against(self, guest: str) -> set[str]:
        """Return those who have blocked a guest."""
        wanted = select(QuietedRow.guest).where(QuietedRow.other == guest, QuietedRow.blocked)
        async with self._session() as session:
            return set(await session.scalars(wanted))

    async def speaker(self, table: str, number: int) -> tuple[str, str] | None:
        """Return the guest who said something at a table, and under which name."""
        wanted = select(ChatRow).where(ChatRow.table == table, ChatRow.number == number)
        async with self._session() as session:
            row = await session.scalar(wanted)
            return (row.guest, row.name) if row else None
