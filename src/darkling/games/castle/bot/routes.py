"""Where a hero of a bot wants to go, and how far that is, as if all doors stood open."""

from functools import cache, lru_cache

from darkling.games.castle.cards import BOARD, GRID
from darkling.games.castle.rules.state import EMPTY, Castle
from darkling.games.castle.rules.ways import fight_ways, hero_ways
from darkling.games.darkworld.bot.distance import FAR, Reach, steps_to
from darkling.games.darkworld.cards.pieces import POTION
from darkling.games.darkworld.rules.state import ACTIONS, BASIC, Hero, Square

ALL_DOORS = (1 << BOARD.rooms) - 1
HURT = 5
"""With so few Hit Points a hero wants to heal at the Fountain before anything else, while it can go back."""
THRONE_AREA = tuple(GRID.marked("H"))
ENTRANCE = tuple([square for square, inside in enumerate(BOARD.is_entrance) if inside])


@lru_cache(maxsize=4096)
def far_from(goals: tuple[Square, ...], doors: int = ALL_DOORS, chests: tuple[Square, ...] = ()) -> Reach:
    """Return how many steps each square is away from the nearest of some goals, around chests."""
    return steps_to(goals, hero_ways(doors), chests)


@cache
def beside_chest(chest: Square) -> Square:
    """Return a square from which a chest can be opened: the first on the way."""
    return min(fight_ways(0)[chest], key=lambda square: far_from((square,))[BOARD.starts[0]])


def wants_rest(g: Castle, hero: Hero) -> bool:
    """Say whether a hero is hurt, and can go back to the Fountain; from the arena nobody can."""
    is_hurt = g.hp[hero] <= HURT and POTION not in g.bags[hero]
    return is_hurt and to_fountain(g)[g.at[hero]] < FAR


def to_fountain(g: Castle) -> Reach:
    """Return how far each square is from the Entrance, through doors that are open."""
    return far_from(ENTRANCE, g.doors, g.chests)


def to_throne(g: Castle) -> Reach:
    """Return how far each square is from the area in front of the throne."""
    return far_from(THRONE_AREA, ALL_DOORS, g.chests)


def chest_wanted(g: Castle, hero: Hero) -> Square | None:
    """Return from where a hero can open the nearest chest; None if it wants none."""
    square = g.at[hero]
    if g.golden[hero] != BASIC or BOARD.is_arena[square]:
        return None
    full = [
        beside_chest(chest)
        for number, chest in enumerate(g.chests)
        if g.weapons[number : number + 1] != (EMPTY,)
    ]
    return min(full, key=lambda goal: far_from((goal,), ALL_DOORS, g.chests)[square], default=None)


def way_on(g: Castle, hero: Hero) -> Reach:
    """Return how far each square is from where a hero wants to go: the Fountain, a chest or the throne."""
    if wants_rest(g, hero):
        return to_fountain(g)
    chest = chest_wanted(g, hero)
    return to_throne(g) if chest is None else far_from((chest,), ALL_DOORS, g.chests)


def walk_left(g: Castle, hero: Hero) -> int:
    """Return how far a hero has to walk to the throne, by way of the Fountain or a chest if need be."""
    square, throne, chest = g.at[hero], to_throne(g), chest_wanted(g, hero)
    way = throne[square]
    if chest is not None:
        way = far_from((chest,), ALL_DOORS, g.chests)[square] + throne[chest]
    # From the Fountain the Platform takes it back to where it was.
    return way + to_fountain(g)[square] + ACTIONS if wants_rest(g, hero) else way
