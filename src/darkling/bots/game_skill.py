"""What all bots that think share: where a game's skill is found, and one step of looking ahead."""

from collections.abc import Callable
from typing import Any

from darkling.games import game_of
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.skill import Skill

EFFORT = 300
"""How much effort a bot makes for advice unless it is told."""
NO_SKILL = Skill()


def skill_for(position: Position) -> Skill:
    """Return what the game of a position declares about playing it well."""
    game = game_of(position)
    return NO_SKILL if game is None else game.skill


def evaluation_after(
    evaluate: Callable[[Any, Seat], float], position: Position, seat: Seat, option: Option
) -> float:
    """Return how well a seat stands once it has chosen an option."""
    after = position.clone()
    after.choose(seat, option)
    return evaluate(after, seat)
