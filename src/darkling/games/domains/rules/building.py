"""What abilities change about the tiles that a seat builds, asked from below the rules of the Foreman."""

from dataclasses import dataclass

from darkling.games.domains.cards.items import NOTHING, Items
from darkling.table.decision import Seat
from darkling.table.rule import Rule


@dataclass
class BuilderAtWork(Rule):
    """A seat at the Foreman: `rules/foreman.py` says how it goes.

    Attributes:
        seat: who builds.
        less: what the next tile that gets cheaper by it costs less.
        dark: how many tiles it may place dark side up.

    """

    seat: Seat
    less: Items = NOTHING
    dark: int = 0
