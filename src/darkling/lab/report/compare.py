"""Comparisons: what changed between two results files."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import polars as pl

from darkling.games import find
from darkling.lab.card_versions import Edit
from darkling.lab.report.differences import (
    Change,
    Difference,
    independent_differences,
    judged,
    paired_differences,
)
from darkling.lab.report.names import Names
from darkling.lab.report.observations import by_game, by_held_card, by_possible_card, by_seat, by_table
from darkling.lab.results_file import BadResults, ResultsFile

Edited = Mapping[str, Sequence[Edit]]
TOLD_APART = ("rules_version", "cards", "bots", "settings", "seed")
"""In what two results files of a game may differ."""
OF_GAMES = ("score", "length", "rounds", "lead_changes")
"""What is compared of whole games."""


class CardChange(msgspec.Struct, frozen=True):
    """What changed about a card, and what was changed on it on purpose.

    There is no change where the card was not held, or could not be taken, on both sides.
    """

    card: str
    name: str
    edits: Sequence[Edit]
    taken: Change | None
    used: Change | None
    worth: Change | None

    @property
    def significant(self) -> bool:
        """Whether anything about it is more than chance."""
        return any(
            change is not None and change.significant for change in (self.taken, self.used, self.worth)
        )


class Comparison(msgspec.Struct, frozen=True):
    """What changed between two results files.

    Attributes:
        paired: whether games of the same seeds were compared one by one.
        differing: in what the two files differ.
        seats: for each seat its win share; empty where there are no rivals.
        tables_won: the share of tables that won, where all seats are allies.
        games: the mean score, length, rounds and lead changes.
        cards: those that came up on both sides, those that were edited first.

    """

    paired: bool
    differing: list[str]
    seats: dict[int, Change]
    tables_won: Change | None
    games: dict[str, Change]
    cards: list[CardChange]


def compared(new: ResultsFile, old: ResultsFile, edited: Edited) -> Comparison:
    """Compare results with older ones; `edited` is what was changed on purpose, by card."""
    _refuse_strangers(new, old)
    paired = _same_seeds(new, old)
    company = new.run.company
    seats = _differences(by_seat(new), by_seat(old), paired) if company == "rivals" else {}
    tables = _differences(by_table(new), by_table(old), paired) if company == "allies" else {}
    games = _differences(by_game(new), by_game(old), paired)
    return Comparison(
        paired=paired,
        differing=[name for name in TOLD_APART if getattr(new.run, name) != getattr(old.run, name)],
        seats=judged(seats),
        tables_won=next(iter(judged(tables).values()), None),
        # Each is a question of its own, and so not corrected for the others.
        games={name: judged({name: games[name]})[name] for name in OF_GAMES},
        cards=_cards(new, old, paired, edited),
    )


def _refuse_strangers(new: ResultsFile, old: ResultsFile) -> None:
    if new.run.game != old.run.game:
        raise BadResults(f"expected results of one game, not of {new.run.game} and {old.run.game}")
    players, before = len(new.run.bots), len(old.run.bots)
    if players != before:
        raise BadResults(f"expected results of as many players, not of {players} and {before}")
    if new.run.sides != old.run.sides:
        raise BadResults(f"expected results of the same sides, not of {new.run.sides} and {old.run.sides}")


def _same_seeds(new: ResultsFile, old: ResultsFile) -> bool:
    """Say whether one file has all the seeds of the other, so that games can be compared in pairs."""
    ours, theirs = (set(results.frame.select("seed").collect()["seed"]) for results in (new, old))
    return ours <= theirs or theirs <= ours


def _differences(new: pl.LazyFrame, old: pl.LazyFrame, paired: bool) -> dict[Any, Difference]:
    return paired_differences(new, old) if paired else independent_differences(new, old)


def _cards(new: ResultsFile, old: ResultsFile, paired: bool, edited: Edited) -> list[CardChange]:
    codes = [code for cards in find(new.run.game).study.cards.values() for code in cards]
    names = Names(new.run)
    taken = _differences(by_possible_card(new, codes), by_possible_card(old, codes), paired)
    used = _differences(_of_holders(new, "used"), _of_holders(old, "used"), paired)
    worth = _differences(_of_holders(new, "worth"), _of_holders(old, "worth"), paired)
    measures = [_judged_apart(differences, edited) for differences in (taken, used, worth)]
    found = [
        CardChange(card, names.card(card), edited.get(card, ()), *[changes.get(card) for changes in measures])
        for card in taken
    ]
    return sorted(found, key=lambda change: not change.edits)


def _of_holders(results: ResultsFile, value: str) -> pl.LazyFrame:
    """Return for each card and each game in which it was held what came of that, whoever held it."""
    return by_held_card(results).group_by("seed", "group").agg(value=pl.col(value).mean())


def _judged_apart(differences: dict[str, Difference], edited: Edited) -> dict[str, Change]:
    """Return the changes; what was done on purpose is not made to pay for what was not."""
    on_purpose = {card: difference for card, difference in differences.items() if card in edited}
    others = {card: difference for card, difference in differences.items() if card not in edited}
    return judged(on_purpose) | judged(others)
