"""The outlook of the seats between turns: who is going to win."""

from darkling.games.castle.state import Castle
from darkling.games.castle.vocabulary import HERO_TURN
from darkling.games.castle.worth import chances
from darkling.games.darkworld.hero_turn import HeroTurn
from darkling.games.darkworld.state import ACTIONS


def outlook(g: Castle) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while a turn is under way."""
    if g.over or g.decision(g.waiting[0]).asked is not HERO_TURN:
        return None
    turn = g.running(HeroTurn)
    return chances(g) if turn is not None and turn.actions == ACTIONS else None
