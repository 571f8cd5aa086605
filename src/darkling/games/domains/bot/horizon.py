"""How long the game still lasts, and what items are worth until then: in Skulls."""

from functools import cache

from darkling.games.domains.cards.items import STORED, Items
from darkling.games.domains.cards.switches import LAST_TURN
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import PRODUCTION, RESOLUTION, DomainsTurn

DEATH_AMONG = 5
"""Death is among the last cards of the Fortune deck, unless a Seer has had it otherwise."""
FULL_WORTH = 3.0
"""With so many turns to come things are worth most; from there on it falls to nothing."""
COIN, STONE, METAL, WOOD, WORKER = 0.55, 0.3, 0.6, 0.15, 0.15
ELEMENT = 0.5
MOST_STORED = (COIN, 1.0, ELEMENT, ELEMENT, ELEMENT, ELEMENT, STONE, METAL, WOOD, WORKER)
ANY, SPELL = 0.6, 0.9
SKULL_KIND = 1


@cache
def _turns_after(cards: int) -> float:
    places = range(max(0, cards - DEATH_AMONG), cards)
    return sum([place // 2 + 1 for place in places], start=0.0) / max(1, len(places))


def turns_after(g: Domains) -> float:
    """Return how many turns are to be expected after this one."""
    return 0.0 if g.switches[LAST_TURN] else _turns_after(len(g.fortune))


def phase_of(g: Domains) -> int:
    turn = g.running(DomainsTurn)
    return 0 if turn is None else turn.phase


def productions_left(g: Domains) -> float:
    """Return how often Domains will still produce."""
    return turns_after(g) + (1.0 if phase_of(g) < PRODUCTION else 0.0)


def weights(g: Domains) -> tuple[float, ...]:
    """Return what one of each kind of item is worth now."""
    return _weights(round(turns_after(g) + (0.6 if phase_of(g) <= RESOLUTION else 0.1), 1))


@cache
def _weights(turns: float) -> tuple[float, ...]:
    share = min(1.0, turns / FULL_WORTH)
    stored = [1.0 if kind == SKULL_KIND else share * most for kind, most in enumerate(MOST_STORED)]
    return (*stored, share * ANY, share * SPELL)


def worth_of(items: Items, by_kind: tuple[float, ...]) -> float:
    total = 0.0
    for kind, amount in enumerate(items):
        if amount:
            total += amount * by_kind[kind]
    return total


def is_empty(items: Items) -> bool:
    return not any(items[:STORED])
