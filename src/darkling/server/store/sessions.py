"""Talks with the database. One that cannot be reached is a refusal: whoever asked waits, and asks again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from darkling.server.refusal import Refusal

BAD_DATA = "22"
"""How the codes of errors begin that are about what was to be kept."""


class Unavailable(Refusal):
    """The database cannot be reached for now, and nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__("unavailable", "The server cannot reach its database. Wait a moment.", 503)


class Sessions:
    """Makes sessions: `sessions()` to read, `sessions.begin()` to write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._make = async_sessionmaker(engine, expire_on_commit=False)

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[AsyncSession]:
        async with reaching(), self._make() as session:
            yield session

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncSession]:
        """Write all or nothing."""
        async with reaching(), self._make.begin() as session:
            yield session


@asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """Turn what goes wrong on the way to the database into a refusal."""
    try:
        yield
    except (IntegrityError, ProgrammingError):
        raise
    except DBAPIError as wrong:
        if str(getattr(wrong.orig, "sqlstate", "")).startswith(BAD_DATA):
            raise Refusal("bad-request", "There is a character in it that cannot be kept.", 400) from None
        raise Unavailable from wrong
    except (OSError, NoneFree, TimeoutError) as wrong:
        raise Unavailable from wrong
