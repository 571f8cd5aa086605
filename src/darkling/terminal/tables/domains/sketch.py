"""What all parts of the table of Dark Domains are drawn with."""

from textual.content import Content

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
from darkling.terminal.palette import ASH, BLOOD, BONE, GOLD, MOSS, seat_colour
from darkling.terminal.tables.sketch import BLANK, Sketch

DASH, STOP = Content(" — "), Content(". ")
MINION = "♙"
COLOURS = {COINS: GOLD, SKULLS: f"bold {BONE}", EARTH: MOSS, WIND: ASH, FIRE: BLOOD, WATER: seat_colour(1)}
"""Of items; their short names always stand there too."""


class DomainsSketch(Sketch):
    """Draws one scene of Dark Domains."""

    view: DomainsView

    def items(self, items: Items) -> Content:
        """Return items in short, without those of which there are none."""
        return BLANK.join([self.item(kind, amount) for kind, amount in enumerate(items) if amount])

    def store(self, items: Items) -> Content:
        """Return all that a seat owns in short, also what it has none of."""
        return BLANK.join([self.item(kind, items[kind]) for kind in range(STORED)])

    def item(self, kind: int, amount: int) -> Content:
        text = self.say("tiny-item", item=ITEM_CODES[kind], amount=amount)
        return Content.styled(text, COLOURS.get(kind, BONE) if amount else ASH)

    def minion(self, seat: Seat) -> Content:
        return Content.styled(MINION, seat_colour(seat)) + self.called(seat)

    def coins(self, amount: int) -> Content:
        return self.item(COINS, amount)
