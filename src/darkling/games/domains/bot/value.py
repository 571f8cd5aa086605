"""The outlook of the seats: who is going to win."""

from math import exp

from darkling.games.domains.bot.evaluation import standings
from darkling.games.domains.bot.horizon import phase_of, turns_after
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import PLACEMENT

EARLY, LATE = 0.1, 0.22
"""How much one more Skull raises the odds to win, as a power of e: the nearer the end, the more."""
EACH_TURN = 0.03


def value(g: Domains) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while minions are placed."""
    if g.over or phase_of(g) == PLACEMENT:
        return None
    worths = standings(g)
    sharpness = max(EARLY, LATE - EACH_TURN * turns_after(g))
    odds = [exp(sharpness * (worth - max(worths))) for worth in worths]
    return tuple([one / sum(odds) for one in odds])
