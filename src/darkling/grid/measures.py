"""Measuring a board of tiles: steps, larger-of-both distance, sight, boxes, rings.

A row says something of each square, as it is from one square. It is made when it is first asked for, and kept
until it has not been used for long.
"""

from collections.abc import Sequence
from functools import lru_cache

from darkling.grid.board import Square
from darkling.grid.paths import distances
from darkling.grid.sight import Point, line
from darkling.grid.tiles import TiledBoard

ROWS = 4096
"""So many rows of each kind are kept at most: all of a dozen large boards."""


@lru_cache(maxsize=ROWS)
def steps_from(board: TiledBoard, square: Square) -> tuple[int, ...]:
    """Return how many steps each square is away, whoever stands in between; -1 for those out of reach."""
    return tuple(distances(board.ways, square))


def tile_steps(board: TiledBoard, squares: Sequence[Square]) -> list[int]:
    """Return how many steps each tile is away from the nearest of some squares; -1 for those out of reach."""
    far = distances(board.ways, *squares)
    tiles = [board.shape.squares(tile) for tile in range(len(board.tiles))]
    return [min([far[at] for at in tile if far[at] >= 0], default=-1) for tile in tiles]


@lru_cache(maxsize=ROWS)
def apart_from(board: TiledBoard, square: Square) -> tuple[int, ...]:
    """Return how far apart each square is, walls or not: the larger difference, of columns or of rows."""
    column, row = board.points[square]
    return tuple([max(abs(right - column), abs(down - row)) for right, down in board.points])


@lru_cache(maxsize=ROWS)
def seen_from(board: TiledBoard, square: Square, opaque: tuple[Square, ...] = ()) -> tuple[bool, ...]:
    """Say of each square whether the straight line to it crosses no wall, and nothing opaque.

    As in `sees`, one looks out of and into an opaque square.
    """
    clear = set(board.points) - {board.points[other] for other in opaque}
    column, row = board.points[square]
    return tuple(
        [
            clear.issuperset([(column + right, row + down) for right, down in _between(x - column, y - row)])
            for x, y in board.points
        ]
    )


@lru_cache(maxsize=ROWS)
def _between(columns: int, rows: int) -> tuple[Point, ...]:
    """Return what a line that leads so far crosses before its end, as steps from its start."""
    return tuple(line((0, 0), (columns, rows))[1:-1])


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
