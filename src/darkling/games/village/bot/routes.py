"""Where a hero of a bot wants to go, and how far that is, as if all doors stood open."""

from functools import cache

from darkling.games.darkworld.bot.distance import Reach, steps_to
from darkling.games.darkworld.rules.state import BASIC, Hero, Square
from darkling.games.village.cards.board import (
    BESIDE_TREASURE,
    BUILDINGS,
    HALL,
    HERO_WAYS,
    INSIDE,
    REACHES_HALL_KEY,
    SEWERS,
    STEP,
    TOP,
)
from darkling.games.village.rules.state import HALL_KEY, KEY, KNOWN, LAIR_KEY, LURKER_KEY, NOTHING, Village


@cache
def far_from(*goals: Square) -> Reach:
    """Return how many steps each square is away from the nearest of several goals."""
    return steps_to(goals, HERO_WAYS)


def _beside_treasure(building: int) -> Reach:
    return far_from(*[square for square in INSIDE[building] if BESIDE_TREASURE[square] == building])


TO_TREASURE = tuple([_beside_treasure(building) for building in range(len(BUILDINGS))])
TO_HALL_KEY = far_from(*[square for square, near in enumerate(REACHES_HALL_KEY) if near])
TO_SEWERS, TO_STEP, TO_TOP = far_from(*SEWERS), far_from(STEP), far_from(TOP)


def route(g: Village, hero: Hero) -> Reach:
    """Return how far each square is from where a hero wants to go next: a weapon, a Key, the Fortress."""
    if g.golden[hero] == BASIC:
        wishes = [_to_treasure(g, building) for building in _promising(g, weapon=True)]
    elif lacks_key(g, hero):
        wishes = _to_keys(g)
    else:
        wishes = []
    here = g.at[hero]
    way_on = TO_STEP if g.trial_won and not g.keys[hero] else TO_TOP
    return min(wishes, key=lambda reach: reach[here], default=way_on)


def _to_treasure(g: Village, building: int) -> Reach:
    """Return the way to a treasure, or to the guards who stand in the way."""
    guards = [g.places[monster] for monster in g.guards(building)]
    return far_from(*guards) if guards else TO_TREASURE[building]


def _to_keys(g: Village) -> list[Reach]:
    """Return the ways to all places where a Key may be; through the sewers only if there is no other."""
    ways = [_to_treasure(g, building) for building in _promising(g, weapon=False)]
    if g.loose_keys[HALL_KEY]:
        ways.append(TO_HALL_KEY if g.is_clear(HALL) else _to_treasure(g, HALL))
    if not ways and g.loose_keys[LAIR_KEY]:
        ways.append(TO_SEWERS)
    return ways


def lacks_key(g: Village, hero: Hero) -> bool:
    """Say whether a hero needs a Key from elsewhere: the Trial and the Fortress step may have one for him."""
    return g.trial_won and not g.keys[hero] and not g.loose_keys[LURKER_KEY]


def _promising(g: Village, weapon: bool) -> list[int]:
    """Return the buildings where a weapon or a Key is, or may be."""
    found = []
    for building, house in enumerate(g.houses):
        treasure = g.treasures[building]
        is_wanted = treasure != NOTHING and (treasure != KEY) is weapon
        if is_wanted or not house & KNOWN:
            found.append(building)
    return found


def walk_left(g: Village, hero: Hero) -> int:
    """Return how far a hero has to walk to the top of the Fortress, by way of what he still wants."""
    here = g.at[hero]
    wants_more = g.golden[hero] == BASIC or lacks_key(g, hero)
    return route(g, hero)[here] + (FROM_TREASURE if wants_more else 0)


FROM_TREASURE = 20
"""So many steps it is from a treasure to the top of the Fortress, more or less."""
