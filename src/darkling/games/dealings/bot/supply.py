"""Supply and demand of a siege: what Defense Cards can give against what heroes cost, at a glance.

For each set of types, the heroes that nothing but these types can hurt must not cost more than the
sides of these types are worth. That leaves out order, overkill and rotation; the costs below make up
for them on average. They were fitted to some thousand planned sieges.

All seven sums are kept in one number, each in a field of its own with a guard bit above it, so that
paying for a hero is one subtraction, and a cleared guard bit says that some sum does not suffice.
"""

from collections.abc import Sequence

from darkling.games.dealings.cards import (
    ABILITY,
    ALL_HEROES,
    ARMOR,
    ATTACK,
    DEFENSE_ABILITY,
    MINION,
    SIDES,
    SIDES_OF,
    SPELL,
    TRAP,
    TYPES,
    VULNERABLE,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import (
    BOOST,
    ROTATE_OTHER,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)

ARMOR_FACTOR = {TWICE: 2.0, TRASH_STRIKERS: 1.4}
EXTRA_COST = {TWICE: 1.1, TOLL_TRASH: 3.1, TOLL_ROTATE: 2.7, TRASH_STRIKERS: 0.9, STRIKE_AGAIN: -1.2}
SINGLE_TYPE = 0.4
"""What a hero costs more for each type that cannot hurt it."""
THICK_ARMOR, THICKER = 4, 0.3
"""From this armor on a point costs more: a card strikes but once, so it takes many."""
ROTATING = -2.6
"""What a Heavy Hitter's strike is worth less, for the card it rotates."""
BOOSTED, BOOST_EACH = 0.2, 0.9
"""What a Booster's strike is worth more, and for each other card of its type."""
ONLY_SIDE = -0.5
"""What the strike of a card with one side is worth less."""
ALMOST, AT_MOST = 0.3, 1.5
"""What a hero counts that is not quite within reach, and how many such heroes count."""
LEFT_OVER = 0.02
"""What a point that is left over counts."""

TENTHS = 10
BITS = 14
FIELD = (1 << (BITS - 1)) - 1
TYPE_SETS = range(1, (TRAP | SPELL | MINION) + 1)


def _field(types: int) -> int:
    """Return where the sum of a set of types lies."""
    return BITS * (types - 1)


GUARDS = sum([1 << (_field(types) + BITS - 1) for types in TYPE_SETS])
TOTAL = _field(TRAP | SPELL | MINION)


def supply_of(faces: Sequence[Face]) -> int:
    """Return what the cards can give, for each set of types."""
    supply = GUARDS
    for face in faces:
        supply += SUPPLY[face]
        boosts = BOOSTS[face]
        if boosts:
            for other in faces:
                supply += boosts[other]
    return supply


def within_reach(heroes: Sequence[Hero], supply: int, evicts: bool = False) -> float:
    """Return how many of the heroes can be paid for, in the order given, and a little for what is left.

    `evicts` says that no hero counts after one that cannot be paid for.
    """
    defeated, almost = 0, 0.0
    for hero in heroes:
        rest = supply - DEMAND[hero]
        if rest & GUARDS == GUARDS:
            supply = rest
            defeated += 1
            continue
        least = min((supply >> OWN_FIELD[hero]) & FIELD, (supply >> TOTAL) & FIELD)
        almost += (least / TENTHS_OF_COST[hero]) ** 2
        if evicts:
            break
    left = (supply >> TOTAL) & FIELD
    return defeated + ALMOST * min(almost, AT_MOST) + LEFT_OVER / TENTHS * left


def cost_of(hero: Hero) -> float:
    """Return how many points of strikes a hero costs, on average."""
    ability, armor = ABILITY[hero], ARMOR[hero]
    cost = armor * ARMOR_FACTOR.get(ability, 1.0) + EXTRA_COST.get(ability, -0.3)
    cost += THICKER * max(0, armor - THICK_ARMOR)
    return cost + SINGLE_TYPE * (3 - VULNERABLE[hero].bit_count())


def sides_from(face: Face) -> range:
    """Return the sides of a card that are still to come, with the one that is up."""
    return range(face, face - face % SIDES + SIDES_OF[face // SIDES])


def _packed(points: float, sets: list[int]) -> int:
    """Return a number that has the points in the fields of some sets of types."""
    tenths = max(0, round(points * TENTHS))
    return sum([tenths << _field(types) for types in sets])


def _strike(side: Face, points: float) -> int:
    return _packed(points, [types for types in TYPE_SETS if TYPES[side] & types])


def _supply(face: Face) -> int:
    return sum([_strike(side, ATTACK[side] + _extra(side)) for side in sides_from(face)])


def _extra(side: Face) -> float:
    extra = ONLY_SIDE if SIDES_OF[side // SIDES] == 1 else 0.0
    if DEFENSE_ABILITY[side] & ROTATE_OTHER:
        return extra + ROTATING
    return extra + BOOSTED if DEFENSE_ABILITY[side] & BOOST else extra


def _boosts(face: Face) -> tuple[int, ...]:
    """Return what each other card adds to a Booster; nothing for any other card."""
    if not DEFENSE_ABILITY[face] & BOOST:
        return ()
    return tuple([_boost(face, other) if other // SIDES != face // SIDES else 0 for other in ALL_FACES])


def _boost(face: Face, other: Face) -> int:
    """Return what a card adds to a Booster, as far as its sides share a type with the Booster's."""
    return sum([_strike(side, BOOST_EACH * _share(side, sides_from(other))) for side in sides_from(face)])


def _share(side: Face, others: range) -> float:
    return len([other for other in others if TYPES[other] & TYPES[side]]) / max(1, len(others))


ALL_FACES = range(len(ATTACK))
COST = tuple([cost_of(hero) for hero in ALL_HEROES])
TENTHS_OF_COST = tuple([round(cost * TENTHS) for cost in COST])
OWN_FIELD = tuple([_field(types) for types in VULNERABLE])
DEMAND = tuple(
    [
        _packed(COST[hero], [types for types in TYPE_SETS if VULNERABLE[hero] & types == VULNERABLE[hero]])
        for hero in ALL_HEROES
    ]
)
SUPPLY = tuple([_supply(face) for face in ALL_FACES])
BOOSTS = tuple([_boosts(face) for face in ALL_FACES])
