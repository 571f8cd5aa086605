"""Tables that begin late: at a position that was set up by hand, or that bots have played up to."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

import darkling
from darkling.bots import bot
from darkling.games import game_of, register
from darkling.table.game import Game
from darkling.table.gametype import GameType
from darkling.table.position import Position
from support.script import play_on

SEED = 7


@dataclass(frozen=True, kw_only=True)
class GameWithDoor(GameType):
    """A game whose tables begin with a position, as long as there is one at the door, else as usual.

    It may outlive a test in what a server remembers of its games, so each game has only one.
    """

    at_door: list[Position]

    def new(self, players: int, seed: int = 0, settings: Mapping[str, Any] | None = None) -> Game:
        return self.game_from(self.at_door[-1]) if self.at_door else super().new(players, seed, settings)


@contextmanager
def tables_begin_with(position: Position) -> Iterator[None]:
    """Let all new tables of a position's game begin with it, on servers in this process."""
    usual = game_of(position)
    assert usual is not None
    door = _with_door(usual.id)
    door.at_door.append(position)
    register(door)
    try:
        yield
    finally:
        register(usual)
        door.at_door.pop()


@cache
def _with_door(game: str) -> GameWithDoor:
    usual = darkling.find(game)
    declared = {field.name: getattr(usual, field.name) for field in fields(GameType)}
    return GameWithDoor(**declared, at_door=[])


def played_until(game: str, players: int, is_late: Callable[[Any], bool], **settings: Any) -> Position:
    """Return the first position of a game between bots that is late enough."""
    position = darkling.start(game, players, SEED, settings)
    bots = [bot("greedy", seat) for seat in position.seats]
    play_on(position, lambda position, seat: bots[seat].choose(position, seat), is_late)
    assert is_late(position)
    return position
