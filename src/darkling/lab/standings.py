"""Standings: what came of a tournament, with 95 % intervals.

To the deals that were played one is added in which everybody shares every win: without it, who never lost
would be infinitely strong, and surely.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations

import msgspec

from darkling.lab.bootstrap import interval, mean, trials
from darkling.lab.outcome import Outcome
from darkling.lab.rating import LineUp, rating, strengths
from darkling.table.result import Sides, winning_sides

Wins = Mapping[tuple[str, ...], float]
"""For each `(bot,)` its wins; for each `(bot, other)` those of them at a table where the other played too."""


class Standing(msgspec.Struct, frozen=True):
    """A bot's rating with its interval, and of the games on each of its sides, the share it won."""

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
    """The wins in all games of each deal, by bots that play a side each; k sides that share a win get 1/k."""

    def __init__(self, deals: int, sides: Sides) -> None:
        # Fractions, so that the sums do not depend on the order in which games come in.
        self.deals = [defaultdict[tuple[str, ...], Fraction](Fraction) for _ in range(deals)]
        self.sides = sides

    def add(self, seating: Sequence[str], outcome: Outcome) -> None:
        wins = self.deals[outcome.number]
        bots = [seating[side[0]] for side in self.sides]
        for bot, side in zip(bots, self.sides, strict=True):
            if outcome.won[side[0]]:
                for key in _keys(bot, bots):
                    wins[key] += Fraction(1, winning_sides(outcome.won, self.sides))


class Standings:
    """The scores of a tournament, judged."""

    def __init__(self, line_ups: Sequence[LineUp], scores: Scores) -> None:
        self.line_ups = line_ups
        self.bots = sorted({bot for line_up in line_ups for bot in line_up.bots})
        played: list[Wins] = [{key: float(wins) for key, wins in deal.items()} for deal in scores.deals]
        deals = [*played, _shared(line_ups)]
        self.mean = mean(played)
        self.smooth = mean(deals)
        self.trials = list(trials(deals))

    def ladder(self) -> list[Standing]:
        """Return the bots with their ratings, the best first."""
        found = self._ratings(self.smooth)
        found_again = [self._ratings(trial) for trial in self.trials]
        rows = [
            Standing(bot, found[bot], *interval([trial[bot] for trial in found_again]), self._share(bot))
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
        sides = sum([line_up.games * line_up.bots.count(bot) for line_up in self.line_ups])
        return self.mean.get((bot,), 0.0) / sides

    def _pair(self, bot: str, other: str) -> Pair:
        if not {(bot, other), (other, bot)} & self.mean.keys():
            # Neither ever won beside the other, which tells nothing.
            return Pair(bot, other, 0.5, 0.0, 1.0)
        share = _against(bot, other, self.mean)
        low, high = interval([_against(bot, other, trial) for trial in self.trials], holding=share)
        return Pair(bot, other, share, low, high)


def _keys(bot: str, bots: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield all under which a win of a bot counts."""
    yield (bot,)
    for other in {*bots} - {bot}:
        yield bot, other


def _shared(line_ups: Sequence[LineUp]) -> Wins:
    """Return a deal in which everybody shares every win."""
    wins: defaultdict[tuple[str, ...], float] = defaultdict(float)
    for line_up in line_ups:
        for bot in line_up.bots:
            for key in _keys(bot, line_up.bots):
                wins[key] += line_up.games / len(line_up.bots)
    return wins


def _against(bot: str, other: str, wins: Wins) -> float:
    """Return a bot's share of what it and another won."""
    ours, theirs = wins.get((bot, other), 0.0), wins.get((other, bot), 0.0)
    return ours / (ours + theirs)
