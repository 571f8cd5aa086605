"""The window in which heroes answer an attack (AD-R-49, AD-D-21)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTION_CODES, ACTIONS, ADVANCEMENTS, ITEMS
from darkling.games.darkness.cards.language import DEF, ActionPart, CardEffect
from darkling.games.darkness.rules.action import PlayAction
from darkling.games.darkness.rules.action_state import ANSWERING
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.deeds import answered
from darkling.games.darkness.rules.events import AdvancementUsed, EquipmentUsed
from darkling.games.darkness.rules.paying import shown
from darkling.games.darkness.rules.playable import CANNOT_PAY, FATIGUED, LAST_ACTION_TAKEN, could_pay
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.sides import is_enemy
from darkling.games.darkness.rules.space import in_distance
from darkling.games.darkness.rules.spending import (
    ready_advancements,
    ready_items,
    spend_advancement,
    spend_item,
)
from darkling.games.darkness.rules.state import DECK_ACS, HAND_ACS, NOBODY, Darkness, Hero
from darkling.games.darkness.rules.turn_state import is_enemys_turn, may_act
from darkling.games.darkness.rules.vocabulary import PASS, PLAY, REACT, USE, USE_ADVANCEMENT
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot

DEFENDS = frozenset([ac for ac, card in enumerate(ACTIONS) if card.types & DEF])
DEFENDS_OTHERS = frozenset(
    [
        ac
        for ac, card in enumerate(ACTIONS)
        if any(part.type == DEF and part.whom.kind != "self" for part in card.parts)
    ]
)
"""Action cards that answer attacks, on anyone or on others than their hero."""
NO_DEFENSE = WhyNot("no-defense", "AD-TYP-05")
ENEMYS_TURN = WhyNot("enemys-turn-only", "AD-TYP-05")
OTHER_ATTACK = WhyNot("another-attack", "AD-R-52")


@dataclass
class Reaction(Rule):
    """The target first, then its friends in marching order, round and round until all have passed.

    Attributes:
        at: who is asked, by the place in that order.
        quiet: how many have passed since something was last played.

    """

    at: int = 0
    quiet: int = 0

    def begin(self, g: Darkness) -> Next:
        attack = answered(g)
        order = askable(g, attack)
        while self.quiet < len(order) and is_open(g, attack):
            hero = order[self.at % len(order)]
            options = answers(g, hero, attack)
            if is_asked(g, hero, attack, options):
                return g.ask(g.owner(hero), REACT, [*options, PASS], then=self.on_answer, window=True)
            self.at, self.quiet = self.at + 1, self.quiet + 1
        return g.done()

    def hero(self, g: Darkness) -> Hero:
        order = askable(g, answered(g))
        return order[self.at % len(order)]

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        return [*answers(g, self.hero(g), answered(g)), PASS]

    def barred(self, g: Darkness) -> Sequence[Barred]:
        """Return the action cards in hand that cannot answer the attack, with the reason."""
        if self.step != "on_answer":
            return ()
        hero, attack = self.hero(g), answered(g)
        reasons = [(ac, why_not_answer(g, hero, ac, attack)) for ac in sorted(set(g.pile(hero, HAND_ACS)))]
        return [(ACTION_CODES[ac], why) for ac, why in reasons if why is not None]

    def is_target(self, g: Darkness, seat: Seat) -> bool:
        return g.owner(answered(g).target) == seat

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option.verb == PASS.verb:
            self.at, self.quiet = self.at + 1, self.quiet + 1
            return self.begin(g)
        self.quiet = 0
        hero = self.hero(g)
        if option.verb == PLAY[0].verb:
            return g.call(PlayAction(hero, option.thing, mode=ANSWERING), then=self.on_played)
        use_against(g, hero, option)
        return self.begin(g)

    def on_played(self, g: Darkness, _action: PlayAction) -> Next:
        return self.begin(g)


def is_open(g: Darkness, attack: SingleAttack) -> bool:
    """Say whether there is still something to answer; whom it moves to has a window of its own (AD-R-55)."""
    return not attack.blocked and attack.moved_to == NOBODY and g.hp[attack.attacker] > 0


def askable(g: Darkness, attack: SingleAttack) -> list[Hero]:
    """Return the heroes who may answer, in order (AD-R-49): the target, then its allies."""
    order = [hero for hero in g.conscious() if not is_enemy(g, hero, attack.target)]
    if attack.target in order:
        order.remove(attack.target)
        order.insert(0, attack.target)
    return order


def others_asked(g: Darkness, attack: SingleAttack) -> bool:
    """Say whether anyone but the target can be asked about the attack."""
    return any(
        is_asked(g, hero, attack, answers(g, hero, attack))
        for hero in askable(g, attack)
        if hero != attack.target
    )


def is_asked(g: Darkness, hero: Hero, attack: SingleAttack, options: Sequence[Option]) -> bool:
    """AD-R-117: who can do nothing is not asked where hands are open; else it follows from public facts."""
    if g.all_see_hands():
        return bool(options)
    if any(option.verb != PLAY[0].verb for option in options):
        return True
    return may_hold_answer(g, hero, attack)


def may_hold_answer(g: Darkness, hero: Hero, attack: SingleAttack) -> bool:
    """Say whether, for all that everyone knows, the hero could hold a card that answers the attack."""
    if g.is_fatigued(hero) or not g.pile(hero, HAND_ACS):
        return False
    if not is_enemys_turn(g, hero) or not may_act(g, hero):
        return False
    unseen = {*g.pile(hero, HAND_ACS), *g.pile(hero, DECK_ACS)}
    return any(answers_it(g, hero, ac, attack) for ac in unseen)


def answers(g: Darkness, hero: Hero, attack: SingleAttack) -> list[Option]:
    """Return what a hero can answer an attack with."""
    if g.is_fatigued(hero):
        return equipment_against(g, hero, attack)
    options: list[Option] = []
    hand = g.pile(hero, HAND_ACS)
    able = DEFENDS if hero == attack.target else DEFENDS_OTHERS
    defenses = [] if able.isdisjoint(hand) else [ac for ac in sorted(set(hand)) if ac in able]
    if defenses and is_enemys_turn(g, hero) and may_act(g, hero):
        options = [
            shown(g, PLAY[ac])
            for ac in defenses
            if answers_it(g, hero, ac, attack) and could_pay(g, hero, ac, ANSWERING)
        ]
    if hero == attack.target:
        options += equipment_against(g, hero, attack)
        options += [
            USE_ADVANCEMENT[number]
            for number in ready_advancements(g, hero, "attacked")
            if fits(ADVANCEMENTS[number].answers, attack)
        ]
    return options


def why_not_answer(g: Darkness, hero: Hero, ac: int, attack: SingleAttack) -> WhyNot | None:
    """Return why a card in hand is not among the answers; None if it is."""
    if g.is_fatigued(hero):
        return FATIGUED
    if ac not in DEFENDS:
        return NO_DEFENSE
    if not is_enemys_turn(g, hero):
        return ENEMYS_TURN
    if not may_act(g, hero):
        return LAST_ACTION_TAKEN
    if not answers_it(g, hero, ac, attack):
        return OTHER_ATTACK
    return None if could_pay(g, hero, ac, ANSWERING) else CANNOT_PAY


def equipment_against(g: Darkness, hero: Hero, attack: SingleAttack) -> list[Option]:
    """Return the equipment that helps against an attack on its owner; the fatigued have it too (AD-R-35)."""
    if hero != attack.target:
        return []
    return [USE[item] for item in ready_items(g, hero, "attacked") if fits(ITEMS[item].answers, attack)]


def fits(answers_class: str, attack: SingleAttack) -> bool:
    return answers_class in ("any", attack.distance)


def answers_it(g: Darkness, hero: Hero, ac: int, attack: SingleAttack) -> bool:
    """Say whether a card has a DEF part that works against the attack (AD-R-48, AD-R-52)."""
    card = ACTIONS[ac]
    if not card.types & DEF or not any(reaches(g, hero, part, attack) for part in card.parts):
        return False
    for asked in card.conditions:
        if asked.name == "attacked":
            if hero != attack.target or not fits(asked.kinds[0], attack):
                return False
        elif not holds(g, hero, asked):
            return False
    return True


def reaches(g: Darkness, hero: Hero, part: ActionPart, attack: SingleAttack) -> bool:
    if part.type != DEF or not fits(part.answers, attack):
        return False
    if part.whom.kind == "self":
        return hero == attack.target
    return in_distance(g, g.at[hero], g.at[attack.target], part.whom.distance)


def use_against(g: Darkness, hero: Hero, option: Option) -> None:
    """Use equipment or an advancement against the attack."""
    attack, seat = answered(g), g.owner(hero)
    effects: tuple[CardEffect, ...]
    if option.verb == USE[0].verb:
        effects = ITEMS[option.thing].effects
        spend_item(g, hero, option.thing)
        g.emit(EquipmentUsed, seat, hero, option.thing)
    else:
        effects = ADVANCEMENTS[option.thing].effects
        spend_advancement(g, hero, option.thing)
        g.emit(AdvancementUsed, seat, hero, option.thing)
    attack.saved += sum([effect.amount.number for effect in effects if effect.verb == "save"])
