"""The rows of solo play as phrases."""

from darkling.games.dealings.describe import Block, defense, hero, name
from darkling.games.dealings.view import View
from darkling.table.phrase import Phrase, listed, phrase


def rows(view: View) -> Block:
    """Show both rows one above the other, and how far the choice is."""
    pair = 1 + view.hero_row.count(None)
    grid = tuple([tuple(map(_cell, row)) for row in (view.hero_row, view.defense_row)])
    return [phrase("solo-phase", round=view.round, pair=pair), grid]


def row_defenses(view: View) -> Block:
    """Show the Defense Cards of the row with their sides."""
    return [phrase("row-defenses"), *[defense(code) for code in view.defense_row if code is not None]]


def stranded(view: View) -> Block:
    """Show the heroes that cannot be lured, for want of a defense to bring."""
    heroes = [name(code) for code in view.hero_row if code is not None and not reach(view, code)]
    return [phrase("stranded", heroes=listed(heroes))] if heroes else []


def lured(view: View) -> Block:
    """Show the hero that was lured."""
    return [phrase("lured", hero=hero(view.lured, "hero-brief"))] if view.lured is not None else []


def reach(view: View, code: str) -> list[str]:
    """Return the Defense Cards that a hero may bring: below it, or further to the right (DD-SOLO-04)."""
    column = view.hero_row.index(code)
    return [card for card in view.defense_row[column:] if card is not None]


def _cell(code: str | None) -> Phrase:
    return phrase("gap") if code is None else phrase("card", card=name(code))
