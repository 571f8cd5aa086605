"""Decks of Attack the Darkness that are built or changed: in two columns, what can come out and come in."""

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.view import DarknessView, DecksView
from darkling.terminal.palette import ASH, BONE
from darkling.terminal.tables.darkness.cards import called
from darkling.terminal.tables.lines import columns
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import LINES, Sketch

BUILD = "build"
PUT, TAKE = "deck_add", "deck_drop"
KINDS = ("AC", "RC")


def decks(sketch: Sketch) -> list[Static]:
    """Draw the decks in which cards can be changed: what can come out, and what can come in."""
    view: DarknessView = sketch.view
    shown = view.decks
    if shown is None:
        return []
    return [widget for kind in KINDS for widget in _deck(sketch, shown, kind)]


def _deck(sketch: Sketch, shown: DecksView, kind: str) -> list[Static]:
    put, take = f"{PUT}_{kind.lower()}", f"{TAKE}_{kind.lower()}"
    cards = shown.acs if kind == "AC" else shown.rcs
    offered = [option.code for option in sketch.scene.options if option.verb == put]
    if not offered and not sketch.offers(*[f"{take} {code}" for code in cards]):
        return []
    held = {code: count for code, count in cards.items() if count}
    more = dict.fromkeys(offered, 1)
    drawn = [_heading(sketch, shown, kind, sum(held.values())), _columns(sketch, take, held)]
    if more:
        drawn += [sketch.heading("screen-can-be-added"), _columns(sketch, put, more)]
    return drawn


def _heading(sketch: Sketch, shown: DecksView, kind: str, total: int) -> Static:
    title = sketch.say("screen-building", kind=kind, seat=shown.seat)
    if shown.operation == BUILD:
        title = f"{title}: {sketch.say('screen-building-note', total=total, size=shown.size)}"
    return Static(title, classes="heading", markup=False)


def _columns(sketch: Sketch, verb: str, cards: dict[str, int]) -> Static:
    """Draw cards with their copies, in two columns from top to bottom."""
    cells = [_cell(sketch, verb, code, count) for code, count in cards.items()]
    names = [f"{verb} {code}" for code in cards]
    drawn = LINES.join(columns(cells, sketch.width))
    return Piece(drawn, sketch.scene, *names, classes="bar", numbers_only=True)


def _cell(sketch: Sketch, verb: str, code: str, count: int) -> Content:
    number = sketch.chip(f"{verb} {code}")
    return Content.assemble(number, (called(sketch, code, count), BONE if number else ASH))
