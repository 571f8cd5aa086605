"""Hints for people: what a bot would make of their decision."""

from dataclasses import dataclass

from darkling.bots.budget import Budget
from darkling.bots.search import Estimate, SearchBot
from darkling.bots.thoughts import thoughts_on
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

TRIALS = 300


@dataclass(frozen=True)
class Hint:
    """The option a bot would take, and what it found out about all of them, unless it knew at once."""

    best: Option
    estimates: tuple[Estimate, ...] = ()


def hint(position: Position, seat: Seat) -> Hint | None:
    """Return a hint for a seat's open decision; None where it would tell what the seat must not look up."""
    thoughts = thoughts_on(position)
    if thoughts.open_book is not None and not thoughts.open_book(position):
        return None
    bot = SearchBot(position.decision(seat).number, Budget(trials=TRIALS))
    known = bot.known(position, seat)
    if known is not None:
        return Hint(known)
    estimates = bot.explain(position, seat)
    return Hint(max(estimates, key=Estimate.weight).option, tuple(estimates))
