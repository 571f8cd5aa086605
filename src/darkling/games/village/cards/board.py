"""The board of the village as tables by square: what rules and bots look up."""

from collections.abc import Iterable

from darkling.games.village.cards.files import BOX
from darkling.grid.board import Grid, Square, Ways, joined

Building = int
"""A building by its number, from 0."""

BOARD = BOX.board
GRID = Grid(BOARD.map, BOARD.solid, BOARD.spaces)
SQUARES = GRID.names
BUILDINGS = tuple([building.id for building in BOARD.building])
SMITHY, INN, WINDMILL, CHAPEL, HALL = range(len(BUILDINGS))
OUTSIDE: Building = -1


def _square(name: str) -> Square:
    return GRID.numbers[name]


def _is_marked(marks: str) -> tuple[bool, ...]:
    return tuple([mark in marks for mark in GRID.marks])


def _one_of(names: Iterable[str]) -> tuple[bool, ...]:
    chosen = set(names)
    return tuple([name in chosen for name in SQUARES])


def _both_ways(pairs: Iterable[str]) -> list[tuple[Square, Square]]:
    ends = [pair.split() for pair in pairs]
    return [(_square(one), _square(other)) for pair in ends for one, other in (pair, pair[::-1])]


START = GRID.squares(BOARD.squares.start)
WOLF_ENTRIES = GRID.squares(BOARD.squares.wolf_entries)
LURKER_ENTRIES = GRID.squares(BOARD.squares.lurker_entries)
GUARD_SQUARES = GRID.squares(BOARD.squares.guard)
SEWERS = GRID.marked("S")
STEP, TOP, LAIR = GRID.squares(("STEP", "TOP", "LAIR"))
STAIR_FOOT, STAIR_HEAD = GRID.squares(BOARD.links.stair.split())
CROSSING = GRID.squares(BOARD.links.crossing.split())
NUMBERS = GRID.squares([building.number for building in BOARD.building])
"""The numbered square before each building."""
DOORWAYS = GRID.squares([building.doorway for building in BOARD.building])
"""The square just inside each building."""
TREASURES = GRID.squares([building.treasure for building in BOARD.building])

IS_SEWER = _is_marked("S")
IS_ENTRANCE = _is_marked("E")
IS_FRONT = _is_marked("=")
IS_THRESHOLD = _one_of(BOARD.squares.threshold)
IS_UPSTAIRS = _is_marked("uv")
IS_OUTDOORS = _is_marked(".S")
REACHES_HALL_KEY = _one_of(BOARD.squares.hall_key)
AT_RISK = tuple([not entrance and square != TOP for square, entrance in enumerate(IS_ENTRANCE)])

IN_BUILDING = tuple([int(mark) - 1 if mark in "12345" else OUTSIDE for mark in GRID.marks])
"""The building of whose ground floor a square is part; OUTSIDE for the others."""
BEFORE_DOOR = tuple([NUMBERS.index(at) if at in NUMBERS else OUTSIDE for at in range(len(SQUARES))])
"""The building whose numbered square it is."""
INSIDE = tuple(
    [
        tuple([at for at, inside in enumerate(IN_BUILDING) if inside == number and at not in TREASURES])
        for number in range(len(BUILDINGS))
    ]
)
"""The squares of each ground floor on which a figure can stand."""
BESIDE_TREASURE = tuple(
    [
        building if building != OUTSIDE and TREASURES[building] in GRID.beside(at) else OUTSIDE
        for at, building in enumerate(IN_BUILDING)
    ]
)
"""The building whose treasure can be taken from a square (DV-TREAS-01)."""
GUARDED = tuple(
    [tuple([at for at in INSIDE[number] if at != DOORWAYS[number]]) for number in range(len(INSIDE))]
)
"""The squares on which monsters can be placed (DV-R-20)."""

_DOORS = [pair for ends in zip(NUMBERS, DOORWAYS, strict=True) for pair in (ends, ends[::-1])]
_BRIDGE_ENDS = [
    (square, north)
    for square in GRID.marked("=")
    for north in GRID.beside(square)
    if GRID.marks[north] in BOARD.bridge and not IS_FRONT[north]
]
_PLAIN = [
    *_both_ways(BOARD.links.entrance),
    *_both_ways(BOARD.links.upstairs),
    *_both_ways(BOARD.links.fortress[:-1]),
    *_DOORS,
    *_BRIDGE_ENDS,
    *[pair[::-1] for pair in _BRIDGE_ENDS],
]
"""Links on which figures can also fight."""
_REGIONS = (*BOARD.regions, BOARD.bridge.replace("=", ""))


def _without(ways: Ways, shut: tuple[bool, ...]) -> Ways:
    """Return the ways with nothing leading to or from some squares."""
    return tuple(
        [
            tuple([other for other in others if not shut[other]]) if not shut[square] else ()
            for square, others in enumerate(ways)
        ]
    )


def _ways(links: Iterable[tuple[Square, Square]]) -> Ways:
    return _without(joined(GRID, _REGIONS, links), tuple([at in TREASURES for at in range(len(SQUARES))]))


FIGHTS = _ways(_PLAIN)
"""The squares from which each square can be struck (DV-R-62)."""
HERO_WAYS = _ways(
    [*_PLAIN, *_both_ways([BOARD.links.crossing, BOARD.links.stair]), (STEP, TOP)],
)
"""Where a hero may step, doors and Trial permitting; from the top of the Fortress nowhere (DV-BOSS-02)."""
_NO_MONSTERS = tuple(
    [
        IS_ENTRANCE[at] or IS_THRESHOLD[at] or GRID.marks[at] in f"{BOARD.bridge}sTLu"
        for at in range(len(SQUARES))
    ]
)
MONSTER_WAYS = _without(_ways([*_PLAIN, *_both_ways([BOARD.links.crossing])]), _NO_MONSTERS)
"""Where a monster may step, if the building is open (DV-MOVE-04, DV-R-16, DV-R-22, DV-R-61)."""
BEAST_WAYS = _without(MONSTER_WAYS, tuple([not outdoors for outdoors in IS_OUTDOORS]))
"""Where the Wolf and the Lurker may step: not into buildings (DV-MOVE-06)."""
LANES = tuple([at for at in range(len(SQUARES)) if IS_OUTDOORS[at] and not IS_THRESHOLD[at]])
"""The squares on which the Wolf may be put (DV-R-37)."""

IS_PLAIN = tuple([IN_BUILDING[at] == OUTSIDE and at not in (STAIR_HEAD, TOP) for at in range(len(SQUARES))])
"""Whether nothing but figures can keep a hero from stepping on a square."""

MAY_SHOW = tuple([IS_SEWER[at] or at == TOP or at in NUMBERS for at in range(len(SQUARES))])
"""Whether something may come to light when a hero steps on a square."""

# The Trial of Stealth.

POINTS = GRID.marked(BOARD.bridge)
RED_HOLE = _square(BOARD.squares.red_hole)
BACK_POINTS = GRID.squares(BOARD.squares.back)


def _around(square: Square) -> tuple[Square, ...]:
    """Return the points next to a point, in any of the eight directions (DV-R-44)."""
    _, column, row = GRID.places[square]
    near = [at for at in POINTS if max(abs(GRID.places[at][1] - column), abs(GRID.places[at][2] - row)) == 1]
    return tuple(near)


TRIAL_WAYS: Ways = tuple([_around(at) if at in POINTS else () for at in range(len(SQUARES))])
