"""Where a hero of a bot wants to go, and how far that is, as if all doors stood open."""

from functools import cache

from darkling.games.castle.cards import BOARD, GRID
from darkling.games.castle.state import EMPTY, Castle
from darkling.games.castle.ways import fight_ways, hero_ways
from darkling.games.darkworld.state import BASIC, Hero, Square
from darkling.grid import distances

ALL_DOORS = (1 << BOARD.rooms) - 1
FAR = 60
"""Further than any way in the castle."""
THRONE_AREA = GRID.marked("H")


@cache
def far_from(goal: Square) -> tuple[int, ...]:
    """Return how many steps each square is away from a goal."""
    ways = hero_ways(ALL_DOORS)
    back: list[list[Square]] = [[] for _ in ways]
    for square, near in enumerate(ways):
        for other in near:
            back[other].append(square)
    steps = distances(tuple([tuple(near) for near in back]), goal)
    return tuple([FAR if count < 0 else count for count in steps])


@cache
def to_throne(square: Square) -> int:
    """Return how many steps it is to the area in front of the throne."""
    return min([far_from(goal)[square] for goal in THRONE_AREA])


@cache
def beside_chest(chest: Square) -> Square:
    """Return a square from which a chest can be opened: the first on the way."""
    start = BOARD.starts[0]
    return min(fight_ways(0)[chest], key=lambda square: far_from(square)[start])


def goal_of(g: Castle, hero: Hero) -> Square | None:
    """Return the square of the nearest Golden Weapon that a hero still wants; None for the throne."""
    square = g.at[hero]
    if g.golden[hero] != BASIC or BOARD.is_arena[square]:
        return None
    full = [
        beside_chest(chest)
        for number, chest in enumerate(g.chests)
        if g.weapons[number : number + 1] != (EMPTY,)
    ]
    return min(full, key=lambda goal: far_from(goal)[square], default=None)


def steps_to_go(g: Castle, hero: Hero, square: Square) -> int:
    """Return how far a hero on a square is from where it wants to go."""
    goal = goal_of(g, hero)
    return to_throne(square) if goal is None else far_from(goal)[square]


def walk_left(g: Castle, hero: Hero) -> int:
    """Return how far a hero has to walk to the throne, by way of a Golden Weapon if it wants one."""
    goal = goal_of(g, hero)
    square = g.at[hero]
    return to_throne(square) if goal is None else far_from(goal)[square] + to_throne(goal)
