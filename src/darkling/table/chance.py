"""Chance as part of the position: the same seed and choices give the same game."""

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack
from typing import Any, TypeVar

from darkling.table.errors import BadPosition

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
        return cls(_key(seed))

    def reseed(self, seed: int) -> None:
        """Start again, from another number."""
        self.key, self.pool = _key(seed), 1

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

    def face(self, faces: Sequence[int]) -> int:
        """Return what a die shows that has these faces."""
        return faces[self.below(len(faces))]

    def pick(self, things: Sequence[int], first: int = 0) -> int:  # noqa: ARG002
        """Return one of the things, all equally likely; `first` matters to `ForetoldChance`."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[int], first: int = 0) -> list[int]:  # noqa: ARG002
        """Return the things in random order; `first` matters to `ForetoldChance`."""
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

    def data(self) -> list[Any]:
        return [self.key.hex(), f"{self.pool:x}"]

    def _block(self, size: int) -> bytes:
        digest = shake_128(self.key).digest(KEY_BYTES + size)
        self.key = digest[:KEY_BYTES]
        return digest[KEY_BYTES:]


def _key(seed: int) -> bytes:
    size = max(KEY_BYTES, (seed.bit_length() + 7) // 8)
    return shake_128(seed.to_bytes(size, "little")).digest(KEY_BYTES)


class ForetoldChance(Chance):
    """Chance of a position set up by hand that says how the next dice fall and which cards come next.

    Where things of several kinds are drawn, the numbers of each kind begin at a `first` of its own in
    `draws`, so that one is not taken for another.
    """

    def __init__(
        self, key: bytes, pool: int = 1, rolls: tuple[int, ...] = (), draws: tuple[int, ...] = ()
    ) -> None:
        super().__init__(key, pool)
        self.rolls = rolls
        self.draws = draws

    def copy(self) -> "Chance":
        return ForetoldChance(self.key, self.pool, self.rolls, self.draws)

    def face(self, faces: Sequence[int]) -> int:
        if not self.rolls:
            return super().face(faces)
        rolled = self.rolls[0]
        if rolled not in faces:
            shown = ", ".join([str(face) for face in sorted(set(faces))])
            raise BadPosition(f"the next of `rolls` is {rolled}, but this die shows {shown}")
        self.rolls = self.rolls[1:]
        return rolled

    def pick(self, things: Sequence[int], first: int = 0) -> int:
        if self.draws and self.draws[0] - first in things:
            drawn, self.draws = self.draws[0], self.draws[1:]
            return drawn - first
        return super().pick(things)

    def shuffled(self, things: Sequence[int], first: int = 0) -> list[int]:
        """Return the things in random order, after those that are foretold."""
        rest = super().shuffled(things)
        foretold: list[int] = []
        while self.draws and self.draws[0] - first in rest:
            at = rest.index(self.draws[0] - first)
            foretold.append(rest.pop(at))
            self.draws = self.draws[1:]
        return foretold + rest

    def data(self) -> list[Any]:
        if not self.rolls and not self.draws:
            return super().data()
        return [*super().data(), list(self.rolls), list(self.draws)]


def chance_from(data: Sequence[Any]) -> Chance:
    """Return the chance whose data this is."""
    key, pool, *foretold = data
    if not foretold:
        return Chance(bytes.fromhex(key), int(pool, 16))
    rolls, draws = foretold
    return ForetoldChance(bytes.fromhex(key), int(pool, 16), tuple(rolls), tuple(draws))
