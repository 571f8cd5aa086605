"""Passwords: hashed with argon2, beside the event loop and not too many at once."""

from asyncio import Semaphore, to_thread

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each takes 64 MiB while it is being hashed."""


class Passwords:
    """Hashes passwords, and compares them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._free = Semaphore(AT_ONCE)
        # Comparing with it takes as long as with any other: nobody learns by the time which names exist.
        self._nobody = self._hasher.hash("nobody")

    async def hash(self, password: str) -> str:
        async with self._free:
            return await to_thread(self._hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Say whether a password is the one that was kept; nobody's never is."""
        async with self._free:
            fits = await to_thread(self._compare, kept or self._nobody, password)
        return fits and kept is not None

    def _compare(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
