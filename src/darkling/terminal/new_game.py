"""The dialog for a new game: which, with how many, against whom, in which mode."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Select, Static

from darkling.games import find, game_ids
from darkling.terminal.dialog_field import Field, FieldChoice, set_choices
from darkling.terminal.game_wish import GameWish, levels, people
from darkling.terminal.own_words import own_words
from darkling.terminal.saved_games import SavedGames
from darkling.terminal.session import Session
from darkling.words import Words

GAME, PLAYERS, PEOPLE, BOTS, MODE, ALONE = "game", "players", "people", "bots", "mode", "alone"


class NewGame(ModalScreen[Session | None]):
    """Asks for all that has to be agreed on before a game, or for a saved one.

    `keep` saves the game on the table, so that it is among the saved ones.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel")]

    def __init__(self, wish: GameWish, keep: Callable[[], bool]) -> None:
        super().__init__()
        self.own_words = own_words()
        self.wish = wish
        self.keep = keep

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.own_words.say("new-title"), classes="who", markup=False)
            for name in (GAME, PLAYERS, PEOPLE, BOTS, MODE, ALONE):
                yield Field(name, self.own_words.say(f"new-{name}"), self._choices(name), self._chosen(name))
            with Horizontal(classes="buttons"):
                yield Button(self.own_words.say("new-start"), id="start", variant="primary")
                yield Button(self.own_words.say("new-saved"), id="saved")
                yield Button(self.own_words.say("new-cancel"), id="cancel")

    def on_mount(self) -> None:
        self._hide_what_does_not_matter()

    @on(Select.Changed)
    def _agree(self, event: Select.Changed) -> None:
        """Note what was chosen, and offer what goes with it."""
        name, value = str(event.select.id), event.value
        if value == self._chosen(name):
            return
        self.wish = self.wish.changed(name, value)
        for other in (PLAYERS, PEOPLE, MODE):
            if other != name:
                set_choices(self.query_one(f"#{other}", Select), self._choices(other), self._chosen(other))
        self._hide_what_does_not_matter()

    def _hide_what_does_not_matter(self) -> None:
        self.query_one(f"#{ALONE}-field", Field).display = self.wish.can_be_alone

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        self.dismiss(self.wish.granted())

    @on(Button.Pressed, "#saved")
    def _look_for_saved_games(self) -> None:
        self.keep()
        self.app.push_screen(SavedGames(self.wish.bots), self._go_on)

    def _go_on(self, session: Session | None) -> None:
        if session is not None:
            self.dismiss(session)

    @on(Button.Pressed, "#cancel")
    def action_cancel(self) -> None:
        self.dismiss(None)

    def _chosen(self, name: str) -> str | int:
        value: str | int = getattr(self.wish, name)
        return value

    def _choices(self, name: str) -> list[FieldChoice]:
        if name == GAME:
            return [(find(game).title, game) for game in game_ids()]
        if name == BOTS:
            return levels(self.own_words)
        if name == MODE:
            return [(self._mode(mode), mode) for mode in self.wish.modes()]
        if name == ALONE:
            return [(self.own_words.say(f"alone-{answer}"), answer == "yes") for answer in ("no", "yes")]
        if name == PEOPLE:
            return people(self.wish.players, self.own_words)
        return [(self._count(count), count) for count in self.wish.counts()]

    def _count(self, players: int) -> str:
        """Return a number of players, and their company where it is the same in all modes."""
        companies = set(replace(self.wish, players=players).companies().values())
        if len(companies) > 1:
            return self.own_words.say("count-players", players=players)
        told = Words(self.wish.game, None, ()).say(f"company-{companies.pop()}")
        return self.own_words.say("new-players-for", players=players, company=told)

    def _mode(self, mode: str) -> str:
        """Return what a mode is called, with its company where others are played in another."""
        game, words = find(self.wish.game), Words(self.wish.game, None, ())
        settings = game.read_settings(game.modes[mode].settings)
        told = words.mode(self.wish.players, settings) or game.title
        companies = self.wish.companies()
        if len(set(companies.values())) > 1:
            company = words.say(f"company-{companies[mode]}")
            told = self.own_words.say("new-mode-for", company=company, mode=told)
        return told[:1].upper() + told[1:]
