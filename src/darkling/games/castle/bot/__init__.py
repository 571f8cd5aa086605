"""What a good player of Korak's castle looks at, for the bots."""

from darkling.games.castle.bot.evaluation import evaluate, value
from darkling.games.castle.bot.hero_rollout import go_on
from darkling.games.castle.bot.korak_rollout import come_on
from darkling.games.castle.bot.rollout import rollout
from darkling.games.castle.rules.state import Castle
from darkling.games.castle.rules.vocabulary import (
    CHOOSE_FIGURE,
    CHOOSE_ITEM,
    CHOOSE_SQUARE,
    HERO_TURN,
    MONSTER_TURN,
    PLACE_A_CHEST,
)
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.skill import Skill

EXPLORATION = 0.05
"""Chances to win differ by hundredths from choice to choice."""

PLACING = (PLACE_A_CHEST, CHOOSE_FIGURE, CHOOSE_ITEM, CHOOSE_SQUARE)
"""What is best here shows only many rounds later."""


def advise(g: Castle, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return how chests and monsters are placed, and the way on where nobody is near enough for a thought."""
    decision = g.decision(seat)
    if decision.asked in PLACING:
        return rollout(g, seat, g.chance)
    if decision.asked is HERO_TURN:
        return go_on(g, decision.options)
    return come_on(g, decision.options) if decision.asked is MONSTER_TURN else None


SKILL = Skill(advise=advise, evaluate=evaluate, value=value, rollout=rollout, exploration=EXPLORATION)
