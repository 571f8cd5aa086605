"""How a duel stands while it is played, and what came of it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from darkling.games import find
from darkling.lab.duel import GAMES_OF_A_DEAL, Duel
from darkling.lab.duel_score import DuelScore, DuelSummary
from darkling.show import say
from darkling.show.printing import new_table, show

Tick = Callable[[DuelScore], None]
MOST_LINES = 20


@contextmanager
def one_line(duel: Duel) -> Iterator[Tick]:
    """Show in one line on the error stream how a duel stands; yield what to call after each deal."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(say("games")), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=duel.deals * GAMES_OF_A_DEAL)
        yield lambda score: bar.update(task, completed=score.games, description=_standing(score))


@contextmanager
def lines(duel: Duel) -> Iterator[Tick]:
    """Write a line on the error stream now and then; yield what to call after each deal."""
    games = ceil(duel.deals / MOST_LINES) * GAMES_OF_A_DEAL

    def tick(score: DuelScore) -> None:
        if score.games % games == 0:
            sys.stderr.write(f"{say('duel-so-far', games=score.games, standing=_standing(score))}\n")

    yield tick


def show_duel(duel: Duel, summary: DuelSummary) -> None:
    bot, other = duel.bots
    plan = duel.plans[0]
    title = find(plan.game).title
    show(
        say("duel", bot=bot, other=other, title=title, players=len(plan.bots)),
        _design(duel),
        _wins(duel, summary),
        say(f"duel-{summary.verdict}", bot=bot, other=other, games=summary.games),
        say("duel-score", score=_score(bot, summary.score, summary.interval)),
        say("duel-compiled" if summary.compiled else "duel-interpreted"),
    )


def _design(duel: Duel) -> str:
    """Say how a deal is played."""
    bot, other = duel.bots
    if duel.part:
        seats = ", ".join(map(str, duel.part.seats))
        count = len(duel.part.seats)
        return say("duel-part", bot=bot, other=other, seats=seats, count=count, others=duel.part.others)
    if len(duel.sides) == 1:
        return say("duel-tables", players=len(duel.plans[0].bots))
    return say("duel-sides")


def _wins(duel: Duel, summary: DuelSummary) -> Table:
    table = new_table(["bot"], ["duel-games", "wins", "share"])
    games = summary.games * duel.wins_of_a_deal // GAMES_OF_A_DEAL
    for bot, wins in zip(duel.bots, (summary.wins, summary.wins_of_other), strict=True):
        table.add_row(bot, f"{games:,}", f"{wins:,.1f}", f"{wins / games:.1%}")
    return table


def _standing(score: DuelScore) -> str:
    return _score(score.duel.bots[0], score.evidence.mean, score.evidence.interval())


def _score(bot: str, score: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return say("duel-standing", bot=bot, score=f"{score:.1%}", low=f"{low:.1%}", high=f"{high:.1%}")
