"""Heroes who strike whoever comes near them: on(approach), without being asked."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import total, triggered
from darkling.games.darkness.rules.sides import is_friend, is_over
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Hero, Square
from darkling.table.rule import Next, Rule

FIGURES = 1024
"""More than there can be: it tells the pairs in `approached` apart."""


def is_watched(g: Darkness) -> bool:
    """Say whether some hero strikes whoever comes near."""
    return any(effect[4] == "on" and effect[5] == "approach" for effect in g.effects)


def next_watcher(g: Darkness, mover: Figure, before: Square) -> Hero:
    """Return who strikes at a figure that has just come from a square; each does so once in its turn."""
    if not is_watched(g) or is_friend(g, mover):
        return NOBODY
    for hero in g.conscious():
        comes_near = apart(g, g.at[hero], g.at[mover]) == 1 < apart(g, g.at[hero], before)
        if comes_near and hero * FIGURES + mover not in g.approached and triggered(g, "approach", hero):
            return hero
    return NOBODY


def watch_damage(g: Darkness, hero: Hero) -> int:
    """Return the damage of the blow."""
    return max(0, sum(parts_of_watch(g, hero)))


def parts_of_watch(g: Darkness, hero: Hero) -> tuple[int, int]:
    """Return what the card in play says, and what the hero's modifiers change."""
    card = ACTIONS[triggered(g, "approach", hero)[0][1]]
    printed = [
        effect.amount.number for part in card.parts for effect in part.effects if effect.on == "approach"
    ]
    return sum(printed), total(g, hero, "dmg")


@dataclass
class Approach(Rule):
    """An enemy of the heroes has taken a step: those whose melee it has entered strike."""

    mover: Figure
    before: Square

    def begin(self, g: Darkness) -> Next:
        if g.hp[self.mover] <= 0 or is_over(g):
            return g.done()
        hero = next_watcher(g, self.mover, self.before)
        if hero == NOBODY:
            return g.done()
        g.approached = (*g.approached, hero * FIGURES + self.mover)
        return g.call(SingleAttack(hero, self.mover, watch_damage(g, hero), "melee"), then=self.on_struck)

    def on_struck(self, g: Darkness, _attack: SingleAttack) -> Next:
        return self.begin(g)
