"""How the sides stand: which will prevail, and which hero would then have most points."""

from math import exp

from darkling.games.castle.cards import BOARD, HIT_CARDS, PIECES
from darkling.games.castle.rooms import MOST_IN_ARENA
from darkling.games.castle.state import BASIC_DICE, DOOMSTEP_CARDS, EMPTY, GOLDEN_DICE, Castle
from darkling.games.castle.travel import walk_left
from darkling.games.darkworld.odds import at_least
from darkling.games.darkworld.pieces import ALL_CARDS, BOOTS, POTION
from darkling.games.darkworld.state import BASIC, BOSS, FULL_HP, OUT, OVERLORD, Hero

COIN = 2.1
ITEMS = (1.4, 0.9, 1.2)
"""What a Healing Potion, Speed Boots and a Fireball Grenade are worth, in points."""
HIT_SHARE = HIT_CARDS / ALL_CARDS
"""So many of the cards still to be drawn are Hit cards."""
LOSS = 2.0
"""What a bout with Korak costs in Hit Points, after Miss cards."""
MEAN_CARDS = tuple([sum(DOOMSTEP_CARDS[place:]) / (4 - place) for place in range(4)])
"""How many cards a hero can hope for on the Doomstep, by how many have come there before."""
REST = 2.0
"""What a hero without Hit Points may count on when it comes to the throne."""
DRAUGHT = 5.0
"""How many Hit Points a Healing Potion brings there."""
LATER_CHEST = 0.6
"""How likely a hero without a Golden Weapon still gets one that is there."""
PER_STEP, PER_HP, GOLDEN = 0.12, 0.35, 3.0
PER_GUARD = 1.0
"""A guard holds a hero up like so many steps for each point of its Hit Strength."""
THRONE = 12.0
"""Points for slaying Korak: his figure and the throne."""
SHARPNESS = 0.3
"""How much one point more raises the odds among heroes, as a power of e."""
PACE = 2.2
"""Steps towards the throne that a hero makes in a round, fights and all."""
RISK = 0.975
"""How likely a round goes by in which nothing goes wrong for good."""


def chances(g: Castle) -> tuple[float, ...]:
    """Return for each seat how likely it is to win."""
    slaying = [slaying_chance(g, hero) for hero in range(len(g.at))]
    guards = guards_ahead(g)
    ways = [way_left(g, hero, guards) for hero in range(len(g.at))]
    prevail = prevailing(g, slaying, ways)
    hopes = [hope(g, hero, slaying[hero], ways[hero]) for hero in range(len(g.at))]
    odds = [
        exp(SHARPNESS * (value - max(hopes))) if g.at[hero] != OUT else 0.0
        for hero, value in enumerate(hopes)
    ]
    total = sum(odds) or 1.0
    shares = [prevail * value / total for value in odds]
    result = [sum([shares[hero] for hero in g.heroes_of(seat)]) for seat in g.seats]
    result[OVERLORD] = 1.0 - prevail
    return tuple(result)


def guards_ahead(g: Castle) -> list[float]:
    """Return for each room, from the Entrance on, the Hit Strength that guards it and all rooms after it."""
    strengths = [0.0] * (BOARD.rooms + 1)
    for monster in g.on_board():
        strengths[BOARD.room_of[g.places[monster]]] += g.strength(monster)
    # Monsters of the arena count as room 0 so far; everybody has to pass them, and those who are to come.
    arena, strengths[0] = strengths[0], 0.0
    if not g.arena:
        coming = sorted([PIECES.strength_of[figure] for figure in g.supply])
        arena = float(sum(coming[-MOST_IN_ARENA:]))
    for room in range(1, BOARD.rooms + 1):
        if not g.is_filled(room):
            strengths[room] = BOARD.limits[room]
    ahead = [sum(strengths[room:]) + arena for room in range(BOARD.rooms + 1)]
    return [*ahead, arena]


def way_left(g: Castle, hero: Hero, guards: list[float]) -> float:
    """Return how far a hero has to go to the throne, in steps; guards count as steps, too."""
    square = g.at[hero]
    if square == OUT:
        return 0.0
    ahead = guards[-1] if BOARD.is_arena[square] else guards[BOARD.room_of[square]]
    return walk_left(g, hero) + PER_GUARD * ahead


def prevailing(g: Castle, slaying: list[float], ways: list[float]) -> float:
    """Return how likely the heroes are to slay Korak before the rounds are over."""
    survives = 1.0
    for hero, chance in enumerate(slaying):
        survives *= 1.0 - chance * in_time(g, ways[hero])
    return 1.0 - survives


def in_time(g: Castle, way: float) -> float:
    """Return how likely a hero with so far to go comes to the throne in time."""
    spare = g.rounds - g.round - way / PACE
    safely: float = RISK ** (way / PACE)
    return safely / (1.0 + exp(-spare / 3.0))


def slaying_chance(g: Castle, hero: Hero) -> float:
    """Return how likely a hero is to slay Korak, with what it has and will get."""
    if g.at[hero] == OUT:
        return 0.0
    coming = 0.0 if hero in g.arrived else MEAN_CARDS[len(g.arrived)]
    hits = g.hits[hero] + HIT_SHARE * coming
    misses = g.misses[hero] + (1.0 - HIT_SHARE) * coming
    hp = REST + (1.0 - REST / FULL_HP) * g.hp[hero] + DRAUGHT * (POTION in g.bags[hero])
    blows = (hp + 0.7 * misses) / LOSS + 0.5 * (BOOTS in g.bags[hero])
    needed, golden = g.needed(BOSS) - g.wounds, golden_chance(g, hero)
    with_gold = _slays(GOLDEN_DICE, needed, hits, blows)
    return golden * with_gold + (1.0 - golden) * _slays(BASIC_DICE, needed, hits, blows)


def golden_chance(g: Castle, hero: Hero) -> float:
    """Return how likely a hero has a Golden Weapon when it comes to the throne."""
    if g.golden[hero] != BASIC:
        return 1.0
    some_left = any(weapon != EMPTY for weapon in g.weapons)
    return LATER_CHEST if some_left and not BOARD.is_arena[g.at[hero]] else 0.0


def _slays(dice: int, needed: int, hits: float, blows: float) -> float:
    """Return how likely one of several blows is enough; between whole cards the chance is in between."""
    cards = min(3.0, hits)
    whole = int(cards)
    low, high = at_least(dice, needed - whole), at_least(dice, needed - whole - 1)
    blow = low + (cards - whole) * (high - low) if whole < 3 else low
    return float(1.0 - (1.0 - blow) ** max(0.0, blows))


def hope(g: Castle, hero: Hero, slaying: float, way: float) -> float:
    """Return the points that a hero has and may hope for."""
    if g.at[hero] == OUT:
        return 0.0
    points = sum([g.strength(monster) for monster in g.camp(hero)]) + COIN * g.coins[hero]
    points += 1.2 * g.hits[hero] + g.misses[hero]
    points += sum([ITEMS[item] for item in g.bags[hero]]) + GOLDEN * (g.golden[hero] != BASIC)
    points += PER_HP * g.hp[hero] - PER_STEP * way
    return points + THRONE * slaying
