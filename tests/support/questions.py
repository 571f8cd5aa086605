"""Every question of a few random games, with what is said beside it and a copy of the position."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from darkling.phrasing import Phrasing
from darkling.table.phrase import Phrase
from darkling.testing import Case
from darkling.words import Words
from support.cases import all_cases, decisions
from support.script import say

PLAYED = {"dealings": (1, 2, 3), "heists": (1, 3)}
"""With how many players the games are played."""
SEEDS = {"dealings": (3, 4), "heists": (3,)}
NAMES = ("Ada", "Bob", "Cleo")
WORDS = {game: [Words(game, seat, NAMES) for seat in range(len(NAMES))] for game in PLAYED}
"""What each seat would read."""


class Asked:
    """A question as it came up."""

    def __init__(self, case: Case, game: Any, seat: int) -> None:
        told = Phrasing(case.game)
        self.game = case.game
        self.seat = seat
        self.position = game.clone()
        self.view = game.view(seat)
        self.decision = game.decision(seat)
        self.prompt = self.decision.prompt
        self.can_undo = game.can_undo(seat)
        self.tip = told.tip(self.decision, self.view)
        self.stakes = told.stakes(self.decision, self.view)
        self.barred = told.barred(self.decision, game.barred(seat), self.view)

    @property
    def own(self) -> Any:
        """The seat's own part of the table."""
        return self.view.seats[self.seat]

    @property
    def things(self) -> list[str]:
        """The codes of all cards that are offered."""
        return [option.code for option in self.decision.options if option.code]

    def said(self, text: Phrase) -> str:
        """Return a phrase as the seat reads it."""
        return WORDS[self.game][self.seat].render(text)

    def after(self, name: str) -> Any:
        """Return the position after an option of that name."""
        position = self.position.clone()
        say(position, name, seat=self.seat)
        return position


@cache
def all_asked(game: str = "dealings") -> list[Asked]:
    """Return the questions of a few random games in each mode."""
    return [asked for case in _cases(game) for seed in SEEDS[game] for asked in _played(case, seed)]


def asked_for(prompt: str, game: str = "dealings") -> list[Asked]:
    """Return the questions of one kind, of which there must be some."""
    found = [asked for asked in all_asked(game) if asked.prompt == prompt]
    assert found, prompt
    return found


def _cases(game: str) -> list[Case]:
    return [case for case in all_cases() if case.game == game and case.players in PLAYED[game]]


def _played(case: Case, seed: int) -> Iterator[Asked]:
    game = case.new(seed)
    for seat, _ in decisions(game, seed):
        yield Asked(case, game, seat)
