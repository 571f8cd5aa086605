"""Players that are programs, by name."""

from collections.abc import Callable
from typing import Protocol

from darkling.bots.greedy import GreedyBot
from darkling.bots.random import RandomBot
from darkling.table.decision import Seat
from darkling.table.errors import DarklingError
from darkling.table.option import Option
from darkling.table.position import Position


class UnknownBot(DarklingError, ValueError):
    """No bot of that name, or a budget that it does not take."""


class Bot(Protocol):
    """A player. It may use its seat's view, knowledge and guesses of a position, and nothing else."""

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int) -> Bot:
    """Return a new bot, which chooses the same again under the same seed."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)
