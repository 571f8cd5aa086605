"""How the sides stand: which will prevail, and which hero would then have most points."""

from math import exp

from darkling.games.castle.bot.kills_to_come import KillsToCome, kills_to_come
from darkling.games.castle.bot.routes import walk_left
from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.state import DOOMSTEP_CARDS, EMPTY, MOST_ITEMS, Castle
from darkling.games.darkworld.bot.chance_to_slay import STEPS, hits_among, shared_out, slays
from darkling.games.darkworld.cards.pieces import ALL_CARDS, BOOTS, POTION
from darkling.games.darkworld.rules.hero_turn import begins
from darkling.games.darkworld.rules.state import BASIC, BASIC_DICE, BOSS, GOLDEN_DICE, OUT, Hero
from darkling.table.decision import Seat

COIN = 2.1
ITEMS = (1.4, 0.9, 1.2)
"""What a Healing Potion, Speed Boots and a Fireball Grenade are worth, in points."""
MEAN_CARDS = tuple([sum(DOOMSTEP_CARDS[place:]) / (4 - place) for place in range(4)])
"""How many cards a hero can hope for on the Doomstep, by how many have come there before."""
PER_BLOW = 2.6
"""What a bout with Korak costs in Hit Points."""
PER_MISS = 0.8
"""How many of them a Miss card saves."""
RESTED = 5.5
"""With how many Hit Points a hero comes to the throne who can still heal at the Fountain."""
DRAUGHT = 5.0
"""How many a Healing Potion brings there."""
LATER_CHEST = 0.65
"""How likely a hero without a Golden Weapon still gets one that is there."""
PER_ARENA_GUARD = 0.012
"""How much less likely a hero comes to the throne for each point of Hit Strength in the arena."""
PER_STEP, PER_HP, GOLDEN = 0.12, 0.35, 3.0
THRONE = 12.0
"""Points for slaying Korak: his figure and the throne."""
PACE = 2.2
"""Steps towards the throne that a hero makes in a round, fights and all."""
RISK = 0.99
"""How likely a round goes by in which nothing goes wrong for good."""


def evaluate(g: Castle, seat: Seat) -> float:
    """Return how likely a seat is to win."""
    return float(g.result.won[seat]) if g.over else chances(g)[seat]


def value(g: Castle) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while a turn is under way."""
    return chances(g) if begins(g) else None


def chances(g: Castle) -> tuple[float, ...]:
    """Return for each seat how likely it is to win."""
    kills = kills_to_come(g)
    slaying = [slaying_chance(g, hero, kills) for hero in range(len(g.at))]
    return shared_out(g, slaying, [hope(g, hero, slaying[hero]) for hero in range(len(g.at))])


def slaying_chance(g: Castle, hero: Hero, kills: KillsToCome) -> float:
    """Return how likely a hero is to come to the throne and slay Korak, with what it has and will get."""
    square = g.at[hero]
    if square == OUT:
        return 0.0
    cards, hp = kills.arena_cards, float(g.hp[hero])
    potions = g.bags[hero].count(POTION) + kills.arena_potions
    if not BOARD.is_arena[square]:
        cards += kills.room_cards
        potions += kills.room_potions
        hp = RESTED
    if hero not in g.arrived:
        cards += MEAN_CARDS[len(g.arrived)]
    # So many of the cards still to be drawn are Hit cards.
    hit_share = g.hit_cards / ALL_CARDS
    misses = g.misses[hero] + (1.0 - hit_share) * cards
    lasting = hp + PER_MISS * misses + DRAUGHT * min(float(MOST_ITEMS), potions)
    blows = lasting / PER_BLOW + 0.3 * (BOOTS in g.bags[hero])
    needed, golden = g.needed(BOSS) - g.wounds, golden_chance(g, hero)
    coming = hits_among(int(STEPS * cards), hit_share)
    chance = golden * slays(GOLDEN_DICE, needed, g.hits[hero], blows, coming)
    if golden < 1.0:
        chance += (1.0 - golden) * slays(BASIC_DICE, needed, g.hits[hero], blows, coming)
    return chance * exp(-PER_ARENA_GUARD * kills.guards) * in_time(g, walk_left(g, hero))


def golden_chance(g: Castle, hero: Hero) -> float:
    """Return how likely a hero has a Golden Weapon when it comes to the throne."""
    if g.golden[hero] != BASIC:
        return 1.0
    some_left = any(weapon != EMPTY for weapon in g.weapons)
    return LATER_CHEST if some_left and not BOARD.is_arena[g.at[hero]] else 0.0


def in_time(g: Castle, way: int) -> float:
    """Return how likely a hero with so far to go comes to the throne in time."""
    spare = g.rounds - g.round - way / PACE
    safely: float = RISK ** (way / PACE)
    return safely / (1.0 + exp(-spare / 3.0))


def hope(g: Castle, hero: Hero, slaying: float) -> float:
    """Return the points that a hero has and may hope for."""
    if g.at[hero] == OUT:
        return 0.0
    points = sum([g.strength(monster) for monster in g.camp(hero)]) + COIN * g.coins[hero]
    points += 1.2 * g.hits[hero] + g.misses[hero]
    points += sum([ITEMS[item] for item in g.bags[hero]]) + GOLDEN * (g.golden[hero] != BASIC)
    points += PER_HP * g.hp[hero] - PER_STEP * walk_left(g, hero)
    return points + THRONE * slaying
