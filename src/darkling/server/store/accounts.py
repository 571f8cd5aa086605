"""Accounts in the database."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.exc import IntegrityError

from darkling.server.store.people_models import AccountRow, SessionRow
from darkling.server.store.sessions import Sessions
from darkling.server.texts import folded_name
from darkling.table.errors import DarklingError


class NameTaken(DarklingError):
    """Another account has that name."""


@dataclass(frozen=True)
class Account:
    """Whose account it is, its name as names are compared, and its hashed password."""

    guest: str
    key: str
    password: str


class Accounts:
    """All accounts."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def make(self, guest: str, name: str, password: str, now: float) -> None:
        """Make an account of a guest, with a hashed password; raise NameTaken if that cannot be."""
        row = AccountRow(guest=guest, key=folded_name(name), password=password, made=now)
        try:
            async with self._session.begin() as session:
                session.add(row)
        except IntegrityError:
            raise NameTaken(f"{name!r} is taken") from None

    async def rename(self, guest: str, name: str) -> None:
        """Give the account of a guest another name, if they have one; raise NameTaken if that cannot be."""
        renamed = update(AccountRow).where(AccountRow.guest == guest).values(key=folded_name(name))
        try:
            async with self._session.begin() as session:
                await session.execute(renamed)
        except IntegrityError:
            raise NameTaken(f"{name!r} is taken") from None

    async def has(self, guest: str) -> bool:
        async with self._session() as session:
            return await session.get(AccountRow, guest) is not None

    async def find(self, name: str) -> Account | None:
        """Return the account of a name, however it is written."""
        return await self._found(AccountRow.key == folded_name(name))

    async def of(self, guest: str) -> Account | None:
        """Return the account of a guest."""
        return await self._found(AccountRow.guest == guest)

    async def set_password(self, guest: str, password: str) -> None:
        """Keep another hashed password, and end all sessions."""
        changed = update(AccountRow).where(AccountRow.guest == guest).values(password=password)
        async with self._session.begin() as session:
            await session.execute(changed)
            await session.execute(delete(SessionRow).where(SessionRow.guest == guest))

    async def _found(self, which: ColumnElement[bool]) -> Account | None:
        async with self._session() as session:
            row = await session.scalar(select(AccountRow).where(which))
            return Account(row.guest, row.key, row.password) if row else None
