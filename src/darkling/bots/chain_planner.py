"""Planning a private chain whole: as long as it is half made, nothing on the table has changed."""

from collections.abc import Callable, Sequence
from typing import Any

from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.skill import Skill

DEEPEST = 40
"""So many picks are followed; a chain that lets a seat change its mind could go on for ever."""

Worth = tuple[float, int]
"""What an end is worth, then how many picks were left to follow: of equal ends the nearest is best."""


class ChainPlanner:
    """Finds the pick that leads to the best end of a seat's private chain.

    It looks at `effort` ends or so, shared evenly among the options of a question; every option of the first
    question has at least one. Where there is no time for all, those with the best prior come first.
    """

    def __init__(self, seat: Seat, evaluate: Callable[[Any, Seat], float], skill: Skill, effort: int) -> None:
        self.seat = seat
        self.effort = effort
        self.ends = 0
        self._evaluate = evaluate
        self._prior = skill.prior

    def pick(self, world: Position) -> Option:
        options = world.decision(self.seat).options
        worths = self._worths(world, options, self.effort, DEEPEST)
        return options[worths.index(max(worths))]

    def _worths(self, world: Position, options: Sequence[Option], most: int, depth: int) -> list[Worth]:
        """Return what the best end known after each option is worth."""
        last = self.ends + most
        worths: list[Worth] = []
        for option in options:
            share = (last - self.ends) // (len(options) - len(worths))
            worths.append(self._worth(world, option, max(1, share), depth))
        return worths

    def _worth(self, world: Position, option: Option, most: int, depth: int) -> Worth:
        after = world.clone()
        lane = after.private_lane(self.seat)
        after.choose(self.seat, option)
        if depth == 0 or after.private_lane(self.seat) is not lane:
            self.ends += 1
            return self._evaluate(after, self.seat), depth
        return max(self._worths(after, self._best_looking(after, most), most, depth - 1))

    def _best_looking(self, world: Position, most: int) -> Sequence[Option]:
        options = world.decision(self.seat).options
        prior = self._prior
        if prior is None or len(options) <= most:
            return options[:most]
        return sorted(options, key=lambda option: prior(world, self.seat, option), reverse=True)[:most]
