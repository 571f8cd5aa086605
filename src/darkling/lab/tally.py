"""Tallies: many outcomes added up."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from darkling.lab.outcome import Outcome
from darkling.table.result import Sides, winning_sides


class Summary(msgspec.Struct, frozen=True):
    """What came of many games; a win shared by k sides counts 1/k for each.

    Attributes:
        games: how many were played.
        decisions: how many choices were made in all of them.
        seconds: how long that took; games kept from an earlier run take no time.
        decisions_per_second: all workers together.
        sides: who wins and loses together; mostly, each seat is a side of its own.
        wins_by_seat: for each seat, the wins of its side.
        wins_by_bot: for each bot, the wins of all its sides; of one that it shares with others, its part.
        score_by_bot: for each bot, the mean score of its seats by the most important criterion.
        mean_length: decisions in a game.
        workers: how many processes played.

    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    sides: Sides
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    score_by_bot: dict[str, float]
    mean_length: float
    workers: int


class Tally:
    """Counts the outcomes of games between the same bots."""

    def __init__(self, bots: Sequence[str], sides: Sides) -> None:
        self.bots = bots
        self.sides = sides
        self.games = 0
        self.decisions = 0
        self.earlier = 0
        # Fractions, because many thirds of a win add up to whole wins in no other way.
        self.wins = [Fraction(0)] * len(bots)
        self.scores = [0] * len(bots)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        for seat, won in enumerate(outcome.won):
            if won:
                self.wins[seat] += Fraction(1, winning_sides(outcome.won, self.sides))
            self.scores[seat] += outcome.scores[seat]

    def begin_counting_time(self) -> None:
        """Leave the games so far out of what is made of them in a second."""
        self.earlier = self.decisions

    def summary(self, seconds: float, workers: int) -> Summary:
        return Summary(
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            decisions_per_second=(self.decisions - self.earlier) / seconds,
            sides=self.sides,
            wins_by_seat=[float(wins) for wins in self.wins],
            wins_by_bot={name: float(self._sum(self._parts(), name)) for name in self.bots},
            score_by_bot={name: self._mean_score(name) for name in self.bots},
            mean_length=self.decisions / self.games,
            workers=workers,
        )

    def _parts(self) -> list[Fraction]:
        """Return the wins of the sides, in equal parts for their seats."""
        allies = {seat: len(side) for side in self.sides for seat in side}
        return [wins / allies[seat] for seat, wins in enumerate(self.wins)]

    def _sum(self, values: Sequence[Fraction | int], name: str) -> Fraction | int:
        """Return the sum of the values that belong to the seats of one bot."""
        return sum([value for value, bot in zip(values, self.bots, strict=True) if bot == name])

    def _mean_score(self, name: str) -> float:
        return float(self._sum(self.scores, name) / (self.games * self.bots.count(name)))
