"""The turn of a monster that obeys: a dominated one its hero's player (AD-D-25), all others a game master."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.behaviour import maneuver_of
from darkling.games.darkness.rules.effects import dominator, is_immobile, is_stunned
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.movement import Path, Walk, is_up, reachable
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import distance_row
from darkling.games.darkness.rules.state import GAME_MASTER, NOBODY, Darkness, Figure, Square
from darkling.games.darkness.rules.vocabulary import (
    ALL_AS_PRINTED,
    AS_PRINTED,
    ATTACK,
    COMMAND_MONSTER,
    DONE,
    GO,
    LEAD_MONSTER,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


def is_led(g: Darkness, figure: Figure) -> bool:
    """Say whether a game master decides what a monster does (AD-GM-05)."""
    return g.has_master() and dominator(g, figure) == NOBODY


@dataclass
class CommandedTurn(Rule):
    """AD-R-38, AD-D-36: a player moves a monster and has it attack, in any order, as often as its card says.

    Attributes:
        attacks: how many it has left.
        maneuvers: how many it has left.
        moved: how many squares it has gone.
        is_printed: whether its game master leaves the rest of the turn to what its card says.
        are_all_printed: whether the same goes for all monsters that follow in this phase.

    """

    figure: Figure
    attacks: int
    maneuvers: int
    moved: int = 0
    is_printed: bool = False
    are_all_printed: bool = False

    def begin(self, g: Darkness) -> Next:
        hero, leads = dominator(g, self.figure), is_led(g, self.figure)
        options = self.moves(g) + self.targets(g)
        can_obey = is_up(g, self.figure) and not is_stunned(g, self.figure)
        if not options or not can_obey or (hero == NOBODY and not leads):
            return g.done()
        if leads:
            options += [AS_PRINTED, ALL_AS_PRINTED, DONE]
            return g.ask(GAME_MASTER, LEAD_MONSTER, options, then=self.on_choice)
        return g.ask(g.owner(hero), COMMAND_MONSTER, [*options, DONE], then=self.on_choice)

    def moves(self, g: Darkness) -> list[Option]:
        if self.maneuvers <= 0 or is_immobile(g, self.figure):
            return []
        return [GO[square] for square in sorted(self.paths(g))]

    def paths(self, g: Darkness) -> dict[Square, Path]:
        return reachable(g, self.figure, maneuver_of(g, self.figure), self.flies(g))

    def targets(self, g: Darkness) -> list[Option]:
        if self.attacks <= 0:
            return []
        row = distance_row(g, g.at[self.figure], FOES[g.kind[self.figure]].distance)
        squares = [g.at[enemy] for enemy in enemies_of(g, self.figure)]
        return [ATTACK[square] for square in sorted(squares) if row[square]]

    def flies(self, g: Darkness) -> bool:
        return FOES[g.kind[self.figure]].flies

    def on_choice(self, g: Darkness, option: Option) -> Next:
        if option.verb == ATTACK[0].verb:
            return self.attack(g, g.figure_at(option.thing))
        if option.verb == GO[0].verb:
            return self.move(g, option.thing)
        self.is_printed = option.id != DONE.id
        self.are_all_printed = option.id == ALL_AS_PRINTED.id
        return g.done()

    def attack(self, g: Darkness, target: Figure) -> Next:
        self.attacks -= 1
        attack = MonsterAttack(self.figure, target, self.moved, is_led=is_led(g, self.figure))
        return g.call(attack, then=self.on_attacked)

    def move(self, g: Darkness, square: Square) -> Next:
        self.maneuvers -= 1
        return g.call(Walk(self.figure, self.paths(g)[square], self.flies(g)), then=self.on_walked)

    def on_attacked(self, g: Darkness, _attack: MonsterAttack) -> Next:
        return self.begin(g)

    def on_walked(self, g: Darkness, walk: Walk) -> Next:
        self.moved += len(walk.went)
        return self.begin(g)
