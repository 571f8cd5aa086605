"""Standings: what came of a tournament, with 95 % intervals.

What differs from one tournament to the next is the deals. So the intervals come from weighing the deals
anew, again and again, with random weights (the Bayesian bootstrap). To the deals that were played one is
added in which everybody shares every win: without it, who never lost would be infinitely strong, and surely.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import msgspec

from darkling.lab.outcome import Outcome
from darkling.lab.rating import LineUp, rating, strengths

TRIALS = 500
"""So often the deals are weighed anew."""
TAIL = TRIALS // 40
"""So many of the trials lie below a 95 % interval, and above it."""
Wins = Mapping[tuple[str, ...], float]
"""For each `(bot,)` its wins; for each `(bot, other)` those of them at a table where the other sat too."""


class Standing(msgspec.Struct, frozen=True):
    """A bot's rating with its interval, and of the games in each of its seats, the share it won."""

    bot: str
    rating: float
    low: float
    high: float
    share: float


class Pair(msgspec.Struct, frozen=True):
    """Of the games that one of two bots won at the same table, the share of the first, with its interval."""

    bot: str
    other: str
    share: float
    low: float
    high: float


class Scores:
    """The wins in all games of each deal; a win shared by k seats counts 1/k for each."""

    def __init__(self, deals: int) -> None:
        # Fractions, so that the sums do not depend on the order in which games come in.
        self.deals = [defaultdict[tuple[str, ...], Fraction](Fraction) for _ in range(deals)]

    def add(self, seating: Sequence[str], outcome: Outcome) -> None:
        wins = self.deals[outcome.number]
        winners = [bot for bot, won in zip(seating, outcome.won, strict=True) if won]
        for bot in winners:
            for key in _keys(bot, seating):
                wins[key] += Fraction(1, len(winners))


class Standings:
    """The scores of a tournament, judged."""

    def __init__(self, line_ups: Sequence[LineUp], scores: Scores) -> None:
        self.line_ups = line_ups
        self.bots = sorted({bot for line_up in line_ups for bot in line_up.bots})
        played: list[Wins] = [{key: float(wins) for key, wins in deal.items()} for deal in scores.deals]
        deals = [*played, _shared(line_ups)]
        self.mean = _weighed(played, [1.0] * len(played))
        self.smooth = _weighed(deals, [1.0] * len(deals))
        self.trials = [_weighed(deals, weights) for weights in _weights(len(deals))]

    def ladder(self) -> list[Standing]:
        """Return the bots with their ratings, the best first."""
        found = self._ratings(self.smooth)
        trials = [self._ratings(trial) for trial in self.trials]
        rows = [
            Standing(bot, found[bot], *_interval([trial[bot] for trial in trials]), self._share(bot))
            for bot in self.bots
        ]
        return sorted(rows, key=lambda row: row.rating, reverse=True)

    def pairs(self) -> list[Pair]:
        """Return how each bot fared against each other one."""
        return [self._pair(bot, other) for bot, other in permutations(self.bots, 2)]

    def _ratings(self, wins: Wins) -> dict[str, float]:
        found = strengths(self.line_ups, {bot: wins[bot,] for bot in self.bots})
        return {bot: rating(strength) for bot, strength in found.items()}

    def _share(self, bot: str) -> float:
        seats = sum([line_up.games * line_up.bots.count(bot) for line_up in self.line_ups])
        return self.mean.get((bot,), 0.0) / seats

    def _pair(self, bot: str, other: str) -> Pair:
        if not {(bot, other), (other, bot)} & self.mean.keys():
            # Neither ever won beside the other, which tells nothing.
            return Pair(bot, other, 0.5, 0.0, 1.0)
        low, high = _interval([_against(bot, other, trial) for trial in self.trials])
        share = _against(bot, other, self.mean)
        return Pair(bot, other, share, min(low, share), max(high, share))


def _keys(bot: str, seating: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield all under which a win of a bot counts."""
    yield (bot,)
    for other in {*seating} - {bot}:
        yield bot, other


def _shared(line_ups: Sequence[LineUp]) -> Wins:
    """Return a deal in which everybody shares every win."""
    wins: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for line_up in line_ups:
        for bot in line_up.bots:
            for key in _keys(bot, line_up.bots):
                wins[key] += line_up.games / len(line_up.bots)
    return wins


def _weighed(deals: Sequence[Wins], weights: Sequence[float]) -> Wins:
    """Return the mean of deals that count differently."""
    sums: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for deal, weight in zip(deals, weights, strict=True):
        for key, wins in deal.items():
            sums[key] += wins * weight
    return {key: total / sum(weights) for key, total in sums.items()}


def _weights(deals: int) -> Iterator[list[float]]:
    chance = Random(0)
    for _ in range(TRIALS):
        yield [chance.expovariate(1.0) for _ in range(deals)]


def _interval(values: list[float]) -> tuple[float, float]:
    values.sort()
    return values[TAIL], values[-1 - TAIL]


def _against(bot: str, other: str, wins: Wins) -> float:
    """Return a bot's share of what it and another won."""
    ours, theirs = wins.get((bot, other), 0.0), wins.get((other, bot), 0.0)
    return ours / (ours + theirs)
