"""Cards on the table, and rows of them."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Grid, ItemGrid, Vertical
from textual.content import Content
from textual.events import Click
from textual.widgets import Static

from darkling.terminal.palette import CHIP, INK
from darkling.terminal.scene import OptionChosen, TerminalScene

MINI_WIDTH, WIDE_WIDTH, STRETCH = 19, 20, 4

GAP = "—"


class Card(Static):
    """A card. One that can be chosen glows, carries its number, and can be clicked.

    A note says why it can do nothing now.
    """

    def __init__(
        self, code: str, face: Content, scene: TerminalScene, note: str = "", mini: bool = False
    ) -> None:
        self.code = code
        self.decision = scene.decision
        self.option = scene.options_by_thing.get(code)
        number = f" {self.option[0]} " if self.option else ""
        numbered = Content.assemble((number, CHIP), " ", face) if self.option else face
        super().__init__(numbered if mini else face, markup=False)
        self.border_title = Content.styled(number, CHIP)
        self.border_subtitle = Content.styled(note, INK)
        # Its style is found when it lies on the table, and not before.
        self.set_class(bool(note), "idle", update=False)
        self.set_class(mini, "mini", update=False)
        self.set_class(self.option is not None, "offered", update=False)

    def on_click(self, event: Click) -> None:
        if self.decision is not None and self.option is not None:
            event.stop()
            self.post_message(OptionChosen(self.decision, self.option[1]))


class Zone(Vertical):
    """A heading, and the cards below it; small ones need a width."""

    def __init__(self, heading: str, cards: Sequence[Card], mini_width: int = MINI_WIDTH) -> None:
        super().__init__(classes="zone")
        self.heading = heading
        self.cards = cards
        self.mini_width = mini_width
        self.set_class(any(card.option for card in cards), "asked", update=False)

    def compose(self) -> ComposeResult:
        yield Static(self.heading, classes="heading", markup=False)
        mini = all(card.has_class("mini") for card in self.cards)
        width = self.mini_width if mini else WIDE_WIDTH
        grid = ItemGrid(*self.cards, min_column_width=width, classes="mini" if mini else "")
        # A few cards do not stretch over the whole table.
        grid.styles.max_width = len(self.cards) * (width + STRETCH)
        yield grid


class Row(Vertical):
    """A heading, and cards in a row whose gaps do not close: what lies below what can be seen."""

    def __init__(self, heading: str, cards: Sequence[Card | None]) -> None:
        super().__init__(classes="zone row")
        self.heading = heading
        self.cards = cards

    def compose(self) -> ComposeResult:
        yield Static(self.heading, classes="heading", markup=False)
        grid = Grid(*[card or Static(GAP, classes="gap", markup=False) for card in self.cards])
        grid.styles.grid_size_columns = len(self.cards)
        yield grid
