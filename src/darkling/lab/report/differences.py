"""Differences between the means of two sets of observations, and whether chance explains them."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeVar

import msgspec
import polars as pl

from darkling.lab.report.observations import grouped, steady
from darkling.lab.report.statistics import CONFIDENCE, SIGNIFICANT, chance_of, corrected

K = TypeVar("K")


@dataclass(frozen=True)
class Difference:
    """Two means, the standard error of their difference, and the smaller number of observations."""

    before: float
    after: float
    error: float
    count: int

    @property
    def chance(self) -> float:
        """How likely chance alone makes it."""
        return chance_of(self.after - self.before, self.error, self.count)


class Change(msgspec.Struct, frozen=True):
    """A mean before and after, the 95 % interval of the difference, and how likely chance alone makes it."""

    before: float
    after: float
    low: float
    high: float
    chance: float
    significant: bool


def paired_differences(new: pl.LazyFrame, old: pl.LazyFrame) -> dict[Any, Difference]:
    """Return the differences by group, game by game of the same seed."""
    columns = ["seed", "group", "value"]
    pairs = new.select(columns).join(
        old.select(columns), on=["seed", "group"], suffix="_before", maintain_order="left"
    )
    by = pl.col("value") - pl.col("value_before")
    rows = pairs.group_by("group").agg(
        before=steady(pl.col("value_before").mean()),
        after=steady(pl.col("value").mean()),
        error=steady(by.std().fill_null(0.0) / pl.len().sqrt()),
        count=pl.len(),
    )
    return {row.pop("group"): Difference(**row) for row in rows.sort("group").collect().to_dicts()}


def independent_differences(new: pl.LazyFrame, old: pl.LazyFrame) -> dict[Any, Difference]:
    """Return the differences by group between games that have nothing to do with each other."""
    after, before = grouped(new), grouped(old)
    return {
        group: Difference(
            before=before[group].mean,
            after=after[group].mean,
            error=sqrt(before[group].variance_of_mean + after[group].variance_of_mean),
            count=min(before[group].count, after[group].count),
        )
        for group in after
        if group in before
    }


def judged(differences: dict[K, Difference]) -> dict[K, Change]:
    """Return differences with a verdict on each, corrected for how many there are."""
    chances = corrected([difference.chance for difference in differences.values()])
    return {
        group: _change(difference, chance)
        for (group, difference), chance in zip(differences.items(), chances, strict=True)
    }


def _change(difference: Difference, chance: float) -> Change:
    by, reach = difference.after - difference.before, CONFIDENCE * difference.error
    return Change(difference.before, difference.after, by - reach, by + reach, chance, chance < SIGNIFICANT)
