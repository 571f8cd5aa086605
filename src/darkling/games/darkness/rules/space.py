"""Distances, sight and areas on the map of an encounter.

"So many squares away" is the larger difference of columns or rows; monsters count steps (AD-R-07). Rows say
something of each square as it is from one square; they are made once and kept.
"""

from collections.abc import Iterable
from functools import lru_cache

from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.effects import fog
from darkling.games.darkness.rules.state import Darkness, Figure, Square
from darkling.grid.measures import ROWS, apart_from, boxes_over, is_clear, rings, seen_from, steps_from
from darkling.grid.tiles import TiledBoard

SPANS = {"melee": (1, 1), "reach": (1, 2), "ranged": (2, INF), "any": (1, INF)}
"""How near and how far each distance goes (AD-DST-02 to 04)."""
LONG, SHORT = 3, 2
"""The sides of an area (AD-TGT-05)."""
Row = tuple[bool, ...]
Box = tuple[int, tuple[Square, ...]]
"""An area that covers a square: its number among all such, and its squares."""

# How far, and whether in sight.


def steps_row(g: Darkness, square: Square) -> tuple[int, ...]:
    """Return how many steps each square is away, whoever stands in between."""
    return steps_from(g.board, square)


def apart(g: Darkness, here: Square, there: Square) -> int:
    return apart_from(g.board, here)[there]


def sees(g: Darkness, here: Square, there: Square) -> bool:
    """Say whether nothing breaks the line between two squares: neither walls nor fog (AD-LOS-02, 03)."""
    return sight_row(g.board, here, fog(g))[there]


@lru_cache(maxsize=ROWS)
def sight_row(board: TiledBoard, here: Square, clouds: tuple[Square, ...]) -> Row:
    """Say of each square whether it is in sight; fog hides also what ends in it, but never the adjacent."""
    clear, far = seen_from(board, here, clouds), apart_from(board, here)
    if not clouds:
        return clear
    dim = set(clouds)
    is_dim = here in dim
    return tuple(
        [far[other] <= 1 or (clear[other] and not is_dim and other not in dim) for other in range(len(board))]
    )


def free_around(g: Darkness, centre: Square) -> list[Square]:
    """Return all free squares, ring by ring around one, each ring by row, then by column."""
    around = rings(g.board, apart_from(g.board, centre))
    return [square for ring in around for square in ring if square not in g.at]


def free_near(g: Darkness, square: Square) -> Square:
    """Return a square if it is free, else the first free one around it."""
    return free_around(g, square)[0]


# The distances of cards.


def distance_row(g: Darkness, here: Square, distance: str, farther: int = 0) -> Row:
    """Say of each square whether what stands there is in a distance."""
    return _distance_row(g.board, here, distance, farther, fog(g))


@lru_cache(maxsize=ROWS)
def _distance_row(
    board: TiledBoard, here: Square, distance: str, farther: int, clouds: tuple[Square, ...]
) -> Row:
    near, far = SPANS[distance]
    row = apart_from(board, here)
    if far + farther <= 1:
        # What is adjacent is always in sight (AD-R-05).
        return tuple([near <= steps <= far + farther for steps in row])
    seen = sight_row(board, here, clouds)
    return tuple([near <= row[other] <= far + farther and seen[other] for other in range(len(board))])


Views = tuple[Row, tuple[int, ...], tuple[int, ...]]
"""Of all squares as they are from one: whether in a distance, how far apart, how many steps away."""


@lru_cache(maxsize=ROWS)
def views(board: TiledBoard, here: Square, distance: str, clouds: tuple[Square, ...]) -> Views:
    """Return three rows at once, for bots, who look at all of them again and again."""
    row = _distance_row(board, here, distance, 0, clouds)
    return row, apart_from(board, here), steps_from(board, here)


def in_distance(g: Darkness, here: Square, there: Square, distance: str, farther: int = 0) -> bool:
    """Say whether what stands there may be a target; oneself is in every distance (AD-R-06)."""
    return here == there or is_in_span(g.board, here, there, SPANS[distance], farther, fog(g))


def is_in_span(
    board: TiledBoard,
    here: Square,
    there: Square,
    span: tuple[int, int],
    farther: int,
    clouds: tuple[Square, ...],
) -> bool:
    """Say whether another square is as near and as far as a distance wants it, and in sight."""
    apart = apart_from(board, here)[there]
    if not span[0] <= apart <= span[1] + farther:
        return False
    if apart <= 1:
        # What is adjacent is always in sight (AD-R-05).
        return True
    return is_in_sight(board, here, there, clouds)


def is_in_sight(board: TiledBoard, here: Square, there: Square, clouds: tuple[Square, ...]) -> bool:
    """Say whether a square that is not adjacent is in sight."""
    return sight_row(board, here, clouds)[there] if clouds else is_clear(board, here, there)


def squares_in(g: Darkness, here: Square, distance: str, farther: int = 0) -> list[Square]:
    """Return all squares in a distance, without one's own."""
    return [square for square, is_in in enumerate(distance_row(g, here, distance, farther)) if is_in]


def figures_in(g: Darkness, squares: Iterable[Square]) -> list[Figure]:
    """Return who stands on the squares: heroes, awake or not, then living foes."""
    wanted = set(squares)
    return [figure for figure, square in enumerate(g.at) if square in wanted]


# Areas.


def area_aims(g: Darkness, here: Square, distance: str, farther: int = 0) -> list[Square]:
    """Return the squares at which an area can be aimed: in sight, and in the distance."""
    seen = sight_row(g.board, here, fog(g))
    row = _area_row(g.board, here, distance, farther)
    return [square for square in range(len(row)) if row[square] and seen[square]]


def area_boxes(g: Darkness, here: Square, distance: str, aim: Square, farther: int = 0) -> list[Box]:
    """Return the areas over a square, those with the same squares once (AD-R-08)."""
    return _area_boxes(g.board, here, distance, aim, farther)


@lru_cache(maxsize=ROWS)
def _area_row(board: TiledBoard, here: Square, distance: str, farther: int) -> Row:
    """Say of each square whether an area may cover it; the distances from melee on hold one's own."""
    near, far = SPANS[distance]
    least = 0 if near == 1 else near
    return tuple([least <= steps <= far + farther for steps in apart_from(board, here)])


@lru_cache(maxsize=ROWS)
def _area_boxes(board: TiledBoard, here: Square, distance: str, aim: Square, farther: int) -> list[Box]:
    row = _area_row(board, here, distance, farther)
    boxes = (*boxes_over(board, aim, LONG, SHORT), *boxes_over(board, aim, SHORT, LONG))
    found: dict[tuple[Square, ...], int] = {}
    for number, squares in enumerate(boxes):
        if all(row[square] for square in squares):
            found.setdefault(squares, number)
    return [(number, squares) for squares, number in found.items()]
