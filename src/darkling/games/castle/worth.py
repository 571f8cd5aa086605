"""The worth of a position: which side will prevail, and which hero would then have most points."""

from math import exp

from darkling.games.castle.cards import BOARD
from darkling.games.castle.state import BASIC_DICE, DOOMSTEP_CARDS, GOLDEN_DICE, Castle
from darkling.games.castle.travel import walk_left
from darkling.games.darkworld.odds import at_least
from darkling.games.darkworld.pieces import BOOTS, POTION
from darkling.games.darkworld.state import BASIC, BOSS, FULL_HP, OUT, OVERLORD, Hero
from darkling.table.decision import Seat

COIN = 2.1
ITEMS = (1.4, 0.9, 1.2)
"""What a Healing Potion, Speed Boots and a Fireball Grenade are worth, in points."""
HIT_SHARE = 0.45
"""So many of the cards still to be drawn are Hit cards."""
LOSS = 2.0
"""What a bout with Korak costs in Hit Points, after Miss cards."""
LATER_CHEST = 0.6
"""How likely a hero without a Golden Weapon still gets one that is there."""
PER_STEP, PER_HP, GOLDEN = 0.12, 0.35, 3.0
THRONE = 12.0
"""Points for slaying Korak: his figure and the throne."""
SHARPNESS = 0.3
"""How much one point more raises the odds among heroes, as a power of e."""
PACE = 2.2
"""Steps towards the throne that a hero makes in a round, fights and all."""


def evaluate(g: Castle, seat: Seat) -> float:
    """Return how likely a seat is to win, with a little for what brings heroes on."""
    if g.over:
        return float(g.result.won[seat])
    return chances(g)[seat]


def chances(g: Castle) -> tuple[float, ...]:
    """Return for each seat how likely it is to win."""
    slaying = [slaying_chance(g, hero) for hero in range(len(g.at))]
    prevail = prevailing(g, slaying)
    hopes = [hope(g, hero, slaying[hero]) for hero in range(len(g.at))]
    odds = [
        exp(SHARPNESS * (value - max(hopes))) if g.at[hero] != OUT else 0.0
        for hero, value in enumerate(hopes)
    ]
    total = sum(odds) or 1.0
    shares = [prevail * value / total for value in odds]
    result = [sum([shares[hero] for hero in g.heroes_of(seat)]) for seat in g.seats]
    result[OVERLORD] = 1.0 - prevail
    return tuple(result)


def prevailing(g: Castle, slaying: list[float]) -> float:
    """Return how likely the heroes are to slay Korak before the rounds are over."""
    survives = 1.0
    for hero, chance in enumerate(slaying):
        survives *= 1.0 - chance * in_time(g, hero)
    return 1.0 - survives


def in_time(g: Castle, hero: Hero) -> float:
    """Return how likely a hero is to come to the throne in time."""
    if g.at[hero] == OUT:
        return 0.0
    spare = g.rounds - g.round - walk_left(g, hero) / PACE
    return 1.0 / (1.0 + exp(-spare / 3.0))


def slaying_chance(g: Castle, hero: Hero) -> float:
    """Return how likely a hero is to slay Korak, with what it has and will get."""
    if g.at[hero] == OUT:
        return 0.0
    arrived = BOARD.is_arena[g.at[hero]]
    coming = 0 if hero in g.arrived else DOOMSTEP_CARDS[len(g.arrived)]
    hits = g.hits[hero] + HIT_SHARE * coming
    misses = g.misses[hero] + (1.0 - HIT_SHARE) * coming
    hp = float(g.hp[hero]) if arrived else FULL_HP - 1.5 + 0.1 * g.hp[hero]
    if POTION in g.bags[hero]:
        hp += 5.0
    blows = (hp + 0.7 * misses) / LOSS + 0.5 * (BOOTS in g.bags[hero])
    golden = (
        1.0
        if g.golden[hero] != BASIC
        else (LATER_CHEST if not arrived and any(w >= 0 for w in g.weapons) else 0.0)
    )
    needed = g.needed(BOSS) - g.wounds
    return golden * _slays(GOLDEN_DICE, needed, hits, blows) + (1.0 - golden) * _slays(
        BASIC_DICE, needed, hits, blows
    )


def _slays(dice: int, needed: int, hits: float, blows: float) -> float:
    """Return how likely one of several blows is enough; between whole cards the chance is in between."""
    cards = min(3.0, hits)
    whole = int(cards)
    low, high = at_least(dice, needed - whole), at_least(dice, needed - whole - 1)
    blow = low + (cards - whole) * (high - low) if whole < 3 else low
    return float(1.0 - (1.0 - blow) ** max(0.0, blows))


def hope(g: Castle, hero: Hero, slaying: float) -> float:
    """Return the points that a hero has and may hope for."""
    if g.at[hero] == OUT:
        return 0.0
    points = sum([g.strength(monster) for monster in g.camp(hero)]) + COIN * g.coins[hero]
    points += 1.2 * g.hits[hero] + g.misses[hero]
    points += sum([ITEMS[item] for item in g.bags[hero]]) + GOLDEN * (g.golden[hero] != BASIC)
    points += PER_HP * g.hp[hero] - PER_STEP * walk_left(g, hero)
    return points + THRONE * slaying
