"""The general table: what a game says about the position, in blocks of lines."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from darkling.terminal.scene import Scene
from darkling.words import Line


class GeneralTable(VerticalScroll, can_focus=False):
    """Shows a scene in a game's words. A game's own table draws it instead."""

    def __init__(self) -> None:
        super().__init__(id="table")
        self.scene: Scene | None = None

    async def show(self, scene: Scene) -> None:
        """Show another scene."""
        self.scene = scene
        await self.recompose()

    def compose(self) -> ComposeResult:
        """Draw the scene."""
        if self.scene is not None:
            yield from self.draw(self.scene)

    def headline(self, _scene: Scene) -> str:
        """Return how far the game is, in short; empty if there is nothing to say."""
        return ""

    def draw(self, scene: Scene) -> Sequence[Widget]:
        """Return the widgets of a scene."""
        if scene.decision is None:
            return []
        return [_block(lines) for lines in scene.words.table(scene.decision, scene.view)]


def _block(lines: Sequence[Line]) -> Static:
    text = "\n".join([line if isinstance(line, str) else _grid(line) for line in lines])
    return Static(text, classes="block", markup=False)


def _grid(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]) for row in rows]
    )
