"""A board of 120 squares that is laid tile by tile: making it, looking it up, measuring it."""

from collections.abc import Callable, Sequence
from functools import partial

from bench.row import MICROSECONDS, Measure
from darkling.grid import Placed, TiledBoard, TileShape, board_of
from darkling.grid.measures import seen_from, steps_from

UPRIGHT, SIDEWAYS = 0, 1
SHAPE = TileShape([(column, row) for row in range(4) for column in range(3)])
TILES: tuple[Placed, ...] = (
    (UPRIGHT, 0, 0),
    (SIDEWAYS, 3, 2),
    *[(UPRIGHT, column, row) for column in (7, 10, 13) for row in (1, 5)],
    (SIDEWAYS, 8, 9),
    (SIDEWAYS, 12, 9),
)
CALLS = 100


def measures() -> list[Measure]:
    """Return what is to be timed; rows are made anew each time."""
    return [
        Measure("board of 10 tiles: make it", MICROSECONDS, _make),
        Measure("board of 10 tiles: look it up", MICROSECONDS, _look_up),
        Measure("board of 10 tiles: row of steps", MICROSECONDS, partial(_rows, steps_from.__wrapped__)),
        Measure("board of 10 tiles: row of sight", MICROSECONDS, partial(_rows, seen_from.__wrapped__)),
    ]


def _make() -> int:
    for _ in range(CALLS):
        TiledBoard(SHAPE, TILES)
    return CALLS


def _look_up() -> int:
    for _ in range(CALLS):
        board_of(SHAPE, TILES)
    return CALLS


def _rows(row: Callable[[TiledBoard, int], Sequence[int]]) -> int:
    board = board_of(SHAPE, TILES)
    for square in range(len(board)):
        row(board, square)
    return len(board)
