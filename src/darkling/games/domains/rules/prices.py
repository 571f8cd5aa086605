"""What the city gives and takes, with everything that is different this turn or for one player."""

from darkling.games.domains.cards import PRICE, TILE_COST, Card
from darkling.games.domains.cards.items import (
    COINS,
    EARTH,
    METAL,
    NOTHING,
    SKULLS,
    SPELL,
    STONE,
    WOOD,
    WORKERS,
    Items,
    can_pay,
    cheaper,
    one,
)
from darkling.games.domains.cards.switches import (
    BUILD_STONE,
    BUSINESS,
    COUNCIL,
    METAL_PRICE,
    MONSTER_PRICE,
    TEMPLE,
    THUG,
    TOWERS,
)
from darkling.games.domains.rules.places import (
    BUSINESS_DISTRICT,
    LOCATION_OF,
    SLOT_OF,
    TEMPLE_OF_THE_KULT,
    TOWERS_OF_THE_ELEMENTS,
    Place,
)
from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat

GIFT = 2
"""What most gifts of the city come to."""
SPELLS_DRAWN = 3
ASSASSIN_COINS, COINS_A_SKULL, THUG_COINS = 12, 2, 2
THUG_DIE, THUG_SUCCEEDS = 6, 2
GOODS: tuple[tuple[int, int, int], ...] = ((STONE, 1, 1), (METAL, 1, 2), (WOOD, 2, 1), (WORKERS, 2, 1))
"""What the Builder's Guild sells: the kind, how many, for how many Coins (DM-BLD-03, DM-R-05)."""


def gift_of(g: Domains, seat: Seat, place: Place) -> Items:
    """Return what an Action Space just gives: Coins where nothing else is said (DM-BUS-01 to DM-ROY-01)."""
    location = LOCATION_OF[place]
    if location == BUSINESS_DISTRICT:
        return one(COINS, GIFT + g.switch(seat, BUSINESS))
    if location == TEMPLE_OF_THE_KULT:
        return one(SKULLS, GIFT + g.switch(seat, TEMPLE))
    if location == TOWERS_OF_THE_ELEMENTS:
        return one(EARTH + SLOT_OF[place], GIFT + g.switch(seat, TOWERS))
    return one(COINS, GIFT)


def spells_of_council(g: Domains, seat: Seat) -> Items:
    return one(SPELL, SPELLS_DRAWN + g.switch(seat, COUNCIL))


def price_of_goods(g: Domains, seat: Seat, number: int) -> int:
    """Return what one purchase at the Builder's Guild costs a seat in Coins."""
    kind, _, coins = GOODS[number]
    return max(0, coins - g.switch(seat, METAL_PRICE)) if kind == METAL else coins


def price_of_monster(g: Domains, seat: Seat, monster: Card) -> int:
    """Return what a monster of Nik'tmarg costs a seat in Coins (DM-MON-05)."""
    return max(0, PRICE[monster] - g.switch(seat, MONSTER_PRICE))


def price_of_tile(g: Domains, seat: Seat, tile: Card, less: Items = NOTHING) -> Items:
    """Return what it takes to build a tile (DM-FORE-02); no kind falls below nothing (DM-R-49)."""
    usual = cheaper(TILE_COST[tile], one(STONE, g.switch(seat, BUILD_STONE)))
    return cheaper(usual, less)


def thug_succeeds(g: Domains, seat: Seat) -> int:
    """Return the highest face with which the Thug succeeds for a seat (DM-ASN-03)."""
    return max(THUG_SUCCEEDS, g.switch(seat, THUG))


def assassin_prices(g: Domains, seat: Seat) -> list[Items]:
    """Return how a seat can pay the Assassin, by the number of Skulls (DM-ASN-02, DM-R-17)."""
    return [price for price in ASSASSIN_PRICES if can_pay(g.stores[seat], price)]


def _assassin_price(skulls: int) -> Items:
    coins = ASSASSIN_COINS - COINS_A_SKULL * skulls
    return (coins, skulls, *NOTHING[EARTH:])


ASSASSIN_PRICES = tuple([_assassin_price(skulls) for skulls in range(ASSASSIN_COINS // COINS_A_SKULL + 1)])
