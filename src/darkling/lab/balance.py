"""Balance: a game played with its own cards and with changed ones, on the same seeds."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from darkling.lab.journal import Journal
from darkling.lab.plan import Plan
from darkling.lab.report.compare import Edited
from darkling.lab.report.report import Report, report
from darkling.lab.run_identity import cards_hash_of
from darkling.lab.simulate import simulate


class Balance:
    """A plan to be played with the game's own cards and with those of a folder.

    Attributes:
        missing: how many games are still to be played.

    """

    def __init__(self, plan: Plan, cards: Path, edited: Edited, folder: Path) -> None:
        """Take up what an earlier run left in `folder`; `edited` is what was changed, by card."""
        self.plan = plan
        self.changed = replace(plan, cards=str(cards))
        self.edited = edited
        self.before = Journal(folder / "before.parquet", plan)
        # Each version has a file of its own, so that the next one finds the games before it in place.
        self.after = Journal(folder / f"after-{cards_hash_of(self.changed)}.parquet", self.changed)
        self.missing = sum([len(games) for kept in (self.before, self.after) for games in kept.missing()])

    def play(self, workers: int = 1, tick: Callable[[], None] = lambda: None) -> Report:
        """Play what is missing, and compare; call `tick` after each game."""
        simulate(self.plan, workers, tick, self.before)
        simulate(self.changed, workers, tick, self.after)
        return report(self.after.path, self.before.path, self.edited)
