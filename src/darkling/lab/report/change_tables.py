"""Changes told in tables, for the page and for the terminal."""

from collections.abc import Sequence

from darkling.lab.card_versions import Edit
from darkling.lab.report.compare import CardChange, Comparison
from darkling.lab.report.differences import Change
from darkling.lab.report.figures import Figures
from darkling.lab.report.report import Report
from darkling.lab.report.texts import TextTable, arrow, chance, difference, named, number, say
from darkling.lab.run_identity import Company


def change_tables(report: Report) -> list[TextTable]:
    """Return all that changed, if the report compares."""
    if report.comparison is None:
        return []
    return [
        measures_table(report.figures, report.comparison),
        *card_tables(report.figures, report.comparison),
    ]


def measures_table(figures: Figures, comparison: Comparison) -> TextTable:
    """Return the win shares of the seats or of the table and the means of the games, before and after."""
    shares = {say("win-share-of", number=seat): change for seat, change in comparison.seats.items()}
    if comparison.tables_won is not None:
        shares = {say("tables-won"): comparison.tables_won}
    titles = {
        "score": figures.score_title,
        "length": say("length"),
        "rounds": say("rounds"),
    }
    if figures.played.company == "rivals":
        titles["lead_changes"] = say("lead")
    means = {title: comparison.games[name] for name, title in titles.items()}
    rows = [_row(title, change, shares=True) for title, change in shares.items()]
    rows += [_row(title, change, shares=False) for title, change in means.items()]
    head = [say(key) for key in ("measure", "before", "after", "difference", "chance")]
    return TextTable(say("changes-caption", company=figures.played.company), head, rows)


def card_tables(figures: Figures, comparison: Comparison) -> list[TextTable]:
    """Return the cards that were edited, and the others for which something changed."""
    edited = [change for change in comparison.cards if change.edits]
    moved = [change for change in comparison.cards if change.significant and not change.edits]
    company = figures.played.company
    tables = {"edited-caption": edited, "moved-caption": moved}
    return [_cards(say(caption), changes, company) for caption, changes in tables.items() if changes]


def edits_told(comparison: Comparison) -> list[str]:
    """Return what was changed on each card, a line each."""
    return [
        say("edits", card=named(change.name, change.card), edits=", ".join(map(_edit, change.edits)))
        for change in comparison.cards
        if change.edits
    ]


def _edit(edit: Edit) -> str:
    before, after = (say("none") if value is None else str(value) for value in (edit.before, edit.after))
    return say("edit", field=edit.field, before=before, after=after)


def _row(title: str, change: Change, shares: bool) -> list[str]:
    before, after = number(change.before, shares), number(change.after, shares)
    return [title, before, after, difference(change, shares), chance(change)]


def _cards(caption: str, changes: Sequence[CardChange], company: Company) -> TextTable:
    head = [say("card"), say("taken"), say("used"), say(f"worth-{company}")]
    return TextTable(caption, head, [_card_row(change, shares=company != "alone") for change in changes])


def _card_row(change: CardChange, shares: bool) -> list[str]:
    return [
        named(change.name, change.card),
        arrow(change.taken, shares=True),
        arrow(change.used, shares=True),
        arrow(change.worth, shares),
    ]
