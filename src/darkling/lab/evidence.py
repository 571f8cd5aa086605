"""Evidence: what the scores of deals prove about their mean, at whatever moment you look.

Someone claims that the mean is such and such. You put one coin on the table and bet, deal after deal, that it
is higher. If the claim is true your bets are fair at best, and with fair bets your chance ever to own forty
coins is one in forty (Ville's inequality). So once you own forty, the claim is refuted. Another gambler does
the same, betting that the mean is lower. `docs/lab.md` says more.
"""

from collections import Counter
from collections.abc import Mapping
from math import exp, log
from typing import Literal

Judgement = Literal["better", "worse", "open"]

FAIR = 0.5
"""The mean score of equals."""
ENOUGH_TO_REFUTE = log(40)
"""The logarithm of what a coin must grow to. Two gamblers bet, so at most 5 % of the verdicts are wrong."""
SHARES = [(step + 0.5) / 20 for step in range(20)]
"""Nobody knows how much to bet, so the coin is cut up, and each piece bets another share of what it has."""
PRECISION = 1e-5


class Evidence:
    """The scores of one of two bots, from 0 to 1 in each deal, and what they prove about their mean."""

    def __init__(self) -> None:
        # What is proved does not depend on the order of the scores, and few of them differ.
        self.scores = Counter[float]()

    def add(self, score: float) -> None:
        self.scores[score] += 1

    @property
    def mean(self) -> float:
        return sum([score * times for score, times in self.scores.items()]) / self.scores.total()

    @property
    def judgement(self) -> Judgement:
        """Whether the bot is shown to be better or worse than the other one, or neither yet."""
        # Whoever bet on the one that is behind has less than one coin.
        if self.mean > FAIR:
            return "better" if _too_low(FAIR, self.scores) else "open"
        return "worse" if _too_low(FAIR, self._of_other()) else "open"

    def interval(self) -> tuple[float, float]:
        """Return the means that are not refuted; 95 % of duels have the true one among them all the time."""
        return _lowest(self.scores), 1 - _lowest(self._of_other())

    def _of_other(self) -> dict[float, int]:
        return {1 - score: times for score, times in self.scores.items()}


def _too_low(mean: float, scores: Mapping[float, int]) -> bool:
    """Say whether the true mean must be higher than this one, since whoever bet on that is rich now."""
    return _capital(mean, scores) >= ENOUGH_TO_REFUTE


def _capital(mean: float, scores: Mapping[float, int]) -> float:
    """Return the logarithm of what became of one coin, bet on a mean higher than this one."""
    # What is bet comes back times score / mean: on average once, if this is the true mean.
    pieces = [
        sum([times * log(1 - share + share * score / mean) for score, times in scores.items()])
        for share in SHARES
    ]
    largest = max(pieces)
    return largest + log(sum([exp(piece - largest) for piece in pieces]) / len(pieces))


def _lowest(scores: Mapping[float, int]) -> float:
    """Return the lowest mean that is not refuted for being too low."""
    # The lower the mean, the more comes back: everything below a refuted mean is refuted too.
    refuted, believed = FAIR if _too_low(FAIR, scores) else 0.0, 1.0
    while believed - refuted > PRECISION:
        middle = (refuted + believed) / 2
        if _too_low(middle, scores):
            refuted = middle
        else:
            believed = middle
    return refuted
