"""Every question of guided games of Dark Dealings, with what is said beside it and a copy of the position."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import darkling
from darkling.games.dealings.wording import closed, stakes, tip
from darkling.table.phrase import Phrase
from darkling.telling import thing_of
from darkling.words import Words
from support.cases import Case, decisions, is_playable
from support.script import say

CASES = [
    Case("dealings", mode, players)
    for mode in darkling.find("dealings").modes
    for players in (1, 2, 3)
    if is_playable("dealings", mode, players)
]

SEEDS = (3, 4)
WORDS = [Words("dealings", seat, ("Ada", "Bob", "Cleo")) for seat in range(3)]
"""What each seat would read."""


class Asked:
    """A question as it came up."""

    def __init__(self, game: Any, seat: int) -> None:
        self.seat = seat
        self.position = game.clone()
        self.view = game.view(seat)
        self.decision = game.decision(seat)
        self.prompt = self.decision.prompt
        self.can_undo = game.can_undo(seat)
        self.tip = tip(self.prompt, self.view)
        self.stakes = stakes(self.prompt, self.view)
        self.closed = closed(self.prompt, self.view)

    @property
    def own(self) -> Any:
        """The seat's own part of the table."""
        return self.view.seats[self.seat]

    @property
    def things(self) -> list[str]:
        """The codes of all cards that are offered."""
        return [thing_of(option) for option in self.decision.options if thing_of(option)]

    def said(self, text: Phrase) -> str:
        """Return a phrase as the seat reads it."""
        return WORDS[self.seat].render(text)

    def after(self, name: str) -> Any:
        """Return the position after an option of that name."""
        position = self.position.clone()
        say(position, name, seat=self.seat)
        return position


@cache
def all_asked() -> list[Asked]:
    """Return the questions of a few random games in each mode."""
    return [asked for case in CASES for seed in SEEDS for asked in _played(case, seed)]


def asked_for(prompt: str) -> list[Asked]:
    """Return the questions of one kind, of which there must be some."""
    found = [asked for asked in all_asked() if asked.prompt == prompt]
    assert found, prompt
    return found


def _played(case: Case, seed: int) -> Iterator[Asked]:
    game = case.new(seed)
    for seat, _ in decisions(game, seed):
        yield Asked(game, seat)
