"""Rows of the table: a number, the bar it has to clear, and how it compares."""

from dataclasses import dataclass
from typing import Any

from bench.timing import Block, Timing, time

PER_SECOND = "decisions/s"
ITERATIONS = "iterations/s"
MICROSECONDS = "us"
BYTES = "bytes"

NOT_INSTALLED = "not installed (pip install darkling[bench])"


@dataclass(frozen=True)
class Bar:
    """A number to reach, or not to exceed."""

    limit: int
    at_least: bool = False

    def met_by(self, value: float) -> bool:
        """Say whether a value is good enough."""
        return value >= self.limit if self.at_least else value <= self.limit

    def __str__(self) -> str:
        return f"{'>=' if self.at_least else '<='} {self.limit:,}"


@dataclass(frozen=True)
class Row:
    """One measurement; without a value, the note says why there is none."""

    label: str
    unit: str
    value: float | None = None
    median: float | None = None
    bar: Bar | None = None
    ratio: float | None = None
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the value clears the bar, if there are both."""
        if self.bar is None or self.value is None:
            return None
        return self.bar.met_by(self.value)

    def data(self) -> dict[str, Any]:
        """Return the row as plain data."""
        bar = None if self.bar is None else str(self.bar)
        return {**vars(self), "bar": bar, "met": self.met}


@dataclass(frozen=True)
class Measure:
    """Something to be timed; no block if what it needs is not installed."""

    label: str
    unit: str
    block: Block | None
    bar: Bar | None = None


def measured(measures: list[Measure]) -> list[Row]:
    """Time everything that can be timed; return a row for each measure."""
    timings = iter(time([measure.block for measure in measures if measure.block is not None]))
    return [
        _missing(measure) if measure.block is None else _row(measure, next(timings)) for measure in measures
    ]


def _missing(measure: Measure) -> Row:
    return Row(measure.label, measure.unit, note=NOT_INSTALLED)


def _row(measure: Measure, timing: Timing) -> Row:
    best, median = timing.best * 1e6, timing.median * 1e6
    if measure.unit in (PER_SECOND, ITERATIONS):
        best, median = 1 / timing.best, 1 / timing.median
    return Row(measure.label, measure.unit, best, median, measure.bar)
