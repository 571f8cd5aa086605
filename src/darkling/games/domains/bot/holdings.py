"""What a seat holds besides its Domain: items, unbuilt tiles, spells, henchmen."""

from collections.abc import Sequence
from functools import cache, lru_cache

from darkling.games.domains.bot.domain_worth import RECENT, Outlook, built_worth
from darkling.games.domains.bot.effect_worth import Has, has_of, use_worth
from darkling.games.domains.bot.horizon import Weights, phase_of, turns_after, weights, worth_of
from darkling.games.domains.cards import (
    HENCHMAN_AURA,
    IS_YELLOW,
    MAY_STAND,
    MONSTER_CODES,
    MONSTER_MAKES,
    NO_CARD,
    SHIELD,
    SPELL_COST,
    SPELL_TIMING,
    TILE_COST,
    Card,
)
from darkling.games.domains.cards.abilities import ABILITY, STAYS
from darkling.games.domains.cards.effects_of_domains import PutMonster
from darkling.games.domains.cards.items import (
    ANY_ELEMENT,
    COINS,
    EARTH,
    METAL,
    STONE,
    WATER,
    WOOD,
    WORKERS,
    Items,
    can_pay,
)
from darkling.games.domains.cards.switches import (
    BUILD_STONE,
    BUSINESS,
    COUNCIL,
    METAL_PRICE,
    MONSTER_PRICE,
    REPEL,
    TEMPLE,
    THUG,
    TOWERS,
)
from darkling.games.domains.rules.places import area_of
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import FOREMAN
from darkling.games.domains.rules.vocabulary import CAST, USE
from darkling.games.domains.rules.windows import IN_PRODUCTION, IN_THE_EVENING
from darkling.table.decision import Seat

MATERIALS = ((STONE, 1.0), (METAL, 2.0), (WOOD, 0.5), (WORKERS, 0.5))
"""What each material costs in Coins."""
PLAN, PROGRESS, WITH_COINS = 0.2, 0.75, 0.3
"""How much of an unbuilt tile counts at once, how much more with all its materials at hand, and which part
of that with the Coins for them."""
FURTHER = 0.6
"""How much of the plan each further tile counts: there is seldom time and money for many."""
PAID, UNPAID, FURTHER_SPELL = 0.9, 0.35, 0.6
"""How much of what a spell brings counts with its price at hand, without it, and for each further one."""
UNSEEN_SPELL = 1.5
"""What a spell brings that has still to be drawn."""
OF_A_KIND = 0.8
"""What each other spell of its deck in hand leaves of the worth of one: they cost much the same elements."""
MOST_TURNS, AN_AURA = 4.0, 0.3
"""So many turns of a henchman count, and what any other lasting ability is worth in a turn."""
A_SHIELD = 0.12
"""What one more point of defense is worth where nothing threatens."""
AURAS = {
    BUSINESS: 0.4,
    COUNCIL: 0.3,
    METAL_PRICE: 0.3,
    MONSTER_PRICE: 0.6,
    REPEL: 0.3,
    TEMPLE: 0.9,
    THUG: 0.4,
    TOWERS: 0.3,
}
"""What one more of each thing that lasting abilities change is worth in a turn."""


# Tiles.


def held_worth(g: Domains, seat: Seat, held: Sequence[Card], store: Sequence[int], outlook: Outlook) -> float:
    """Return what unbuilt tiles are worth with these items, each of which serves one of them."""
    productions, by_kind, crowd = outlook
    productions -= 1.0 if phase_of(g) > FOREMAN else 0.0
    if productions <= 0 or not held:
        return 0.0
    cheaper_by, areas = g.switch(seat, BUILD_STONE), areas_with_room(g.tiles[seat], g.monsters[seat])
    return _held_worth(tuple(held), tuple(store), (productions, by_kind, crowd), cheaper_by, areas)


@lru_cache(maxsize=RECENT)
def _held_worth(
    held: tuple[Card, ...], store: tuple[int, ...], outlook: Outlook, cheaper_by: int, areas: int
) -> float:
    worths = [(built_worth(tile, outlook), tile) for tile in held]
    left, total, plan = list(store), 0.0, PLAN
    for worth, tile in sorted(worths, reverse=True):
        if worth > 0 and has_room(tile, areas):
            total += worth * (plan + PROGRESS * _share_at_hand(TILE_COST[tile], cheaper_by, left))
            plan *= FURTHER
    return total


@lru_cache(maxsize=RECENT)
def areas_with_room(tiles: tuple[int, ...], monsters: tuple[tuple[Card, ...], ...]) -> int:
    """Return the Areas of a Domain in which a tile can be built, as bits."""
    areas = 0
    for space, tile in enumerate(tiles):
        if tile == NO_CARD and all(IS_YELLOW[monster] for monster in monsters[space]):
            areas |= 1 << area_of(space)
    return areas


def has_room(tile: Card, areas: int) -> bool:
    return any(may and areas >> area & 1 for area, may in enumerate(MAY_STAND[tile]))


def _share_at_hand(price: Items, cheaper_by: int, left: list[int]) -> float:
    """Return how much of a price is there, and take it away; Coins stand in for what is not."""
    needed, there = 0.01, 0.01
    for kind, coins in MATERIALS:
        amount = price[kind] if kind != STONE else max(0, price[kind] - cheaper_by)
        used = min(amount, left[kind])
        left[kind] -= used
        needed += coins * amount
        there += coins * used
    lacking = min(needed - there, float(left[COINS]))
    left[COINS] -= int(lacking)
    return (there + WITH_COINS * lacking) / needed


# Spells.


def spells_worth(g: Domains, seat: Seat, store: Sequence[int], drawn: int) -> float:
    """Return what a hand is worth with these items, and with so many spells still to be drawn."""
    turns, by_kind, has = round(turns_after(g), 1), weights(g), has_of(g, seat)
    nets = [(_spell_worth(spell, by_kind, has, turns), spell) for spell in g.hands[seat]]
    left, total, unpaid = list(store), 0.0, []
    for net, spell in sorted(nets, reverse=True):
        if net > 0 and can_pay(tuple(left), SPELL_COST[spell]):
            _pay(left, SPELL_COST[spell])
            total += PAID * net
        elif net > 0:
            unpaid.append(net)
    unpaid += [UNSEEN_SPELL * min(1.0, turns / 2)] * drawn
    return total + sum([UNPAID * net * FURTHER_SPELL**at for at, net in enumerate(unpaid)], start=0.0)


@lru_cache(maxsize=RECENT)
def _spell_worth(spell: Card, by_kind: Weights, has: Has, turns: float) -> float:
    """Return what a spell brings, while there is time to cast it."""
    share = 1.0 if SPELL_TIMING[spell] in (IN_THE_EVENING, IN_PRODUCTION) else min(1.0, (turns + 0.6) / 2)
    return share * use_worth(CAST[spell].id, by_kind, has, turns)


def _pay(left: list[int], price: Items) -> None:
    """Take a price away; elements of choice out of what there is most of."""
    for kind, amount in enumerate(left):
        left[kind] = amount - price[kind]
    for _ in range(price[ANY_ELEMENT]):
        most = max(range(EARTH, WATER + 1), key=lambda kind: left[kind])
        left[most] -= 1


def mean_of_deck(g: Domains, seat: Seat, deck: int) -> float:
    """Return what a card of a deck brings a seat on average: more where it can pay for it."""
    turns, by_kind, has = round(turns_after(g), 1), weights(g), has_of(g, seat)
    cards = g.decks[deck] or g.discards[deck]
    total = 0.0
    for spell in cards:
        net = _spell_worth(spell, by_kind, has, turns)
        total += net * (PAID if can_pay(g.stores[seat], SPELL_COST[spell]) else UNPAID)
    return total / max(1, len(cards)) * OF_A_KIND ** g.backs(seat)[deck]


# Henchmen.


def henchman_worth(g: Domains, seat: Seat, henchman: Card, *, has_come: bool = True) -> float:
    """Return what a henchman is worth until the end; those who came with a monster have done their work."""
    brought = _brought(henchman)
    if brought != NO_CARD:
        return 0.0 if has_come else _monster_brought(brought, turns_after(g), weights(g))
    has = has_of(g, seat)
    usual = Has(max(1, has.light), max(1, has.dark), has.religion, max(2, has.areas), has.best)
    return _servant_worth(henchman, weights(g), usual, round(turns_after(g), 1))


@cache
def _servant_worth(henchman: Card, by_kind: Weights, has: Has, turns: float) -> float:
    if HENCHMAN_AURA[henchman]:
        each = sum(
            [AURAS.get(switch, AN_AURA) * amount for switch, amount in HENCHMAN_AURA[henchman]], start=0.0
        )
        return each * min(MOST_TURNS, turns)
    use = USE[henchman].id
    once = use_worth(use, by_kind, has, turns)
    if ABILITY[use].fate != STAYS:
        return once
    return once * min(MOST_TURNS, turns + 0.5)


@cache
def _brought(henchman: Card) -> Card:
    """Return the monster that comes with a henchman; NO_CARD if none does."""
    for effect in ABILITY[USE[henchman].id].effects:
        if isinstance(effect, PutMonster):
            return MONSTER_CODES.index(effect.source)
    return NO_CARD


def _monster_brought(monster: Card, turns: float, by_kind: Weights) -> float:
    made = worth_of(MONSTER_MAKES[monster], by_kind) * (turns + 1.0) * 0.8
    return made + A_SHIELD * SHIELD[monster] * min(3.0, turns + 1.0)


def henchmen_worth(g: Domains, seat: Seat) -> float:
    return sum([henchman_worth(g, seat, henchman // 2) for henchman in g.henchmen[seat]], start=0.0)
