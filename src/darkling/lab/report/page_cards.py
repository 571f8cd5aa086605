"""The part of the page about cards, and about what nobody wants."""

from collections.abc import Sequence

from darkling.lab.report.card_figures import UNKNOWN, CardFigures
from darkling.lab.report.charts import IntervalRow, interval_chart
from darkling.lab.report.figures import Figures
from darkling.lab.report.html import Html, beside, figure, section, table, tag
from darkling.lab.report.statistics import ENOUGH
from darkling.lab.report.texts import TextTable, interval, named, number, say, share_of


def cards_section(figures: Figures) -> list[Html]:
    cards = {
        kind: [card for card in figures.cards if card.kind == kind] for kind in (*figures.kinds, UNKNOWN)
    }
    return [_kind(figures, kind, of_kind) for kind, of_kind in cards.items() if of_kind]


def dead_section(figures: Figures) -> Html:
    """Return what was never taken, never used or never chosen."""
    cards = {card.card: card for card in figures.cards}
    taken = [_named(cards[code], str(cards[code].taken.count)) for code in figures.never_taken]
    used = [_named(cards[code], str(_held(cards[code]))) for code in figures.never_used]
    options = [[option.name, str(option.offered)] for option in figures.dead_options]
    tables = [
        TextTable(say("never-taken"), [say("card"), say("could-be-taken")], taken),
        TextTable(say("never-used"), [say("card"), say("held")], used),
        TextTable(say("dead-options", enough=ENOUGH), [say("dead-option"), say("dead-offered")], options),
    ]
    shown = [table(told) for told in tables if told.rows]
    return section(say("dead"), *(shown or [tag("p", say("dead-none", enough=ENOUGH))]))


def _kind(figures: Figures, kind: str, cards: Sequence[CardFigures]) -> Html:
    company = figures.played.company
    shares = company != "alone"
    name = figures.kinds.get(kind) or say("cards-unknown")
    worth, usual = say(f"worth-{company}"), _usual(figures)
    told = {"kind": name, "company": company, "usual": number(usual, shares)}
    marks = [_mark(card) for card in cards if card.worth is not None]
    chart = interval_chart(marks, worth, usual, shares)
    head = [say("card"), say("taken"), say("used"), worth, say("expected"), say("verdict")]
    rows = [_row(card, shares) for card in cards]
    drawn = figure(chart, say("cards-chart", **told))
    return section(name, beside(drawn, table(TextTable(say("cards-caption", kind=name), head, rows))))


def _usual(figures: Figures) -> float:
    """Return what whoever holds a card is expected to have: a score, or a share of the wins."""
    if figures.tables_won is not None:
        return figures.tables_won.value
    return figures.score.mean.value if figures.played.company == "alone" else 1 / len(figures.played.sides)


def _mark(card: CardFigures) -> IntervalRow:
    assert card.worth is not None
    return IntervalRow(
        named(card.name, card.card), card.worth.value, card.worth.low, card.worth.high, card.verdict
    )


def _row(card: CardFigures, shares: bool) -> list[str]:
    return _named(
        card,
        share_of(card.taken),
        share_of(card.used),
        interval(card.worth, shares),
        say("none") if card.expected is None else number(card.expected, shares),
        tag("span", say(f"verdict-{card.verdict}"), class_=card.verdict),
    )


def _named(card: CardFigures, *cells: str) -> list[str]:
    return [named(card.name, card.card), *cells]


def _held(card: CardFigures) -> int:
    return card.used.count if card.used is not None else 0
