"""Study: what a game declares for statistics."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from darkling.table.decision import Seat
from darkling.table.event import Event

Cards = tuple[Seat, Sequence[str]]
"""A seat, and the codes of some cards."""


def _nothing(_event: Event) -> Cards | None:
    return None


def _no_rounds(_position: Any) -> int:
    return 0


def _all_even(position: Any) -> Sequence[int]:
    return [0] * position.players


@dataclass(frozen=True)
class Roles:
    """What seats play, where that is not the same for all, such as their classes.

    Attributes:
        kind: what such roles are called; its words are under `cards-<kind>`.
        of: for each seat the code of its role, when the game is over; empty for a seat without one.

    """

    kind: str
    of: Callable[[Any], Sequence[str]]


@dataclass(frozen=True)
class Study:
    """What statistics count in a game; a game need not count anything.

    Attributes:
        cards: the codes of all cards by kind; the words of a kind are under `cards-<kind>`.
        taken: who took which cards, if that is what an event tells.
        used: who put which cards to use, if that is what an event tells.
        rounds: how many rounds have begun in a position.
        standings: for each seat how well it does so far: the highest is ahead.
        roles: what seats play; None where all play alike, or each seat always plays the same.

    """

    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)
    taken: Callable[[Event], Cards | None] = _nothing
    used: Callable[[Event], Cards | None] = _nothing
    rounds: Callable[[Any], int] = _no_rounds
    standings: Callable[[Any], Sequence[int]] = _all_even
    roles: Roles | None = None

    @property
    def has_rounds(self) -> bool:
        return self.rounds is not _no_rounds
