"""The bot that tries its choices out, again and again, in guesses of what it cannot see.

This is information-set Monte Carlo tree search with a tree for each seat. In a simultaneous choice
every seat selects in its own tree, which knows nothing of what the others seal.
"""

from dataclasses import dataclass

from darkling.bots.budget import Budget
from darkling.bots.thoughts import EFFORT, Notes, Thoughts, thoughts_on
from darkling.bots.tree import Node
from darkling.bots.trial import Trial
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position

SEEDS = 1 << 30


@dataclass(frozen=True)
class Estimate:
    """What a search found out about an option: how often it was tried, and what a try brought."""

    option: Option
    visits: int
    value: float

    def weight(self) -> tuple[int, float]:
        """Return what speaks for the option: a search comes back to what does well."""
        return self.visits, self.value


class SearchBot:
    """Follows the advice of the game's `bot` module, or takes the option that it came to try most."""

    def __init__(self, seed: int, budget: Budget, effort: int = EFFORT) -> None:
        self.chance = Chance.seeded(seed)
        self.budget = budget
        self.effort = effort
        self.notes: Notes = {}

    def choose(self, position: Position, seat: Seat) -> Option:
        """Return one of the options of the seat's open decision."""
        known = self.known(position, seat)
        return max(self.explain(position, seat), key=Estimate.weight).option if known is None else known

    def known(self, position: Position, seat: Seat) -> Option | None:
        """Return what needs no search: the only option, or what the game advises; otherwise None."""
        options = position.decision(seat).options
        advise = thoughts_on(position).advise
        if len(options) == 1:
            return options[0]
        if advise is None:
            return None
        return advise(position.guess(seat, self.chance.below(SEEDS)), seat, self.notes, self.effort)

    def explain(self, position: Position, seat: Seat) -> list[Estimate]:
        """Return what a search finds out about each option of the seat's open decision."""
        search = Search(position, seat, thoughts_on(position), self.chance)
        for _ in self.budget.spend():
            search.try_once()
        return search.estimates()


class Search:
    """What has been tried of a seat's open decision.

    The n-th trial of every option is made in the same n-th guess and with the same luck, so that
    options are compared on the same deals, and not on better or worse ones.
    """

    def __init__(self, position: Position, seat: Seat, thoughts: Thoughts, chance: Chance) -> None:
        self.position = position
        self.seat = seat
        self.thoughts = thoughts
        self.chance = chance
        self.roots = [Node() for _ in position.seats]
        self.worlds: list[tuple[int, Position]] = []
        self.first = self._trial(0)

    def try_once(self) -> None:
        """Make one trial."""
        root = self.roots[self.seat]
        considered = self.first.considered(root, self.seat)
        option, arm = root.select(considered, self.chance, self.thoughts.curiosity)
        trial = self._trial(arm.visits)
        trial.take(self.seat, option, arm)
        trial.play_on()

    def estimates(self) -> list[Estimate]:
        """Return what has been found out."""
        root = self.roots[self.seat]
        options = self.position.decision(self.seat).options
        arms = [root.arm(option) for option in options]
        return [Estimate(option, arm.visits, arm.mean) for option, arm in zip(options, arms, strict=True)]

    def _trial(self, number: int) -> Trial:
        """Return a trial in the guess of that number."""
        if number == len(self.worlds):
            seed = self.chance.below(SEEDS)
            self.worlds.append((seed, self.position.guess(self.seat, seed)))
        seed, world = self.worlds[number]
        return Trial(world.clone(), self.roots, self.thoughts, Chance.seeded(seed))
