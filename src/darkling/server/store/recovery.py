"""Recovery codes in the database."""

from collections.abc import Sequence

from sqlalchemy import delete, func, select, update

from darkling.server.store.hashes import hash_of
from darkling.server.store.people_models import AccountRow, RecoveryRow, SessionRow
from darkling.server.store.sessions import Sessions
from darkling.server.texts import folded_name


class Recovery:
    """The recovery codes of all accounts; each is gone once it was used."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def left(self, guest: str) -> int:
        counted = select(func.count()).select_from(RecoveryRow).where(RecoveryRow.guest == guest)
        async with self._session() as session:
            return await session.scalar(counted) or 0

    async def replace(self, guest: str, codes: Sequence[str], now: float) -> None:
        """Keep codes of a guest, in the place of all others."""
        async with self._session.begin() as session:
            await session.execute(delete(RecoveryRow).where(RecoveryRow.guest == guest))
            session.add_all([RecoveryRow(code=hash_of(code), guest=guest, made=now) for code in codes])

    async def add(self, guest: str, code: str, now: float) -> None:
        """Keep one more code of a guest."""
        async with self._session.begin() as session:
            session.add(RecoveryRow(code=hash_of(code), guest=guest, made=now))

    async def redeem(self, name: str, code: str, password: str) -> str | None:
        """Use a code up: keep another hashed password, end all sessions, and return whose account it is.

        Return None if it is no code of the account of that name. Of several who use it, the first one does.
        """
        owner = select(AccountRow.guest).where(AccountRow.key == folded_name(name)).scalar_subquery()
        known = RecoveryRow.code == hash_of(code), RecoveryRow.guest == owner
        async with self._session.begin() as session:
            guest: str | None = await session.scalar(
                delete(RecoveryRow).where(*known).returning(RecoveryRow.guest)
            )
            if guest is not None:
                changed = update(AccountRow).where(AccountRow.guest == guest).values(password=password)
                await session.execute(changed)
                await session.execute(delete(SessionRow).where(SessionRow.guest == guest))
            return guest
