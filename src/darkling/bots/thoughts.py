"""Thoughts: what a game's `bot` module tells bots about playing the game well. All of it is optional."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

Notes = dict[Any, Any]
"""What a bot keeps in mind for its game from one decision to the next."""
EFFORT = 300
"""How much effort a bot makes for advice unless it is told."""


@dataclass(frozen=True)
class Thoughts:
    """What a game knows about playing it well; None where it has nothing to say.

    All but the last two are asked about a guess of the position, so they may look at all of it.

    Attributes:
        advise: the best choice of a seat where the game knows it, otherwise None; it may take notes, and
            is told how much effort to make: how many positions, or the like, to look at.
        evaluate: how well a seat stands, in any unit.
        outlook: for each seat what it will get, from 0 for nothing to 1 for all; None: play on to see.
        habit: a quick choice for a seat, good enough to see how a game may go on.
        open_book: whether players may still look up all that guesses rest on, and so be given hints.
        curiosity: how much a search makes of a choice that was seldom tried, against one that did well:
            the less, the less the outlooks of good and bad choices differ.

    """

    advise: Callable[[Any, Seat, Notes, int], Option | None] | None = None
    evaluate: Callable[[Any, Seat], float] | None = None
    outlook: Callable[[Any], tuple[float, ...] | None] | None = None
    habit: Callable[[Any, Seat, Chance], Option] | None = None
    open_book: Callable[[Any], bool] | None = None
    curiosity: float = 0.3


def worth_after(
    evaluate: Callable[[Any, Seat], float], position: Position, seat: Seat, option: Option
) -> float:
    """Return how well a seat stands once it has chosen an option."""
    after = position.clone()
    after.choose(seat, option)
    return evaluate(after, seat)


def thoughts_on(position: Position) -> Thoughts:
    """Return what the game of a position says about playing it well."""
    return _thoughts_in(type(position).__module__.rpartition(".")[0])


@cache
def _thoughts_in(package: str) -> Thoughts:
    if not package or find_spec(f"{package}.bot") is None:
        return Thoughts()
    module = import_module(f"{package}.bot")
    names = [field.name for field in fields(Thoughts) if hasattr(module, field.name)]
    return Thoughts(**{name: getattr(module, name) for name in names})
