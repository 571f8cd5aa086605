"""Heroes who strike whoever comes near them: on(approach), without being asked."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.effects import PLAY, TARGET, in_force, total, triggered
from darkling.games.darkness.rules.sides import is_over, strikers
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, InPlay, Square
from darkling.table.rule import Next, Rule

FIGURES = 1024
"""More than there can be: it tells the pairs in `approached` apart."""


def is_watched(g: Darkness) -> bool:
    """Say whether some hero strikes whoever comes near."""
    return "on" in in_force(g).verbs and any(
        effect[4] == "on" and effect[5] == "approach" for effect in g.effects
    )


def next_watch(g: Darkness, mover: Figure, before: Square) -> InPlay | None:
    """Return what strikes at a figure that has just come from a square: each card does so once a turn."""
    if not is_watched(g):
        return None
    for hero in strikers(g, mover):
        if apart(g, g.at[hero], g.at[mover]) == 1 < apart(g, g.at[hero], before):
            for watch in triggered(g, "approach", hero):
                if watch[PLAY] * FIGURES + mover not in g.approached:
                    return watch
    return None


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
    """Somebody has taken a step: those of its enemies strike whose melee it has entered."""

    mover: Figure
    before: Square

    def begin(self, g: Darkness) -> Next:
        if g.hp[self.mover] <= 0 or is_over(g):
            return g.done()
        watch = next_watch(g, self.mover, self.before)
        if watch is None:
            return g.done()
        hero = watch[TARGET]
        g.approached = (*g.approached, watch[PLAY] * FIGURES + self.mover)
        return g.call(SingleAttack(hero, self.mover, watch_damage(g, hero), "melee"), then=self.on_struck)

    def on_struck(self, g: Darkness, _attack: SingleAttack) -> Next:
        return self.begin(g)
