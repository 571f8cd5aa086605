"""What people call squares: a letter for the column, a number for the row, counted from the upper left."""

from functools import lru_cache
from string import ascii_uppercase

from darkling.grid.measures import ROWS
from darkling.grid.sight import Point
from darkling.grid.tiles import TiledBoard


def square_name(board: TiledBoard, square: int) -> str:
    """Return the name of a square, as `D5`."""
    return square_names(board)[square]


@lru_cache(maxsize=ROWS)
def square_names(board: TiledBoard) -> tuple[str, ...]:
    """Return the names of all squares."""
    left, top = corner(board)
    return tuple([f"{column_name(column - left)}{row - top + 1}" for column, row in board.points])


def corner(board: TiledBoard) -> Point:
    """Return the leftmost column and the uppermost row, which are A and 1."""
    columns, rows = zip(*board.points, strict=True)
    return min(columns), min(rows)


def column_name(column: int) -> str:
    """Return the letters of a column, counted from 0: A to Z, then AA."""
    letters = ""
    while column >= 0:
        column, letter = divmod(column, len(ascii_uppercase))
        letters = ascii_uppercase[letter] + letters
        column -= 1
    return letters
