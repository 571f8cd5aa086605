"""Budgets: how long a bot may think about a choice."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from re import fullmatch
from time import perf_counter

from darkling.bots.errors import UnknownBot

MILLISECONDS = 1000
NUMBER = "[1-9][0-9]{0,8}"


@dataclass(frozen=True)
class Budget:
    """A number of iterations, or a time in which to make as many as will fit."""

    iterations: int | None = None
    seconds: float = 0.0

    def spend(self) -> Iterator[int]:
        """Count iterations until the budget is spent; there is always one."""
        if self.iterations is not None:
            yield from range(self.iterations)
            return
        end = perf_counter() + self.seconds
        for number in count():
            yield number
            if perf_counter() >= end:
                return


def read_budget(text: str) -> Budget:
    """Return the budget that a text such as `200` or `50ms` stands for."""
    found = fullmatch(rf"({NUMBER})(ms)?", text)
    if found is None:
        raise UnknownBot(f"expected a budget of iterations or time, such as 200 or 50ms, not {text!r}")
    number, unit = found.groups()
    return Budget(seconds=int(number) / MILLISECONDS) if unit else Budget(iterations=int(number))


def read_number(text: str) -> int:
    """Return the effort that a text such as `300` stands for."""
    if fullmatch(NUMBER, text) is None:
        raise UnknownBot(f"expected an effort of at least 1, such as 300, not {text!r}")
    return int(text)
