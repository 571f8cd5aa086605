"""The bootstrap: how sure figures are that come from deals.

What differs from one tournament to the next is the deals. So the intervals come from weighing the deals
anew, again and again, with random weights (the Bayesian bootstrap).
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

TRIALS = 500
"""So often the deals are weighed anew."""
TAIL = TRIALS // 40
"""So many of the trials lie below a 95 % interval, and above it."""


def weighed(deals: Sequence[Mapping[K, float]], weights: Sequence[float]) -> dict[K, float]:
    """Return the mean of deals that count differently."""
    sums: defaultdict[K, float] = defaultdict(float)
    for deal, weight in zip(deals, weights, strict=True):
        for key, value in deal.items():
            sums[key] += value * weight
    return {key: total / sum(weights) for key, total in sums.items()}


def mean(deals: Sequence[Mapping[K, float]]) -> dict[K, float]:
    return weighed(deals, [1.0] * len(deals))


def trials(deals: Sequence[Mapping[K, float]]) -> Iterator[dict[K, float]]:
    """Yield the means of deals that are weighed anew, always in the same ways."""
    chance = Random(0)
    for _ in range(TRIALS):
        yield weighed(deals, [chance.expovariate(1.0) for _ in deals])


def interval(values: Sequence[float], holding: float | None = None) -> tuple[float, float]:
    """Return the 95 % interval of what trials gave, widened to hold a value."""
    ordered = sorted(values)
    low, high = ordered[TAIL], ordered[-1 - TAIL]
    return (low, high) if holding is None else (min(low, holding), max(high, holding))
