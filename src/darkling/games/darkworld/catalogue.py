"""The board of a Dark World game as a screen draws it."""

from msgspec import Struct

from darkling.grid import Grid, Ways


class SquareCard(Struct, frozen=True):
    """A square on its map, as wide and high as the space it stands for, with the letter of its region.

    `joined` are the squares to which no wall and no door bars the way.
    """

    id: str
    name: str
    map: int
    column: int
    row: int
    wide: int
    high: int
    mark: str
    joined: tuple[str, ...]


def square_cards(grid: Grid, ways: Ways) -> list[SquareCard]:
    """Return all squares of a board, in their order."""
    return [_square(grid, ways, square) for square in range(len(grid))]


def _square(grid: Grid, ways: Ways, square: int) -> SquareCard:
    name, (number, column, row) = grid.names[square], grid.places[square]
    wide, high = grid.extent(square)
    joined = tuple([grid.names[other] for other in ways[square]])
    return SquareCard(name, name, number, column, row, wide, high, grid.marks[square], joined)
