"""What a good player of the village looks at, for the bots."""

from darkling.games.village.habit import habit
from darkling.games.village.hero_habit import go_on
from darkling.games.village.state import Village
from darkling.games.village.stealth import prowl, sneak
from darkling.games.village.vocabulary import (
    HERO_TURN,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SNEAK_ON,
    WOLF_TURN,
)
from darkling.games.village.warlord_habit import come_on
from darkling.games.village.worth import evaluate, outlook
from darkling.table.decision import Seat
from darkling.table.option import Option

__all__ = ["advise", "evaluate", "habit", "outlook"]
MONSTER_TURNS = (MONSTER_TURN, WOLF_TURN, LURKER_TURN)


def advise(g: Village, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return a move of the Trial drawn at random among good ones, or the way on where nobody is near."""
    decision = g.decision(seat)
    if decision.asked is SNEAK_ON:
        return sneak(g, decision.options, g.chance)
    if decision.asked is PROWL_ON:
        return prowl(g, decision.options, g.chance)
    if decision.asked is HERO_TURN:
        return go_on(g, decision.options)
    return come_on(g, decision.options) if decision.asked in MONSTER_TURNS else None
