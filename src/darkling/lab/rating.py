"""Ratings: how strong bots are, by whom they met and how often they won.

The model is that of Bradley and Terry, for tables of any size: each side wins with a probability in
proportion to the strength of its bot. The strengths are those that make the wins most likely.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, fsum, log, log10

import msgspec

MIDDLE = 1500.0
"""The mean of all ratings."""
SCALE = 400.0
"""A bot that is rated so much higher than another wins ten times as often."""
PRECISION = 1e-5
"""Strengths are found when no logarithm of one changes by more than this."""


class LineUp(msgspec.Struct, frozen=True):
    """Bots that meet, one for each side, and in how many games for each deal."""

    bots: tuple[str, ...]
    games: int


def strengths(line_ups: Sequence[LineUp], wins: Mapping[str, float]) -> dict[str, float]:
    """Return the strength of each bot, given its wins for each deal; their geometric mean is 1."""
    # Hunter's algorithm (Annals of Statistics 32, 2004): each round makes the wins more likely.
    seats = [(line_up.games, Counter(line_up.bots)) for line_up in line_ups]
    found = dict.fromkeys(wins, 1.0)
    while True:
        chances = dict.fromkeys(wins, 0.0)
        for games, counts in seats:
            each = games / sum([found[bot] * count for bot, count in counts.items()])
            for bot, count in counts.items():
                chances[bot] += each * count
        better = _centred({bot: wins[bot] / chances[bot] for bot in wins})
        if max([abs(log(better[bot] / found[bot])) for bot in wins]) < PRECISION:
            return better
        found = better


def rating(strength: float) -> float:
    """Return a strength on the scale of Elo."""
    return MIDDLE + SCALE * log10(strength)


def _centred(found: Mapping[str, float]) -> dict[str, float]:
    mean = fsum([log(strength) for strength in found.values()]) / len(found)
    return {bot: strength / exp(mean) for bot, strength in found.items()}
