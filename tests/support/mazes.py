"""Random boards of tiles for Hypothesis, and slow, obvious ways to measure them by coordinates."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

from hypothesis import settings
from hypothesis import strategies as some

from darkling.grid import Placed, TiledBoard, TileShape
from darkling.grid.placing import fits, places_beside
from darkling.grid.sight import Point
from support.cases import SOAK

OBLONG = TileShape(
    [(2, 0), (2, 1), (2, 2), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2)]
)
"""Three columns and four rows, numbered clockwise from the upper right and inwards."""
HOOK = TileShape([(0, 0), (0, 1), (1, 1)])

tried = settings(max_examples=2000 if SOAK else 50)

PICKS = some.lists(some.tuples(some.integers(0, 3), some.integers(0, 99), some.integers(0, 99)), max_size=6)


def grown(shape: TileShape, picks: list[tuple[int, int, int]]) -> tuple[Placed, ...]:
    """Lay a tile for each pick: its turns, the tile it touches, and one of the places that fit."""
    tiles: tuple[Placed, ...] = ((0, 0, 0),)
    for turns, anchor, place in picks:
        board = TiledBoard(shape, tiles)
        places = [at for at in places_beside(shape, tiles[anchor % len(tiles)], turns) if fits(board, at)]
        if places:
            tiles = (*tiles, places[place % len(places)])
    return tiles


BOARDS = some.builds(
    lambda shape, picks: TiledBoard(shape, grown(shape, picks)), some.sampled_from([OBLONG, HOOK]), PICKS
)
"""Boards of up to seven tiles, each laid beside an earlier one."""


def apart(one: Point, other: Point) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def best_path(floor: set[Point], start: Point, end: Point) -> list[Point]:
    """Return the shortest path on a floor of one piece; of several the first by rows, then columns."""
    paths = {start: [start]}
    while end not in paths:
        longer = [
            [*path, to] for path in paths.values() for to in floor - set(paths) if apart(path[-1], to) == 1
        ]
        assert longer, "the floor is in two pieces"
        paths = {path[-1]: path for path in sorted(longer, key=by_row, reverse=True)} | paths
    return paths[end]


def by_row(points: Iterable[Point]) -> list[Point]:
    """Return points such that they compare by row, then by column."""
    return [(row, column) for column, row in points]


def crossed(one: Point, other: Point) -> set[Point]:
    """Return the points whose inside the segment between two centres passes through.

    The segment is cut wherever it meets a side of some point; the middle of each piece lies inside one.
    """
    cuts = {Fraction(0), Fraction(1)}
    for start, end in zip(one, other, strict=True):
        sides = range(min(start, end), max(start, end))
        cuts |= {(Fraction(2 * side + 1, 2) - start) / (end - start) for side in sides}
    middles = [(before + after) / 2 for before, after in pairwise(sorted(cuts))]
    return {(_at(one[0], other[0], part), _at(one[1], other[1], part)) for part in middles}


def _at(start: int, end: int, part: Fraction) -> int:
    return round(start + (end - start) * part)
