"""Saving a game to a file, and finding it again."""

from itertools import chain, count
from pathlib import Path

import darkling
from darkling.table.errors import BadRecord, DarklingError
from darkling.table.game import Game

PREFIX = "darkling-"


def save(game: Game, file: Path | None) -> Path:
    """Save to the file the game came from, or to a new one in the current folder; return it."""
    if file is None:
        file = free_file(f"{PREFIX}{game.id}")
    file.write_bytes(game.save())
    return file


def free_file(name: str) -> Path:
    """Return a file of that name, with a number if need be, so that no other game is lost."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    files = (Path(f"{name}.json") for name in names)
    return next(file for file in files if not file.exists())


def saved_files() -> list[Path]:
    """Return the files of the current folder that are named as saved games are, the latest first."""
    files = [file for file in Path().glob(f"{PREFIX}*.json") if file.is_file()]
    return sorted(files, key=lambda file: (-file.stat().st_mtime_ns, file.name))


def load(file: Path) -> Game:
    """Return the game that a file holds; raise BadRecord if it holds none that can be played on."""
    try:
        return darkling.load(file.read_bytes())
    except (DarklingError, OSError) as wrong:
        raise BadRecord(f"{file}: {wrong}") from None
    except Exception as wrong:
        # A save may begin with a whole position, and one that was tampered with can break any rule.
        raise BadRecord(f"{file}: it cannot be played again ({wrong!r})") from None
