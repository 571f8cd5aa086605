"""Skill: what a game declares about playing it well. All of it is optional."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

Notes = dict[Any, Any]
"""What a bot keeps in mind for its game from one decision to the next."""


@dataclass(frozen=True)
class Skill:
    """What bots know of a game; None where the game has nothing to say.

    All but the last two are asked about a guess of the position, so they may look at all of it.

    Attributes:
        advise: the best option of a seat where the game knows it, otherwise None; it may take notes, and
            is told how much effort to make: how many positions, or the like, to look at.
        evaluate: how well a seat stands, in any unit.
        prior: how good an option looks before it is tried, in any unit: a cheap word on which of a long list
            are worth trying first. Without it, they are tried in the order of `evaluate`.
        value: for each seat what it will get, from 0 for nothing to 1 for all; None: play on to see.
        rollout: the policy of rollouts: a quick option for a seat, good enough to see how a game may go on.
        branches: whether a seat's question is worth trying several answers in the trees of a search; rollout
            answers the others there, too. Without it all are.
        open_book: whether players may still look up all that guesses rest on, and so be given hints.
        exploration: how much a search makes of an option that was seldom tried, against one that did well:
            the less, the less the values of good and bad options differ.

    """

    advise: Callable[[Any, Seat, Notes, int], Option | None] | None = None
    evaluate: Callable[[Any, Seat], float] | None = None
    prior: Callable[[Any, Seat, Option], float] | None = None
    value: Callable[[Any], tuple[float, ...] | None] | None = None
    rollout: Callable[[Any, Seat, Chance], Option] | None = None
    branches: Callable[[Any, Seat], bool] | None = None
    open_book: Callable[[Any], bool] | None = None
    exploration: float = 0.3
