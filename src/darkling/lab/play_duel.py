"""Duels played: deal after deal, until the verdict is sure."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from darkling.lab.duel import Duel
from darkling.lab.duel_score import DuelScore, DuelSummary
from darkling.lab.executor import Task
from darkling.lab.outcome import Outcome
from darkling.lab.schedule import played
from darkling.lab.simulate import Where, executor_for
from darkling.table import position

if TYPE_CHECKING:
    from darkling.lab.journal import Journal

Game = tuple[int, Outcome]
"""Which of the two games of a deal, and what came of it."""
NAMES = ("first.parquet", "second.parquet")
"""The results files in which a folder keeps the games of a duel."""


def play_duel(
    duel: Duel,
    workers: int = 1,
    tick: Callable[[DuelScore], None] = lambda _: None,
    folder: Path | None = None,
    on: Where = "here",
) -> DuelSummary:
    """Play a duel until the verdict is sure, or the most deals are played; call `tick` after each deal.

    With a folder all games are kept, and those that it has are not played again.
    """
    start = perf_counter()
    score = DuelScore(duel)
    journals = _journals(duel, folder) if folder else []
    with closing(_games(duel, journals, workers, on)) as games:
        # Deals are counted in order, whoever finishes first: quick games may be games of one kind.
        for outcomes in _in_order(games):
            score.add(outcomes)
            tick(score)
            if score.verdict != "open":
                break
    return score.summary(perf_counter() - start, workers, is_compiled())


def is_compiled() -> bool:
    """Say whether the rules are played in a compiled build."""
    return not position.__file__.endswith(".py")


def _journals(duel: Duel, folder: Path) -> "list[Journal]":
    from darkling.lab.journal import Journal

    folder.mkdir(parents=True, exist_ok=True)
    return [Journal(folder / name, plan) for name, plan in zip(NAMES, duel.plans, strict=True)]


def _games(duel: Duel, journals: "list[Journal]", workers: int, on: Where) -> Generator[Game]:
    """Yield the games of a duel as they are finished, those that are kept first."""
    for which, journal in enumerate(journals):
        for outcome in journal.finished():
            yield which, outcome
    with ExitStack() as stack:
        for journal in journals:
            stack.enter_context(journal)
        # The executor ends first: results files may take a while.
        executor = stack.enter_context(executor_for(duel.plans[0], workers, on))
        for plan, outcomes in played(_tasks(duel, journals), executor):
            which = duel.plans.index(plan)
            if journals:
                journals[which].add(outcomes)
            for outcome in outcomes:
                yield which, outcome


def _tasks(duel: Duel, journals: "list[Journal]") -> Iterator[Task]:
    """Yield the games that are not kept, deal by deal, since the next one may be the last."""
    every = range(duel.deals)
    missing = [set(chain(*journal.missing())) for journal in journals] or [set(every), set(every)]
    for deal in every:
        for plan, numbers in zip(duel.plans, missing, strict=True):
            if deal in numbers:
                yield Task(plan, range(deal, deal + 1), counting=bool(journals))


def _in_order(games: Iterable[Game]) -> Iterator[tuple[Outcome, Outcome]]:
    """Yield both games of each deal, in the order of the deals."""
    first: dict[int, Outcome] = {}
    second: dict[int, Outcome] = {}
    deal = 0
    for which, outcome in games:
        (first, second)[which][outcome.number] = outcome
        while deal in first and deal in second:
            yield first.pop(deal), second.pop(deal)
            deal += 1
