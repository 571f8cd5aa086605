"""Runs: what all games of a results file have in common, and whether a plan goes on with it."""

from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from darkling.games import find
from darkling.lab.plan import Plan
from darkling.table.cards import CardFolder

FORMAT = 1
"""Raised whenever results files of before can no longer be read."""


class Run(msgspec.Struct, frozen=True):
    """What games must share to stand in one results file.

    Attributes:
        game: the id of the game.
        rules_version: that of its rules.
        cards: a hash of its card files.
        bots: for each seat, the name of the bot that plays it.
        options: all of the game's, also those left at their defaults.
        seed: of game 0; each game after it has the next one.
        format: the version of the results file.

    """

    game: str
    rules_version: int
    cards: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    format: int = FORMAT


def run_of(plan: Plan) -> Run:
    """Return the run that the games of a plan belong to."""
    game = find(plan.game)
    options = msgspec.to_builtins(game.read_options(plan.options))
    return Run(plan.game, game.rules_version, cards_hash(plan), plan.bots, options, plan.seed)


def cards_hash(plan: Plan) -> str:
    """Return a hash of the card files that a plan is played with."""
    own = files(find(plan.game).package) / "cards"
    folder = CardFolder(own, plan.cards or None)
    digest = blake2b(digest_size=8)
    for name in _card_files(own):
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes() + b"\0")
    return digest.hexdigest()


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
        **{f"option {name}": value for name, value in run.options.items()},
        "seed": run.seed,
    }


def _card_files(own: Traversable) -> list[str]:
    """Return the names of a game's card files in their order; a game may have none."""
    names = [file.name for file in own.iterdir()] if own.is_dir() else []
    return sorted([name for name in names if name.endswith(".toml")])
