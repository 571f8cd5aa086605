"""Sets of squares of a board of tiles, as whole numbers: one bit for each square.

Bits lie as the squares do, row by row, so a set grows in all directions by a few shifts, and its lowest bit
is the square to which ties go. Between two rows is one place that is no square, so nothing grows round the
edge.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from darkling.grid.board import Square
from darkling.grid.tiles import TiledBoard

Squares = int
"""A set of squares."""
Rings = Sequence[Squares]
"""The squares that are no step away, one step, two steps …"""
KEPT = 4096
"""So many sets of each kind are kept at most."""


def set_of(board: TiledBoard, squares: Iterable[Square]) -> Squares:
    """Return squares as a set; -1 is no square."""
    found, bits = 0, board.bits
    for square in squares:
        found |= bits[square]
    return found


def squares_of(board: TiledBoard, area: Squares) -> list[Square]:
    """Return the squares of a set, by row, then by column."""
    found, by_bit = [], board.by_bit
    while area:
        lowest = area & -area
        found.append(by_bit[lowest])
        area ^= lowest
    return found


def first_of(board: TiledBoard, area: Squares) -> Square:
    """Return the first square of a set, by row, then by column."""
    return board.by_bit[area & -area]


def grown(board: TiledBoard, area: Squares) -> Squares:
    """Return a set and all that is next to it, walls too."""
    stride = board.stride
    wide = area | area << 1 | area >> 1
    return wide | wide << stride | wide >> stride


def walk(board: TiledBoard, start: Squares, floor: Squares, steps: int) -> list[Squares]:
    """Walk so many steps in all directions on a floor; where it starts need not be floor."""
    stride, edge = board.stride, start
    rings, left = [edge], floor & ~edge
    for _ in range(steps):
        wide = edge | edge << 1 | edge >> 1
        edge = (wide | wide << stride | wide >> stride) & left
        if not edge:
            break
        left ^= edge
        rings.append(edge)
    return rings


def path_along(board: TiledBoard, rings: Rings, end: Square) -> tuple[Square, ...]:
    """Return the shortest path to a square of the rings, without the start.

    Of several it is the one whose first different step comes first by row, then by column.
    """
    way, by_bit = board.bits[end], board.by_bit
    at = steps_in(rings, way)
    if at <= 1:
        return (end,) * at
    ways = [way]
    for ring in rings[at - 1 : 0 : -1]:
        way = grown(board, way) & ring
        ways.append(way)
    here, path = rings[0], []
    for way in reversed(ways):
        ahead = grown(board, here) & way
        here = ahead & -ahead
        path.append(by_bit[here])
    return tuple(path)


def steps_in(rings: Rings, area: Squares) -> int:
    """Return how many steps away the nearest of some squares is; -1 if none is in the rings."""
    for steps, ring in enumerate(rings):
        if ring & area:
            return steps
    return -1


def nearest_in(rings: Rings, area: Squares) -> Squares:
    """Return those of some squares that are the fewest steps away."""
    for ring in rings:
        if ring & area:
            return ring & area
    return 0


@lru_cache(maxsize=KEPT)
def rings_around(board: TiledBoard, square: Square) -> Rings:
    """Return all squares by how many steps they are away, whoever stands in between."""
    return tuple(walk(board, board.bits[square], board.everything, len(board)))


@lru_cache(maxsize=KEPT)
def near(board: TiledBoard, squares: tuple[Square, ...], far: int) -> Squares:
    """Return the squares no farther apart than this from any of some squares, walls or not."""
    area = set_of(board, squares)
    for _ in range(far):
        area = grown(board, area) & board.frame
    return area & board.everything
