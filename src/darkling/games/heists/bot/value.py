"""The outlook of the seats between turns: who is going to win."""

from math import exp

from darkling.games.heists.bot.evaluation import auto_standing, standing
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.vocabulary import CHOOSE_A_TURN

SHARPNESS = 0.12
"""How much one point more raises the odds to win, as a power of e."""


def value(g: Heists) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while a turn is under way."""
    if g.over or g.decision(g.waiting[0]).asked is not CHOOSE_A_TURN:
        return None
    worths = [standing(g, seat) for seat in g.seats]
    if g.players == 1:
        worths.append(auto_standing(g))
    odds = [exp(SHARPNESS * (worth - max(worths))) for worth in worths]
    return tuple([odds[seat] / sum(odds) for seat in g.seats])
