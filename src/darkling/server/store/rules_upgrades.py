"""Tables on their way to other rules."""

from typing import Any

from sqlalchemy import CursorResult, select, update

from darkling.server.entries import Header
from darkling.server.store.models import TableRow
from darkling.server.store.store import ENDED, Store, header_of
from darkling.server.table_state import TableState


class Upgrades:
    """What is asked of the database when the rules have changed."""

    def __init__(self, store: Store) -> None:
        self._session = store.sessions

    async def open_tables(self) -> list[tuple[Header, str]]:
        """Return the tables whose games are not over, with the fingerprint of where each stands."""
        wanted = select(TableRow).where(TableRow.status.not_in(ENDED)).order_by(TableRow.made)
        async with self._session() as session:
            return [(header_of(row), row.fingerprint) for row in await session.scalars(wanted)]

    async def move(self, old: Header, table: TableState) -> bool:
        """Let a table be played on as it was folded now; say no if someone has played on meanwhile."""
        new = {"rules_version": table.header.rules_version, "cards": table.header.cards, "due": table.due}
        new["fingerprint"] = table.game.fingerprint()
        moving = update(TableRow).where(
            TableRow.id == old.table,
            TableRow.rules_version == old.rules_version,
            TableRow.cards == old.cards,
            TableRow.length == table.number,
        )
        async with self._session.begin() as session:
            moved: CursorResult[Any] = await session.execute(moving.values(new))  # type: ignore[assignment]
            return moved.rowcount == 1
