"""Class abilities with a question of their own: The Question and Flux (AD-CLS-02)."""

from dataclasses import dataclass

from darkling.games.darkness.rules.action_state import OWN_TURN, ActionState
from darkling.games.darkness.rules.drawing import CycleCards
from darkling.games.darkness.rules.effects import begin
from darkling.games.darkness.rules.events import AbilityUsed
from darkling.games.darkness.rules.moving import PushTarget
from darkling.games.darkness.rules.reckoning import INQUISITOR
from darkling.games.darkness.rules.sides import is_enemy
from darkling.games.darkness.rules.spending import use_ability, uses_left
from darkling.games.darkness.rules.state import Darkness, Figure, Hero
from darkling.games.darkness.rules.vocabulary import EITHER, SKIP, USE_ABILITY, WHICH_OF_TWO
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

PUSH_IT, SLOW_IT = range(2)
SLOWED_BY = -2


def may_ask_the_question(g: Darkness, action: ActionState, target: Figure) -> bool:
    """Say whether the Inquisitor may trouble an enemy that has just been hurt."""
    hero = action.hero
    return (
        g.kind[hero] == INQUISITOR
        and action.mode == OWN_TURN
        and g.hp[target] > 0
        and is_enemy(g, hero, target)
        and uses_left(g, hero) > 0
        and not g.is_fatigued(hero)
    )


@dataclass
class TheQuestion(Rule):
    """Push the enemy, or slow it down."""

    hero: Hero
    target: Figure

    def begin(self, g: Darkness) -> Next:
        options = [*EITHER, SKIP]
        return g.ask(g.owner(self.hero), USE_ABILITY, options, then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is SKIP:
            return g.done()
        use_ability(g, self.hero)
        g.emit(AbilityUsed, g.owner(self.hero), self.hero, g.kind[self.hero])
        if option.thing == PUSH_IT:
            return g.become(PushTarget(self.hero, self.target, 1))
        begin(g, self.hero, self.target, "mod", "move", SLOWED_BY, 1)
        return g.done()


@dataclass
class Flux(Rule):
    """The Psion changes a card of one kind for the next one."""

    hero: Hero

    def begin(self, g: Darkness) -> Next:
        use_ability(g, self.hero)
        g.emit(AbilityUsed, g.owner(self.hero), self.hero, g.kind[self.hero])
        return g.ask(g.owner(self.hero), WHICH_OF_TWO, EITHER, then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        return g.become(CycleCards(self.hero, option.thing, 1))
