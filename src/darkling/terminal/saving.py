"""Saving a game to a file."""

from itertools import chain, count
from pathlib import Path

from darkling.table.game import Game


def save(game: Game, file: Path | None) -> Path:
    """Save to the file the game came from, or to a new one in the current folder; return it."""
    if file is None:
        file = free_file(f"darkling-{game.id}")
    file.write_bytes(game.save())
    return file


def free_file(name: str) -> Path:
    """Return a file of that name, with a number if need be, so that no other game is lost."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    files = (Path(f"{name}.json") for name in names)
    return next(file for file in files if not file.exists())
