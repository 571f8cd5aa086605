"""The ledger of a game: its rules, our rulings, and how many tests prove each."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from darkling.games import find


class LedgerEntry(msgspec.Struct, frozen=True):
    """A rule of the rulebook, or a ruling: our answer to a question that the rulebook leaves open."""

    id: str
    kind: Literal["rule", "ruling"]
    text: str
    question: str = ""


@cache
def entries(game: str) -> tuple[LedgerEntry, ...]:
    """Return the rules and rulings of a game, in the order of its rulebook."""
    tables = msgspec.toml.decode(_file(game, "rules.toml").read_bytes(), type=dict[str, list[dict[str, Any]]])
    found = [entry | {"kind": kind} for kind, table in tables.items() for entry in table]
    return msgspec.convert(found, tuple[LedgerEntry, ...])


@cache
def texts(game: str) -> dict[str, str]:
    """Return the texts of the rules and rulings of a game by id."""
    return {entry.id: entry.text for entry in entries(game)}


def proofs(game: str) -> dict[str, int] | None:
    """Return how many tests prove each rule or ruling, as `make proofs` counted them; None if nobody did."""
    file = proofs_file(game)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.is_file() else None


def proofs_file(game: str) -> Traversable:
    """Return where the counts of the tests are kept."""
    return _file(game, "rules_proved.json")


def _file(game: str, name: str) -> Traversable:
    return files(find(game).package) / name
