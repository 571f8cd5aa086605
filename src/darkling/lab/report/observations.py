"""Observations: the rows that figures are means of, by game, by seat and by card.

Each has its `value`, the `group` that it counts for, and the `seed` of its game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import polars as pl

from darkling.lab.results_file import ResultsFile
from darkling.table.result import Sides

ARGUMENT = r" (.+)$"
"""What an option is about stands behind its verb."""
STEADY_DIGITS = 12


def by_game(results: ResultsFile) -> pl.LazyFrame:
    """Return each game's mean score, length, rounds and lead changes, one group each."""
    measures = results.frame.select(
        "seed",
        score=pl.col("scores").list.mean(),
        length=pl.col("decisions").cast(pl.Float64),
        rounds=pl.col("rounds").cast(pl.Float64),
        lead_changes=pl.col("lead_changes").cast(pl.Float64),
    )
    return measures.unpivot(index="seed", variable_name="group")


def by_seat(results: ResultsFile) -> pl.LazyFrame:
    """Return each seat's worth of each game, with its score and its cards; the groups are the seats.

    The worth is the share of the win, 1/k if k sides share it; of who plays alone it is the score.
    """
    seats = results.frame.with_columns(
        group=pl.int_ranges(pl.col("won").list.len()), winners=_winning_sides(results.run.sides)
    ).explode("group", "won", "scores", "taken", "used")
    share = pl.when("won").then(1 / pl.col("winners")).otherwise(0.0)
    value = pl.col("scores").cast(pl.Float64) if results.run.company == "alone" else share
    return seats.select("number", "seed", "group", "scores", "taken", "used", value=value)


def by_table(results: ResultsFile) -> pl.LazyFrame:
    """Return for each game whether its table won, where all seats are allies; there is one group."""
    return by_seat(results).filter(pl.col("group") == 0)


def by_possible_card(results: ResultsFile, codes: Sequence[str]) -> pl.LazyFrame:
    """Return for each card and each game in which it could be taken whether anybody took it."""
    key = ["number", "seed"]
    # A card that nobody could decline is taken without having been on offer.
    offered = results.frame.select(*key, group="offered").explode("group")
    offered = offered.with_columns(pl.col("group").str.extract(ARGUMENT), value=0.0)
    taken = by_seat(results).select(*key, group="taken").explode("group").with_columns(value=1.0)
    known = pl.col("group").is_in(codes) | (pl.col("value") == 1)
    both = pl.concat([offered, taken]).filter(known).drop_nulls("group")
    return both.group_by(*key, "group").agg(pl.col("value").max())


def by_held_card(results: ResultsFile) -> pl.LazyFrame:
    """Return for each card and each side that held it in a game its worth, and whether it was used.

    A side goes by its first seat. What allies hold is held once, since they have one result.
    """
    seats = by_seat(results).rename({"group": "seat", "value": "worth"})
    seats = seats.with_columns(_side(results.run.sides).alias("seat"))
    key = ["number", "seed", "seat", "worth"]
    taken = seats.select(*key, group="taken").explode("group").with_columns(used=0.0)
    used = seats.select(*key, group="used").explode("group").with_columns(used=1.0)
    both = pl.concat([taken, used]).drop_nulls("group")
    return both.group_by(*key, "group").agg(pl.col("used").max())


def by_role(results: ResultsFile) -> pl.LazyFrame:
    """Return each seat's worth of each game, with its side and place; the groups are the roles of seats."""
    key = ["number", "seed", "seat"]
    told = results.frame.filter(pl.col("roles").list.len() > 0)
    roles = told.select(
        "number", "seed", "places", seat=pl.int_ranges(pl.col("roles").list.len()), group="roles"
    )
    seats = roles.explode("places", "seat", "group").filter(pl.col("group") != "")
    worth = by_seat(results).select("number", "seed", "value", seat="group")
    return seats.join(worth, on=key).with_columns(side=_side(results.run.sides))


def by_meeting(results: ResultsFile) -> pl.LazyFrame:
    """Return for each two seats of different sides whether the first came before the second.

    It is a half if neither did. The groups are the roles of both, with a space between.
    """
    seats = by_role(results).select("number", "seed", "side", "places", role="group")
    pairs = seats.join(seats, on=["number", "seed"], suffix="_other")
    pairs = pairs.filter(pl.col("side") != pl.col("side_other"))
    ahead = (pl.col("places_other") - pl.col("places")).sign() / 2 + 0.5
    return pairs.select("seed", group=pl.format("{} {}", "role", "role_other"), value=ahead)


def _side(sides: Sides) -> pl.Expr:
    """Return the first seat of the side of each seat, for rows that have a seat."""
    return pl.col("seat").replace_strict({seat: side[0] for side in sides for seat in side})


def _winning_sides(sides: Sides) -> pl.Expr:
    """Return what `winning_sides` counts, for the rows of a results file."""
    return pl.col("won").list.gather([side[0] for side in sides]).list.sum()


@dataclass(frozen=True)
class Group:
    """The observations of one group: their mean, their deviation (none of a single one), their number."""

    mean: float
    deviation: float | None
    count: int

    @property
    def variance_of_mean(self) -> float:
        """The square of the standard error."""
        return (self.deviation or 0.0) ** 2 / self.count


def grouped(frame: pl.LazyFrame, value: str = "value") -> dict[Any, Group]:
    column = pl.col(value)
    rows = frame.group_by("group").agg(
        mean=steady(column.mean()), deviation=steady(column.std()), count=pl.len()
    )
    return {row.pop("group"): Group(**row) for row in rows.sort("group").collect().to_dicts()}


def steady(figure: pl.Expr) -> pl.Expr:
    """Round away the last digits, which depend on the order in which threads add up."""
    return figure.round_sig_figs(STEADY_DIGITS)


def counted(frame: pl.LazyFrame, value: str) -> dict[Any, int]:
    """Return how often each value stands in a column, in ascending order."""
    rows = frame.group_by(value).len().sort(value).collect()
    return dict(rows.iter_rows())
