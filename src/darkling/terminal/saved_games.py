"""The dialog for a saved game: which, who of its seats is a person, against whom."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Select, Static

from darkling.games import find
from darkling.table.errors import BadRecord
from darkling.table.game import Game
from darkling.terminal.dialog_field import Field, FieldChoice, set_choices
from darkling.terminal.game_wish import levels, people
from darkling.terminal.own_words import own_words
from darkling.terminal.saving import load, saved_files
from darkling.terminal.session import Session, seats_of_people

FILE, SEAT, PEOPLE, BOTS = "file", "seat", "people", "bots"


class SavedGames(ModalScreen[Session | None]):
    """Asks which of the games that were saved here is to go on; a file that is none is refused."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel")]

    def __init__(self, bots: str) -> None:
        super().__init__()
        self.own_words = own_words()
        self.bots = bots
        self.files = saved_files()
        self.game: Game | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.own_words.say("saved-title"), classes="who", markup=False)
            yield from self._fields() if self.files else []
            yield Static(self.own_words.say("saved-none"), id="found", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.own_words.say("saved-go-on"), id="start", variant="primary", disabled=True)
                yield Button(self.own_words.say("new-cancel"), id="cancel")

    def _fields(self) -> list[Field]:
        files = [(file.name, str(file)) for file in self.files]
        return [
            Field(FILE, self.own_words.say("saved-file"), files, str(self.files[0])),
            Field(SEAT, self.own_words.say("saved-seat"), self._seats(1), 0),
            Field(PEOPLE, self.own_words.say("new-people"), people(1, self.own_words), 1),
            Field(BOTS, self.own_words.say("new-bots"), levels(self.own_words), self.bots),
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
            self.game, said = None, self.own_words.say("saved-refused", why=str(wrong))
        if self.game is not None:
            said = self._describe(self.game)
            self._offer_seats(self.game)
        self.query_one("#found", Static).update(said)
        self.query_one("#start", Button).disabled = self.game is None

    def _describe(self, game: Game) -> str:
        session = Session(game, ())
        what = session.what(session.words(None, self.own_words), self.own_words)
        return self.own_words.say("saved-found", what=what, players=game.players)

    def _offer_seats(self, game: Game) -> None:
        players = game.players
        usual = find(game.id).lineup(game.record.settings).usual_seat(players)
        set_choices(self.query_one(f"#{SEAT}", Select), self._seats(players), usual)
        set_choices(self.query_one(f"#{PEOPLE}", Select), people(players, self.own_words), 1)

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        if self.game is not None:
            seat, people, bots, file = [self._chosen(name) for name in (SEAT, PEOPLE, BOTS, FILE)]
            seats = seats_of_people(self.game.players, int(seat), int(people))
            self.dismiss(Session(self.game, seats, bots, Path(file)))

    @on(Button.Pressed, "#cancel")
    def action_cancel(self) -> None:
        self.dismiss(None)

    def _seats(self, players: int) -> list[FieldChoice]:
        return [(self.own_words.say("saved-seat-number", number=seat), seat) for seat in range(players)]

    def _chosen(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Select).value)
