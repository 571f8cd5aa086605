"""The bot that looks one step ahead, at what its game thinks worth looking at."""

from darkling.bots.errors import NoThoughts
from darkling.bots.thoughts import EFFORT, Notes, thoughts_on, worth_after
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

SEEDS = 1 << 30


class GreedyBot:
    """Follows the advice of the game's `bot` module, or takes the option it evaluates highest."""

    def __init__(self, seed: int, effort: int = EFFORT) -> None:
        self.chance = Chance.seeded(seed)
        self.effort = effort
        self.notes: Notes = {}

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""
        thoughts = thoughts_on(position)
        evaluate = thoughts.evaluate
        if evaluate is None:
            raise NoThoughts("this game has no `evaluate` in a module `bot` to think with; use another bot")
        world = position.guess(seat, self.chance.below(SEEDS))
        if thoughts.advise is not None:
            advice = thoughts.advise(world, seat, self.notes, self.effort)
            if advice is not None:
                return advice
        options = world.decision(seat).options
        return max(options, key=lambda option: worth_after(evaluate, world, seat, option))
