"""Lanes: the private stacks on which seats work out a simultaneous choice."""

from collections.abc import Callable

from darkling.table.decision import Decision, Seat
from darkling.table.rule import Rule, copy_rule


class Lane:
    """One seat's part of a simultaneous choice, sealed until every seat is done.

    The seat's rule keeps its picks in its own fields and writes nothing to the table; at the join
    the calling rule gets the finished rules of all seats.
    """

    def __init__(self, seat: Seat, make_rule: Callable[[Seat], Rule], stack: list[Rule]) -> None:
        self.seat = seat
        self.make_rule = make_rule
        self.stack = stack
        self.decision: Decision | None = None
        self.finished: Rule | None = None

    def restart(self) -> None:
        """Go back to before the first question."""
        self.stack = [self.make_rule(self.seat)]
        self.decision = None
        self.finished = None

    def copy(self) -> "Lane":
        copy = Lane(self.seat, self.make_rule, [copy_rule(rule) for rule in self.stack])
        copy.decision = self.decision
        copy.finished = self.finished
        return copy

    def sealed_copy(self) -> "Lane":
        """Return a copy that tells whether the seat is done, and nothing else."""
        copy = Lane(self.seat, self.make_rule, [])
        copy.finished = self.finished
        return copy

    def rule(self) -> Rule:
        """Return the seat's rule, finished or under way."""
        return self.finished if self.finished is not None else self.stack[0]
