"""Players that are programs, by name."""

from collections.abc import Callable
from typing import Protocol

from darkling.bots.budget import read_budget, read_number
from darkling.bots.errors import NoSkill, UnknownBot
from darkling.bots.greedy import GreedyBot
from darkling.bots.levels import EasyBot, hard, normal
from darkling.bots.random import RandomBot
from darkling.bots.search import SearchBot
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

__all__ = ["BOTS", "NAMES", "Bot", "NoSkill", "UnknownBot", "bot"]


class Bot(Protocol):
    """A player. It may use its seat's view, knowledge and guesses of a position, and nothing else."""

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""


SEARCH, GREEDY = "search", "greedy"
"""The bots that take a budget: `search:200`, `search:50ms`, and if one likes `greedy:300`."""
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": EasyBot,
    "normal": normal,
    "hard": hard,
}
"""The bots that need none."""
NAMES = ("random", "greedy", "greedy:N", "search:N", "search:Nms", "easy", "normal", "hard")
"""All bots as their names are written; N is a whole number."""


def bot(name: str, seed: int) -> Bot:
    """Return a new bot, which chooses the same again under the same seed, unless its budget is a time."""
    kind, colon, budget = name.partition(":")
    if kind == SEARCH:
        return SearchBot(seed, read_budget(budget))
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(NAMES)}")
    if kind == GREEDY and colon:
        return GreedyBot(seed, read_number(budget))
    if colon:
        raise UnknownBot(
            f"expected {kind} without a budget, not {name!r}: only {SEARCH} and {GREEDY} take one"
        )
    return BOTS[kind](seed)
