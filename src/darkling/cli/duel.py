"""The command that finds out which of two bots is better."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from darkling.cli.app import AsJson, SettingPairs, app, write_json
from darkling.cli.bot_games import Where, Workers, agreed, stopped

if TYPE_CHECKING:
    from darkling.lab.duel import Duel, Part
    from darkling.lab.duel_score import DuelScore, DuelSummary

OTHERS = "greedy"


@app.command()
def duel(
    bot: Annotated[str, typer.Argument(metavar="A", help="The bot that is judged, such as search:50.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The bot it is compared with.")],
    game: Annotated[str, typer.Option(help="The game, such as dealings.")],
    players: Annotated[int | None, typer.Option(help="How many play in a game.")] = None,
    most: Annotated[int, typer.Option(min=2, help="Stop after so many games, sure or not.")] = 1000,
    seats: Annotated[
        str | None, typer.Option(metavar="0,2", help="Compare them in these seats only, one after the other.")
    ] = None,
    others: Annotated[
        str | None, typer.Option(help=f"With --seats: who plays the other seats. [default: {OTHERS}]")
    ] = None,
    seed: Annotated[int, typer.Option(help="The first deal's; each deal after it has the next.")] = 0,
    workers: Workers = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A folder for all games; given again, the duel goes on.")
    ] = None,
    on: Where = "here",
    settings: SettingPairs = None,
    json: AsJson = False,
) -> int:
    """Find out whether bot A is better than bot B, in as few games as it takes to be sure."""
    from darkling.lab.duel import arranged_duel

    part = _part(seats, others)
    arranged = arranged_duel(game, (bot, other), players, most, seed, agreed(game, settings), part)
    try:
        summary = _played(arranged, workers, keep, on, quiet=json)
    except KeyboardInterrupt:
        return stopped(folder=keep)
    if json:
        write_json(summary)
    else:
        from darkling.show.duel import show_duel

        show_duel(arranged, summary)
    return 0


def _part(seats: str | None, others: str | None) -> "Part | None":
    from darkling.lab.duel import Part

    if seats is None:
        if others is not None:
            raise typer.BadParameter("expected --seats beside it, such as --seats 0", param_hint="--others")
        return None
    numbers = seats.split(",")
    if not all(number.isdecimal() for number in numbers):
        raise typer.BadParameter(f"expected numbers of seats, such as 0,2, not {seats}", param_hint="--seats")
    return Part(tuple(map(int, numbers)), others or OTHERS)


def _played(duel: "Duel", workers: int, keep: Path | None, on: Where, quiet: bool) -> "DuelSummary":
    from darkling.lab.play_duel import play_duel

    with _watching(duel, quiet) as tick:
        return play_duel(duel, workers, tick, keep, on)


@contextmanager
def _watching(duel: "Duel", quiet: bool) -> "Iterator[Callable[[DuelScore], None]]":
    """Yield what to call after each deal; it shows how the duel stands."""
    if quiet:
        yield lambda _: None
        return
    from darkling.show.duel import lines, one_line

    with (one_line if sys.stderr.isatty() else lines)(duel) as tick:
        yield tick
