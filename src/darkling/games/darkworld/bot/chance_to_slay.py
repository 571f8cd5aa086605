"""How likely heroes are to slay the overlord, with cards still to be drawn, and who has won then."""

from functools import cache
from math import comb, exp

from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.odds import at_least
from darkling.games.darkworld.rules.state import OUT, OVERLORD, DarkWorld

STEPS = 4
"""Cards that may come are counted in such parts."""
SHARPNESS = 0.3
"""How much one point more raises the odds among heroes, as a power of e."""


@cache
def hits_among(steps: int, share: float) -> tuple[float, ...]:
    """Return how likely each number of Hit cards is among cards of which such a share are Hit cards.

    The number of cards is given in steps; the last number of Hit cards stands for that and all above.
    """
    cards, part = divmod(steps, STEPS)
    odds = [
        (1.0 - part / STEPS) * _exactly(hits, cards, share) + part / STEPS * _exactly(hits, cards + 1, share)
        for hits in range(MOST_HITS)
    ]
    return (*odds, 1.0 - sum(odds))


def _exactly(hits: int, cards: int, share: float) -> float:
    odds: float = comb(cards, hits) * share**hits * (1.0 - share) ** max(0, cards - hits)
    return odds


def slays(dice: int, needed: int, hits: int, blows: float, coming: tuple[float, ...]) -> float:
    """Return how likely one of several blows is enough, with the Hit cards at hand and those to come."""
    fails = 0.0
    for more, odds in enumerate(coming):
        blow = at_least(dice, needed - min(MOST_HITS, hits + more))
        fails += odds * (1.0 - blow) ** blows
    return 1.0 - fails


def shared_out(g: DarkWorld, slaying: list[float], hopes: list[float]) -> tuple[float, ...]:
    """Return for each seat how likely it is to win.

    One of the heroes may slay the overlord; then it is the points that decide, for which they may hope.
    """
    survives = 1.0
    for chance in slaying:
        survives *= 1.0 - chance
    best = max(hopes)
    odds = [exp(SHARPNESS * (value - best)) if g.at[hero] != OUT else 0.0 for hero, value in enumerate(hopes)]
    total = sum(odds) or 1.0
    result = [(1.0 - survives) * sum([odds[hero] for hero in g.heroes_of(seat)]) / total for seat in g.seats]
    result[OVERLORD] = survives
    return tuple(result)
