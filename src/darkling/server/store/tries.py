"""How often something was tried, in the database."""

from sqlalchemy import case, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from darkling.server.store.hashes import hash_of
from darkling.server.store.people_models import TryRow
from darkling.server.store.sessions import Sessions


class Tries:
    """Counts of what was tried in a while; of what they are about, only a hash is kept."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def spend(self, what: str, now: float, window: float) -> int:
        """Count one more, and return how many there were in a window that began with the first."""
        anew = TryRow.since < now - window
        values = {
            "tries": case((anew, 1), else_=TryRow.tries + 1),
            "since": case((anew, now), else_=TryRow.since),
        }
        async with self._session.begin() as session:
            # Both can count on where there is a row already, each in words of its own.
            name = session.get_bind().dialect.name
            insert = postgresql.insert if name == "postgresql" else sqlite.insert
            row = insert(TryRow).values(what=hash_of(what), tries=1, since=now)
            counted = row.on_conflict_do_update(index_elements=[TryRow.what], set_=values)
            return (await session.scalars(counted.returning(TryRow.tries))).one()

    async def give_back(self, what: str) -> None:
        """Count one less."""
        less = update(TryRow).where(TryRow.what == hash_of(what)).values(tries=TryRow.tries - 1)
        async with self._session.begin() as session:
            await session.execute(less)

    async def forget(self, what: str) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(TryRow).where(TryRow.what == hash_of(what)))

    async def drop_before(self, then: float) -> None:
        async with self._session.begin() as session:
            await session.execute(delete(TryRow).where(TryRow.since < then))
