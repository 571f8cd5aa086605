"""Darkling plays six dark-fantasy tabletop games on one rules engine."""

from collections.abc import Mapping
from typing import Any

from darkling.games import find, game_of, register
from darkling.table.errors import BadSetup, CannotUndo, DarklingError, IllegalChoice
from darkling.table.game import Game
from darkling.table.gametype import GameType
from darkling.table.position import Position
from darkling.table.record import Record, checked, decoded

__all__ = [
    "CannotUndo",
    "DarklingError",
    "Game",
    "GameType",
    "IllegalChoice",
    "Position",
    "Record",
    "find",
    "game",
    "load",
    "new",
    "position",
    "register",
    "replay",
    "start",
]


def new(game: str, players: int, seed: int = 0, settings: Mapping[str, Any] | None = None) -> Game:
    """Set up a game for people: with a record, events and undo."""
    return find(game).new(players, seed, settings)


def start(game: str, players: int, seed: int = 0, settings: Mapping[str, Any] | None = None) -> Position:
    """Set up the bare position of a game, for search and simulation."""
    return find(game).start(players, seed, settings)


def position(game: str, data: Any, seed: int = 0) -> Position:
    """Set up a position by hand; its data is checked against the invariants of the game."""
    return find(game).position(data, seed)


def game(position: Position) -> Game:
    """Make a game of a position: with a record that begins there, events and undo."""
    kind = game_of(position)
    if kind is None:
        raise BadSetup(
            f"a {type(position).__name__} belongs to no game that is known here; register it first"
        )
    return kind.game_from(position)


def replay(record: Record) -> Game:
    """Play a record again."""
    return find(record.game).replay(record)


def load(save: bytes | str) -> Game:
    """Return the game that `Game.save` saved; raise BadRecord if the save is damaged."""
    fields = checked(decoded(save, "save"), "save", {"record": (dict,), "snapshot": (dict,)})
    record = Record.from_data(fields["record"])
    return find(record.game).load(record, fields["snapshot"])
