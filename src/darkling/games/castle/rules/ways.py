"""Which squares are joined, for whom, with which doors open. Doors are the bits of a number."""

from functools import cache

from darkling.games.castle.cards import BOARD, GRID
from darkling.grid import Ways, joined, straight
from darkling.grid.board import Square

RANGE = 2
"""A grenade flies so far (DW-ITEM-08)."""


def _pairs(names: tuple[str, ...]) -> list[tuple[Square, Square]]:
    """Return joins both ways, given as `d5 d6`."""
    pairs = [GRID.squares(pair.split()) for pair in names]
    return [(one, other) for one, other in pairs] + [(other, one) for one, other in pairs]


ARENA_JOINS = _pairs(BOARD.drawn.joins.arena)
ONLY_STEPS = [(BOARD.arch[0], BOARD.arch[1]), *_pairs(BOARD.drawn.joins.doomstep)]
"""Through the Arch, one way, and off the Doomstep and back: nobody fights there (DW-ARCH-06, DW-R-71)."""


@cache
def fight_ways(doors: int) -> Ways:
    """Return which squares are adjacent for combat and blasts (DW-R-19)."""
    open_doors = [door for number, door in enumerate(BOARD.doors) if doors >> number & 1]
    back = [(inside, front) for front, inside in open_doors]
    return joined(GRID, BOARD.drawn.regions, [*ARENA_JOINS, *open_doors, *back])


@cache
def hero_ways(doors: int) -> Ways:
    return joined(GRID, BOARD.drawn.regions, [*_links(fight_ways(doors)), *ONLY_STEPS])


@cache
def monster_ways(doors: int) -> Ways:
    """Return where monsters can step (DW-R-18, DW-R-59)."""
    ways = fight_ways(doors)
    return tuple([tuple([other for other in near if other not in BOARD.no_monsters]) for near in ways])


@cache
def throws(doors: int) -> Ways:
    """Return at which squares a grenade can be thrown (DW-R-51)."""
    ways = fight_ways(doors)
    return tuple([tuple(straight(GRID, ways, square, RANGE)) for square in range(len(GRID))])


def _links(ways: Ways) -> list[tuple[Square, Square]]:
    return [(square, other) for square, near in enumerate(ways) for other in near]
