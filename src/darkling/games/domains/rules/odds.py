"""What dice come to: exact odds, for all who look at an attack before it is rolled."""

from functools import cache


@cache
def ways(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return in how many ways dice with so many sides come to each total, from 0 on."""
    counts = [1]
    for sides in dice:
        longer = [0] * (len(counts) + sides)
        for total, count in enumerate(counts):
            for face in range(1, sides + 1):
                longer[total + face] += count
        counts = longer
    return tuple(counts)


@cache
def _odds_above(dice: tuple[int, ...]) -> tuple[float, ...]:
    """Return how likely sorted dice come to more than each total, from 0 to the most they can."""
    counts = ways(dice)
    every, above = sum(counts), 0
    odds: list[float] = []
    for count in reversed(counts):
        odds.append(above / every)
        above += count
    return tuple(reversed(odds))


def chance_to_beat(dice: tuple[int, ...], plus: int, defense: int) -> float:
    """Return how likely dice and what is added to them come to more than a defense (DM-ADV-07)."""
    odds = _odds_above(tuple(sorted(dice)))
    needed = defense - plus
    if needed < 0:
        return 1.0
    return odds[needed] if needed < len(odds) else 0.0
