"""What a good player of Korak's castle looks at, for the bots."""

from darkling.games.castle.habit import habit
from darkling.games.castle.hero_habit import go_on
from darkling.games.castle.korak_habit import come_on
from darkling.games.castle.state import Castle
from darkling.games.castle.vocabulary import (
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    MONSTER_TURN,
    PLACE_A_CHEST,
)
from darkling.games.castle.worth import evaluate, outlook
from darkling.table.decision import Seat
from darkling.table.option import Option

__all__ = ["advise", "curiosity", "evaluate", "habit", "outlook"]
curiosity = 0.05
"""Chances to win differ by hundredths from choice to choice."""

PLACING = (PLACE_A_CHEST, CHOOSE_FIGURE, CHOOSE_ITEM, CHOOSE_SQUARE)
"""What is best here shows only many rounds later."""


def advise(g: Castle, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return how chests and monsters are placed, and the way on where nobody is near enough for a thought."""
    decision = g.decision(seat)
    if decision.asked in PLACING:
        return habit(g, seat, g.chance)
    if decision.asked is HERO_TURN:
        return go_on(g, decision.options)
    return come_on(g, decision.options) if decision.asked is MONSTER_TURN else None
