"""The app: play on the full screen of a terminal."""

import asyncio
import gc
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, TextIO

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from darkling.games import game_ids
from darkling.pause import Pause, pause
from darkling.terminal.fewer_colours import fewer_colours
from darkling.terminal.game_screen import GameScreen
from darkling.terminal.game_wish import GameWish
from darkling.terminal.new_game import NewGame
from darkling.terminal.own_words import own_words
from darkling.terminal.palette import CANDLELIGHT
from darkling.terminal.session import Session

SIGNALLED = 128
"""Shells add this to the number of the signal that ended a program."""
OBJECTS = 50_000
"""After so many new objects Python looks for garbage."""


class DarklingApp(App[None]):
    """One game after another, by keyboard and mouse."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", priority=True)]

    def __init__(
        self,
        session: Session | None,
        hints: bool = False,
        colours: Sequence[LineFilter] = (),
        pause: Pause = pause,
    ) -> None:
        super().__init__()
        self.register_theme(CANDLELIGHT)
        self.theme = CANDLELIGHT.name
        self.session = session
        self.hints = hints
        self.colours = colours
        self.pause = pause
        self.own_words = own_words()
        self.taught: set[str] = set()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what fits colours to the terminal."""
        filters = super().get_line_filters()
        return filters if self.no_color else [*filters, *self.colours]

    def on_mount(self) -> None:
        """Sit down at the table, or ask what is to be played."""
        self._stop_when_told_to()
        if self.session is None:
            self.action_new()
        else:
            self.sit_down(self.session)

    def _stop_when_told_to(self) -> None:
        """Leave in good order when the terminal is closed or the machine goes down: the game is kept then."""
        # Where a loop cannot wait for signals, as on Windows, they end the program as always.
        with suppress(NotImplementedError):
            for number in [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]:
                asyncio.get_running_loop().add_signal_handler(number, self._leave, SIGNALLED + number)

    def _leave(self, code: int) -> None:
        self.exit(return_code=code)

    def action_new(self) -> None:
        self.push_screen(NewGame(self._wish().settled(), self.keep), self._begin)

    def keep(self) -> bool:
        """Save the game, if it is not over; say whether it was saved."""
        if self.session is None or self.session.game.over:
            return False
        self.session.save()
        return True

    def sit_down(self, session: Session) -> None:
        board = GameScreen(session, self.taught, self.hints, self.pause)
        if isinstance(self.screen, GameScreen):
            self.switch_screen(board)
        else:
            self.push_screen(board)
        self.session = session

    def _wish(self) -> GameWish:
        if self.session is None:
            return GameWish(game_ids()[0])
        return GameWish(self.session.game.id, self.session.game.players, len(self.session.people))

    def _begin(self, session: Session | None) -> None:
        """Begin what was wished for; the game on the table is kept."""
        if session is not None:
            if self.keep() and self.session is not None:
                self.notify(self.session.say_saved(self.own_words), markup=False)
            self.sit_down(session)
        elif self.session is None:
            self.exit()


def play(session: Session | None, sink: TextIO, hints: bool = False) -> int:
    """Let people play, or watch bots; save the game if they stop early. Return the exit code.

    Without a session, the app asks what is to be played.
    """
    app = DarklingApp(session, hints, fewer_colours(Console().color_system))
    # A screen is made of many objects. By itself Python would look at all of them every few choices.
    gc.set_threshold(OBJECTS)
    try:
        app.run()
    finally:
        # Whatever ended the app, the game is kept.
        if app.keep() and app.session is not None:
            sink.write(f"{app.session.say_saved(app.own_words)}\n")
    return app.return_code or 0
