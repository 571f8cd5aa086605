"""The dialog for a saved game: which, who of its seats is a person, against whom."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Select, Static

from darkling.table.errors import BadRecord
from darkling.table.game import Game
from darkling.terminal.chrome import chrome
from darkling.terminal.field import Choice, Field, offer
from darkling.terminal.saving import load, saved_files
from darkling.terminal.session import Session, seats_of_people
from darkling.terminal.wish import levels, people

FILE, SEAT, PEOPLE, BOTS = "file", "seat", "people", "bots"


class SavedGames(ModalScreen[Session | None]):
    """Asks which of the games that were saved here is to go on; a file that is none is refused."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel")]

    def __init__(self, bots: str) -> None:
        super().__init__()
        self.chrome = chrome()
        self.bots = bots
        self.files = saved_files()
        self.game: Game | None = None

    def compose(self) -> ComposeResult:
        """Lay out a line for each thing to choose, if there is a game to go on with."""
        with Vertical(classes="dialog"):
            yield Static(self.chrome.say("saved-title"), classes="who", markup=False)
            yield from self._fields() if self.files else []
            yield Static(self.chrome.say("saved-none"), id="found", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.chrome.say("saved-go-on"), id="start", variant="primary", disabled=True)
                yield Button(self.chrome.say("new-cancel"), id="cancel")

    def _fields(self) -> list[Field]:
        files = [(file.name, str(file)) for file in self.files]
        return [
            Field(FILE, self.chrome.say("saved-file"), files, str(self.files[0])),
            Field(SEAT, self.chrome.say("saved-seat"), self._seats(1), 0),
            Field(PEOPLE, self.chrome.say("new-people"), people(1, self.chrome), 1),
            Field(BOTS, self.chrome.say("new-bots"), levels(self.chrome), self.bots),
        ]

    def on_mount(self) -> None:
        """Look into the latest file."""
        if self.files:
            self._look_into(self.files[0])

    @on(Select.Changed, f"#{FILE}")
    def _file_chosen(self, event: Select.Changed) -> None:
        self._look_into(Path(str(event.value)))

    def _look_into(self, file: Path) -> None:
        """Read a file, and say what is in it, or why it cannot be played on."""
        try:
            self.game, said = load(file), ""
        except BadRecord as wrong:
            self.game, said = None, self.chrome.say("saved-refused", why=str(wrong))
        if self.game is not None:
            said = self._describe(self.game)
            self._offer_seats(self.game.players)
        self.query_one("#found", Static).update(said)
        self.query_one("#start", Button).disabled = self.game is None

    def _describe(self, game: Game) -> str:
        session = Session(game, ())
        what = session.what(session.words(None, self.chrome), self.chrome)
        return self.chrome.say("saved-found", what=what, players=game.players)

    def _offer_seats(self, players: int) -> None:
        offer(self.query_one(f"#{SEAT}", Select), self._seats(players), 0)
        offer(self.query_one(f"#{PEOPLE}", Select), people(players, self.chrome), 1)

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        if self.game is not None:
            seat, people, bots, file = [self._chosen(name) for name in (SEAT, PEOPLE, BOTS, FILE)]
            seats = seats_of_people(self.game.players, int(seat), int(people))
            self.dismiss(Session(self.game, seats, bots, Path(file)))

    @on(Button.Pressed, "#cancel")
    def action_cancel(self) -> None:
        """Leave things as they are."""
        self.dismiss(None)

    def _seats(self, players: int) -> list[Choice]:
        return [(self.chrome.say("saved-seat-number", number=seat), seat) for seat in range(players)]

    def _chosen(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Select).value)
