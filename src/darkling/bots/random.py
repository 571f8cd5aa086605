"""The bot that does not think."""

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position


class RandomBot:
    """Chooses any option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)

    def choose(self, position: Position, seat: Seat) -> Option:
        options = position.decision(seat).options
        return options[self.chance.below(len(options))]
