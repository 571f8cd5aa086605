"""Numbers and estimates as text, in the words of `report.ftl`."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from darkling.lab.report.differences import Change
from darkling.lab.report.statistics import Estimate
from darkling.words import Phrasebook

LEAST_TOLD = 0.001
"""Smaller chances are told as that."""

say = Phrasebook([files("darkling.lab.report") / "report.ftl"]).say


@dataclass(frozen=True)
class TextTable:
    """A table of texts; each row begins with what it is about."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def number(value: float, shares: bool) -> str:
    """Return a number, as a percentage if it is a share."""
    return f"{value:.1%}" if shares else f"{value:,.2f}"


def interval(estimate: Estimate | None, shares: bool) -> str:
    if estimate is None:
        return say("none")
    value, low, high = (number(value, shares) for value in (estimate.value, estimate.low, estimate.high))
    return say("interval", value=value, low=low, high=high)


def share_of(estimate: Estimate | None) -> str:
    """Return a share, and of how many."""
    if estimate is None:
        return say("none")
    return say("of", share=number(estimate.value, shares=True), count=estimate.count)


def arrow(change: Change | None, shares: bool) -> str:
    """Return what something was and became, marked if that is significant."""
    if change is None:
        return say("none")
    key = "arrow-significant" if change.significant else "arrow"
    return say(key, before=number(change.before, shares), after=number(change.after, shares))


def difference(change: Change, shares: bool) -> str:
    """Return by how much something changed, with its interval."""
    values = {"value": change.after - change.before, "low": change.low, "high": change.high}
    return say(
        "interval",
        **{name: f"{value:+.1%}" if shares else f"{value:+,.2f}" for name, value in values.items()},
    )


def chance(change: Change) -> str:
    """Return how likely chance alone makes a change, marked if that is significant."""
    told = f"{change.chance:.3f}" if change.chance >= LEAST_TOLD else say("below", value=str(LEAST_TOLD))
    return say("significant", chance=told) if change.significant else told


def named(name: str, code: str) -> str:
    return say("named", name=name, code=code)
