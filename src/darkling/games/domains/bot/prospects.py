"""What a seat will have when its minions have done their work."""

from typing import NamedTuple

from darkling.games.domains.bot.domain_worth import Outlook
from darkling.games.domains.bot.minion_worth import (
    GIFTS,
    UNDONE,
    WORTHS,
    besides,
    corrupt_worth,
    monster_gain,
    tiles_to_come,
)
from darkling.games.domains.bot.shopping import shopped
from darkling.games.domains.cards import NO_CARD, Card
from darkling.games.domains.cards.items import COINS, SPELL
from darkling.games.domains.rules.minions import card_at
from darkling.games.domains.rules.places import (
    ARCHITECTS_GUILD,
    BUILDERS_GUILD,
    COUNCIL_OF_WIZARDS,
    LOCATION_OF,
    NIKTMARG,
    Place,
)
from darkling.games.domains.rules.prices import gift_of, price_of_monster, spells_of_council
from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat


class Forecast(NamedTuple):
    """What a seat will have: items, unbuilt tiles, spells to draw, and what all else will be worth."""

    store: list[int]
    held: list[Card]
    drawn: int
    rest: float


def prospects(g: Domains, seat: Seat, outlook: Outlook) -> Forecast:
    """Let the minions of a seat do their work in the order of the path, as far as it can be foreseen."""
    store, held = list(g.stores[seat]), tiles_to_come(g, seat)
    drawn, rest, is_shopping = 0, 0.0, seat in g.guild
    for place, owner in enumerate(g.city):
        if owner != seat:
            continue
        location = LOCATION_OF[place]
        if is_shopping and location > BUILDERS_GUILD:
            store, is_shopping = shopped(g, seat, held, store, outlook), False
        if location in GIFTS:
            rest += besides(g, location)
            store = _with_gift(g, seat, place, store)
        elif location == COUNCIL_OF_WIZARDS:
            drawn += spells_of_council(g, seat)[SPELL]
        elif location == NIKTMARG:
            rest += _hire(g, seat, card_at(g, place), store, outlook)
        elif location != ARCHITECTS_GUILD:
            rest += UNDONE * WORTHS[location](g, seat, place)
    if is_shopping:
        store = shopped(g, seat, held, store, outlook)
    return Forecast(store, held, drawn, rest + _flips(g, seat, outlook))


def _with_gift(g: Domains, seat: Seat, place: Place, store: list[int]) -> list[int]:
    return [have + more for have, more in zip(store, gift_of(g, seat, place), strict=False)]


def _hire(g: Domains, seat: Seat, monster: Card, store: list[int], outlook: Outlook) -> float:
    """Return what the monster of a slot brings if it can be paid, and pay for it."""
    if monster == NO_CARD:
        return 0.0
    price = price_of_monster(g, seat, monster)
    if price > store[COINS]:
        return 0.0
    store[COINS] -= price
    return UNDONE * monster_gain(g, seat, monster, outlook)


def _flips(g: Domains, seat: Seat, outlook: Outlook) -> float:
    total = 0.0
    for space in g.flips[seat]:
        if g.has_light(seat, space):
            total += corrupt_worth(g, seat, space, outlook)
    return total
