"""The bot that tries its options out, again and again, in guesses of what it cannot see.

This is information-set Monte Carlo tree search with a tree for each seat; the guesses are what the literature
calls determinizations. In a simultaneous choice every seat selects in its own tree, which knows
nothing of what the others seal; what came out of a private chain it knows from the end of the chain on.
"""

from dataclasses import dataclass

from darkling.bots.budget import Budget
from darkling.bots.game_skill import EFFORT, skill_for
from darkling.bots.iteration import Iteration
from darkling.bots.tree import Node
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.skill import Notes, Skill

SEEDS = 1 << 30


@dataclass(frozen=True)
class OptionEstimate:
    """What a search found out about an option: how often it was tried, and what a try brought."""

    option: Option
    visits: int
    value: float

    def weight(self) -> tuple[int, float]:
        """Return what speaks for the option: a search comes back to what does well."""
        return self.visits, self.value


class SearchBot:
    """Follows the advice of the game's skill, or takes the option that it came to try most."""

    def __init__(self, seed: int, budget: Budget, effort: int = EFFORT) -> None:
        self.chance = Chance.seeded(seed)
        self.budget = budget
        self.effort = effort
        self.notes: Notes = {}

    def choose(self, position: Position, seat: Seat) -> Option:
        known = self.known(position, seat)
        return max(self.explain(position, seat), key=OptionEstimate.weight).option if known is None else known

    def known(self, position: Position, seat: Seat) -> Option | None:
        """Return what needs no search: the only option, or what the game advises; otherwise None."""
        options = position.decision(seat).options
        advise = skill_for(position).advise
        if len(options) == 1:
            return options[0]
        if advise is None:
            return None
        return advise(position.guess(seat, self.chance.below(SEEDS)), seat, self.notes, self.effort)

    def explain(self, position: Position, seat: Seat) -> list[OptionEstimate]:
        """Return what a search finds out about each option of the seat's open decision."""
        search = Search(position, seat, skill_for(position), self.chance)
        for _ in self.budget.spend():
            search.iterate()
        return search.estimates()


class Search:
    """What has been tried of a seat's open decision.

    The n-th iteration of every option is made in the same n-th guess and with the same luck, so that
    options are compared on the same deals, and not on better or worse ones.
    """

    def __init__(self, position: Position, seat: Seat, skill: Skill, chance: Chance) -> None:
        self.position = position
        self.seat = seat
        self.skill = skill
        self.chance = chance
        self.roots = [Node() for _ in position.seats]
        self.guesses: list[tuple[int, Position]] = []
        self.first = self._iteration(0)

    def iterate(self) -> None:
        root = self.roots[self.seat]
        considered = self.first.considered(root, self.seat)
        option, arm = root.select(considered, self.chance, self.skill.exploration)
        iteration = self._iteration(arm.visits)
        iteration.take(self.seat, option, arm)
        iteration.play_on()

    def estimates(self) -> list[OptionEstimate]:
        root = self.roots[self.seat]
        options = self.position.decision(self.seat).options
        arms = [root.arm(option) for option in options]
        return [
            OptionEstimate(option, arm.visits, arm.mean) for option, arm in zip(options, arms, strict=True)
        ]

    def _iteration(self, number: int) -> Iteration:
        if number == len(self.guesses):
            seed = self.chance.below(SEEDS)
            self.guesses.append((seed, self.position.guess(self.seat, seed)))
        seed, guess = self.guesses[number]
        return Iteration(guess.clone(), self.roots, self.skill, Chance.seeded(seed))
