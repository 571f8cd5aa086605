"""Standings of tables: where all seats are allies, tables of one bot each play the same deals.

To the deals that were played one is added that is won by half of the tables of every bot: without it, a
table that won every deal would win for sure.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations

import msgspec

from darkling.lab.bootstrap import interval, mean, trials
from darkling.lab.outcome import Outcome

EVEN = 0.5


class TableStanding(msgspec.Struct, frozen=True):
    """The share of the deals that a table of one bot won, with its interval, and its mean score."""

    bot: str
    share: float
    low: float
    high: float
    score: float


class TableDifference(msgspec.Struct, frozen=True):
    """By how much the share that one table won is larger than that of another, with its interval."""

    bot: str
    other: str
    difference: float
    low: float
    high: float


class TableScores:
    """What the tables of all bots made of each deal."""

    def __init__(self, deals: int) -> None:
        self.won: list[dict[str, float]] = [{} for _ in range(deals)]
        self.scores: list[dict[str, float]] = [{} for _ in range(deals)]

    def add(self, seating: Sequence[str], outcome: Outcome) -> None:
        # One bot has all seats, and allies have one result: the first seat speaks for all.
        bot = seating[0]
        self.won[outcome.number][bot] = float(outcome.won[0])
        self.scores[outcome.number][bot] = float(outcome.scores[0])


class TableStandings:
    """The scores of tables, judged."""

    def __init__(self, scores: TableScores) -> None:
        self.shares = mean(scores.won)
        self.scores = mean(scores.scores)
        self.trials = list(trials([*scores.won, dict.fromkeys(self.shares, EVEN)]))

    def tables(self) -> list[TableStanding]:
        """Return the bots whose tables won most first; of equals, those with the better score."""
        rows = [self._standing(bot) for bot in self.shares]
        return sorted(rows, key=lambda row: (row.share, row.score), reverse=True)

    def differences(self) -> list[TableDifference]:
        """Return how the table of each bot fared beside that of each other one."""
        return [self._difference(bot, other) for bot, other in permutations(sorted(self.shares), 2)]

    def _standing(self, bot: str) -> TableStanding:
        share = self.shares[bot]
        low, high = interval([trial[bot] for trial in self.trials], holding=share)
        return TableStanding(bot, share, low, high, self.scores[bot])

    def _difference(self, bot: str, other: str) -> TableDifference:
        def by(shares: Mapping[str, float]) -> float:
            return shares[bot] - shares[other]

        found = by(self.shares)
        low, high = interval([by(trial) for trial in self.trials], holding=found)
        return TableDifference(bot, other, found, low, high)
