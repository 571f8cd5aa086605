"""A board of squares, drawn in characters: walls and doors, what stands where, options by their numbers."""

from collections.abc import Callable
from dataclasses import dataclass

from textual.content import Content

from darkling.terminal.palette import ASH, CHIP, FADED, GOLD, LINE, RAIL
from darkling.terminal.tables.squares.plan import FREE, OPEN, WALL, Border, Borders, FloorPlan

LABEL = 3
"""So many characters stand before each row."""
BESIDE = {FREE: (" ", ""), WALL: ("┃", FADED), OPEN: ("┊", GOLD)}
ABOVE = {FREE: (" ", ""), WALL: ("━", FADED), OPEN: ("┈", GOLD)}
SHUT = "╏"
"""A door beside a square, below what is written on it."""
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where lines meet, by those that there are: 1 above, 2 right, 4 below, 8 left."""
CHIP_WIDTH = 2
NOTHING = Content("")


@dataclass(frozen=True)
class Tile:
    """What is to be seen on a square: who stands there, what lies there, and the ground below."""

    figure: Content = NOTHING
    thing: Content = NOTHING
    ground: Content = NOTHING
    number: int | None = None
    """The number of the option that is chosen there."""
    in_reach: bool = False


class GridDrawing:
    """A plan as lines of text, and which square is where.

    Attributes:
        lines: the text.
        line_of: the first line of each square.
        width: how many characters a square is wide.
        height: how many lines it is high.

    """

    def __init__(
        self, plan: FloorPlan, border: Border, tile: Callable[[str], Tile], width: int, height: int
    ) -> None:
        self.plan, self.borders, self.tile = plan, Borders(plan, border), tile
        self.width, self.height = width, height
        self.lines: list[Content] = [self._header()]
        self.line_of: dict[str, int] = {}
        self._rows: dict[int, int] = {}
        """Which row of the plan a line shows."""
        for row in range(len(plan.rows)):
            self._gap(row)
            self._squares(row)
        self._gap(len(plan.rows))

    def square_at(self, column: int, line: int) -> str | None:
        """Return the square that is drawn in a place of the text."""
        row, left = self._rows.get(line), LABEL
        if row is None:
            return None
        for number, name in enumerate(self.plan.rows[row]):
            left += self.borders.gaps[number]
            if left <= column < left + self.width:
                return name if name in self.plan else None
            left += self.width
        return None

    def _header(self) -> Content:
        pairs = zip(self.borders.gaps, self.plan.columns, strict=False)
        return Content.styled(
            " " * LABEL + "".join([" " * gap + letter.center(self.width) for gap, letter in pairs]), ASH
        )

    def _gap(self, row: int) -> None:
        """Draw what is above a row, where there is anything."""
        above = self.borders.above[row]
        if any(above):
            parts = [Content(" " * LABEL)]
            for column, kind in enumerate(above):
                parts += [*self._corner(row, column), self._above(kind)]
            self.lines.append(Content("").join([*parts, *self._corner(row, len(above))]))

    def _squares(self, row: int) -> None:
        names = self.plan.rows[row]
        tiles = [self.tile(name) for name in names]
        for name in names:
            self.line_of.setdefault(name, len(self.lines))
        for line in range(self.height):
            label = self.plan.labels[row] if line == 0 else ""
            parts = [Content.styled(f"{label:>{LABEL - 1}} ", ASH)]
            for column, tile in enumerate(tiles):
                gap = self._seam(tiles[column - 1], tile) if column else None
                beside = [gap] if gap and self._is_free(row, column) else self._beside(row, column, line)
                parts += [*beside, self._part(tile, line)]
            self._rows[len(self.lines)] = row
            self.lines.append(Content("").join([*parts, *self._beside(row, len(names), line)]))

    def _above(self, kind: str) -> Content:
        if kind in ABOVE:
            sign, style = ABOVE[kind]
            return Content.styled(sign * self.width, style)
        return Content.styled(f"[{kind}]".center(self.width, ABOVE[WALL][0]), f"bold {GOLD}")

    def _beside(self, row: int, column: int, line: int) -> list[Content]:
        """Draw what is left of a square."""
        if not self.borders.gaps[column]:
            return []
        kind = self.borders.beside[row][column]
        return [Content.styled(*BESIDE.get(kind, (SHUT if line else kind[:1], f"bold {GOLD}")))]

    def _is_free(self, row: int, column: int) -> bool:
        return self.borders.gaps[column] and not self.borders.beside[row][column]

    def _seam(self, left: Tile, right: Tile) -> Content | None:
        """Return what closes the gap between two squares whose ground fills them, such as roofs and water."""
        if len(left.ground) != self.width or len(right.ground) != self.width:
            return None
        edges = (left.ground[-1:], right.ground[:1])
        return next((edge for edge in edges if not edge.plain.isalnum()), None)

    def _corner(self, row: int, column: int) -> list[Content]:
        """Draw where lines meet, above and left of a square."""
        if not self.borders.gaps[column]:
            return []
        beside, above = self.borders.beside, self.borders.above[row]
        lines = (
            row > 0 and beside[row - 1][column],
            column < len(above) and above[column],
            row < len(beside) and beside[row][column],
            column > 0 and above[column - 1],
        )
        corner = sum([1 << at for at, line in enumerate(lines) if line])
        return [Content.styled(CORNERS[corner], FADED)]

    def _part(self, tile: Tile, line: int) -> Content:
        """Return one line of a square: its number is in the first, who stands there in the last."""
        number = Content.styled(f"{tile.number:>{CHIP_WIDTH}}", CHIP) if tile.number else NOTHING
        body = tile.figure or tile.thing or tile.ground
        if self.height == 1:
            fills = not number and len(body) == self.width
            drawn = self._fitted(number, body, 0 if fills else max(CHIP_WIDTH, len(number)))
        elif line == 0:
            indent = max(CHIP_WIDTH, len(number))
            drawn = self._fitted(number, tile.thing if tile.figure else NOTHING, indent)
        else:
            drawn = self._fitted(NOTHING, body, (self.width - len(body)) // 2)
        if tile.number:
            return drawn.stylize_before(f"on {LINE}")
        return drawn.stylize_before(f"on {RAIL}") if tile.in_reach else drawn

    def _fitted(self, first: Content, then: Content, indent: int) -> Content:
        return (first.truncate(indent, pad=True) + then).truncate(self.width, pad=True)
