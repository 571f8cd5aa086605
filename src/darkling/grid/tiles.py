"""Boards of tiles that are laid during play.

A position holds the tuple of its placed tiles and nothing else of the board, which `board_of` looks up by it.
So all copies of a position share one board, and what has been measured on it.

Ties go to the lowest row (y), then to the lowest column (x): squares next to a square, squares of a ring or
of a box, boxes and places for tiles come in this order. Of several shortest paths `reach` finds the one whose
first different step comes first in it.
"""

from collections.abc import Sequence
from functools import lru_cache

from darkling.grid.board import Square, Ways
from darkling.grid.sight import Point

Placed = tuple[int, int, int]
"""A tile on the table: its quarter turns clockwise, then the column and the row of its upper left corner."""

AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The eight directions as steps of column and row: by row, then by column."""
QUARTERS = 4
STRIDES = 8
"""Rows of sets have a multiple of so many places."""
MAPS = 64
"""So many boards are kept at most; a search looks at few maps, and at these again and again."""


class TileShape:
    """The cells of a tile, in the order of their numbers, which they keep when the tile is turned.

    A square is numbered `tile * cells + cell`, so it has the same number in every map.
    """

    def __init__(self, cells: Sequence[Point]) -> None:
        turns = [tuple(cells)]
        while len(turns) < QUARTERS:
            turns.append(_turned(turns[-1]))
        self._turns = tuple(turns)

    def __len__(self) -> int:
        return len(self._turns[0])

    def points(self, tile: Placed) -> tuple[Point, ...]:
        """Return where the cells of a placed tile lie."""
        turns, column, row = tile
        return tuple([(column + right, row + down) for right, down in self._turns[turns]])

    def squares(self, tile: int) -> range:
        """Return the squares of a tile, by the order in which it was laid."""
        return range(tile * len(self), (tile + 1) * len(self))

    def tile_of(self, square: Square) -> int:
        return square // len(self)


class TiledBoard:
    """The squares of placed tiles, each joined to those around it; all else is wall.

    Attributes:
        shape: what all the tiles look like.
        tiles: where they lie, in the order in which they were laid.
        points: where each square lies, as column and row.
        numbers: the squares by where they lie.
        reading: all squares, by row, then by column.
        stride: how many places a row has in sets of squares (`sets.py`); one of them is beyond the board.
        places: where each square lies in them.
        bits: the same as a set of one square; and the empty set for -1, which is no square.
        by_bit: the squares by their bits.
        everything: the set of all squares.
        frame: the set of all places in the rectangle that holds the board, be they squares or walls.
        walls: the set of those that are no squares.

    """

    def __init__(self, shape: TileShape, tiles: tuple[Placed, ...]) -> None:
        if not all(0 <= turns < QUARTERS for turns, _, _ in tiles):
            raise ValueError(f"a tile is turned by 0 to 3 quarters: {tiles}")
        self.shape = shape
        self.tiles = tiles
        self.points = tuple([point for tile in tiles for point in shape.points(tile)])
        self.numbers = {point: square for square, point in enumerate(self.points)}
        if len(self.numbers) < len(self.points):
            raise ValueError(f"tiles overlap: {tiles}")
        self._ways: Ways = ()
        self._make_sets()
        self.reading = tuple([self.by_bit[bit] for bit in sorted(self.by_bit)])

    def _make_sets(self) -> None:
        """Settle which bit each square has in sets."""
        columns, rows = [column for column, _ in self.points], [row for _, row in self.points]
        left, top = min(columns, default=0), min(rows, default=0)
        # A multiple, so that boards have few different ones and share what is known of lines.
        self.stride = -(-(max(columns, default=0) - left + 2) // STRIDES) * STRIDES
        places = tuple([(row - top) * self.stride + column - left for column, row in self.points])
        self.places = places
        bits = [1 << place for place in places]
        self.bits = (*bits, 0)
        self.by_bit = {bit: square for square, bit in enumerate(bits)}
        self.everything = sum(bits)
        row_of_places = (1 << max(columns, default=0) - left + 1) - 1
        self.frame = sum(
            [row_of_places << down * self.stride for down in range(max(rows, default=0) - top + 1)]
        )
        self.walls = self.frame & ~self.everything

    def __len__(self) -> int:
        return len(self.points)

    @property
    def ways(self) -> Ways:
        """For each square those next to it, straight or diagonally; found when it is first asked for."""
        if not self._ways:
            at = {place: square for square, place in enumerate(self.places)}
            around = [down * self.stride + right for right, down in AROUND]
            self._ways = tuple(
                [tuple([at[place + step] for step in around if place + step in at]) for place in self.places]
            )
        return self._ways

    def square_at(self, point: Point) -> Square:
        """Return the square that lies there, or -1 for a wall."""
        return self.numbers.get(point, -1)

    def around(self, point: Point) -> tuple[Square, ...]:
        """Return the squares next to a point, straight or diagonally."""
        column, row = point
        near = [self.numbers.get((column + right, row + down), -1) for right, down in AROUND]
        return tuple([square for square in near if square >= 0])


@lru_cache(maxsize=MAPS)
def board_of(shape: TileShape, tiles: tuple[Placed, ...]) -> TiledBoard:
    """Return the board that the tiles make up: the same object for the same tiles, while it is kept.

    Raises:
        ValueError: when tiles overlap, or one is turned by other than 0 to 3 quarters.

    """
    return TiledBoard(shape, tiles)


_latest: list[TiledBoard] = []


def board_again(shape: TileShape, tiles: tuple[Placed, ...]) -> TiledBoard:
    """Return the same board, quicker if the last question was about the very same tiles."""
    for board in _latest:
        if board.tiles is tiles and board.shape is shape:
            return board
    board = board_of(shape, tiles)
    _latest[:] = [board]
    return board


def _turned(cells: tuple[Point, ...]) -> tuple[Point, ...]:
    bottom = max([row for _, row in cells])
    return tuple([(bottom - row, column) for column, row in cells])
