"""Readiness: whether the server can keep what is played. It is asked often, and tried only now and then."""

from asyncio import Lock
from logging import getLogger
from time import monotonic

from darkling.server.store import Store, Unavailable

SECONDS_BETWEEN = 5.0
logger = getLogger(__name__)


class Readiness:
    """Tries to write to the database, and says why it cannot."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._tried = -SECONDS_BETWEEN
        self._unavailable: Unavailable | None = None

    async def check(self) -> None:
        """Raise Unavailable if nothing could be written when it was last tried."""
        async with self._lock:
            if monotonic() - self._tried >= SECONDS_BETWEEN:
                self._unavailable = await self._try()
                self._tried = monotonic()
        if self._unavailable is not None:
            raise Unavailable

    async def _try(self) -> Unavailable | None:
        try:
            await self._store.try_writing()
        except Unavailable as wrong:
            logger.warning("the server is not ready: %s", wrong.__cause__)
            return wrong
        return None
