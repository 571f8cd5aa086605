"""What a good player of the village looks at, for the bots."""

from darkling.games.darkworld.bout import HeroBlow, MonsterBlow
from darkling.games.darkworld.habit import add_hits, add_misses
from darkling.games.darkworld.state import BOSS
from darkling.games.village.habit import habit
from darkling.games.village.hero_habit import go_on
from darkling.games.village.state import Village
from darkling.games.village.stealth import prowl, sneak
from darkling.games.village.vocabulary import (
    ADD_HITS,
    ADD_MISSES,
    CHOOSE_FIGURE,
    HERO_TURN,
    LURKER_TURN,
    MONSTER_TURN,
    PROWL_ON,
    SNEAK_ON,
    WOLF_TURN,
)
from darkling.games.village.warlord_habit import come_on, figure
from darkling.games.village.worth import evaluate, outlook
from darkling.table.decision import Seat
from darkling.table.option import Option

__all__ = ["advise", "curiosity", "evaluate", "habit", "outlook"]
curiosity = 0.05
"""Chances to win differ by hundredths from choice to choice."""
MONSTER_TURNS = (MONSTER_TURN, WOLF_TURN, LURKER_TURN)


def advise(g: Village, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return what needs no thought.

    That is a move of the Trial, drawn at random among good ones, the cards to play against the Warlord, whom
    to post as a guard, and the way on where nobody is near.
    """
    decision = g.decision(seat)
    if decision.asked is SNEAK_ON:
        return sneak(g, decision.options, g.chance)
    if decision.asked is PROWL_ON:
        return prowl(g, decision.options, g.chance)
    if decision.asked is ADD_HITS and _fights_warlord(g, HeroBlow):
        return add_hits(g, decision.options, g.chance)
    if decision.asked is ADD_MISSES and _fights_warlord(g, MonsterBlow):
        return add_misses(g, decision.options, g.chance)
    if decision.asked is CHOOSE_FIGURE:
        return figure(g, decision.options, g.chance)
    if decision.asked is HERO_TURN:
        return go_on(g, decision.options)
    return come_on(g, decision.options) if decision.asked in MONSTER_TURNS else None


def _fights_warlord(g: Village, blow: type[HeroBlow] | type[MonsterBlow]) -> bool:
    running = g.running(blow)
    return running is not None and running.monster == BOSS
