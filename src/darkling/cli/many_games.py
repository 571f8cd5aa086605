"""Commands for many games: bots play, and what came of it is counted, kept and compared."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from darkling.cli.app import AsJson, GameId, SettingPairs, app, write_json
from darkling.cli.bot_games import Where, Workers, agreed, stopped

if TYPE_CHECKING:
    from darkling.lab.balance import Balance
    from darkling.lab.journal import Journal
    from darkling.lab.plan import Plan
    from darkling.lab.report.report import Report
    from darkling.lab.tally import Summary
    from darkling.lab.tournament import Ranking, TableRanking, Tournament

Page = Annotated[Path | None, typer.Option(metavar="PAGE.html", help="Where to write the page.")]


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
    settings: SettingPairs = None,
    json: AsJson = False,
) -> int:
    """Let bots play many games, and count who wins."""
    from darkling.lab.plan import planned

    plan = planned(game, bots.split(","), players, count, seed, agreed(game, settings))
    journal = _journal(out, plan)
    try:
        summary = _simulated(plan, workers, json, journal, on)
    except KeyboardInterrupt:
        return stopped(journal)
    if json:
        write_json(summary)
    else:
        from darkling.show.tables import show_summary

        show_summary(plan, summary)
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
    settings: SettingPairs = None,
    json: AsJson = False,
) -> int:
    """Let bots meet in all seats on the same deals, and rate them; allies play as tables of one bot."""
    from darkling.lab.tournament import arranged

    arrangement = arranged(game, bots.split(","), players, count, seed, agreed(game, settings))
    try:
        ranking = _ranked(arrangement, workers, json, on)
    except KeyboardInterrupt:
        return stopped()
    if json:
        write_json(ranking)
    else:
        from darkling.show.tables import show_ranking

        show_ranking(arrangement, ranking)
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
    charts: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to write the charts as SVG files, too.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Make a page of what the games say about seats, cards and choices."""
    from darkling.lab.report.report import report

    found = report(results, against)
    if charts is not None:
        _write_charts(found, charts)
    if json:
        write_json(found.data())
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
    settings: SettingPairs = None,
    json: AsJson = False,
) -> int:
    """Play with changed cards and with the game's own, and compare."""
    from tempfile import TemporaryDirectory

    from darkling.lab.balance import Balance
    from darkling.lab.card_versions import write_version
    from darkling.lab.plan import planned

    plan = planned(game, bots.split(","), players, count, seed, agreed(game, settings))
    with TemporaryDirectory() as version, TemporaryDirectory() as unkept:
        edited = write_version(game, Path(version), cards, changes or [])
        folder = keep or Path(unkept)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            found = _balanced(Balance(plan, Path(version), edited, folder), workers, json)
        except KeyboardInterrupt:
            return stopped(folder=keep)
    if json:
        write_json(found.data())
    else:
        from darkling.lab.report.change_tables import change_tables
        from darkling.show.tables import show_texts

        show_texts(change_tables(found))
    if out or not json:
        _write_page(found, out or Path("balance.html"), quiet=json)
    return 0


def _journal(out: Path | None, plan: "Plan") -> "Journal | None":
    if out is None:
        return None
    from darkling.lab.journal import Journal

    return Journal(out, plan)


def _simulated(plan: "Plan", workers: int, quiet: bool, journal: "Journal | None", on: Where) -> "Summary":
    from darkling.lab.simulate import simulate

    missing = sum(map(len, journal.missing())) if journal else plan.games
    with _progress(plan.games, plan.games - missing, quiet) as tick:
        return simulate(plan, workers, tick, journal, on)


def _ranked(arrangement: "Tournament", workers: int, quiet: bool, on: Where) -> "Ranking | TableRanking":
    from darkling.lab.tournament import play_tournament

    with _progress(arrangement.games, 0, quiet) as tick:
        return play_tournament(arrangement, workers, tick, on)


def _balanced(balance: "Balance", workers: int, quiet: bool) -> "Report":
    games = 2 * balance.plan.games
    with _progress(games, games - balance.missing, quiet) as tick:
        return balance.play(workers, tick)


@contextmanager
def _progress(games: int, played: int, quiet: bool) -> Iterator[Callable[[], None]]:
    """Yield what to call after each game; it moves a bar where somebody is watching."""
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    from darkling.show.progress import progress

    with progress(games, played) as tick:
        yield tick


def _write_page(found: "Report", file: Path, quiet: bool) -> None:
    from darkling.lab.report.page import page

    file.write_text(page(found.figures, found.comparison), encoding="utf-8")
    if not quiet:
        from darkling.show import say

        typer.echo(say("page", file=str(file)))


def _write_charts(found: "Report", folder: Path) -> None:
    from darkling.lab.report.charts import standing_alone
    from darkling.lab.report.report_charts import report_charts, role_charts

    folder.mkdir(parents=True, exist_ok=True)
    drawn = {**report_charts(found.figures), **role_charts(found.figures)}
    for name, drawing in drawn.items():
        (folder / f"{name}.svg").write_text(standing_alone(drawing.svg), encoding="utf-8")
