"""All that is kept about one guest: to hand it to them, or to forget it."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from darkling.server.entries import Seated
from darkling.server.store.models import Base, ChatRow, EntryRow, GuestRow, ReportRow, SeatRow, TableRow
from darkling.server.store.people_models import (
    AccountRow,
    HookRow,
    QuietedRow,
    RecoveryRow,
    ResultRow,
    SessionRow,
)
from darkling.server.store.sessions import Sessions
from darkling.server.table_state import FORGOTTEN_NAME

SHOWN = {
    "guest": (GuestRow, ("id", "name", "made")),
    "account": (AccountRow, ("made",)),
    "sessions": (SessionRow, ("made", "seen", "browser", "system")),
    "recovery-codes": (RecoveryRow, ("made",)),
    "webhook": (HookRow, ("url", "site")),
    "quieted": (QuietedRow, ("name", "blocked")),
    "seats": (SeatRow, ("table", "seat")),
    "results": (ResultRow, ("table", "seat", "name", "place", "won", "ended", "ending")),
    "chats": (ChatRow, ("table", "name", "text", "at")),
    "reports": (ReportRow, ("table", "text", "at")),
}
"""What a guest gets of what is kept about them. A log is not in it: it gives secrets of the game away."""


class OwnData:
    """What is kept about guests."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def export(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        async with self._session() as session:
            return {kind: await _shown(session, row, fields, guest) for kind, (row, fields) in SHOWN.items()}

    async def tables(self, guest: str) -> list[str]:
        """Return all tables that a guest has made or has a seat at."""
        seated = select(SeatRow.table).where(SeatRow.guest == guest)
        async with self._session() as session:
            made_or_seated = or_(TableRow.host == guest, TableRow.id.in_(seated))
            return list(await session.scalars(select(TableRow.id).where(made_or_seated)))

    async def forget(self, guest: str) -> None:
        """Forget a guest; their name is taken out of all logs, where it stands for nothing any more."""
        async with self._session.begin() as session:
            for row in (SessionRow, RecoveryRow, AccountRow, HookRow, ChatRow, ReportRow, SeatRow):
                await session.execute(delete(row).where(row.guest == guest))
            about = or_(QuietedRow.guest == guest, QuietedRow.other == guest)
            await session.execute(delete(QuietedRow).where(about))
            await session.execute(delete(GuestRow).where(GuestRow.id == guest))
            nobody = {"guest": None, "name": FORGOTTEN_NAME}
            await session.execute(update(ResultRow).where(ResultRow.guest == guest).values(nobody))
            named = TableRow.summary.contains(f'"{guest}"', autoescape=True)
            await session.execute(update(TableRow).where(named).values(summary=None))
            await _take_out_names(session, guest)


async def _shown(
    session: AsyncSession, row: type[Base], fields: tuple[str, ...], guest: str
) -> list[dict[str, Any]]:
    owner = GuestRow.id if row is GuestRow else row.guest  # type: ignore[attr-defined]
    found = await session.execute(select(*[getattr(row, field) for field in fields]).where(owner == guest))
    return [dict(zip(fields, values, strict=True)) for values in found]


async def _take_out_names(session: AsyncSession, guest: str) -> None:
    rows = await session.scalars(
        select(EntryRow).where(EntryRow.body.contains(f'"guest":"{guest}"', autoescape=True))
    )
    for row in rows:
        # A log that is damaged keeps nobody from being forgotten everywhere else.
        with suppress(msgspec.MsgspecError, KeyError):
            row.body = _without_name(row.body)


def _without_name(body: str) -> str:
    entry = msgspec.json.decode(body)
    if entry["kind"] != "seat":
        return body
    seated = msgspec.convert(entry, Seated)
    return msgspec.json.encode(replace(seated, name=FORGOTTEN_NAME)).decode()
