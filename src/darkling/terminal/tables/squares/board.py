"""A board of squares on the table: a click on a square chooses the option whose number is there."""

from collections import Counter
from collections.abc import Sequence

from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click, Mount
from textual.widget import Widget

from darkling.terminal.palette import INK_ASH
from darkling.terminal.scene import OptionChosen, TerminalScene
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.squares.drawing import NOTHING, GridDrawing, Tile
from darkling.terminal.tables.squares.site import Site

FLOOR, WITHIN_REACH = " · ", " ∘ "


class GridBoard(Piece):
    """A map, with the numbers of options on its squares."""

    def __init__(self, scene: TerminalScene, site: Site, width: int, height: int) -> None:
        self.site = site
        self.numbers = site.options
        self._figures = _spread(site)
        self.drawing = GridDrawing(site.plan, site.border, self._tile, width, height)
        names = [scene.options[number - 1].name for number in self.numbers.values()]
        face = Content("\n").join(self.drawing.lines)
        super().__init__(face, scene, *names, classes="grid", numbers_only=True)

    def on_click(self, event: Click) -> None:
        """Choose the option of the square."""
        where = event.get_content_offset(self)
        square = self.drawing.square_at(where.x, where.y) if where else None
        number = self.numbers.get(square) if square else None
        if self.decision is not None and number is not None:
            event.stop()
            self.post_message(OptionChosen(self.decision, self.decision.options[number - 1]))

    def in_sight(self) -> tuple[int, int]:
        """Return the first and the last line that matter now."""
        plan, line_of = self.site.plan, self.drawing.line_of
        lines = [line_of[square] for square in (*self.numbers, *self.site.focus) if square in plan]
        return (min(lines), max(lines) + self.drawing.height) if lines else (0, 0)

    def _tile(self, name: str) -> Tile:
        site = self.site
        figure = self._figures[name].pop(0) if self._figures.get(name) else NOTHING
        floor = Content.styled(WITHIN_REACH if name in site.reach else FLOOR, INK_ASH)
        ground = site.grounds.get(name, NOTHING if name in site.plan.solid else floor)
        return Tile(
            figure, site.things.get(name, NOTHING), ground, self.numbers.get(name), name in site.reach
        )


class Grounds(VerticalScroll, can_focus=False):
    """A board that is larger than its window, and shows what matters now."""

    def __init__(self, board: GridBoard, *below: Widget) -> None:
        super().__init__(board, *below, id="grounds")
        self.board = board

    def on_mount(self, _event: Mount) -> None:
        """Show what matters, once it is known how much can be shown."""
        self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Scroll until what matters is in the middle."""
        first, last = self.board.in_sight()
        self.scroll_to(y=(first + last - self.size.height) // 2, animate=False)


def _spread(site: Site) -> dict[str, list[Content]]:
    """Return what is drawn in each place of a square or space, so that all figures on it are seen."""
    places = Counter([name for row in site.plan.rows for name in row])
    return {name: _shared(found, places[name]) for name, found in site.figures.items() if name in places}


def _shared(figures: Sequence[Content], places: int) -> list[Content]:
    """Spread figures over places; where several stand in one, they are drawn by a letter each."""
    size = -(-len(figures) // places)
    groups = [figures[at : at + size] for at in range(0, len(figures), size)]
    return [group[0] if len(group) == 1 else Content("").join([one[:1] for one in group]) for group in groups]
