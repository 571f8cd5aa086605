"""The story: what happened, in sentences, with what is new to the reader set apart."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.terminal.news import paragraphs
from darkling.words import Words


class StoryPane(VerticalScroll, can_focus=False):
    """Tells a reader what happened.

    What is new is told in full, once; what was told before, less what has had to be forgotten since.
    """

    def __init__(self) -> None:
        super().__init__(id="story")
        self._told: dict[Seat | None, int] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="old", markup=False)
        yield Static(id="new", markup=False)

    def tell(self, game: Game, words: Words) -> None:
        between = "\n" if self.screen.has_class("compact") else "\n\n"
        events = game.events(words.viewer)
        # What was taken back has not happened.
        told = self._told[words.viewer] = min(self._told.get(words.viewer, 0), len(events))
        self._write("#old", between.join(paragraphs(events[:told], words)))
        self._write("#new", between.join(paragraphs(game.news(words.viewer, told), words)))
        self.scroll_end(animate=False)

    def heard(self, game: Game, viewer: Seat | None) -> None:
        """Take note that a reader has been told all there is."""
        self._told[viewer] = len(game.news(viewer))

    def _write(self, part: str, text: str) -> None:
        """Write a part, unless it is there: to break a long story into lines takes long."""
        pane = self.query_one(part, Static)
        if pane.content != text:
            pane.update(text)
