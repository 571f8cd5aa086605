"""Measuring a board of tiles: steps, larger-of-both distance, sight, boxes, rings.

A row says something of each square, as it is from one square. It is made when it is first asked for, and kept
until it has not been used for long.
"""

from collections.abc import Sequence
from functools import lru_cache

from darkling.grid.board import Square
from darkling.grid.sets import rings_around, set_of, squares_of, steps_in, walk
from darkling.grid.sight import Point, line
from darkling.grid.tiles import TiledBoard

ROWS = 4096
"""So many rows of each kind are kept at most: all of a dozen large boards."""
LINES = 1 << 16
"""So many lines are kept at most: those of two dozen strides of boards."""


@lru_cache(maxsize=ROWS)
def steps_from(board: TiledBoard, square: Square) -> tuple[int, ...]:
    """Return how many steps each square is away, whoever stands in between; -1 for those out of reach."""
    row = [-1] * len(board)
    for steps, ring in enumerate(rings_around(board, square)):
        for other in squares_of(board, ring):
            row[other] = steps
    return tuple(row)


def tile_steps(board: TiledBoard, squares: Sequence[Square]) -> list[int]:
    """Return how many steps each tile is away from the nearest of some squares; -1 for those out of reach."""
    return list(_tile_steps(board, tuple(squares)))


@lru_cache(maxsize=ROWS)
def _tile_steps(board: TiledBoard, squares: tuple[Square, ...]) -> tuple[int, ...]:
    ways = walk(board, set_of(board, squares), board.everything, len(board))
    tiles = [board.shape.squares(tile) for tile in range(len(board.tiles))]
    return tuple([steps_in(ways, set_of(board, tile)) for tile in tiles])


@lru_cache(maxsize=ROWS)
def apart_from(board: TiledBoard, square: Square) -> tuple[int, ...]:
    """Return how far apart each square is, walls or not: the larger difference, of columns or of rows."""
    column, row = board.points[square]
    wide, high = _columns_apart(board, column), _rows_apart(board, row)
    return tuple([right if right > down else down for right, down in zip(wide, high, strict=True)])


@lru_cache(maxsize=ROWS)
def _columns_apart(board: TiledBoard, column: int) -> tuple[int, ...]:
    return tuple([abs(right - column) for right, _ in board.points])


@lru_cache(maxsize=ROWS)
def _rows_apart(board: TiledBoard, row: int) -> tuple[int, ...]:
    return tuple([abs(down - row) for _, down in board.points])


@lru_cache(maxsize=ROWS)
def seen_from(board: TiledBoard, square: Square, opaque: tuple[Square, ...] = ()) -> tuple[bool, ...]:
    """Say of each square whether the straight line to it crosses no wall, and nothing opaque.

    As in `sees`, one looks out of and into an opaque square.
    """
    walls, width = board.walls | set_of(board, opaque), board.stride
    column, row = board.points[square]
    lines = [_between(x - column, y - row, width) for x, y in board.points]
    here = board.places[square]
    return tuple([not crossed or not walls >> here + first & crossed for first, crossed in lines])


def is_clear(board: TiledBoard, one: Square, other: Square) -> bool:
    """Say the same of one square, with nothing opaque: for those that are seldom asked about."""
    (column, row), (x, y) = board.points[one], board.points[other]
    first, crossed = _between(x - column, y - row, board.stride)
    return not crossed or not board.walls >> board.places[one] + first & crossed


@lru_cache(maxsize=LINES)
def _between(columns: int, rows: int, width: int) -> tuple[int, int]:
    """Return what a line that leads so far crosses before its end, where rows have so many places.

    That is as a set from the first place on, and how far this is from the start.
    """
    crossed = [row * width + column for column, row in line((0, 0), (columns, rows))[1:-1]]
    first = min(crossed, default=0)
    return first, sum([1 << bit - first for bit in crossed])


def rings(board: TiledBoard, row: Sequence[int]) -> list[list[Square]]:
    """Return for each distance in a row the squares at it; those out of reach are in no ring."""
    found: list[list[Square]] = [[] for _ in range(max(row) + 1)]
    for square in board.reading:
        if row[square] >= 0:
            found[row[square]].append(square)
    return found


def box(board: TiledBoard, corner: Point, columns: int, rows: int) -> tuple[Square, ...]:
    """Return the squares in a box, walls left out; its corner is the upper left one."""
    left, top = corner
    points = [(left + right, top + down) for down in range(rows) for right in range(columns)]
    return tuple([square for square in map(board.square_at, points) if square >= 0])


@lru_cache(maxsize=ROWS)
def boxes_over(board: TiledBoard, square: Square, columns: int, rows: int) -> tuple[tuple[Square, ...], ...]:
    """Return all boxes of a size that cover a square.

    There are as many as a box has points, so one can be known by its number; some may have the same squares.
    """
    left, top = board.points[square]
    corners = [
        (left - right, top - down) for down in reversed(range(rows)) for right in reversed(range(columns))
    ]
    return tuple([box(board, corner, columns, rows) for corner in corners])
