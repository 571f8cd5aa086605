"""A game master's choice in Attack the Darkness: the budget, and the monsters that may be picked."""

from textual.content import Content
from textual.widgets import Static

from darkling.games.darkness.sight.master_structs import MusterView, RecruitView
from darkling.games.darkness.sight.view import DarknessView
from darkling.games.darkness.telling import master
from darkling.terminal.palette import ASH, BONE, EMBER, GOLD, LINE
from darkling.terminal.tables.darkness.deeds import deed
from darkling.terminal.tables.lines import columns, packed
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import LINES, Sketch

ENLIST = "enlist"
SPENT, FREE, OVER = "█", "░", "▒"
"""Danger that was picked, that is left up to the level, and that may be had beyond it."""


def gallery(sketch: Sketch) -> list[Static]:
    """Draw how much danger there is, and what may be picked."""
    view: DarknessView = sketch.view
    muster = master.muster_of(view)
    if muster is None:
        return []
    lines = [line.stylize(f"bold {GOLD}") for line in sketch.told(master.budget(view))]
    if not master.is_master(view):
        return [sketch.line(LINES.join(lines))]
    offered = [one for one in muster.recruits or () if sketch.offers(_enlist(one))]
    if not offered:
        return []
    return [sketch.line(LINES.join([*lines, _bar(muster)])), _ends(sketch), _recruits(sketch, offered)]


def _bar(muster: MusterView) -> Content:
    """Draw the danger as a bar, a sign a point."""
    level = max(0, muster.level - muster.danger)
    beyond = max(0, muster.most - max(muster.danger, muster.level))
    return Content.assemble((SPENT * muster.danger, EMBER), (FREE * level, ASH), (OVER * beyond, LINE))


def _ends(sketch: Sketch) -> Piece:
    """Draw the ways to be done, above the cards, where a small screen shows them."""
    rest = [option for option in sketch.scene.options if option.verb != ENLIST]
    lines = packed([deed(sketch, option) for option in rest], sketch.width)
    names = [option.name for option in rest]
    return Piece(LINES.join(lines), sketch.scene, *names, classes="bar", numbers_only=True)


def _recruits(sketch: Sketch, offered: list[RecruitView]) -> Piece:
    """Draw the cards in two columns; all that they say stands beside the answers."""
    cells = [_cell(sketch, one) for one in offered]
    names = [_enlist(one) for one in offered]
    drawn = LINES.join(columns(cells, sketch.width))
    return Piece(drawn, sketch.scene, *names, classes="bar", numbers_only=True)


def _cell(sketch: Sketch, one: RecruitView) -> Content:
    told = sketch.say("tiny-recruit", **master.in_short(one))
    return Content.assemble(sketch.chip(_enlist(one)), (told, BONE))


def _enlist(one: RecruitView) -> str:
    return f"{ENLIST} {one.foe}"
