"""Cases: every way to play a game, with what its tests know of it."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.errors import BadSetting
from darkling.table.game import Game
from darkling.table.gametype import CHOICES, GameType
from darkling.table.position import Position

Data = dict[str, Any]
"""What `Position.data` returns."""
Arranged = Mapping[str, Any]
"""What `GameType.position` takes."""

SOAK = int(os.environ.get("DARKLING_SOAK", "0"))
"""How many rounds a soak plays of each case; 0 outside of it."""


class Oracle(Protocol):
    """Who may see what, written down apart from the game's code; a module with these functions is one."""

    def hidden_zones(self, data: Data, seat: Seat) -> Mapping[str, Any]:
        """Return by name the contents of the zones that the seat cannot see."""

    def zones_that_hide(self, case: "Case") -> Mapping[str, int]:
        """Return the zones that hide something in the course of a game.

        With each: in how many ways guesses must be seen to fill it, at some decision.
        """

    def swaps(self, data: Data, seat: Seat, chance: Chance) -> Iterable[tuple[Data, bool]]:
        """Yield copies of the data with two pieces swapped, and whether the seat may notice."""


@dataclass(frozen=True, eq=False, repr=False)
class Case:
    """One way to play one game.

    Attributes:
        type: the game.
        mode: one of its modes, or the name of the position that it starts from.
        players: how many play.
        settings: all that is agreed before the game.
        oracle: who may see what; None where nothing is hidden.
        golden: the folder of the golden playthroughs.
        round: which of the rounds of a soak; each plays other games.
        arranged: the set-up position that it starts from; None for a game from its beginning.
        opening: what is chosen first from there, as pairs of a seat and the name of an option.

    """

    type: GameType
    mode: str
    players: int
    settings: Mapping[str, Any]
    oracle: Oracle | None = None
    golden: Path | None = None
    round: int = 0
    arranged: Arranged | None = None
    opening: Sequence[tuple[Seat, str]] = ()

    def __repr__(self) -> str:
        name = f"{self.game}-{self.mode.replace(' ', '_')}-{self.players}"
        return f"{name}-round_{self.round}" if self.round else name

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.type.id

    def new(self, seed: int) -> Game:
        """Set up a game for people."""
        if self.arranged is not None:
            return self.type.game_from(self.start(seed))
        return self.type.new(self.players, seed + 1000 * self.round, self.settings)

    def start(self, seed: int) -> Position:
        """Set up a bare position."""
        if self.arranged is not None:
            return self.type.position(self.arranged, seed + 1000 * self.round)
        return self.type.start(self.players, seed + 1000 * self.round, self.settings)

    @property
    def is_playable(self) -> bool:
        """Whether the mode is for this number of players: some are for one alone."""
        try:
            self.type.start(self.players, 0, self.settings)
        except BadSetting:
            return False
        return True


def cases_of(
    game: GameType,
    oracle: Oracle | None = None,
    golden: Path | None = None,
    settings: Mapping[str, Any] | None = None,
) -> list[Case]:
    """Return a case for every mode and number of players of a game."""
    least, most = game.players
    cases = [
        Case(game, name, players, {**mode.settings, **(settings or {})}, oracle, golden)
        for name, mode in game.modes.items()
        for players in range(least, most + 1)
    ]
    return [case for case in cases if case.is_playable]


def start_cases(
    game: GameType,
    starts: Mapping[str, Arranged],
    oracle: Oracle | None = None,
    settings: Mapping[str, Any] | None = None,
) -> list[Case]:
    """Return a case for every set-up position, by name; what it says of settings goes before `settings`."""
    cases = []
    for name, arranged in starts.items():
        agreed = {**(settings or {}), **arranged.get("settings", {})}
        data = {key: value for key, value in arranged.items() if key != CHOICES} | {"settings": agreed}
        opening = [(seat, option) for seat, option in arranged.get(CHOICES, ())]
        players = game.position(data).players
        cases.append(Case(game, name, players, agreed, oracle, arranged=data, opening=opening))
    return cases
