"""What commands share that let bots play many games."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from darkling.lab.journal import Journal

INTERRUPTED = 130
"""The exit code that shells give to a program stopped by Ctrl-C."""

Workers = Annotated[int, typer.Option(min=1, help="How many processes play.")]
Where = Annotated[Literal["here", "ray"], typer.Option(help="On this machine, or on a Ray cluster.")]


def agreed(game: str, settings: list[str] | None) -> dict[str, Any]:
    """Return the settings of a game, read from pairs of name and value."""
    from darkling.games import find
    from darkling.settings import read_pairs

    return read_pairs(find(game), settings or [])


def stopped(journal: "Journal | None" = None, folder: Path | None = None) -> int:
    """Say what is kept of a run that was stopped; return the exit code."""
    from darkling.show import say

    if journal is not None:
        told = say("stopped-kept", games=journal.kept, file=str(journal.path))
    else:
        told = say("stopped") if folder is None else say("stopped-folder", folder=str(folder))
    sys.stderr.write(f"{told}\n")
    return INTERRUPTED
