"""Commands for one game: play it, or play it again."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from darkling.cli.app import AsJson, SettingPairs, app, write_json

if TYPE_CHECKING:
    from darkling.table.game import Game
    from darkling.table.record import Record

SEED_BITS = 64
UNABLE = ("", "dumb", "unknown")
"""The names of terminals that show line after line, and nothing else."""


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, such as dealings.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play, you and bots.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, from 0. By default, not the one that plays against all.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="A saved game to go on with.")] = None,
    bots: Annotated[str | None, typer.Option(help="One bot for all rivals, or one for each: a,b.")] = None,
    hints: Annotated[bool, typer.Option("--hints", help="Give a hint with every question.")] = False,
    people: Annotated[int, typer.Option(help="How many are people, side by side; 0: watch bots.")] = 1,
    plain: Annotated[
        bool, typer.Option("--plain", help="Numbered lines, for pipes and screen readers.")
    ] = False,
    settings: SettingPairs = None,
) -> int:
    """Play a game in the terminal: against bots, alone, or with others at one keyboard."""
    on_screen = not plain and _can_draw()
    if on_screen and (game, resume) == (None, None):
        from darkling.terminal import app as screen

        return screen.play(None, sys.stdout, hints)
    if resume is None:
        table = _new_game(game, players, seed, bots, people, settings or [])
    else:
        table = _saved_game(resume, game, players, seed, settings)
    own = _usual_seat(table) if seat is None else seat
    _check_seat(table, own)
    return _play(table, own, people, bots, resume, hints, on_screen)


def _usual_seat(game: "Game") -> int:
    import darkling

    return darkling.find(game.id).lineup(game.record.settings).usual_seat(game.players)


def _can_draw() -> bool:
    """Say whether somebody sits at a terminal on which the cursor can be moved."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in UNABLE


def _play(
    game: "Game",
    seat: int,
    people: int,
    bots: str | None,
    file: Path | None,
    hints: bool,
    on_screen: bool,
) -> int:
    from darkling.terminal.session import Session, no_pause, seats_of_people

    session = Session(game, seats_of_people(game.players, seat, people), bots, file)
    if on_screen:
        from darkling.terminal import app as screen

        return screen.play(session, sys.stdout, hints)
    if people > 1:
        raise typer.BadParameter(
            "expected 0 or 1 in plain lines: several people need the full screen", param_hint="--people"
        )
    from darkling.terminal import plain, plain_watching

    if not people:
        return plain_watching.watch(session, sys.stdout)

    pause = plain.pause if sys.stdin.isatty() else no_pause
    return plain.play(session, sys.stdin, sys.stdout, hints, pause)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, from 0; or a spectator.")] = None,
    json: AsJson = False,
) -> None:
    """Play a game again, and tell what happened."""
    from darkling.games import find

    record, game = _stored_game(file)
    if seat is not None:
        _check_seat(game, seat)
    verdict = find(game.id).verdict(record)
    if json:
        write_json(_open_record(record, game, verdict))
    else:
        from darkling.terminal.retelling import retell

        retell(game, seat, sys.stdout, same=verdict == "same")


def _check_seat(game: "Game", seat: int) -> None:
    most = game.players - 1
    if not 0 <= seat <= most:
        raise typer.BadParameter(f"expected a seat from 0 to {most}, not {seat}", param_hint="--seat")


def _new_game(
    game: str | None,
    players: int | None,
    seed: int | None,
    bots: str | None,
    people: int,
    settings: list[str],
) -> "Game":
    import secrets

    import darkling
    from darkling.settings import read_pairs
    from darkling.terminal.rivals import company

    if game is None:
        raise typer.BadParameter("expected the name of a game, or --resume FILE", param_hint="GAME")
    found = darkling.find(game)
    agreed = read_pairs(found, settings)
    return found.new(
        company(found, bots, people, agreed) if players is None else players,
        secrets.randbits(SEED_BITS) if seed is None else seed,
        agreed,
    )


def _saved_game(
    file: Path, game: str | None, players: int | None, seed: int | None, settings: list[str] | None
) -> "Game":
    import darkling
    from darkling.table.errors import DarklingError

    if (game, players, seed, settings) != (None, None, None, None):
        raise typer.BadParameter(
            "expected no game, --players, --seed or --settings beside it: the file has them",
            param_hint="--resume",
        )
    try:
        return darkling.load(file.read_bytes())
    except DarklingError as wrong:
        raise typer.BadParameter(f"{file}: {wrong}", param_hint="--resume") from None


def _stored_game(file: Path) -> "tuple[Record, Game]":
    """Return what a file records, and the game played again; the file is a record or a save."""
    import darkling
    from darkling.table.errors import DarklingError
    from darkling.table.record import Record, decoded

    content = file.read_bytes()
    try:
        data = decoded(content, "record")
        if isinstance(data, dict) and "record" in data:
            game = darkling.load(content)
            return Record.from_data(data["record"]), game
        record = Record.from_data(data)
        return record, darkling.find(record.game).play_again(record)
    except DarklingError as wrong:
        raise typer.BadParameter(f"{file}: {wrong}", param_hint="FILE") from None
    except Exception as wrong:
        # A record may begin with a whole position, and one that was tampered with can break any rule.
        raise typer.BadParameter(
            f"{file}: it cannot be played again ({wrong!r})", param_hint="FILE"
        ) from None


def _open_record(record: "Record", game: "Game", verdict: str) -> dict[str, Any]:
    if not game.over:
        raise typer.BadParameter(
            "expected a finished game: the seed of this one would give its secrets away", param_hint="--json"
        )
    names = ("game", "players", "rules_version", "settings", "seed", "choices")
    data = record.data()
    return {name: data[name] for name in names} | {"verdict": verdict, "result": game.result}
