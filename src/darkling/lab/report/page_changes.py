"""The part of the page about what changed since other results."""

from collections.abc import Sequence

from darkling.lab.report.charts import Mark, interval_chart
from darkling.lab.report.compare import CardChange, Comparison
from darkling.lab.report.differences import Change
from darkling.lab.report.figures import Figures
from darkling.lab.report.html import Html, beside, figure, section, table, tag
from darkling.lab.report.texts import arrow, chance, named, number, say


def changes_section(figures: Figures, comparison: Comparison) -> Html:
    """Return what changed: seats and games, the cards that were edited, other cards that moved."""
    alone = len(figures.seats) == 1
    edited = [change for change in comparison.cards if change.edited]
    moved = [change for change in comparison.cards if change.significant and not change.edited]
    cards = [
        *_cards("edited-caption", edited, alone),
        *_cards("moved-caption", moved, alone),
        *([] if moved else [tag("p", say("moved-none" if edited else "cards-same"))]),
    ]
    return section(
        say("changes"),
        tag("p", _differing(comparison)),
        _seats_and_games(figures, comparison),
        *cards,
        tag("p", say("star")),
        tag("p", say("changes-paired" if comparison.paired else "changes-independent")),
    )


def measures(comparison: Comparison, score_title: str) -> dict[str, tuple[Change, bool]]:
    """Return the changes of seats and games by their names, and whether they are changes of shares."""
    seats = {say("win-share-of", number=seat): (change, True) for seat, change in comparison.seats.items()}
    titles = {"score": score_title, "length": say("length"), "lead_changes": say("lead")}
    games = {titles[name]: (change, False) for name, change in comparison.games.items()}
    return seats | games


def card_row(change: CardChange, alone: bool) -> list[str]:
    """Return what changed about a card as cells."""
    return [
        named(change.name, change.card),
        arrow(change.taken, shares=True),
        arrow(change.used, shares=True),
        arrow(change.worth, shares=not alone),
    ]


def card_head(alone: bool) -> list[str]:
    """Return the titles of what `card_row` returns."""
    return [say("card"), say("taken"), say("used"), say("worth-alone" if alone else "worth-shared")]


def _differing(comparison: Comparison) -> str:
    names = [say(f"differing-{name}") for name in comparison.differing]
    return say("changes-differing", names=", ".join(names)) if names else say("changes-same")


def _seats_and_games(figures: Figures, comparison: Comparison) -> Html:
    told = _measures(figures, comparison)
    return beside(_seat_chart(comparison), told) if comparison.seats else told


def _seat_chart(comparison: Comparison) -> Html:
    marks = [
        Mark(
            say("win-share-of", number=seat),
            change.after - change.before,
            change.low,
            change.high,
            _verdict(change),
        )
        for seat, change in comparison.seats.items()
    ]
    return figure(interval_chart(marks, say("difference"), 0, shares=True), say("changes-chart"))


def _verdict(change: Change) -> str:
    if not change.significant:
        return "as-expected"
    return "above" if change.after > change.before else "below"


def _measures(figures: Figures, comparison: Comparison) -> Html:
    rows = [
        [
            name,
            number(change.before, shares),
            number(change.after, shares),
            say(
                "interval",
                value=number(change.after - change.before, shares),
                low=number(change.low, shares),
                high=number(change.high, shares),
            ),
            chance(change),
        ]
        for name, (change, shares) in measures(comparison, figures.score_title).items()
    ]
    head = [say(key) for key in ("measure", "before", "after", "difference", "chance")]
    return table(say("changes-caption"), head, rows)


def _cards(caption: str, changes: Sequence[CardChange], alone: bool) -> list[Html]:
    rows = [card_row(change, alone) for change in changes]
    return [table(say(caption), card_head(alone), rows)] if rows else []
