"""The general table: what a game says about the position, in blocks of lines, and how it ended."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.table.decision import Seat
from darkling.table.result import Result
from darkling.terminal.palette import seat_colour
from darkling.terminal.scene import Numbered, TerminalScene
from darkling.terminal.tables.card import Card
from darkling.terminal.tables.piece import Piece
from darkling.words import Line, Words

MARGINS, STORY = 4, 37
"""What stands beside a line: the borders of the table, and the log with its own."""


class GeneralTable(VerticalScroll, can_focus=False):
    """Shows a scene in a game's words. A game's own table draws it instead."""

    FEW: ClassVar[int] = 4
    """So many places at the end can stand apart even on a small screen."""

    def __init__(self) -> None:
        super().__init__(id="table")
        self.scene: TerminalScene | None = None
        self.blocks: dict[Seat | None, list[list[Line]]] = {}

    async def show(self, scene: TerminalScene) -> None:
        self.scene = scene
        await self.recompose()

    def compose(self) -> ComposeResult:
        if self.scene is None:
            return
        if self.scene.result is None:
            yield from self.draw(self.scene)
        else:
            yield from self._standings(self.scene, self.scene.result)

    @property
    def shows_all_options(self) -> bool:
        """Whether every option can be chosen on the table as well."""
        cards = [card.option for card in self.query(Card) if card.option is not None]
        offered = {number for number, _ in [*cards, *self._on_pieces()]}
        asked = self.scene.options if self.scene else ()
        return bool(asked) and len(offered) == len(asked)

    @property
    def cramped(self) -> bool:
        """Whether there is no room for large cards."""
        return self.screen.has_class("compact")

    @property
    def line_width(self) -> int:
        """How wide a line can be; the log stands beside the table where there is room."""
        return self.app.size.width - MARGINS - (0 if self.cramped else STORY)

    @property
    def pane(self) -> VerticalScroll:
        """What is scrolled by keys."""
        return self

    def legend(self, _words: Words) -> list[str]:
        """Return what the signs on the table mean; nothing where they speak for themselves."""
        return []

    def headline(self, _scene: TerminalScene) -> str:
        """Return how far the game is, in short; empty if there is nothing to say."""
        return ""

    def draw(self, scene: TerminalScene) -> Sequence[Widget]:
        """Return the widgets of a scene; while nothing is asked, of what the reader saw last."""
        if scene.decision is not None:
            self.blocks[scene.viewer] = scene.words.table(scene.decision, scene.view)
        elif things := scene.words.looks(scene.view):
            self.blocks[scene.viewer] = list(things.values())
        return [_block(lines) for lines in self.blocks.get(scene.viewer, [])]

    def trophies(self, _scene: TerminalScene, _seat: Seat) -> Content:
        """Return what a seat is left with at the end, besides its score."""
        return Content("")

    def _on_pieces(self) -> list[Numbered]:
        return [numbered for piece in self.query(Piece) for numbered in piece.options]

    def _standings(self, scene: TerminalScene, result: Result) -> list[Widget]:
        """Return a box for each place: who took it, what decided, and what is left of it."""
        _verdict, *places = scene.words.result(result, scene.sides)
        self.set_class(len(places) <= self.FEW, "few")
        return [self._place(scene, *place) for place in zip(places, result.places, strict=True)]

    def _place(self, scene: TerminalScene, text: str, seats: Sequence[Seat]) -> Widget:
        left = [trophies for seat in seats if (trophies := self.trophies(scene, seat))]
        lines = [Static(trophies, classes="trophies", markup=False) for trophies in left]
        own = scene.viewer in seats
        box = Vertical(Static(text, markup=False), *lines, classes="place own" if own else "place")
        box.styles.border_left = ("outer", seat_colour(seats[0]))
        return box


def _block(lines: Sequence[Line]) -> Widget:
    heading, *others = [line if isinstance(line, str) else _grid(line) for line in lines]
    entries = [Static(line, classes="entry", markup=False) for line in others]
    return Vertical(Static(heading, classes="heading", markup=False), *entries, classes="block")


def _grid(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    )
