"""Who has done best, and what decided it."""

from darkling.table.result import Result, ranked
from watch.cards import GOODS, Good

CRITERIA = ("worth", "tallest-stack")


def outcome(cellars: list[tuple[Good, ...]]) -> Result:
    """Rank by worth, then by the tallest stack (NW-06)."""
    heights = [stacks(cellar) for cellar in cellars]
    return ranked(CRITERIA, [(worth(stack), max(stack)) for stack in heights])


def stacks(cellar: tuple[Good, ...]) -> list[int]:
    """Return how many crates of each kind there are."""
    return [cellar.count(good) for good in range(len(GOODS))]


def worth(heights: list[int]) -> int:
    """Return what stacks of crates are sold for: 1, 3, 6, 10 … by their height."""
    return sum([height * (height + 1) // 2 for height in heights])
