"""What a seat holds besides its Domain: items, unbuilt tiles, spells, henchmen."""

from collections.abc import Sequence

from darkling.games.domains.bot.domain_worth import built_worth
from darkling.games.domains.bot.horizon import phase_of, productions_left, turns_after, weights, worth_of
from darkling.games.domains.cards import HENCHMAN_TIMING, SPELL_COST, SPELL_TIMING, Card
from darkling.games.domains.cards.items import METAL, STONE, WOOD, WORKERS, Items, can_pay
from darkling.games.domains.rules.domain import tile_spaces
from darkling.games.domains.rules.prices import price_of_tile
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.turn import FOREMAN
from darkling.games.domains.rules.windows import ALWAYS, IN_THE_EVENING, REACTION
from darkling.table.decision import Seat

MATERIALS = ((STONE, 1.0), (METAL, 2.0), (WOOD, 0.5), (WORKERS, 0.5))
"""What each material costs in Coins."""
PLAN, PROGRESS = 0.3, 0.55
"""How much of an unbuilt tile counts at once, and how much more with all its materials at hand."""
FURTHER = 0.55
"""How much of the plan each further tile counts: there is seldom time and money for many."""
SPELL_WORTH, EVENING_SPELL_WORTH, UNPAID = 0.8, 1.3, 0.6
HENCHMAN_A_TURN, MOST_TURNS = 0.6, 4.0


def held_worth(g: Domains, seat: Seat, held: Sequence[Card], store: Items) -> float:
    """Return what unbuilt tiles are worth with these materials, each of which serves one of them."""
    productions = productions_left(g) - (1.0 if phase_of(g) > FOREMAN else 0.0)
    if productions <= 0 or not held:
        return 0.0
    by_kind, left = weights(g), list(store)
    worths = [(built_worth(tile, round(productions, 1), by_kind), tile) for tile in held]
    total, plan = 0.0, PLAN
    for worth, tile in sorted(worths, reverse=True):
        if worth > 0 and tile_spaces(g, seat, tile, dark=False):
            total += worth * (plan + PROGRESS * _share_at_hand(price_of_tile(g, seat, tile), left))
            plan *= FURTHER
    return total


def _share_at_hand(price: Items, left: list[int]) -> float:
    """Return how much of a price is there, and take it away."""
    needed, there = 0.01, 0.01
    for kind, coins in MATERIALS:
        used = min(price[kind], left[kind])
        left[kind] -= used
        needed += coins * price[kind]
        there += coins * used
    return there / needed


def store_worth(g: Domains, seat: Seat) -> float:
    return worth_of(g.stores[seat], weights(g))


def spells_worth(g: Domains, seat: Seat) -> float:
    """Return what a hand is worth: more where it can be paid for, and while there is time to cast it."""
    share = min(1.0, (turns_after(g) + 0.6) / 3)
    total = 0.0
    for spell in g.hands[seat]:
        worth = EVENING_SPELL_WORTH if SPELL_TIMING[spell] == IN_THE_EVENING else SPELL_WORTH
        total += worth if can_pay(g.stores[seat], SPELL_COST[spell]) else UNPAID * worth
    return total * share


def henchman_worth(g: Domains, henchman: Card) -> float:
    """Return what a henchman is worth until the end; those who came with a monster have done their work."""
    timing = HENCHMAN_TIMING[henchman]
    if timing == 0:
        return 0.0
    turns = min(MOST_TURNS, turns_after(g) + 0.5)
    return HENCHMAN_A_TURN * turns * (1.4 if timing in (ALWAYS, IN_THE_EVENING, REACTION) else 1.0)


def henchmen_worth(g: Domains, seat: Seat) -> float:
    return sum([henchman_worth(g, henchman // 2) for henchman in g.henchmen[seat]], start=0.0)
