"""The command line: `darkling`, with a function for each command."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from darkling.table.game import Game

WRONG_USE = 2
SEED_BITS = 64

app = typer.Typer(
    help="Dark-fantasy tabletop games: play, simulate, search.",
    add_completion=False,
    # Plain help and errors, for a screen reader and a pipe too.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command line; say on one line what is wrong, if something is."""
    from darkling.table.errors import DarklingError

    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as wrong:
        _complain(wrong.format_message())
    except DarklingError as wrong:
        _complain(str(wrong))
    except OSError as wrong:
        _complain(f"cannot use {wrong.filename}: {wrong.strerror}")


def _complain(message: str) -> None:
    one_line = " ".join(message.split())
    sys.stderr.write(f"darkling: {one_line}\n")
    sys.exit(WRONG_USE)


def _show_version(wanted: bool) -> None:
    from importlib.metadata import version

    if wanted:
        typer.echo(f"darkling {version('darkling')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, such as dealings.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play, you and bots.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    resume: Annotated[Path | None, typer.Option(help="A saved game to go on with.")] = None,
) -> int:
    """Play a game in the terminal against bots."""
    from darkling.terminal import plain

    table = _new_game(game, players, seed) if resume is None else _saved_game(resume, game, players, seed)
    most = table.players - 1
    if not 0 <= seat <= most:
        raise typer.BadParameter(f"expected a seat from 0 to {most}, not {seat}", param_hint="--seat")
    return plain.play(table, seat, sys.stdin, sys.stdout, resume)


def _new_game(game: str | None, players: int | None, seed: int | None) -> "Game":
    import secrets

    import darkling

    if game is None:
        raise typer.BadParameter("expected the name of a game, or --resume FILE", param_hint="GAME")
    least, _ = darkling.find(game).players
    return darkling.new(
        game,
        least if players is None else players,
        secrets.randbits(SEED_BITS) if seed is None else seed,
    )


def _saved_game(file: Path, game: str | None, players: int | None, seed: int | None) -> "Game":
    import darkling
    from darkling.table.errors import DarklingError

    if (game, players, seed) != (None, None, None):
        raise typer.BadParameter(
            "expected no game, --players or --seed beside it: the file has them", param_hint="--resume"
        )
    try:
        return darkling.load(file.read_bytes())
    except DarklingError as wrong:
        raise typer.BadParameter(f"{file}: {wrong}", param_hint="--resume") from None
