"""The odds of combat dice."""

from collections.abc import Iterable
from functools import cache

from darkling.games.darkworld.cards.pieces import FACES


@cache
def ways(dice: int) -> tuple[int, ...]:
    """Return in how many ways so many dice show each sum."""
    sums = [1]
    for _ in range(dice):
        more = [0] * (len(sums) + max(FACES))
        for total, count in enumerate(sums):
            for face in FACES:
                more[total + face] += count
        sums = more
    return tuple(sums)


@cache
def at_least(dice: int, needed: int) -> float:
    """Return how likely so many dice show a sum or more."""
    found: int = sum(ways(dice)[max(0, needed) :])
    return found / float(len(FACES) ** dice)


def percent(dice: int, needed: Iterable[int]) -> int:
    """Return the same as a percentage, the mean over several sums."""
    chances = [at_least(dice, sum_needed) for sum_needed in needed]
    return round(100 * sum(chances, start=0.0) / max(1, len(chances)))
