"""Accounts and sessions in the database."""

from hashlib import sha256
from secrets import token_urlsafe

from sqlalchemy import case, delete, select, update
from sqlalchemy.exc import IntegrityError

from darkling.server.store.people_models import AccountRow, SessionRow
from darkling.server.store.sessions import Sessions
from darkling.server.texts import folded_name
from darkling.table.errors import DarklingError

SESSION_AGE = 90 * 24 * 3600
"""So many seconds a session lasts."""
TRY_WINDOW = 15 * 60
"""So many seconds after the first wrong password they are counted anew."""


class NameTaken(DarklingError):
    """Another account has that name."""


class Accounts:
    """All accounts."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def make(self, guest: str, name: str, password: str, now: float) -> None:
        """Make an account of a guest, with a hashed password; raise NameTaken if that cannot be."""
        row = AccountRow(guest=guest, key=folded_name(name), password=password, made=now, tries=0, tried=0.0)
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

    async def find(self, name: str) -> str | None:
        async with self._session() as session:
            guest: str | None = await session.scalar(
                select(AccountRow.guest).where(AccountRow.key == folded_name(name))
            )
            return guest

    async def spend_try(self, guest: str, now: float) -> tuple[str, int]:
        """Count one more try of a password; return the hash to compare, and how many tries there were."""
        anew = AccountRow.tried < now - TRY_WINDOW
        values = {
            "tries": case((anew, 1), else_=AccountRow.tries + 1),
            "tried": case((anew, now), else_=AccountRow.tried),
        }
        async with self._session.begin() as session:
            await session.execute(update(AccountRow).where(AccountRow.guest == guest).values(values))
            row = await session.get(AccountRow, guest, populate_existing=True)
            return (row.password, row.tries) if row else ("", 0)

    async def forgive_tries(self, guest: str) -> None:
        """Forget wrong passwords: the right one has come."""
        async with self._session.begin() as session:
            await session.execute(update(AccountRow).where(AccountRow.guest == guest).values(tries=0))

    async def set_password(self, guest: str, password: str) -> None:
        """Keep another hashed password, and end all sessions."""
        changed = update(AccountRow).where(AccountRow.guest == guest).values(password=password)
        async with self._session.begin() as session:
            await session.execute(changed)
            await session.execute(delete(SessionRow).where(SessionRow.guest == guest))

    async def begin_session(self, guest: str, now: float) -> str:
        """Begin a session, and return its token."""
        token = token_urlsafe(32)
        async with self._session.begin() as session:
            session.add(SessionRow(token=_hashed(token), guest=guest, made=now))
        return token

    async def guest_of(self, token: str, now: float) -> str | None:
        """Return the guest of a session that has not ended."""
        async with self._session() as session:
            row = await session.get(SessionRow, _hashed(token))
            return row.guest if row and row.made > now - SESSION_AGE else None

    async def end_session(self, token: str) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == _hashed(token)))

    async def end_all_sessions(self, guest: str) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.guest == guest))

    async def drop_old_sessions(self, now: float) -> None:
        """Forget sessions that have ended by themselves."""
        async with self._session.begin() as session:
            await session.execute(delete(SessionRow).where(SessionRow.made <= now - SESSION_AGE))


def _hashed(token: str) -> str:
    """Return what is kept of a token: whoever reads the database cannot sign in with it."""
    return sha256(token.encode()).hexdigest()
