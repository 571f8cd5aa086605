"""What is laid over the table: text until it has been read, and a screen that hides everything."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from darkling.terminal.page import paragraphs

CLOSE: list[BindingType] = [("enter,escape,space,q,question_mark", "close")]


class TextOverlay(ModalScreen[None]):
    """Shows paragraphs; a key or a click puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, texts: list[str], footer: str) -> None:
        super().__init__()
        # Broken into lines anew: the screen may be narrower than the file of words.
        self._paragraphs = [paragraph for text in texts for paragraph in paragraphs(text)]
        self._footer = footer

    def compose(self) -> ComposeResult:
        with Vertical(id="overlay"):
            with VerticalScroll():
                for paragraph in self._paragraphs:
                    yield Static(paragraph, classes="paragraph", markup=False)
            yield Static(self._footer, classes="footer", markup=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self, _event: Click) -> None:
        self.dismiss()


class HandOver(Screen[None]):
    """Hides the whole table while one person hands the keyboard to another."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "close")]

    def __init__(self, text: str, how: str) -> None:
        super().__init__()
        self._text = text
        self._how = how

    def compose(self) -> ComposeResult:
        """Say whose turn it is, and nothing else."""
        with Vertical(id="handover"):
            yield Static(self._text, classes="who", markup=False)
            yield Static(self._how, markup=False)

    def action_close(self) -> None:
        self.dismiss()

    def on_click(self, _event: Click) -> None:
        self.dismiss()
