"""The plan of a board of squares: which square lies where on the screen, and what is between two."""

from collections.abc import Callable
from dataclasses import dataclass

from darkling.grid import Grid
from darkling.grid.board import Map

FREE, WALL, OPEN = "", "#", "'"
"""Nothing between two squares, a wall, an open door; anything else is written on a door that is shut."""

Border = Callable[[str, str], str]
"""What is between two squares, given by their names."""
Row = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A map as rows of names. A space of several squares has its name in each of their places.

    Attributes:
        rows: the names, row by row; what is solid is called as a square there would be.
        marks: the letters of the map by name.
        solid: the names of what nobody can enter.
        columns: the letters above the columns.
        labels: what stands before each row.

    """

    rows: tuple[Row, ...]
    marks: dict[str, str]
    solid: frozenset[str]
    columns: str
    labels: tuple[str, ...]

    def __contains__(self, name: object) -> bool:
        return name in self.marks and name not in self.solid


def plan_of(grid: Grid, drawn: Map, number: int) -> Plan:
    """Return the plan of one of the maps of a grid."""
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
    return Plan(tuple(rows), marks, frozenset(solid), drawn.columns, labels)


class Borders:
    """What is between the squares of a plan.

    Attributes:
        beside: what is left of each square, row by row, and right of the last one.
        above: what is above each square, row by row, and below the last row.

    """

    def __init__(self, plan: Plan, border: Border) -> None:
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
        one, other = self._at(row, column), self._at(other_row, other_column)
        if one == other:
            return FREE
        if one is None or other is None:
            return WALL
        return self.border(one, other)

    def _at(self, row: int, column: int) -> str | None:
        """Return what lies there; None for all that is solid or outside."""
        plan = self.plan
        if not (0 <= row < len(plan.rows) and 0 <= column < len(plan.columns)):
            return None
        name = plan.rows[row][column]
        return None if name in plan.solid else name
