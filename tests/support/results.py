"""Results made by hand, for tests of reports."""

from typing import Any

import polars as pl

from darkling.lab.results_file import SCHEMA, ResultsFile
from darkling.lab.run_identity import Run


def row(number: int, **values: Any) -> dict[str, Any]:
    """Return a game between two, which seat 0 wins unless it is said otherwise."""
    usual = {
        "number": number,
        "seed": str(number),
        "decisions": 10,
        "won": [True, False],
        "scores": [5, 3],
        "places": [1, 2],
        "rounds": 4,
        "lead_changes": 0,
        "taken": [[], []],
        "used": [[], []],
        "offered": [],
        "chosen": [],
        "roles": [],
    }
    return usual | values


def results(rows: list[dict[str, Any]], **run: Any) -> ResultsFile:
    """Return results of these games of Dark Dealings."""
    usual = {"game": "dealings", "rules_version": 1, "cards": "own", "bots": ("random", "random")}
    return ResultsFile(Run(**{**usual, "settings": {}, "seed": 0, **run}), pl.LazyFrame(rows, schema=SCHEMA))


def won_by(seat: int) -> dict[str, Any]:
    """Return what a row of a game says that one of two seats won."""
    return {"won": [seat == 0, seat == 1], "scores": [5, 3] if seat == 0 else [3, 5]}
