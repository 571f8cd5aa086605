"""How long the game still lasts, and what items are worth until then: in Skulls."""

from collections.abc import Sequence
from functools import cache

from darkling.games.domains.cards.items import COINS, EARTH, ELEMENTS, WATER, Items
from darkling.games.domains.cards.switches import LAST_TURN
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import PRODUCTION, RESOLUTION, DomainsTurn

DEATH_AMONG = 5
"""Death is among the last cards of the Fortune deck, unless a Seer has had it otherwise."""
FULL_WORTH, TOO_LATE = 4.8, 0.8
"""With so many turns to come Coins and materials are worth most, and when it is too late to build nothing."""
COIN = 0.6
MATERIALS = (0.35, 0.7, 0.17, 0.17)
"""Of stone, metal, wood and workers."""
ELEMENT, FULL_MAGIC = 0.5, 3.0
"""What an element is worth, with so many turns to come in which spells are cast."""
ANY, SPELL = 0.6, 0.6
ENOUGH_COINS, ENOUGH_MAGIC, MORE = 6, 4, 0.4
"""So many Coins and elements count in full, and how much each further one counts: few find many a use."""

Weights = tuple[float, ...]
"""What one of each kind of item is worth."""


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


def weights(g: Domains) -> Weights:
    """Return what one of each kind of item is worth now."""
    return _weights(round(turns_after(g) + (0.6 if phase_of(g) <= RESOLUTION else 0.1), 1))


def weights_to_come(g: Domains) -> Weights:
    """Return what items are worth that are made in the turns to come: the later, the less."""
    return _weights(round(turns_after(g) / 2, 1))


@cache
def _weights(turns: float) -> Weights:
    wealth = min(1.0, max(0.05, (turns - TOO_LATE) / (FULL_WORTH - TOO_LATE)))
    magic = min(1.0, turns / FULL_MAGIC)
    elements = (magic * ELEMENT,) * len(ELEMENTS)
    return (wealth * COIN, 1.0, *elements, *[wealth * most for most in MATERIALS], magic * ANY, magic * SPELL)


def worth_of(items: Items, by_kind: Weights) -> float:
    total = 0.0
    for kind, amount in enumerate(items):
        if amount:
            total += amount * by_kind[kind]
    return total


def store_worth(store: Sequence[int], by_kind: Weights) -> float:
    """Return what is owned is worth."""
    total = 0.0
    for kind, amount in enumerate(store):
        total += amount * by_kind[kind]
    coins, magic = store[COINS] - ENOUGH_COINS, sum(store[EARTH : WATER + 1]) - ENOUGH_MAGIC
    return total - (1.0 - MORE) * (by_kind[COINS] * max(0, coins) + by_kind[EARTH] * max(0, magic))
