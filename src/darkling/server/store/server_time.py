"""What the database knows of the time."""

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import func, select

from darkling.server.store.models import ServerTimeRow, TableRow
from darkling.server.store.sessions import Sessions

ONLY = 1


class ServerTime(Struct, frozen=True):
    """What is known of the time.

    Attributes:
        believed: the latest time that was believed.
        doubted: the latest time that was not, if the clock is in doubt.
        watched: so many seconds the clock has gone on since it leapt, while a server watched it.

    """

    believed: float
    doubted: float | None = None
    watched: float = 0.0


class ServerTimes:
    """The one row of what is known of the time."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def known(self) -> ServerTime | None:
        """Return what is known; None if no server has looked yet."""
        async with self._session() as session:
            row = await session.scalar(select(ServerTimeRow))
            return ServerTime(row.believed, row.doubted, row.watched) if row else None

    async def keep(self, time: ServerTime) -> None:
        async with self._session.begin() as session:
            await session.merge(ServerTimeRow(id=ONLY, **asdict(time)))

    async def newest_change(self) -> float | None:
        """Return when something last happened at any table."""
        async with self._session() as session:
            newest: float | None = await session.scalar(select(func.max(TableRow.changed)))
            return newest
