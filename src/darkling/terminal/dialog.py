"""The dialog for a new game: which, with how many, against whom, in which mode."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Select, Static

from darkling.games import GAMES, find
from darkling.terminal.chrome import chrome
from darkling.terminal.wish import LEVELS, Wish
from darkling.words import Words

GAME, PLAYERS, PEOPLE, BOTS, MODE = "game", "players", "people", "bots", "mode"


class NewGame(ModalScreen[Wish | None]):
    """Asks for all that has to be agreed on before a game."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel")]

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self.chrome = chrome()
        self.wish = wish

    def compose(self) -> ComposeResult:
        """Lay out a line for each thing to choose."""
        with Vertical(id="dialog"):
            yield Static(self.chrome.say("new-title"), classes="who", markup=False)
            for name in (GAME, PLAYERS, PEOPLE, BOTS, MODE):
                with Horizontal(classes="field"):
                    yield Static(self.chrome.say(f"new-{name}"), markup=False)
                    yield Select(self._choices(name), id=name, allow_blank=False, value=self._chosen(name))
            with Horizontal(classes="buttons"):
                yield Button(self.chrome.say("new-start"), id="start", variant="primary")
                yield Button(self.chrome.say("new-cancel"), id="cancel")

    @on(Select.Changed)
    def _agree(self, event: Select.Changed) -> None:
        """Note what was chosen, and offer what goes with it."""
        name, value = str(event.select.id), event.value
        if value == self._chosen(name):
            return
        self.wish = self.wish.changed(name, value)
        for other in (PLAYERS, PEOPLE, MODE):
            if other != name:
                select = self.query_one(f"#{other}", Select)
                with select.prevent(Select.Changed):
                    select.set_options(self._choices(other))
                    select.value = self._chosen(other)

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        self.dismiss(self.wish)

    @on(Button.Pressed, "#cancel")
    def action_cancel(self) -> None:
        """Leave things as they are."""
        self.dismiss(None)

    def _chosen(self, name: str) -> str | int:
        value: str | int = getattr(self.wish, name)
        return value

    def _choices(self, name: str) -> list[tuple[str, str | int]]:
        if name == GAME:
            return [(find(game).title, game) for game in GAMES]
        if name == BOTS:
            return [(self.chrome.say(f"level-{level}"), level) for level in LEVELS]
        if name == MODE:
            return [(self._mode(mode), mode) for mode in self.wish.modes()]
        least, most = find(self.wish.game).players if name == PLAYERS else (0, self.wish.players)
        return [(self.chrome.say(f"count-{name}", count=count), count) for count in range(least, most + 1)]

    def _mode(self, mode: str) -> str:
        game = find(self.wish.game)
        options = game.read_options(game.modes[mode])
        told = Words(game.id, None, ()).mode(self.wish.players, options) or game.title
        return told[:1].upper() + told[1:]
