"""Duels: two bots play the same deals in the same seats, until it is sure which of them is better.

Every deal is played twice. Where seats are rivals the bots meet: every other side is the first one's, and in
the second game they change places. Where all are allies there is nobody to meet, so a table of each bot plays
the deal. Two bots can also be compared in some of the seats, with a third bot in all others.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from darkling.lab.plan import Plan, planned, sides_of
from darkling.table.decision import Seat
from darkling.table.errors import BadSetup
from darkling.table.result import Sides

GAMES_OF_A_DEAL = 2


@dataclass(frozen=True)
class Part:
    """The seats in which two bots are compared, and the bot that plays all others."""

    seats: tuple[Seat, ...]
    others: str


@dataclass(frozen=True)
class Seating:
    """How one of the two games of each deal is played, and the seats that win for either bot."""

    plan: Plan
    ours: tuple[Seat, ...]
    theirs: tuple[Seat, ...]


@dataclass(frozen=True)
class Duel:
    """What is to be played.

    Attributes:
        bots: the one that is judged, and the one that it is compared with.
        seatings: the two games of each deal.
        deals: how many are played at the most.
        sides: who wins and loses together.
        part: the seats in which the bots are compared, if not in all.

    """

    bots: tuple[str, str]
    seatings: tuple[Seating, Seating]
    deals: int
    sides: Sides
    part: Part | None = None

    @property
    def plans(self) -> list[Plan]:
        return [seating.plan for seating in self.seatings]

    @property
    def wins_of_a_deal(self) -> int:
        """How often either bot can win a deal: in both games if they meet, else in the one it plays."""
        return sum([bool(seating.ours) for seating in self.seatings])


def arranged_duel(
    game: str,
    bots: tuple[str, str],
    players: int | None,
    most: int,
    seed: int,
    settings: Mapping[str, Any],
    part: Part | None = None,
) -> Duel:
    """Return a duel of so many games at the most; raise BadSetup or UnknownBot if there is none."""
    if bots[0] == bots[1]:
        raise BadSetup(f"expected two different bots, not {bots[0]} twice")
    model = planned(game, bots[:1], players, most // GAMES_OF_A_DEAL, seed, settings)
    sides = sides_of(model)
    if part:
        _check(part, sides)
        seatings = _apart(model, bots, part)
    elif len(sides) == 1:
        seatings = _apart(model, bots, Part(sides[0], bots[0]))
    else:
        seatings = _meeting(model, bots, sides)
    return Duel(bots, seatings, model.games, sides, part)


def _meeting(model: Plan, bots: tuple[str, str], sides: Sides) -> tuple[Seating, Seating]:
    """Let bots meet in both orders: whatever a seat is worth, each has it once."""
    evens, odds = _seats(sides[::2]), _seats(sides[1::2])
    ours, theirs = bots
    return (
        Seating(_plan(model, Part(evens, theirs), ours), evens, odds),
        Seating(_plan(model, Part(evens, ours), theirs), odds, evens),
    )


def _apart(model: Plan, bots: tuple[str, str], part: Part) -> tuple[Seating, Seating]:
    """Let one bot after the other play the same seats."""
    ours, theirs = bots
    return (
        Seating(_plan(model, part, ours), part.seats, ()),
        Seating(_plan(model, part, theirs), (), part.seats),
    )


def _plan(model: Plan, part: Part, bot: str) -> Plan:
    """Return the model with a bot in some of the seats."""
    seats = range(len(model.bots))
    bots = [bot if seat in part.seats else part.others for seat in seats]
    return planned(model.game, bots, len(seats), model.games, model.seed, model.settings)


def _seats(sides: Sides) -> tuple[Seat, ...]:
    return tuple([seat for side in sides for seat in side])


def _check(part: Part, sides: Sides) -> None:
    """Raise BadSetup if bots cannot be compared in these seats."""
    told = ",".join(map(str, part.seats))
    seats = set(_seats(sides))
    if not seats.issuperset(part.seats):
        raise BadSetup(f"expected seats from 0 to {max(seats)}, not {told}")
    if len(sides) > 1 and not any(set(side).isdisjoint(part.seats) for side in sides):
        raise BadSetup(f"expected seats that leave a side to the others, not {told}")
