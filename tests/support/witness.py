"""A witness: looks at every picture that several people at one keyboard are shown."""

import re
from typing import Any

from darkling.games.dealings.cards import HERO_CODES
from darkling.games.dealings.cards.files import HEROES
from darkling.table.decision import Seat
from darkling.terminal.app import DarklingApp
from darkling.terminal.session import Session
from support.screen import board_of, shown

NAMES = [HEROES[code].name for code in HERO_CODES]
Hero = int
COMMON = {"The", "of", "the", "Sir", "Dame", "and"}


def _telling(name: str) -> set[str]:
    """Return the words of a name that no other hero's name has, and that are no common word."""
    others = {word for other in NAMES if other != name for word in other.split()}
    return set(name.split()) - others - COMMON


TELLING = [_telling(name) for name in NAMES]


class Witness:
    """Notes which heroes are named to somebody who may not know of them.

    Who may know what is told here once more, from the position and what happened to it, and not from
    the views and events that the screen is made of.
    """

    def __init__(self, table: Session) -> None:
        self.table = table
        self.held: dict[Seat, set[Hero]] = {seat: set() for seat in table.people}
        self.chosen_at = dict.fromkeys(table.people, 0)
        self.leaks: set[tuple[str, Seat | None, str]] = set()
        self.looks: dict[tuple[str, Seat | None], int] = {}

    def look(self, app: DarklingApp) -> None:
        """Look at the screen as it is now."""
        board = board_of(app)
        if board is None or self.table.game.over:
            return
        self.follow()
        reader = None if board.handing_over else board.viewer
        phase = self._position.phase
        self.looks[phase, reader] = self.looks.get((phase, reader), 0) + 1
        allowed = set() if reader is None else self._known_to(reader)
        self.leaks |= {(phase, reader, NAMES[hero]) for hero in heroes_named(shown(app)) - allowed}

    def follow(self) -> None:
        """Remember who holds what."""
        for seat in self.table.people:
            self.held[seat] |= {*self._position.hands[seat], *self._position.kept[seat]}

    def chooses(self, seat: Seat) -> None:
        """Take note that a person chooses now: all news so far has been read."""
        self.chosen_at[seat] = len(self._events)

    @property
    def _position(self) -> Any:
        return self.table.game.position

    @property
    def _events(self) -> list[Any]:
        return list(self._position.listener)

    def _known_to(self, reader: Seat) -> set[Hero]:
        """Return the heroes that may be named to a person now."""
        position = self._position
        open_to_all = {*position.dropped, *position.undefeated, *_flat(position.defeated)}
        open_to_all |= {*_flat(position.revealed), *[hero for hero in position.last_faced if hero >= 0]}
        told = _told(self._events[self.chosen_at[reader] :] if position.no_peeking else self._events)
        return self._own(reader) | open_to_all | told

    def _own(self, reader: Seat) -> set[Hero]:
        """Return the heroes a person has held, less those that not even their owner may peek at."""
        facedown = _flat(self._position.piles) if self._position.no_peeking else set()
        return self.held[reader] - facedown


def heroes_named(text: str) -> set[Hero]:
    """Return the heroes that are named on a screen, whatever its lines and columns."""
    # A name may be broken into lines, which do not follow each other: one word of it gives it away.
    words = set(re.findall(r"[\w'-]+", text))
    return {hero for hero, telling in enumerate(TELLING) if telling & words}


def _flat(zones: Any) -> set[Hero]:
    return {hero for zone in zones for hero in zone}


def _told(events: list[Any]) -> set[Hero]:
    """Return the heroes that were shown to everyone in what happened."""
    shown = [event for event in events if not hasattr(event, "cards")]
    single = {event.hero for event in shown if hasattr(event, "hero")}
    return single | {hero for event in shown for hero in getattr(event, "heroes", ())}
