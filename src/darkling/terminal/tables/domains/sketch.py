"""What all parts of the table of Dark Domains are drawn with."""

from textual.content import Content
from textual.widgets import Static

from darkling.games.domains.cards.items import (
    COINS,
    EARTH,
    FIRE,
    ITEM_CODES,
    SKULLS,
    STORED,
    WATER,
    WIND,
    Items,
)
from darkling.games.domains.sight.view import DomainsView
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said
from darkling.table.telling import Block
from darkling.terminal.palette import ASH, BLOOD, BONE, EMBER, GOLD, MOSS, seat_colour
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.piece import Piece, chip

BLANK, LINES, DASH, STOP = Content(" "), Content("\n"), Content(" — "), Content(". ")
MINION = "♙"
NOW = "▶"
WIDTH = 76
"""What a line can hold on the smallest screen; beside the log there may be less room."""
COLOURS = {COINS: GOLD, SKULLS: f"bold {BONE}", EARTH: MOSS, WIND: ASH, FIRE: BLOOD, WATER: seat_colour(1)}
"""Of items; their short names always stand there too."""


class Sketch:
    """Draws one scene, and remembers which options have a place on the table."""

    def __init__(self, scene: TerminalScene, width: int, cramped: bool) -> None:
        self.scene = scene
        self.width = width
        self.cramped = cramped
        self.narrow = width < WIDTH
        self.view: DomainsView = scene.view
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

    def items(self, items: Items) -> Content:
        """Return items in short, without those of which there are none."""
        return BLANK.join([self.item(kind, amount) for kind, amount in enumerate(items) if amount])

    def store(self, items: Items) -> Content:
        """Return all that a seat owns in short, also what it has none of."""
        return BLANK.join([self.item(kind, items[kind]) for kind in range(STORED)])

    def item(self, kind: int, amount: int) -> Content:
        text = self.say("tiny-item", item=ITEM_CODES[kind], amount=amount)
        return Content.styled(text, COLOURS.get(kind, BONE) if amount else ASH)

    def called(self, seat: Seat) -> Content:
        """Return the name of a seat in its colour."""
        return Content.styled(self.say("who-first", seat=seat), f"bold {seat_colour(seat)}")

    def minion(self, seat: Seat) -> Content:
        return Content.styled(MINION, seat_colour(seat)) + self.called(seat)

    def now(self, is_so: bool) -> Content:
        """Return the mark of what is happening."""
        return Content.styled(NOW if is_so else " ", EMBER)

    def heading(self, key: str, **args: Said) -> Static:
        return Static(self.say(key, **args), classes="heading", markup=False)

    def coins(self, amount: int) -> Content:
        return self.item(COINS, amount)

    def render(self, said: Said) -> str:
        return self.scene.words.render(said) if isinstance(said, Phrase) else str(said)

    def told(self, block: Block) -> list[Content]:
        """Return the lines of a block."""
        return [Content(self.scene.words.render(line)) for line in block if isinstance(line, Phrase)]
