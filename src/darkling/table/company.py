"""Company: with whom and against whom a game is played, as people look for one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from darkling.table.decision import Seat
from darkling.table.errors import BadSetting
from darkling.table.result import Sides

Company = Literal["together", "one-against-all", "teams", "each-for-themselves", "alone"]
"""All against the game, one against all others, two or more teams (a duel is two of one seat), and so on."""
USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Mode:
    """A way to play a game that has a name.

    For whom it is follows from the rules: `GameType.lineup` says so.

    Attributes:
        settings: what is agreed on; the rest is as usual.
        usual: how many usually play it. Where it is for fewer or for more, the nearest number is meant.

    """

    settings: Mapping[str, Any] = field(default_factory=dict)
    usual: int = USUAL_PLAYERS


@dataclass(frozen=True)
class Lineup:
    """Who can play with some settings.

    Attributes:
        company: with whom and against whom, when the table is full.
        sides: for each number of players that there may be, who wins and loses together.
        why_not: for each other number that the game is for in other modes, the reason.

    """

    company: Company
    sides: Mapping[int, Sides]
    why_not: Mapping[int, BadSetting]

    @property
    def least(self) -> int:
        """The smallest number of players."""
        return min(self.sides)

    @property
    def most(self) -> int:
        """The largest number of players."""
        return max(self.sides)

    @property
    def lone(self) -> Seat | None:
        """The seat that plays against all others, if one does."""
        if self.company != "one-against-all":
            return None
        return next((side[0] for side in self.sides[self.most] if len(side) == 1), None)

    def usual_seat(self, players: int) -> Seat:
        """Return where somebody sits who does not say: not alone against all others, which is harder."""
        return 1 if self.lone == 0 and players > 1 else 0

    def company_of(self, players: int) -> Company:
        """Return in whose company so many play: any game can be for one alone."""
        return "alone" if players == 1 else self.company

    def nearest(self, players: int) -> int:
        """Return the number of players, of those that there may be, that is closest to another."""
        return min(self.sides, key=lambda count: abs(count - players))


def company_of(sides: Sides) -> Company:
    """Return what company sides are, each with as many seats as it can have."""
    sizes = sorted([len(side) for side in sides])
    if len(sizes) == 1:
        return "alone" if sizes == [1] else "together"
    if len(sizes) == 2:
        return "one-against-all" if sizes[0] == 1 < sizes[1] else "teams"
    return "teams" if sizes[-1] > 1 else "each-for-themselves"
