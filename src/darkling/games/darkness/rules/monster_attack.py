"""One attack of a monster, and what it does to whom it has hit."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.bosses import bonus_after, pierce_of, specials
from darkling.games.darkness.rules.effects import begin, total
from darkling.games.darkness.rules.movement import Path, Push, push_squares
from darkling.games.darkness.rules.space import steps_row
from darkling.games.darkness.rules.state import GAME_MASTER, Darkness, Figure, Square
from darkling.games.darkness.rules.vocabulary import NO_PUSH, PUSH, SHOVE_WHERE
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

CLASS_OF = {"melee": "melee", "reach": "melee", "ranged": "ranged"}
"""The class of an attack by its distance (AD-R-45)."""


def damage_of(g: Darkness, figure: Figure, moved: int) -> int:
    """Return the damage of a monster's attack, having moved so many squares this turn."""
    return max(0, sum(parts_of_damage(g, figure, moved)))


def parts_of_damage(g: Darkness, figure: Figure, moved: int) -> tuple[int, int, int]:
    """Return what the card prints, what a run adds, and what effects in play change."""
    effects = total(g, figure, "dmg") if g.effects else 0
    return FOES[g.kind[figure]].damage, bonus_after(g, figure, moved), effects


@dataclass
class MonsterAttack(Rule):
    """A monster attacks once; what happens on a hit comes after the damage (AD-R-40).

    Attributes:
        moved: how many squares it has gone this turn.
        victim: who was hit in the end.
        unsaved: the damage that got through.
        is_led: whether a game master says where its victim is pushed.

    """

    figure: Figure
    target: Figure
    moved: int
    victim: Figure = -1
    unsaved: int = 0
    is_led: bool = False

    def begin(self, g: Darkness) -> Next:
        kind = g.kind[self.figure]
        distance = CLASS_OF[FOES[kind].distance]
        damage = damage_of(g, self.figure, self.moved)
        attack = SingleAttack(self.figure, self.target, damage, distance, pierce_of(kind))
        return g.call(attack, then=self.on_attacked)

    def on_attacked(self, g: Darkness, attack: SingleAttack) -> Next:
        self.victim, self.unsaved = attack.target, attack.unsaved
        if g.hp[self.figure] <= 0 or attack.blocked or self.victim == self.figure:
            return g.done()
        if self.victim < g.heroes and g.hp[self.victim] == 0:
            self.apply(g, "unconscious")
        if self.unsaved > 0:
            self.apply(g, "hit")
            return self.shove(g)
        return g.done()

    def apply(self, g: Darkness, trigger: str) -> None:
        """Heal the monster, or lay something on whom it has hit."""
        for effect in specials(g.kind[self.figure], trigger):
            if effect.verb == "heal":
                g.heal(self.figure, self.unsaved if effect.amount.of == "unsaved" else effect.amount.number)
            elif effect.verb == "mod" and g.hp[self.victim] > 0:
                amount = effect.amount.number
                begin(g, self.figure, self.victim, effect.verb, effect.what, amount, effect.lasts)

    def shove(self, g: Darkness) -> Next:
        """Push whom it has hit, towards itself or away (Void Weaver, Grimalkin)."""
        for effect in specials(g.kind[self.figure], "hit"):
            if effect.verb == "push":
                if self.is_led:
                    return self.ask_where(g)
                path = path_of_push(g, self.figure, self.victim, effect)
                if path:
                    return g.call(Push(self.figure, self.victim, path), then=self.on_pushed)
        return g.done()

    def ask_where(self, g: Darkness) -> Next:
        """AD-GM-05: the game master says where, on the side to which the card pushes, or not at all."""
        options = [PUSH[square] for square in sorted(self.paths(g))]
        if not options:
            return g.done()
        return g.ask(GAME_MASTER, SHOVE_WHERE, [*options, NO_PUSH], then=self.on_where)

    def paths(self, g: Darkness) -> dict[Square, Path]:
        """Return where the victim can be pushed: nearer to the monster, or farther from it."""
        effect = next(one for one in specials(g.kind[self.figure], "hit") if one.verb == "push")
        row, here = steps_row(g, g.at[self.figure]), g.at[self.victim]
        sign = 1 if effect.what == "toward" else -1
        paths = push_squares(g, self.victim, effect.amount.number)
        return {square: path for square, path in paths.items() if sign * row[square] < sign * row[here]}

    def on_where(self, g: Darkness, option: Option) -> Next:
        if option.id == NO_PUSH.id:
            return g.done()
        path = self.paths(g)[option.thing]
        return g.call(Push(self.figure, self.victim, path), then=self.on_pushed)

    def on_pushed(self, g: Darkness, _push: Push) -> Next:
        return g.done()


def path_of_push(g: Darkness, figure: Figure, victim: Figure, effect: CardEffect) -> Path:
    """Return the path to the legal square nearest to the monster, or farthest from it; ties as in AD-R-85."""
    paths = push_squares(g, victim, effect.amount.number)
    row, points = steps_row(g, g.at[figure]), g.board.points
    sign = 1 if effect.what == "toward" else -1

    def order(square: Square) -> tuple[int, int, int, int]:
        column, line = points[square]
        return (sign * row[square], len(paths.get(square, ())), line, column)

    return paths.get(min([g.at[victim], *paths], key=order), ())
