"""Hints for people: what a bot would make of their decision."""

from dataclasses import dataclass

from darkling.bots.budget import Budget
from darkling.bots.game_skill import skill_for
from darkling.bots.search import OptionEstimate, SearchBot
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

ITERATIONS = 300


@dataclass(frozen=True)
class Hint:
    """The option a bot would take, and what it found out about all of them, unless it knew at once."""

    best: Option
    estimates: tuple[OptionEstimate, ...] = ()


def hint(position: Position, seat: Seat) -> Hint | None:
    """Return a hint for a seat's open decision; None where it would tell what the seat must not look up."""
    skill = skill_for(position)
    if skill.open_book is not None and not skill.open_book(position):
        return None
    bot = SearchBot(position.decision(seat).number, Budget(iterations=ITERATIONS))
    known = bot.known(position, seat)
    if known is not None:
        return Hint(known)
    estimates = bot.explain(position, seat)
    return Hint(max(estimates, key=OptionEstimate.weight).option, tuple(estimates))
