"""How often passwords may be tried: by a name and whoever tries, and by a name in all.

Names that nobody has are counted as well, so that being refused tells nothing.
"""

from time import time

from darkling.server.asker import Asker
from darkling.server.refusal import Refusal
from darkling.server.store.tries import Tries

MOST_TRIES = 10
WINDOW = 15 * 60
"""So many passwords may be tried for one name from one address in so many seconds."""
MOST_EVERYWHERE = 100
LONG_WINDOW = 3600
"""And so many from all addresses, less those of browsers that have been signed in before."""


class PasswordTries:
    """Counts what was tried, in the database: all processes together let nobody try more."""

    def __init__(self, tries: Tries) -> None:
        self._tries = tries

    async def spend(self, key: str, owner: str | None, asker: Asker) -> None:
        """Count a try for a name; raise Refusal if there were too many."""
        now = time()
        if await self._tries.spend(_from(key, owner, asker), now, WINDOW) > MOST_TRIES:
            text = "Too many wrong passwords. Try again in a quarter of an hour, or use a recovery code."
            raise Refusal("too-many-tries", text, 429)
        if _is_known(owner, asker):
            return
        if await self._tries.spend(key, now, LONG_WINDOW) > MOST_EVERYWHERE:
            raise Refusal(
                "too-many-tries",
                "Too many wrong passwords for this name, from many places. Try again in an hour, or in a "
                "browser in which you have signed in before, or use a recovery code.",
                429,
            )

    async def forgive(self, key: str, owner: str, asker: Asker) -> None:
        """Forget the wrong passwords of whoever has found the right one, and only theirs."""
        await self._tries.forget(_from(key, owner, asker))
        if not _is_known(owner, asker):
            await self._tries.give_back(key)

    async def drop_old(self, now: float) -> None:
        await self._tries.drop_before(now - LONG_WINDOW)


def _is_known(owner: str | None, asker: Asker) -> bool:
    return owner is not None and asker.known == owner


def _from(key: str, owner: str | None, asker: Asker) -> str:
    # No name has a line break in it.
    return f"{key}\nknown" if _is_known(owner, asker) else f"{key}\n{asker.address}"
