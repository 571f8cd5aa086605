"""An iteration of a search: one way in which a game may go on, played in a guess of it."""

from collections.abc import Sequence
from math import isqrt

from darkling.bots.game_skill import evaluation_after
from darkling.bots.tree import Arm, Node
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.result import Sides, winning_sides
from darkling.table.skill import Skill

FEW = 12
"""So many options are all tried; of a longer list, more and more of the best-looking ones."""
PRIORS = 1 << 30


class Iteration:
    """A guess that is played on: by the trees as far as they reach, then by rollout."""

    def __init__(self, world: Position, roots: Sequence[Node], skill: Skill, chance: Chance) -> None:
        self.world = world
        self.nodes: list[Node | None] = list(roots)
        self.chance = chance
        self.path: list[tuple[Seat, Arm]] = []
        self._evaluate = skill.evaluate
        self._game_prior = skill.prior
        self._value = skill.value or _play_to_the_end
        self._rollout = skill.rollout or _any_option
        self._branches = skill.branches or _all_do
        self._exploration = skill.exploration

    def play_on(self) -> None:
        """Play on until it can be said what each seat gets, and count it for the choices made."""
        values = self._value(self.world)
        while values is None and not self.world.over:
            self._choose(self.world.waiting[0])
            values = self._value(self.world)
        if values is None:
            values = payoffs(self.world.result.won, self.world.sides())
        for seat, arm in self.path:
            arm.add(values[seat])

    def take(self, seat: Seat, option: Option, arm: Arm) -> None:
        """Let a seat choose an option of its tree; after one that is new to it, it is left to rollout."""
        self.path.append((seat, arm))
        self._note(seat, option, is_new=arm.visits == 0)
        self.world.choose(seat, option)

    def considered(self, node: Node, seat: Seat) -> Sequence[Option]:
        """Return the options of a seat that are worth a try by now."""
        options = self.world.decision(seat).options
        if len(options) <= FEW:
            return options
        for option in options:
            if option.id not in node.arms:
                node.arms[option.id] = Arm(self._prior(seat, option))
        ranked = sorted(options, key=lambda option: node.arms[option.id].prior, reverse=True)
        return ranked[: FEW + isqrt(node.visits)]

    def _choose(self, seat: Seat) -> None:
        node = self.nodes[seat]
        options = self.world.decision(seat).options
        if node is not None and len(options) > 1 and self._branches(self.world, seat):
            self.take(seat, *node.select(self.considered(node, seat), self.chance, self._exploration))
            return
        option = self._rollout(self.world, seat, self.chance) if len(options) > 1 else options[0]
        if any(self.nodes):
            self._note(seat, option, is_new=False)
        self.world.choose(seat, option)

    def _note(self, seat: Seat, option: Option, is_new: bool) -> None:
        """Move on in the tree of the seat, and in those of the others unless they will never see it.

        What is picked in a private chain they see at its end; nobody else chooses before.
        """
        world = self.world
        shown = world.sealed(seat) is None or world.private_lane(seat) is not None
        for other, node in enumerate(self.nodes):
            if node is not None and (other == seat or shown):
                self.nodes[other] = None if is_new and other == seat else node.step(seat, option)

    def _prior(self, seat: Seat, option: Option) -> float:
        """Return how good an option looks untried: as the game says or evaluates it, or by chance."""
        if self._game_prior is not None:
            return self._game_prior(self.world, seat, option)
        if self._evaluate is None:
            return self.chance.below(PRIORS)
        return evaluation_after(self._evaluate, self.world, seat, option)


def payoffs(won: Sequence[bool], sides: Sides) -> tuple[float, ...]:
    """Return what the end of a game is worth to each seat: the winning sides share the win."""
    winners = max(1, winning_sides(won, sides))
    return tuple([float(has_won) / winners for has_won in won])


def _play_to_the_end(_position: Position) -> None:
    """Say nothing of what is to come."""


def _all_do(_position: Position, _seat: Seat) -> bool:
    return True


def _any_option(position: Position, seat: Seat, chance: Chance) -> Option:
    options = position.decision(seat).options
    return options[chance.below(len(options))]
