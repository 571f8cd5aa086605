"""The registry: every game by its id, whoever wrote it.

A package of one's own adds games by the entry point group `darkling.games`, and every process finds them:
`[project.entry-points."darkling.games"]` in its `pyproject.toml` names each id with `package:GAME`.
Each game is loaded when it is first asked for. One that cannot be loaded is left out of the lists.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any

from darkling.table.errors import BrokenGame, UnknownGame
from darkling.table.gametype import GameType
from darkling.table.position import Position

GROUP = "darkling.games"
OWN = ("dealings", "heists", "castle", "village", "domains", "darkness")
"""Darkling's own games, in the order in which they are shown."""

_registered: dict[str, GameType] = {}


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games that can be played: Darkling's own, then those of others."""
    others = [point.name for point in _entry_points() if _fault(point) is None]
    return tuple(dict.fromkeys([*OWN, *others, *_registered]))


def broken_games() -> list[BrokenGame]:
    """Return what is wrong with entry points whose games cannot be played."""
    return [fault for fault in map(_fault, _entry_points()) if fault is not None]


def register(game: GameType) -> None:
    """Make a game known under its id in this process alone: for a notebook, or a test.

    Worker processes do not know it. A game that is to be played everywhere has an entry point.
    """
    _registered[game.id] = game


def find(name: str) -> GameType:
    """Return the game of that name; raise UnknownGame if there is none, or BrokenGame."""
    if name not in _registered:
        register(_loaded(name))
    return _registered[name]


def game_of(position: Position) -> GameType | None:
    """Return the game that a position belongs to; None if it is registered nowhere."""
    for game in _registered.values():
        if game.table is type(position):
            return game
    return None


def resolve(place: str) -> Any:
    """Return what a declaration such as `package.module:NAME` points at."""
    return resolve_name(place)


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    return tuple(sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point))))


def _loaded(name: str) -> GameType:
    if name in OWN:
        own: GameType = resolve(f"{__name__}.{name}:GAME")
        return own
    for point in _entry_points():
        if point.name == name:
            return _load(point)
    raise UnknownGame(f"there is no game {name!r}; there is {', '.join(sorted(game_ids()))}")


def _load(point: EntryPoint) -> GameType:
    try:
        game = point.load()
    except Exception as wrong:
        # Whatever others do when their module is imported.
        raise _broken(point, f"{type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(game, GameType):
        raise _broken(point, f"it leads to a {type(game).__name__}, expected a GameType")
    if game.id != point.name:
        raise _broken(point, f"the id of its game is {game.id!r}, expected the name of the entry point")
    return game


@cache
def _fault(point: EntryPoint) -> BrokenGame | None:
    """Return what is wrong with an entry point, if anything."""
    if point.name in OWN:
        return _broken(point, "Darkling has a game of that id itself")
    first = next(other for other in _entry_points() if other.name == point.name)
    if first is not point:
        return _broken(point, f"{_package(first)} has a game of that id, too")
    try:
        _load(point)
    except BrokenGame as fault:
        return fault
    return None


def _broken(point: EntryPoint, why: str) -> BrokenGame:
    where = f"entry point {point.name} = {point.value!r} of {_package(point)}"
    return BrokenGame(f"{where} cannot be used: {' '.join(why.split())}")


def _package(point: EntryPoint) -> str:
    return f"package {point.dist.name} {point.dist.version}" if point.dist else "an unknown package"
