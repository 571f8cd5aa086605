"""The score of a duel: who won how often, and what that proves."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from darkling.lab.duel import GAMES_OF_A_DEAL, Duel
from darkling.lab.evidence import Evidence, Judgement
from darkling.lab.outcome import Outcome
from darkling.table.decision import Seat
from darkling.table.result import Sides, winning_sides


class DuelSummary(msgspec.Struct, frozen=True):
    """What came of a duel; a win shared by k sides counts 1/k for each.

    Attributes:
        verdict: whether the first bot is better or worse than the other; open if that is not sure.
        games: how many were counted, two for each deal.
        wins: those of the first bot.
        interval: between what its mean score lies, in 95 of 100 duels.
        score: its mean score, from 0 to 1; equals have a half.
        wins_of_other: those of the other bot.
        seconds: how long it took.
        workers: how many processes played.
        compiled: whether the rules were compiled.

    """

    verdict: Judgement
    games: int
    wins: float
    interval: tuple[float, float]
    score: float
    wins_of_other: float
    seconds: float
    workers: int
    compiled: bool


class DuelScore:
    """The deals of a duel, counted in their order."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.games = 0
        # Fractions, because many thirds of a win add up to whole wins in no other way.
        self.wins = Fraction(0)
        self.wins_of_other = Fraction(0)
        self.evidence = Evidence()

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count both games of a deal."""
        games = list(zip(self.duel.seatings, outcomes, strict=True))
        ours = sum([_share(outcome, seating.ours, self.duel.sides) for seating, outcome in games])
        theirs = sum([_share(outcome, seating.theirs, self.duel.sides) for seating, outcome in games])
        self.games += GAMES_OF_A_DEAL
        self.wins += ours
        self.wins_of_other += theirs
        self.evidence.add(float(1 + (ours - theirs) / Fraction(self.duel.wins_of_a_deal)) / 2)

    @property
    def verdict(self) -> Judgement:
        return self.evidence.judgement

    def summary(self, seconds: float, workers: int, compiled: bool) -> DuelSummary:
        return DuelSummary(
            verdict=self.verdict,
            games=self.games,
            wins=float(self.wins),
            interval=self.evidence.interval(),
            score=self.evidence.mean,
            wins_of_other=float(self.wins_of_other),
            seconds=seconds,
            workers=workers,
            compiled=compiled,
        )


def _share(outcome: Outcome, seats: Sequence[Seat], sides: Sides) -> Fraction:
    """Return what part of a win some seats have; that of a side counts once, whoever of it they are."""
    won = [side for side in sides if outcome.won[side[0]] and not set(side).isdisjoint(seats)]
    return Fraction(len(won), max(1, winning_sides(outcome.won, sides)))
