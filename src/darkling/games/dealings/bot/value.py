"""The outlook of the seats once the draft is over: who will withstand the siege best."""

from math import exp

from darkling.games.dealings.bot.sketch import strength
from darkling.games.dealings.cards import Hero
from darkling.games.dealings.rules.combat_phase import FaceHero
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.rules.state import Dealings
from darkling.table.decision import Seat

SHARPNESS = 2.8
"""How much one hero more raises the odds to win, as a power of e: fitted to planned sieges."""


def value(g: Dealings) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win, or alone how well it does; None before combat."""
    if g.phase != "combat":
        return None
    strengths = [_strength(g, seat) for seat in g.seats]
    if g.players == 1:
        return (strengths[0] / (HEROES_TO_FACE + 1),)
    odds = [exp(SHARPNESS * strength) for strength in strengths]
    return tuple([odd / sum(odds) for odd in odds])


def _strength(g: Dealings, seat: Seat) -> float:
    """Return how many heroes a seat has defeated, and will."""
    if g.evicted[seat]:
        return len(g.defeated[seat])
    return len(g.defeated[seat]) + strength(_heroes(g, seat), g.defenses[seat], g.elimination)


def _heroes(g: Dealings, seat: Seat) -> tuple[Hero, ...]:
    """Return the heroes that the seat has to meet, topmost first."""
    pile = g.piles[seat][::-1]
    facing = g.running(FaceHero)
    return (facing.hero, *pile) if facing is not None and facing.seat == seat and facing.hero >= 0 else pile
