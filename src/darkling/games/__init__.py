"""The games, by name. Each is loaded when it is first asked for."""

from importlib import import_module

from darkling.table.errors import UnknownGame
from darkling.table.gametype import GameType

GAMES = ("dealings", "heists", "castle", "village")

_registered: dict[str, GameType] = {}


def register(game: GameType) -> None:
    """Make a game known under its id."""
    _registered[game.id] = game


def find(name: str) -> GameType:
    """Return the game of that name; raise UnknownGame if there is none."""
    if name not in _registered and name in GAMES:
        register(import_module(f"darkling.games.{name}").GAME)
    if name not in _registered:
        known = ", ".join(sorted({*GAMES, *_registered}))
        raise UnknownGame(f"there is no game {name!r}; there is {known}")
    return _registered[name]
