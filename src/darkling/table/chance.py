"""Chance as part of the position: the same seed and choices give the same game."""

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

KEY_BYTES = 16
WORD_BYTES = 4
WORD_BITS = 32
WORD = (1 << WORD_BITS) - 1
POOL_BYTES = 12 * WORD_BYTES
FEW = 8
# A leading 1 marks the end of the pool.
POOL_END = 1 << POOL_BYTES * 8


class Chance:
    """A generator of numbers that nobody can predict from the numbers already seen.

    A linear generator would be smaller, but enough visible dice give its state away. Here every
    block of numbers is a hash of a secret key, and every block brings a new key.
    """

    def __init__(self, key: bytes, pool: int = 1) -> None:
        self.key = key
        self.pool = pool

    @classmethod
    def seeded(cls, seed: int) -> "Chance":
        """Start from any whole number from 0 up."""
        size = max(KEY_BYTES, (seed.bit_length() + 7) // 8)
        return cls(shake_128(seed.to_bytes(size, "little")).digest(KEY_BYTES))

    def copy(self) -> "Chance":
        """Return a generator that will give the same numbers."""
        return Chance(self.key, self.pool)

    def below(self, n: int) -> int:
        """Return one of 0 … n-1, all equally likely (to within n / 2**32)."""
        pool = self.pool
        if pool == 1:
            pool = int.from_bytes(self._block(POOL_BYTES), "little") | POOL_END
        self.pool = pool >> WORD_BITS
        return ((pool & WORD) * n) >> WORD_BITS

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the things in random order."""
        result = list(things)
        return self.drawn(result, len(result))

    def drawn(self, things: list[T], count: int) -> list[T]:
        """Take some of the things, at random and in random order; they leave the list."""
        last = len(things)
        if count <= FEW:
            # For a few things, numbers from the pool come cheaper than a block of their own.
            for end in range(last, last - count, -1):
                other = self.below(end)
                things[end - 1], things[other] = things[other], things[end - 1]
        else:
            for word in unpack(f"<{count}I", self._block(WORD_BYTES * count)):
                other = (word * last) >> WORD_BITS
                last -= 1
                things[last], things[other] = things[other], things[last]
        rest = len(things) - count
        drawn = things[rest:]
        del things[rest:]
        return drawn

    def _block(self, size: int) -> bytes:
        digest = shake_128(self.key).digest(KEY_BYTES + size)
        self.key = digest[:KEY_BYTES]
        return digest[KEY_BYTES:]
