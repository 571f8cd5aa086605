"""The statistics of reports: intervals, tests, and corrections for many tests at once."""

from collections.abc import Sequence
from math import erfc, sqrt

import msgspec

CONFIDENCE = 1.959963984540054
"""Of a normal distribution, 95 % lie within so many standard deviations."""
SIGNIFICANT = 0.05
"""Of all differences that are called significant, so many may be due to chance."""
ENOUGH = 30
"""With fewer observations a mean is not normal enough to be judged."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean of so many observations, and its 95 % interval."""

    value: float
    low: float
    high: float
    count: int


def estimated_share(share: float, count: int) -> Estimate:
    """Return a share with Wilson's interval, which also holds near 0 and 1."""
    square = CONFIDENCE**2 / count
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE * sqrt(share * (1 - share) / count + square / count / 4) / (1 + square)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach), count)


def estimated_mean(mean: float, deviation: float | None, count: int) -> Estimate:
    """Return a mean with its normal interval; one observation alone has no deviation."""
    reach = CONFIDENCE * (deviation or 0.0) / sqrt(count)
    return Estimate(mean, mean - reach, mean + reach, count)


def chance_of(difference: float, error: float, count: int) -> float:
    """Return how likely chance alone makes a difference so large: the p of a two-sided z-test."""
    if count < ENOUGH or difference == 0:
        return 1.0
    return erfc(abs(difference) / error / sqrt(2)) if error else 0.0


def corrected(chances: Sequence[float]) -> list[float]:
    """Return what Benjamini and Hochberg make of many tests: below 0.05, 5 % of those found are false."""
    order = sorted(range(len(chances)), key=lambda at: chances[at], reverse=True)
    found = [1.0] * len(chances)
    least = 1.0
    for above, at in enumerate(order):
        least = min(least, chances[at] * len(chances) / (len(chances) - above))
        found[at] = least
    return found
