"""What everything in the village is called, by its code."""

from darkling.games.darkworld.telling.names import named, names_of
from darkling.games.village.cards import PIECES
from darkling.games.village.cards.event_deck import EVENTS
from darkling.games.village.cards.files import BOX

NAMES = {**names_of(PIECES), **named(*EVENTS, *BOX.sewers, *BOX.warlord, *BOX.board.building)}


def name(code: str) -> str:
    """Return the name of a piece, card or building; squares and numbers are called as they are."""
    return NAMES.get(code, code)
