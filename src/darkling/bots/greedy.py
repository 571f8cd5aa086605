"""The bot that looks one step ahead, at what its game thinks worth looking at."""

from functools import cache
from importlib import import_module
from typing import Any

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.errors import DarklingError
from darkling.table.option import Option
from darkling.table.position import Position

SEEDS = 1 << 30


class NoThoughts(DarklingError):
    """The game does not say what a good player looks at."""


class GreedyBot:
    """Follows the advice of the game's `bot` module, or takes the option it evaluates highest."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.seeded(seed)
        self.notes: dict[Any, Any] = {}

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""
        game = _thoughts_on(type(position).__module__.rpartition(".")[0])
        world = position.guess(seat, self.chance.below(SEEDS))
        advice: Option | None = game.advise(world, seat, self.notes)
        if advice is not None:
            return advice
        return max(world.decision(seat).options, key=lambda option: _worth(game, world, seat, option))


def _worth(game: Any, world: Position, seat: Seat, option: Option) -> float:
    after = world.clone()
    after.choose(seat, option)
    worth: float = game.evaluate(after, seat)
    return worth


@cache
def _thoughts_on(package: str) -> Any:
    try:
        return import_module(f"{package}.bot")
    except ModuleNotFoundError:
        raise NoThoughts(f"{package} has no module `bot` to think with; use another bot") from None
