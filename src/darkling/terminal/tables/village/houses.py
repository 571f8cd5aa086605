"""The buildings of the Village of Fear, drawn: roofs with names, doors, and what is inside."""

from collections.abc import Iterator

from textual.content import Content

from darkling.games.village.cards.board import BOARD, DOORWAYS, GRID, NUMBERS, SQUARES, TREASURES
from darkling.games.village.sight.view import BuildingView, VillageView
from darkling.games.village.telling.names import name
from darkling.terminal.palette import ASH, BONE, GOLD, LINE
from darkling.terminal.tables.darkworld.table import SMALL
from darkling.terminal.tables.squares.plan import OPEN

DOORS = {
    frozenset((SQUARES[outside], SQUARES[inside])): number
    for number, (outside, inside) in enumerate(zip(NUMBERS, DOORWAYS, strict=True))
}
SEALED = "X"
TREASURE, NO_TREASURE = "▣", "□"
ROOF = f"{BONE} on {LINE}"


def door(building: BuildingView, number: int) -> str:
    """Return how a door is drawn: open, shut with the number of its building, or sealed by Karrion."""
    if building.is_open:
        return OPEN
    return SEALED if building.is_sealed else str(number + 1)


def roofs(view: VillageView) -> dict[str, Content]:
    """Return the roofs of the buildings that are closed, each with its name across the middle."""
    closed = [number for number, building in enumerate(view.buildings) if not building.is_open]
    return {square: Content.styled(text, ROOF) for number in closed for square, text in _roof(number)}


def treasures(view: VillageView) -> dict[str, Content]:
    """Return the treasures in open buildings."""
    opened = [(number, building) for number, building in enumerate(view.buildings) if building.is_open]
    return {SQUARES[TREASURES[number]]: _treasure(building) for number, building in opened}


def _treasure(building: BuildingView) -> Content:
    if building.is_known and building.treasure is None:
        return Content.styled(f" {NO_TREASURE}", ASH)
    letter = name(building.treasure).split()[-1][:1].upper() if building.treasure else ""
    return Content.styled(f"{TREASURE}{letter}", f"bold {GOLD}")


def _roof(number: int) -> Iterator[tuple[str, str]]:
    """Return the squares of a building with the part of its name that is written on each."""
    rows = _rows(str(number + 1))
    for at, row in enumerate(rows):
        width = SMALL[0]
        text = BOARD.building[number].name if at == len(rows) // 2 else ""
        # From the second square on, no name crosses a column in which walls are drawn.
        written = f"{'':{width}}{text:{width * len(row)}}"
        for column, square in enumerate(row):
            yield square, written[column * width : (column + 1) * width]


def _rows(mark: str) -> list[list[str]]:
    """Return the squares that bear a letter, row by row."""
    rows: dict[int, list[str]] = {}
    for square in GRID.marked(mark):
        rows.setdefault(GRID.places[square][2], []).append(SQUARES[square])
    return list(rows.values())
