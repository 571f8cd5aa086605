"""Timing blocks of work over several repeats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

REPEATS = 7

Block = Callable[[], int]
"""Does some work, as much in every repeat, and returns how many units of it were done."""


@dataclass(frozen=True)
class Timing:
    """Seconds per unit of work."""

    best: float
    median: float


def time(blocks: Sequence[Block]) -> list[Timing]:
    """Time all blocks in turn, again and again.

    So a slow spell of the machine spoils one repeat of every block, and not every repeat of one.
    """
    repeats = [[_seconds_per_unit(block) for block in blocks] for _ in range(REPEATS)]
    return [Timing(min(seconds), median(seconds)) for seconds in zip(*repeats, strict=True)]


def _seconds_per_unit(block: Block) -> float:
    start = perf_counter()
    units = block()
    return (perf_counter() - start) / units
