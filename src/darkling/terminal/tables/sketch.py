"""Drawing a table: what all its parts are drawn with, whatever the game."""

from typing import Any

from textual.content import Content
from textual.widgets import Static

from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said
from darkling.table.telling import Block
from darkling.terminal.palette import EMBER, seat_colour
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.piece import Piece, chip

BLANK, LINES = Content(" "), Content("\n")
NOW = "▶"
WIDTH = 76
"""What a line can hold on the smallest screen; beside the log there may be less room."""


class Sketch:
    """Draws one scene, and remembers which options have a place on the table."""

    def __init__(self, scene: TerminalScene, width: int, cramped: bool) -> None:
        self.scene = scene
        self.width = width
        self.cramped = cramped
        self.narrow = width < WIDTH
        self.view: Any = scene.view
        self.drawn: set[str] = set()

    def say(self, key: str, **args: Said) -> str:
        return self.scene.words.say(key, **args)

    def chip(self, name: str) -> Content:
        """Return the number of an option, if it is offered."""
        if name in self.scene.options_by_name:
            self.drawn.add(name)
        return chip(self.scene, name)

    def offers(self, *names: str) -> bool:
        return any(name in self.scene.options_by_name for name in names)

    def piece(self, face: Content, *names: str, classes: str = "") -> Piece:
        return Piece(face, self.scene, *names, classes=classes)

    def line(self, face: Content | str) -> Static:
        return Static(face, markup=False)

    def called(self, seat: Seat) -> Content:
        """Return the name of a seat in its colour."""
        return Content.styled(self.say("who-first", seat=seat), f"bold {seat_colour(seat)}")

    def now(self, is_so: bool) -> Content:
        """Return the mark of what is happening."""
        return Content.styled(NOW if is_so else " ", EMBER)

    def heading(self, key: str, **args: Said) -> Static:
        return Static(self.say(key, **args), classes="heading", markup=False)

    def render(self, said: Said) -> str:
        return self.scene.words.render(said) if isinstance(said, Phrase) else str(said)

    def told(self, block: Block) -> list[Content]:
        """Return the lines of a block."""
        return [Content(self.scene.words.render(line)) for line in block if isinstance(line, Phrase)]
