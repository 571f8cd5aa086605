"""Striking at an enemy that is about to leave one's melee (AD-R-119, AD-D-22)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.rules.action import PlayAction
from darkling.games.darkness.rules.action_state import STRIKING
from darkling.games.darkness.rules.movement import can_go_on
from darkling.games.darkness.rules.paying import shown
from darkling.games.darkness.rules.playable import could_pay
from darkling.games.darkness.rules.sides import is_over, strikers
from darkling.games.darkness.rules.space import apart
from darkling.games.darkness.rules.state import DECK_ACS, HAND_ACS, Darkness, Figure, Hero, Square
from darkling.games.darkness.rules.turn_state import may_act
from darkling.games.darkness.rules.vocabulary import PASS, PLAY, STRIKE_THE_LEAVING
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

LEAVING = tuple([any(asked.name == "react" for asked in card.conditions) for card in ACTIONS])
"""Action cards that strike whoever leaves."""


@dataclass
class LeaveMelee(Rule):
    """Each hero whose melee an enemy is leaving may strike once, in marching order.

    Attributes:
        mover: who is about to go.
        ahead: the square it goes to.
        asked: how many heroes have been dealt with.

    """

    mover: Figure
    ahead: Square
    asked: int = 0

    def begin(self, g: Darkness) -> Next:
        march = g.march
        while self.asked < len(march) and g.hp[self.mover] > 0 and not is_over(g):
            hero = march[self.asked]
            if is_left(g, hero, self.mover, self.ahead) and is_asked_to_strike(g, hero):
                options = self.reoffer(g)
                return g.ask(g.owner(hero), STRIKE_THE_LEAVING, options, then=self.on_answer, window=True)
            self.asked += 1
        return g.done()

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        return [*strikes(g, g.march[self.asked]), PASS]

    def on_answer(self, g: Darkness, option: Option) -> Next:
        hero = g.march[self.asked]
        self.asked += 1
        if option.verb == PASS.verb:
            return self.begin(g)
        action = PlayAction(hero, option.thing, mode=STRIKING, mover=self.mover)
        return g.call(action, then=self.on_struck)

    def on_struck(self, g: Darkness, _action: PlayAction) -> Next:
        return self.begin(g) if can_go_on(g, self.mover) else g.done()


def is_left(g: Darkness, hero: Hero, mover: Figure, ahead: Square) -> bool:
    """Say whether a step takes the mover out of the melee of a hero who is its enemy."""
    here = g.at[hero]
    return hero in strikers(g, mover) and apart(g, here, g.at[mover]) == 1 and apart(g, here, ahead) > 1


def strikes(g: Darkness, hero: Hero) -> list[Option]:
    """Return the cards with which a hero can strike."""
    if g.is_fatigued(hero) or not may_act(g, hero):
        return []
    held = sorted(set(g.pile(hero, HAND_ACS)))
    return [shown(g, PLAY[ac]) for ac in held if LEAVING[ac] and could_pay(g, hero, ac, STRIKING)]


def is_asked_to_strike(g: Darkness, hero: Hero) -> bool:
    """AD-R-117: where hands are closed, being asked follows from what everyone knows."""
    return bool(strikes(g, hero)) if g.all_see_hands() else may_hold_strike(g, hero)


def may_hold_strike(g: Darkness, hero: Hero) -> bool:
    """Say whether, for all that everyone knows, the hero could hold a card that strikes whoever leaves."""
    if g.is_fatigued(hero) or not g.pile(hero, HAND_ACS) or not may_act(g, hero):
        return False
    return any(LEAVING[ac] for ac in (*g.pile(hero, HAND_ACS), *g.pile(hero, DECK_ACS)))


def could_strike(g: Darkness, mover: Figure, ahead: Square) -> bool:
    """Say whether anybody has to be asked."""
    return any(is_left(g, hero, mover, ahead) and is_asked_to_strike(g, hero) for hero in g.march)
