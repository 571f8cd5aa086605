"""The command line: `darkling`, with a function for each command."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from darkling.lab.balance import Balance
    from darkling.lab.journal import Journal
    from darkling.lab.plan import Plan
    from darkling.lab.report.report import Report
    from darkling.lab.tally import Summary
    from darkling.lab.tournament import Ranking, Tournament
    from darkling.table.game import Game
    from darkling.table.gametype import GameType
    from darkling.table.record import Record

WRONG_USE = 2
INTERRUPTED = 130
"""The exit code that shells give to a program stopped by Ctrl-C."""
SEED_BITS = 64
EXTRAS = {"altair": "lab", "polars": "lab", "ray": "ray", "tomli_w": "lab", "vl_convert": "lab"}
"""Packages that only some commands need, and the extra that installs each."""

AsJson = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Workers = Annotated[int, typer.Option(min=1, help="How many processes play.")]
Where = Annotated[Literal["here", "ray"], typer.Option(help="On this machine, or on a Ray cluster.")]
Page = Annotated[Path | None, typer.Option(metavar="PAGE.html", help="Where to write the page.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as dealings.")]

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
    except ModuleNotFoundError as missing:
        _complain(_what_to_install(missing))
    except OSError as wrong:
        _complain(f"cannot use {wrong.filename}: {wrong.strerror}")


def _complain(message: str) -> None:
    one_line = " ".join(message.split())
    sys.stderr.write(f"darkling: {one_line}\n")
    sys.exit(WRONG_USE)


def _what_to_install(missing: ModuleNotFoundError) -> str:
    if missing.name not in EXTRAS:
        raise missing
    return f"expected {missing.name} to be installed; pip install 'darkling[{EXTRAS[missing.name]}]' does it"


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
    bots: Annotated[str | None, typer.Option(help="One bot for all rivals, or one for each: a,b.")] = None,
    hints: Annotated[bool, typer.Option("--hints", help="Give a hint with every question.")] = False,
    options: OptionPairs = None,
) -> int:
    """Play a game in the terminal, against bots or alone."""
    from darkling.terminal import plain

    if resume is None:
        table = _new_game(game, players, seed, bots, options or [])
    else:
        table = _saved_game(resume, game, players, seed, options)
    _check_seat(table, seat)
    return plain.play(table, seat, sys.stdin, sys.stdout, resume, bots, hints)


@app.command()
def games(json: AsJson = False) -> None:
    """List the games and their options."""
    from darkling.games import GAMES, find

    found = [find(name) for name in GAMES]
    if json:
        _write_json([_about(game) for game in found])
    else:
        from darkling.show.tables import show_games

        show_games(found)


@app.command("bots")
def list_bots(json: AsJson = False) -> None:
    """List the bots, and how each plays."""
    from darkling.show.tables import described_bots, show_bots

    if json:
        _write_json([{"name": name, "about": about} for name, about in described_bots()])
    else:
        show_bots()


@app.command()
def rules(game: GameId, json: AsJson = False) -> None:
    """List the rules and rulings of a game, and how many tests prove each."""
    from darkling.ledger import entries, proofs

    if json:
        counts = proofs(game)
        _write_json(
            [
                {"id": entry.id, "kind": entry.kind, "text": entry.text, "tests": counts.get(entry.id, 0)}
                for entry in entries(game)
            ]
        )
    else:
        from darkling.show.tables import show_rules

        show_rules(game)


@app.command()
def simulate(
    game: GameId,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all, or one for each: random,random.")] = "random",
    seed: Annotated[int, typer.Option(help="The first game's; each game after it has the next.")] = 0,
    workers: Workers = 1,
    out: Annotated[
        Path | None, typer.Option(help="A Parquet file for all games; given again, the run goes on.")
    ] = None,
    on: Where = "here",
    options: OptionPairs = None,
    json: AsJson = False,
) -> int:
    """Let bots play many games, and count who wins."""
    from darkling.games import find
    from darkling.lab.plan import planned
    from darkling.options import read_pairs

    agreed = read_pairs(find(game), options or [])
    plan = planned(game, bots.split(","), players, count, seed, agreed)
    journal = _journal(out, plan)
    try:
        summary = _simulated(plan, workers, json, journal, on)
    except KeyboardInterrupt:
        return _stopped(journal)
    if json:
        _write_json(summary)
    else:
        from darkling.show.tables import show_summary

        show_summary(plan, summary)
    return 0


@app.command()
def report(
    results: Annotated[
        Path,
        typer.Argument(
            metavar="RESULTS", exists=True, dir_okay=False, help="Games that simulate --out has kept."
        ),
    ],
    against: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, metavar="OLD", help="Results to compare them with."),
    ] = None,
    out: Page = None,
    json: AsJson = False,
) -> None:
    """Make a page of what the games say about seats, cards and choices."""
    from darkling.lab.report.report import report

    found = report(results, against)
    if json:
        _write_json(found.data())
    if out or not json:
        _write_page(found, out or results.with_suffix(".html"), quiet=json)


@app.command()
def balance(
    game: GameId,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="CARD.field=VALUE", help="A change to a card; may be repeated."),
    ] = None,
    cards: Annotated[Path | None, typer.Option(help="A folder with card files of your own.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games to play with each.")] = 1000,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all, or one for each: greedy,greedy.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The first game's; each game after it has the next.")] = 0,
    workers: Workers = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A folder for all games; given again, the run goes on.")
    ] = None,
    out: Page = None,
    options: OptionPairs = None,
    json: AsJson = False,
) -> int:
    """Play with changed cards and with the game's own, and compare."""
    from tempfile import TemporaryDirectory

    from darkling.games import find
    from darkling.lab.balance import Balance
    from darkling.lab.plan import planned
    from darkling.lab.versions import write_version
    from darkling.options import read_pairs

    plan = planned(game, bots.split(","), players, count, seed, read_pairs(find(game), options or []))
    with TemporaryDirectory() as version, TemporaryDirectory() as unkept:
        edited = write_version(game, Path(version), cards, changes or [])
        folder = keep or Path(unkept)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            found = _balanced(Balance(plan, Path(version), edited, folder), workers, json)
        except KeyboardInterrupt:
            return _stopped(folder=keep)
    if json:
        _write_json(found.data())
    else:
        from darkling.lab.report.changes import change_tables
        from darkling.show.tables import show_texts

        show_texts(change_tables(found))
    if out or not json:
        _write_page(found, out or Path("balance.html"), quiet=json)
    return 0


@app.command()
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Two bots or more: random,greedy.")] = "random,greedy",
    count: Annotated[int, typer.Option("--games", min=1, help="How many for each line-up.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many play in a game.")] = None,
    seed: Annotated[int, typer.Option(help="The first deal's; each deal after it has the next.")] = 0,
    workers: Workers = 1,
    on: Where = "here",
    options: OptionPairs = None,
    json: AsJson = False,
) -> int:
    """Let bots meet in all seats on the same deals, and rate them."""
    from darkling.games import find
    from darkling.lab.tournament import arranged
    from darkling.options import read_pairs

    agreed = read_pairs(find(game), options or [])
    arrangement = arranged(game, bots.split(","), players, count, seed, agreed)
    try:
        ranking = _ranked(arrangement, workers, json, on)
    except KeyboardInterrupt:
        return _stopped()
    if json:
        _write_json(ranking)
    else:
        from darkling.show.tables import show_ranking

        show_ranking(arrangement, ranking)
    return 0


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
        _write_json(_open_record(record, game, verdict))
    else:
        from darkling.terminal.retelling import retell

        retell(game, seat, sys.stdout, same=verdict == "same")


def _check_seat(game: "Game", seat: int) -> None:
    most = game.players - 1
    if not 0 <= seat <= most:
        raise typer.BadParameter(f"expected a seat from 0 to {most}, not {seat}", param_hint="--seat")


def _new_game(
    game: str | None, players: int | None, seed: int | None, bots: str | None, options: list[str]
) -> "Game":
    import secrets

    import darkling
    from darkling.options import read_pairs
    from darkling.terminal.rivals import company

    if game is None:
        raise typer.BadParameter("expected the name of a game, or --resume FILE", param_hint="GAME")
    found = darkling.find(game)
    return found.new(
        company(found, bots) if players is None else players,
        secrets.randbits(SEED_BITS) if seed is None else seed,
        read_pairs(found, options),
    )


def _saved_game(
    file: Path, game: str | None, players: int | None, seed: int | None, options: list[str] | None
) -> "Game":
    import darkling
    from darkling.table.errors import DarklingError

    if (game, players, seed, options) != (None, None, None, None):
        raise typer.BadParameter(
            "expected no game, --players, --seed or --options beside it: the file has them",
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
    names = ("game", "players", "rules_version", "options", "seed", "choices")
    data = record.data()
    return {name: data[name] for name in names} | {"verdict": verdict, "result": game.result}


def _about(game: "GameType") -> dict[str, Any]:
    from darkling.options import described

    return {
        "id": game.id,
        "title": game.title,
        "players": game.players,
        "options": described(game),
        "rules_version": game.rules_version,
    }


def _journal(out: Path | None, plan: "Plan") -> "Journal | None":
    if out is None:
        return None
    from darkling.lab.journal import Journal

    return Journal(out, plan)


def _simulated(plan: "Plan", workers: int, quiet: bool, journal: "Journal | None", on: Where) -> "Summary":
    from darkling.lab.simulate import simulate

    if quiet or not sys.stderr.isatty():
        return simulate(plan, workers, journal=journal, on=on)
    from darkling.show.progress import progress

    missing = sum(map(len, journal.missing())) if journal else plan.games
    with progress(plan.games, plan.games - missing) as tick:
        return simulate(plan, workers, tick, journal, on)


def _balanced(balance: "Balance", workers: int, quiet: bool) -> "Report":
    if quiet or not sys.stderr.isatty():
        return balance.play(workers)
    from darkling.show.progress import progress

    games = 2 * balance.plan.games
    with progress(games, games - balance.missing) as tick:
        return balance.play(workers, tick)


def _write_page(found: "Report", file: Path, quiet: bool) -> None:
    from darkling.lab.report.page import page

    file.write_text(page(found.figures, found.comparison), encoding="utf-8")
    if not quiet:
        from darkling.show import say

        typer.echo(say("page", file=str(file)))


def _ranked(arrangement: "Tournament", workers: int, quiet: bool, on: Where) -> "Ranking":
    from darkling.lab.tournament import play_tournament

    if quiet or not sys.stderr.isatty():
        return play_tournament(arrangement, workers, on=on)
    from darkling.show.progress import progress

    with progress(arrangement.games) as tick:
        return play_tournament(arrangement, workers, tick, on)


def _stopped(journal: "Journal | None" = None, folder: Path | None = None) -> int:
    from darkling.show import say

    if journal is not None:
        told = say("stopped-kept", games=journal.kept, file=str(journal.path))
    else:
        told = say("stopped") if folder is None else say("stopped-folder", folder=str(folder))
    sys.stderr.write(f"{told}\n")
    return INTERRUPTED


def _write_json(value: Any) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())
