"""What everything in Korak's castle is called, by its code."""

from darkling.games.castle.cards import PIECES
from darkling.games.darkworld.telling.names import names_of

NAMES = names_of(PIECES)


def name(code: str) -> str:
    """Return the name of a piece; squares and numbers are called as they are."""
    return NAMES.get(code, code)
