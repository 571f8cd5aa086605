"""The turn of a dominated monster: its hero's player says what it does (AD-R-38, AD-D-25)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.behaviour import maneuver_of
from darkling.games.darkness.rules.effects import dominator, is_immobile, is_stunned
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.movement import Path, Walk, is_up, reachable
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import distance_row
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square
from darkling.games.darkness.rules.vocabulary import ATTACK, COMMAND_MONSTER, DONE, GO
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class CommandedTurn(Rule):
    """A player moves a monster and lets it attack, in any order, as often as its card says."""

    figure: Figure
    attacks: int
    maneuvers: int
    moved: int = 0

    def begin(self, g: Darkness) -> Next:
        commander = dominator(g, self.figure)
        options = self.moves(g) + self.targets(g)
        if not options or commander == NOBODY or not is_up(g, self.figure) or is_stunned(g, self.figure):
            return g.done()
        options.append(DONE)
        return g.ask(g.owner(commander), COMMAND_MONSTER, options, then=self.on_choice)

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
        if option.verb == DONE.verb:
            return g.done()
        if option.verb == ATTACK[0].verb:
            self.attacks -= 1
            attack = MonsterAttack(self.figure, g.figure_at(option.thing), self.moved)
            return g.call(attack, then=self.on_attacked)
        self.maneuvers -= 1
        path = self.paths(g)[option.thing]
        return g.call(Walk(self.figure, path, self.flies(g)), then=self.on_walked)

    def on_attacked(self, g: Darkness, _attack: MonsterAttack) -> Next:
        return self.begin(g)

    def on_walked(self, g: Darkness, walk: Walk) -> Next:
        self.moved += len(walk.went)
        return self.begin(g)
