"""Paying for an action, card by card (AD-AC-06, AD-D-09, AD-D-10, AD-D-11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from darkling.games.darkness.cards import ACTIONS, ITEMS, RESOURCES
from darkling.games.darkness.cards.language import ANY_RESOURCE, ATK, MAN, CardEffect, M
from darkling.games.darkness.rules.action_state import OWN_TURN, ActionState
from darkling.games.darkness.rules.effects import is_immobile
from darkling.games.darkness.rules.events import AbilityUsed, CardDiscarded, EquipmentUsed, ResourceAdded
from darkling.games.darkness.rules.payment import (
    CACHE,
    DEAR,
    NAMES_TYPE,
    Added,
    Given,
    Offers,
    Price,
    asks_nothing,
    can_finish,
    cheapest,
    gifts_of,
    missing_points,
)
from darkling.games.darkness.rules.predicates import ALWAYS, all_hold
from darkling.games.darkness.rules.reckoning import MAGICIAN
from darkling.games.darkness.rules.spending import ready_items, spend_item, use_ability, uses_left
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import (
    ABILITY,
    ADD,
    AS,
    DISCARD_AC,
    DISCARD_WHICH,
    DONE,
    FLOAT,
    GIVE_AS,
    PAY_FOR_IT,
    USE,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

FONT_POINTS = 2
"""Of Mana, from the Magician's Arcane Font."""


@dataclass
class PayForAction(Rule):
    """AD-AC-06: name the resources of an action one by one, until they reach its cost."""

    rc: int = -1

    def begin(self, g: Darkness) -> Next:
        action = action_of(g)
        return g.ask(
            g.owner(action.hero), PAY_FOR_IT, self.offers(g), then=self.on_answer, window=is_secret(g)
        )

    def offers(self, g: Darkness) -> list[Option]:
        """Return what may be added, and the end of it once the cost is reached."""
        action = action_of(g)
        purse = Purse(g, action)
        options = [shown(g, ADD[rc]) for rc in purse.addable()]
        if g.floats[action.hero]:
            options.append(FLOAT)
        options += [USE[item] for item in charms(g, action.hero)]
        if purse.may_use_font():
            options.append(ABILITY)
        if purse.is_done() or not options:
            # Only in a guess is there nothing to pay with.
            options.append(DONE)
        return options

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        if self.step == "on_type":
            return self.types(g)
        return self.spare(g) if self.step == "on_spare" else self.offers(g)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        action = action_of(g)
        if option.verb == DONE.verb:
            return g.done()
        if option.verb == FLOAT.verb:
            use_float(g, action)
            return self.begin(g)
        if option.verb == ABILITY.verb:
            return self.use_font(g, action)
        if option.verb == ADD[0].verb:
            return self.add(g, action, option.thing)
        return self.use_charm(g, action, option.thing)

    def add(self, g: Darkness, action: ActionState, rc: int) -> Next:
        hero = action.hero
        show_card(g)
        g.put(hero, HAND_RCS, without(g.pile(hero, HAND_RCS), rc))
        g.emit(ResourceAdded, g.owner(hero), hero, rc)
        self.rc = rc
        if not NAMES_TYPE[rc]:
            action.rcs = (*action.rcs, (rc, 0))
            return self.begin(g)
        return g.ask(g.owner(hero), GIVE_AS, self.types(g), then=self.on_type, window=is_secret(g))

    def types(self, g: Darkness) -> list[Option]:
        """Return what the card just added may give (AD-D-10); in a guess, that may lead nowhere."""
        purse = Purse(g, action_of(g))
        return [AS[at] for at in range(len(AS)) if purse.can_name(self.rc, 1 << at)] or list(AS)

    def on_type(self, g: Darkness, option: Option) -> Next:
        action = action_of(g)
        action.rcs = (*action.rcs, (self.rc, 1 << option.thing))
        return self.begin(g)

    def use_charm(self, g: Darkness, action: ActionState, item: int) -> Next:
        spend_item(g, action.hero, item)
        g.emit(EquipmentUsed, g.owner(action.hero), action.hero, item)
        action.given = (*action.given, charm_points(item))
        return self.begin(g)

    def use_font(self, g: Darkness, action: ActionState) -> Next:
        use_ability(g, action.hero)
        g.emit(AbilityUsed, g.owner(action.hero), action.hero, g.kind[action.hero])
        action.given = (*action.given, (M, FONT_POINTS))
        return g.ask(
            g.owner(action.hero), DISCARD_WHICH, self.spare(g), then=self.on_spare, window=is_secret(g)
        )

    def spare(self, g: Darkness) -> list[Option]:
        """Return the ACs that may be discarded for the Arcane Font; in a guess, that may lead nowhere."""
        purse = Purse(g, action_of(g))
        cards = purse.spare_acs(purse.action.given, purse.offers) or sorted(set(purse.acs))
        return [shown(g, DISCARD_AC[ac]) for ac in cards]

    def on_spare(self, g: Darkness, option: Option) -> Next:
        discard_ac(g, action_of(g).hero, option.thing)
        return self.begin(g)


def price_of(g: Darkness, hero: Hero, ac: int) -> Price:
    """Return what an action card costs a hero: maneuvers twice as much in the arena if it is immobilized."""
    is_dear = g.teams > 0 and bool(ACTIONS[ac].types & MAN) and is_immobile(g, hero)
    return DEAR + ac if is_dear else ac


def action_of(g: Darkness) -> ActionState:
    """Return the action under way."""
    action = g.running(ActionState)
    assert action is not None
    return action


def is_secret(g: Darkness) -> bool:
    """Say whether someone does not see the hands.

    Then what depends on a hand is asked even if there is but one answer: to be passed over would show it.
    """
    return not g.all_see_hands()


def shown(g: Darkness, option: Option) -> Option:
    """Return an option that names a card: final where not everyone sees the hand it comes from."""
    return option.final if is_secret(g) else option


def show_card(g: Darkness) -> None:
    """Note that a card from a hand that not everyone sees has been shown: that cannot be taken back."""
    if is_secret(g):
        g.fence(Fence.SHOWN)


def charms(g: Darkness, hero: Hero) -> list[int]:
    """Return the equipment that helps to pay."""
    if not g.items[hero]:
        return []
    return [item for item in ready_items(g, hero, "with") if _gain(item) is not None]


def _gain(item: int) -> CardEffect | None:
    found = [effect for effect in ITEMS[item].effects if effect.verb == "gain"]
    return found[0] if found else None


def charm_points(item: int) -> tuple[int, int]:
    gain = _gain(item)
    assert gain is not None
    return ANY_RESOURCE, gain.amount.number


def use_float(g: Darkness, action: ActionState) -> None:
    """AD-R-66: what floats pays for one action more: the smallest rest that is enough, else the largest."""
    floats = g.floats[action.hero]
    rests = sorted([(floats[at + 1], floats[at]) for at in range(0, len(floats), 2)])
    price = price_of(g, action.hero, action.ac)
    enough = [rest for rest in rests if not any(missing(action, price, rest))]
    points, resources = enough[0] if enough else rests[-1]
    rests.remove((points, resources))
    g.floats[action.hero] = tuple([number for points, types in rests for number in (types, points)])
    action.given = (*action.given, (resources, points))


def missing(action: ActionState, price: Price, rest: tuple[int, int]) -> tuple[int, ...]:
    """Return what is missing of the cost once this rest is used."""
    points, resources = rest
    given = (*action.given, (resources, points))
    return missing_points(price, gifts_of(action.rcs, given, action.mode != OWN_TURN))


def discard_ac(g: Darkness, hero: Hero, ac: int) -> None:
    show_card(g)
    g.discard_card(hero, HAND_ACS, ac)
    g.emit(CardDiscarded, g.owner(hero), hero, ACTIONS[ac].code)


class Purse:
    """All that a hero could pay an action with, as it stands."""

    def __init__(self, g: Darkness, action: ActionState) -> None:
        self.g, self.action = g, action
        self.hero = action.hero
        self.price = price_of(g, action.hero, action.ac)
        self.off_turn = action.mode != OWN_TURN
        held = g.pile(self.hero, HAND_RCS)
        self.usable = usable_of(g, self.hero, held)
        self.others = len(held) - len(self.usable)
        self.acs = g.pile(self.hero, HAND_ACS)
        self.offers = offers_to(g, self.hero)

    def addable(self) -> list[int]:
        """Return the resource cards that may be added, one of each kind."""
        cards = sorted(set(self.usable))
        if cards and asks_nothing(self.price, self.action.rcs, self.usable, self.offers):
            # All cards together pay, whichever is added first.
            return cards if self.can_add(cards[0]) else []
        return [rc for rc in cards if self.can_add(rc)]

    def can_add(self, rc: int) -> bool:
        added, rest = (*self.action.rcs, (rc, 0)), without(self.usable, rc)
        return self._can_finish(added, rest, self.others, self.acs, self.action.given, self.offers)

    def can_name(self, rc: int, named: int) -> bool:
        """Say whether a card that has left the hand may be given as one type."""
        if not RESOURCES[rc].gifts[0].resources & named:
            return False
        added = (*self.action.rcs, (rc, named))
        return self._can_finish(added, self.usable, self.others, self.acs, self.action.given, self.offers)

    def is_done(self) -> bool:
        """Say whether the cost is reached, and nothing that conditions ask for is missing."""
        action, held = self.action, self.others + len(self.usable)
        return self._can_finish(action.rcs, (), held, self.acs, action.given, ())

    def may_use_font(self) -> bool:
        """Say whether the Magician may discard an AC for Mana, and still finish."""
        g, hero = self.g, self.hero
        if g.kind[hero] != MAGICIAN or not uses_left(g, hero):
            return False
        given = (*self.action.given, (M, FONT_POINTS))
        others = list(self.offers)
        others.remove((M, FONT_POINTS, 1))
        return bool(self.spare_acs(given, tuple(others)))

    def spare_acs(self, given: Given, offers: Offers) -> list[int]:
        """Return the ACs that can be discarded so that the action can still be finished."""
        return [
            ac
            for ac in sorted(set(self.acs))
            if self._can_finish(
                self.action.rcs, self.usable, self.others, without(self.acs, ac), given, offers
            )
        ]

    def cheapest(self) -> tuple[int, ...] | None:
        """Return the fewest further resource cards that will do, without other help."""
        action, held = self.action, len(self.usable) + self.others
        return cheapest(
            self.price,
            action.rcs,
            self.usable,
            held,
            counted(self.acs),
            action.given,
            self.off_turn,
            self.g.hp[self.hero],
        )

    def _can_finish(
        self,
        added: Added,
        usable: tuple[int, ...],
        others: int,
        acs: tuple[int, ...],
        given: Given,
        offers: Offers,
    ) -> bool:
        price, hp = self.price, self.g.hp[self.hero]
        return can_finish(price, added, usable, others, counted(acs), given, offers, self.off_turn, hp)


@lru_cache(maxsize=CACHE)
def counted(acs: tuple[int, ...]) -> tuple[int, int]:
    """Return how many ACs are attacks, and how many there are."""
    return len([ac for ac in acs if ACTIONS[ac].types & ATK]), len(acs)


def offers_to(g: Darkness, hero: Hero) -> Offers:
    """Return the further points that a hero may have for an action."""
    floats = g.floats[hero]
    if not floats and not g.items[hero] and g.kind[hero] != MAGICIAN:
        return ()
    found = [(floats[at], floats[at + 1], 0) for at in range(0, len(floats), 2)]
    found += [(*charm_points(item), 0) for item in charms(g, hero)]
    if g.kind[hero] == MAGICIAN:
        found += [(M, FONT_POINTS, 1)] * uses_left(g, hero)
    return tuple(found)


ASKED = tuple([tuple([p for p in card.conditions if p.name not in ALWAYS]) for card in RESOURCES])
"""What each resource card asks for, discards aside."""
ASKING = frozenset([rc for rc, asked in enumerate(ASKED) if asked])
"""The cards that ask for anything."""


def usable_of(g: Darkness, hero: Hero, rcs: tuple[int, ...]) -> tuple[int, ...]:
    """Return those resource cards for which what they ask for holds."""
    if ASKING.isdisjoint(rcs):
        return rcs
    return tuple([rc for rc in rcs if not ASKED[rc] or all_hold(g, hero, ASKED[rc])])
