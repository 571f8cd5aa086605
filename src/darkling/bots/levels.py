"""Levels for people: bots that play as well as one may wish."""

from darkling.bots.budget import Budget
from darkling.bots.search import SearchBot
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

BLUNDERS = 3
"""An easy rival chooses at random once in so many choices."""


class EasyBot:
    """Thinks little, and now and then not at all."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)
        self.thinker = SearchBot(seed, Budget(iterations=10), effort=50)

    def choose(self, position: Position, seat: Seat) -> Option:
        if self.chance.below(BLUNDERS):
            return self.thinker.choose(position, seat)
        options = position.decision(seat).options
        return options[self.chance.below(len(options))]


def normal(seed: int) -> SearchBot:
    """Return a bot that thinks for a moment."""
    return SearchBot(seed, Budget(iterations=50), effort=200)


def hard(seed: int) -> SearchBot:
    """Return a bot that thinks as long as a patient person waits."""
    return SearchBot(seed, Budget(iterations=500), effort=2000)
