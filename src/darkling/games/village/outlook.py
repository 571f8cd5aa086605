"""The outlook of the seats between turns: who is going to win."""

from darkling.games.darkworld.hero_turn import HeroTurn
from darkling.games.darkworld.state import ACTIONS
from darkling.games.village.state import Village
from darkling.games.village.vocabulary import HERO_TURN
from darkling.games.village.worth import chances


def outlook(g: Village) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while a turn is under way."""
    if g.over or g.decision(g.waiting[0]).asked is not HERO_TURN:
        return None
    turn = g.running(HeroTurn)
    return chances(g) if turn is not None and turn.actions == ACTIONS else None
