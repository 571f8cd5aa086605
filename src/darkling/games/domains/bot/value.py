"""The outlook of the seats: who is going to win."""

from math import exp

from darkling.games.domains.bot.evaluation import standings
from darkling.games.domains.bot.horizon import phase_of, turns_after
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import PLACEMENT
from darkling.table.decision import Seat

EARLY, LATE = 0.1, 0.22
"""How much one more Skull raises the odds to win, as a power of e: the nearer the end, the more."""


def value(g: Domains) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while minions are placed or answers are open."""
    if g.over or is_open(g):
        return None
    worths = standings(g)
    sharpness = max(EARLY, LATE - 0.03 * turns_after(g))
    odds = [exp(sharpness * (worth - max(worths))) for worth in worths]
    return tuple([one / sum(odds) for one in odds])


def is_open(g: Domains) -> bool:
    """Say whether what is under way has still to be settled: a placement, a window, an attack."""
    seat: Seat = g.waiting[0]
    return phase_of(g) == PLACEMENT or g.decision(seat).window
