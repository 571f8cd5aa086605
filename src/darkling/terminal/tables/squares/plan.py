"""The plan of a board of squares: which square lies where on the screen, and what is between two."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from darkling.grid import Grid
from darkling.grid.board import Map

FREE, WALL, OPEN = "", "#", "'"
"""Nothing between two squares, a wall, an open door; anything else is written on a door that is shut."""

Border = Callable[[str, str], str]
"""What is between two squares, given by their names."""
Row = tuple[str, ...]


@dataclass(frozen=True)
class FloorPlan:
    """A map as rows of names. A space of several squares has its name in each of their places.

    Attributes:
        rows: the names, row by row; what is solid is called as a square there would be.
        marks: the letters of the map by name.
        solid: the names of what nobody can enter.
        unwalled: those of them that need no wall around.
        is_framed: whether there are walls all around.
        columns: the letters above the columns.
        labels: what stands before each row.
        cut: whether the map goes on beyond its left and its right edge, where there is no wall then.

    """

    rows: tuple[Row, ...]
    marks: dict[str, str]
    solid: frozenset[str]
    unwalled: frozenset[str]
    is_framed: bool
    columns: Sequence[str]
    labels: tuple[str, ...]
    cut: tuple[bool, bool] = (False, False)

    def __contains__(self, name: object) -> bool:
        return name in self.marks and name not in self.solid


def plan_of(grid: Grid, drawn: Map, number: int, unwalled: str = "") -> FloorPlan:
    """Return the plan of one of the maps of a grid.

    `unwalled` are letters of what needs no wall around; where there are any, the board is open on all sides.
    """
    rows: list[Row] = []
    marks: dict[str, str] = {}
    solid: set[str] = set()
    for down, letters in enumerate(drawn.rows):
        row = []
        for right, mark in enumerate(letters.split()):
            found = grid.name_at((number, right, down))
            name = found or f"{drawn.columns[right]}{drawn.first_row + down}"
            marks[name] = mark
            if found is None:
                solid.add(name)
            row.append(name)
        rows.append(tuple(row))
    numbers = range(drawn.first_row, drawn.first_row + len(rows))
    labels = tuple([str(number) if number > 0 else "" for number in numbers])
    open_sided = frozenset([name for name in solid if marks[name] in unwalled])
    return FloorPlan(tuple(rows), marks, frozenset(solid), open_sided, not unwalled, drawn.columns, labels)


class Borders:
    """What is between the squares of a plan.

    Attributes:
        beside: what is left of each square, row by row, and right of the last one.
        above: what is above each square, row by row, and below the last row.

    """

    def __init__(self, plan: FloorPlan, border: Border) -> None:
        self.plan = plan
        self.border = border
        wide, high = len(plan.columns), len(plan.rows)
        self.beside = [
            [self._between(row, column - 1, row, column) for column in range(wide + 1)] for row in range(high)
        ]
        self.above = [
            [self._between(row - 1, column, row, column) for column in range(wide)] for row in range(high + 1)
        ]
        # Between two columns or rows there is only room where something has to be drawn.
        self.gaps = [any(row[column] for row in self.beside) for column in range(wide + 1)]

    def _between(self, row: int, column: int, other_row: int, other_column: int) -> str:
        pair = {self._at(row, column), self._at(other_row, other_column)}
        entered = [name for name in pair if name is not None and name in self.plan]
        if len(pair) == 1 or not entered or pair & self.plan.unwalled:
            return FREE
        if self._is_cut(column) or self._is_cut(other_column):
            return FREE
        if len(entered) == 1:
            return WALL if self.plan.is_framed or None not in pair else FREE
        return self.border(*entered)

    def _is_cut(self, column: int) -> bool:
        """Say whether what would be in this column is only left out."""
        left, right = self.plan.cut
        return (column < 0 and left) or (column == len(self.plan.columns) and right)

    def _at(self, row: int, column: int) -> str | None:
        """Return what lies there; None outside of the plan."""
        rows, columns = self.plan.rows, self.plan.columns
        return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(columns) else None
