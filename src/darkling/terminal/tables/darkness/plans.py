"""The map of Attack the Darkness as a plan: all of it, or so many columns around what matters."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from darkling.games.darkness.rules.square_names import column_name
from darkling.games.darkness.sight.view import DarknessView
from darkling.terminal.tables.squares.plan import FREE, WALL, Border, Borders, FloorPlan

MARGIN = 1
"""So much is free around a map to which a tile is added."""
GOES_ON = ("◂", "▸")
"""Stand in place of the letter of a column beyond which the map goes on."""


def plan_of(view: DarknessView) -> FloorPlan:
    """Return the whole map; what is no square of a tile is solid."""
    left, top, right, low = _extent(view, 0)
    rows = _named(view, (left, top, right, low))
    floor = {square.name for square in view.squares}
    solid = frozenset({name for row in rows for name in row} - floor)
    letters = [column_name(number) for number in range(len(rows[0]))]
    return _plan(rows, solid, letters, first_row=1)


def plan_for_laying(view: DarknessView) -> FloorPlan:
    """Return the map with all places where the tile in hand can lie, by its upper left square."""
    left, top, right, low = _extent(view, MARGIN)
    spots = view.laying.places if view.laying is not None else ()
    left, top = min([left, *[spot.column for spot in spots]]), min([top, *[spot.row for spot in spots]])
    right, low = max([right, *[spot.column for spot in spots]]), max([low, *[spot.row for spot in spots]])
    origin = min([square.column for square in view.squares])
    letters = [column_name(column - origin) if column >= origin else "" for column in range(left, right + 1)]
    first_row = top - min([square.row for square in view.squares]) + 1
    plan = _plan(_named(view, (left, top, right, low)), frozenset(), letters, first_row)
    return replace(plan, is_framed=False)


def spot_name(column: int, row: int) -> str:
    """Return what a place beside the tiles is called."""
    return f"{column}:{row}"


def border_around(floor: Collection[str]) -> Border:
    """Return the border of a map with places beside it: walls are around its floor."""
    return lambda one, other: WALL if (one in floor) != (other in floor) else FREE


def fitted(plan: FloorPlan, border: Border, focus: Sequence[str], square: int, room: int) -> FloorPlan:
    """Return as many columns of a plan around the focus as fit, with squares of a width."""
    for columns in range(len(plan.columns), 1, -1):
        shown = _cropped(plan, focus, columns)
        if columns * square + sum(Borders(shown, border).gaps) <= room:
            return shown
    return _cropped(plan, focus, 1)


def _cropped(plan: FloorPlan, focus: Sequence[str], columns: int) -> FloorPlan:
    """Return so many columns of a plan, with the focus in their middle."""
    wide = len(plan.columns)
    if wide == columns:
        return plan
    places = [row.index(name) for row in plan.rows for name in focus if name in row]
    middle = (min(places) + max(places)) // 2 if places else wide // 2
    first = max(0, min(middle - columns // 2, wide - columns))
    rows = tuple([row[first : first + columns] for row in plan.rows])
    shown = {name for row in rows for name in row}
    cut = (first > 0, first + columns < wide)
    letters = list(plan.columns[first : first + columns])
    for is_cut, at, sign in zip(cut, (0, -1), GOES_ON, strict=True):
        letters[at] = sign if is_cut else letters[at]
    marks = {name: mark for name, mark in plan.marks.items() if name in shown}
    return replace(plan, rows=rows, marks=marks, solid=plan.solid & shown, columns=letters, cut=cut)


def _extent(view: DarknessView, margin: int) -> tuple[int, int, int, int]:
    """Return the first and the last column and row, as left, top, right and low."""
    columns, rows = [square.column for square in view.squares], [square.row for square in view.squares]
    return min(columns) - margin, min(rows) - margin, max(columns) + margin, max(rows) + margin


def _named(view: DarknessView, extent: tuple[int, int, int, int]) -> tuple[tuple[str, ...], ...]:
    names = {(square.column, square.row): square.name for square in view.squares}
    left, top, right, low = extent
    return tuple(
        [
            tuple([names.get((column, row), spot_name(column, row)) for column in range(left, right + 1)])
            for row in range(top, low + 1)
        ]
    )


def _plan(
    rows: tuple[tuple[str, ...], ...], solid: frozenset[str], letters: Sequence[str], first_row: int
) -> FloorPlan:
    marks = {name: "." for row in rows for name in row}
    numbers = range(first_row, first_row + len(rows))
    labels = tuple([str(number) if number > 0 else "" for number in numbers])
    return FloorPlan(rows, marks, solid, frozenset(), True, letters, labels)
