"""Balance: a game played with its own cards and with changed ones, on the same seeds."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from darkling.lab.journal import Journal
from darkling.lab.plan import Plan
from darkling.lab.report.compare import Edited
from darkling.lab.report.report import Report, report
from darkling.lab.run import cards_hash
from darkling.lab.simulate import simulate


def balance(
    plan: Plan,
    cards: Path,
    edited: Edited,
    folder: Path,
    workers: int = 1,
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play a plan with the game's own cards and with those of a folder, and compare.

    Both results are kept in `folder`; games that it has already are not played again.
    """
    changed = replace(plan, cards=str(cards))
    before = Journal(folder / "before.parquet", plan)
    # Each version has a file of its own, so that the next one finds the games before it in place.
    after = Journal(folder / f"after-{cards_hash(changed)}.parquet", changed)
    simulate(plan, workers, tick, before)
    simulate(changed, workers, tick, after)
    return report(after.path, before.path, edited)
