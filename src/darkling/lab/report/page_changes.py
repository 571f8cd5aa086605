"""The part of the page about what changed since other results."""

from darkling.lab.report.change_tables import card_tables, edits_told, measures_table
from darkling.lab.report.charts import IntervalRow, interval_chart
from darkling.lab.report.compare import Comparison
from darkling.lab.report.differences import Change
from darkling.lab.report.figures import Figures
from darkling.lab.report.html import Html, beside, figure, section, table, tag
from darkling.lab.report.texts import say


def changes_section(figures: Figures, comparison: Comparison) -> Html:
    """Return what changed: seats and games, the cards that were edited, other cards that moved."""
    told = table(measures_table(figures, comparison))
    return section(
        say("changes"),
        tag("p", _differing(comparison)),
        tag("ul", *[tag("li", edits) for edits in edits_told(comparison)]),
        beside(_seat_chart(comparison), told) if comparison.seats else told,
        *[table(cards) for cards in card_tables(figures, comparison)],
        *_nothing_moved(comparison),
        tag("p", say("star")),
        tag("p", say("changes-paired" if comparison.paired else "changes-independent")),
    )


def _differing(comparison: Comparison) -> str:
    names = [say(f"differing-{name}") for name in comparison.differing]
    return say("changes-differing", names=", ".join(names)) if names else say("changes-same")


def _nothing_moved(comparison: Comparison) -> list[Html]:
    if any(change.significant and not change.edits for change in comparison.cards):
        return []
    edited = any(change.edits for change in comparison.cards)
    return [tag("p", say("moved-none" if edited else "cards-same"))]


def _seat_chart(comparison: Comparison) -> Html:
    marks = [
        IntervalRow(
            label=say("seat-short", number=seat),
            value=change.after - change.before,
            low=change.low,
            high=change.high,
            verdict=_verdict(change),
        )
        for seat, change in comparison.seats.items()
    ]
    return figure(interval_chart(marks, say("difference"), 0, shares=True), say("changes-chart"))


def _verdict(change: Change) -> str:
    if not change.significant:
        return "as-expected"
    return "above" if change.after > change.before else "below"
