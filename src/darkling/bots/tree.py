"""The tree of a search: for each seat, how its options fared in what it could see."""

from collections.abc import Sequence
from math import log, sqrt

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

UNTRIED = 1e9
"""What is tried first of all."""


class Arm:
    """An option, and what came of it.

    Attributes:
        visits: how often it was tried.
        total: what it brought its seat in all.
        offered: how often it could have been tried: not every guess offers it.
        prior: how good it looked before it was tried.

    """

    __slots__ = ("offered", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        self.prior = prior

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def appeal(self, exploration: float) -> float:
        """Return how much is to be said for trying it next (UCB1, over the times it was offered)."""
        if not self.visits:
            return UNTRIED
        return self.total / self.visits + exploration * sqrt(log(self.offered) / self.visits)


class Node:
    """A moment as one seat sees it: what it chose since the root, and what others chose in the open.

    What others seal is no part of it before a private chain shows it, so no choice in the tree depends on
    what its seat cannot see.
    """

    __slots__ = ("arms", "steps", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}
        self.steps: dict[tuple[Seat, int], Node] = {}

    def step(self, seat: Seat, option: Option) -> "Node":
        """Return the moment after a seat has chosen an option."""
        key = (seat, option.id)
        node = self.steps.get(key)
        if node is None:
            node = self.steps[key] = Node()
        return node

    def arm(self, option: Option) -> Arm:
        arm = self.arms.get(option.id)
        if arm is None:
            arm = self.arms[option.id] = Arm()
        return arm

    def select(self, options: Sequence[Option], chance: Chance, exploration: float) -> tuple[Option, Arm]:
        """Return the option to try next, any of those that appeal most."""
        self.visits += 1
        most, best = -1.0, []
        for option in options:
            arm = self.arm(option)
            arm.offered += 1
            appeal = arm.appeal(exploration)
            if appeal > most:
                most, best = appeal, [(option, arm)]
            elif appeal == most:
                best.append((option, arm))
        return best[chance.below(len(best))] if len(best) > 1 else best[0]
