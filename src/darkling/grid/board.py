"""The squares of a board, read from maps drawn with letters, and how they are joined."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

Square = int
"""A square by its number; -1 stands for none."""
Ways = tuple[tuple[Square, ...], ...]
"""For each square those it is joined to, in the order in which a walk tries them.

On a drawn grid that is north, east, south, west, then others; on a board of tiles by row, then by column.
"""
Place = tuple[int, int, int]
"""Where a square lies: the number of its map, its column and its row."""

DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west, as steps of column and row."""


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing of squares: a letter a square, the same letter for all squares of a region."""

    columns: str
    rows: tuple[str, ...]
    first_row: int = 1


class Grid:
    """Named squares in their places. Those of a named space count as one square.

    Attributes:
        names: the names of the squares, such as `C4`, by number.
        numbers: the numbers of the squares by name.
        marks: the letter of each square on its map.
        places: where each square lies.
        drawn: where everything lies that is on a map, also what is solid, by its name there.

    """

    def __init__(self, maps: Sequence[Map], solid: str = "#", spaces: dict[str, str] | None = None) -> None:
        whole = {mark: name for name, mark in (spaces or {}).items()}
        found: dict[str, tuple[str, Place]] = {}
        self._at: dict[Place, str] = {}
        self.drawn: dict[str, Place] = {}
        for number, drawn in enumerate(maps):
            for name, mark, place in _squares(number, drawn):
                self.drawn[name] = place
                if mark not in solid:
                    name = whole.get(mark, name)
                    found.setdefault(name, (mark, place))
                    self._at[place] = name
        self.names = tuple(found)
        self.numbers = {name: number for number, name in enumerate(found)}
        self.marks = tuple([mark for mark, _ in found.values()])
        self.places = tuple([place for _, place in found.values()])

    def __len__(self) -> int:
        return len(self.names)

    def squares(self, names: Iterable[str]) -> tuple[Square, ...]:
        """Return squares by their names."""
        return tuple([self.numbers[name] for name in names])

    def marked(self, marks: str) -> tuple[Square, ...]:
        """Return the squares that bear one of the letters."""
        return tuple([square for square, mark in enumerate(self.marks) if mark in marks])

    def extent(self, square: Square) -> tuple[int, int]:
        """Return how many columns and rows a square takes up; a named space may take up several."""
        covered = [place for place, name in self._at.items() if name == self.names[square]]
        columns, rows = {place[1] for place in covered}, {place[2] for place in covered}
        return len(columns), len(rows)

    def name_at(self, place: Place) -> str | None:
        """Return the name of the square or space that lies there; None where it is solid."""
        return self._at.get(place)

    def beside(self, square: Square) -> list[Square]:
        """Return the squares that share a side with one, walls or not: north, east, south, west."""
        number, column, row = self.places[square]
        around = [(number, column + right, row + down) for right, down in DIRECTIONS]
        found = [self.numbers[self._at[place]] for place in around if place in self._at]
        return [other for other in found if other != square]


def joined(grid: Grid, regions: Sequence[str], links: Iterable[tuple[Square, Square]] = ()) -> Ways:
    """Return the ways of a grid: side by side within a region (its letters), and along links one way."""
    region = {mark: letters for letters in regions for mark in letters}
    ways: list[list[Square]] = []
    for square, mark in enumerate(grid.marks):
        same = [other for other in grid.beside(square) if region.get(mark, mark) == _of(region, grid, other)]
        ways.append(same)
    for square, other in links:
        if other not in ways[square]:
            ways[square] = _in_order(grid, square, [*ways[square], other])
    return tuple([tuple(squares) for squares in ways])


def _of(region: dict[str, str], grid: Grid, square: Square) -> str:
    return region.get(grid.marks[square], grid.marks[square])


def _in_order(grid: Grid, square: Square, others: Sequence[Square]) -> list[Square]:
    """Return squares joined to one in the order north, east, south, west; those farther away come last."""
    beside = grid.beside(square)
    return sorted(others, key=lambda other: beside.index(other) if other in beside else len(beside))


def _squares(number: int, drawn: Map) -> Iterable[tuple[str, str, Place]]:
    for down, row in enumerate(drawn.rows):
        for right, mark in enumerate(row.split()):
            yield f"{drawn.columns[right]}{drawn.first_row + down}", mark, (number, right, down)
