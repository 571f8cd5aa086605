"""Where a tile can be laid: it lies on no other, and touches one."""

from functools import cache

from darkling.grid.board import DIRECTIONS
from darkling.grid.sight import Point
from darkling.grid.tiles import AROUND, Placed, TiledBoard, TileShape


def fits(board: TiledBoard, tile: Placed) -> bool:
    """Say whether no square of a new tile would lie on another."""
    return board.numbers.keys().isdisjoint(board.shape.points(tile))


def touched(board: TiledBoard, tile: Placed) -> list[int]:
    """Return the tiles that a new one would touch, be it at a corner."""
    near = [square for point in board.shape.points(tile) for square in board.around(point)]
    return sorted({board.shape.tile_of(square) for square in near})


def shared_sides(board: TiledBoard, tile: Placed) -> int:
    """Return how many sides of its squares a new tile would share with squares that are there."""
    points = board.shape.points(tile)
    beside = [(column + right, row + down) for column, row in points for right, down in DIRECTIONS]
    return len([point for point in beside if point in board.numbers])


def places_beside(shape: TileShape, anchor: Placed, turns: int) -> list[Placed]:
    """Return all places at which a tile with so many quarter turns touches another and does not lie on it.

    Other tiles change nothing about them, so a place can be known by its number; `fits` asks about others.
    """
    turns_of_anchor, column, row = anchor
    return [(turns, column + right, row + down) for right, down in _beside(shape, turns_of_anchor, turns)]


@cache
def _beside(shape: TileShape, turns_of_anchor: int, turns: int) -> list[Point]:
    """Return the same for an anchor whose corner is at 0, 0; there are sixteen such lists for a shape."""
    taken = set(shape.points((turns_of_anchor, 0, 0)))
    around = {(column + right, row + down) for column, row in taken for right, down in AROUND}
    cells = shape.points((turns, 0, 0))
    corners = {(row - down, column - right) for column, row in around for right, down in cells}
    places = [(column, row) for row, column in sorted(corners)]
    return [place for place in places if taken.isdisjoint(shape.points((turns, *place)))]
