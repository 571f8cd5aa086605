"""Runs: what all games of a results file have in common, and whether a plan goes on with it."""

from typing import Any, Literal

import msgspec

from darkling.games import find
from darkling.lab.plan import Plan, sides_of
from darkling.table.cards import cards_hash
from darkling.table.result import Sides, each_alone

FORMAT = 2
"""Raised whenever results files of before can no longer be read."""
Company = Literal["alone", "allies", "rivals"]


class Run(msgspec.Struct, frozen=True):
    """What games must share to stand in one results file.

    Attributes:
        game: the id of the game.
        rules_version: that of its rules.
        cards: a hash of its card files.
        bots: for each seat, the name of the bot that plays it.
        settings: all of the game's, also those left at their defaults.
        seed: of game 0; each game after it has the next one.
        format: the version of the results file.
        sides: who wins and loses together; in files that do not say so yet, each seat is a side of its own.

    """

    game: str
    rules_version: int
    cards: str
    bots: tuple[str, ...]
    settings: dict[str, Any]
    seed: int
    format: int = FORMAT
    sides: Sides = ()

    @property
    def company(self) -> Company:
        """Whether the seats have rivals, or are all allies, or there is but one."""
        if len(self.sides) > 1:
            return "rivals"
        return "allies" if len(self.bots) > 1 else "alone"

    def __post_init__(self) -> None:
        """Fill in what files of before do not say."""
        if not self.sides:
            msgspec.structs.force_setattr(self, "sides", each_alone(len(self.bots)))


def run_of(plan: Plan) -> Run:
    game = find(plan.game)
    settings = msgspec.to_builtins(game.read_settings(plan.settings))
    return Run(
        plan.game,
        game.rules_version,
        cards_hash_of(plan),
        plan.bots,
        settings,
        plan.seed,
        sides=sides_of(plan),
    )


def cards_hash_of(plan: Plan) -> str:
    return cards_hash(find(plan.game).cards, plan.cards or None)


def first_difference(found: Run, wanted: Run) -> str | None:
    """Say in what a run first differs from the one wanted; None if in nothing."""
    ours = _facts(wanted)
    for name, value in _facts(found).items():
        if value != ours.get(name):
            return f"it has {name} {value}, not {ours.get(name)}"
    return None


def _facts(run: Run) -> dict[str, Any]:
    """Return what a run is told apart by, under the names that people know."""
    return {
        "game": run.game,
        "rules version": run.rules_version,
        "cards": run.cards,
        "bots": ",".join(run.bots),
        **{f"setting {name}": value for name, value in run.settings.items()},
        "seed": run.seed,
    }
