"""Meeting the conditions of an action's cards before anything else of it (AD-ORD-01, AD-R-65)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, ITEMS, RESOURCES
from darkling.games.darkness.cards.language import ATK, Predicate
from darkling.games.darkness.rules.action_state import NO_CARD, OWN, ActionState, has_failed
from darkling.games.darkness.rules.events import CardDiscarded
from darkling.games.darkness.rules.harm import lose_hp
from darkling.games.darkness.rules.paying import action_of, counted, discard_ac, is_secret, show_card, shown
from darkling.games.darkness.rules.payment import Demand, demand_of, discards_fit
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, NOBODY, Darkness, Hero
from darkling.games.darkness.rules.turn_state import act_no_more, keep_still
from darkling.games.darkness.rules.vocabulary import (
    DISCARD_AC,
    DISCARD_AT_RANDOM,
    DISCARD_RC,
    DISCARD_WHICH,
    RANDOM_CARD,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

NO_DEMAND: Demand = (0, 0, 0, 0)
Placed = tuple[int, Predicate]
"""A condition, and where it stands: on the AC, or on an RC by its place."""


@dataclass
class PayConditions(Rule):
    """Meet the conditions of the AC, then those of the RCs in order; then lose what cards cost in HP.

    `met` counts the conditions that are dealt with, `cards` the discards of the one under way.
    """

    met: int = 0
    cards: int = 0

    def begin(self, g: Darkness) -> Next:
        action = action_of(g)
        placed = placed_conditions(action)
        while self.met < len(placed):
            at, condition = placed[self.met]
            if not has_failed(action, at):
                if condition.name == "discard" and self.cards < condition.number:
                    return self.discard(g, action, condition)
                meet(g, action, condition)
            self.met, self.cards = self.met + 1, 0
        lose_what_cards_cost(g, action)
        return g.done()

    def discard(self, g: Darkness, action: ActionState, condition: Predicate) -> Next:
        seat = g.owner(action.hero)
        options = discards(g, action.hero, condition.kinds[0], self.demand(action))
        if not options:
            return self.fail(g, action)
        if condition.kinds == ("random",):
            return g.ask(seat, DISCARD_AT_RANDOM, [RANDOM_CARD.final], then=self.on_random, window=True)
        return g.ask(seat, DISCARD_WHICH, options, then=self.on_card, window=is_secret(g))

    def fail(self, g: Darkness, action: ActionState) -> Next:
        """AD-ORD-02: what was possible is so no more; the card does nothing, but is spent (AD-R-63)."""
        at, _condition = placed_conditions(action)[self.met]
        action.failed |= 1 << (at + 1)
        return self.begin(g)

    def demand(self, action: ActionState) -> Demand:
        """Return which discards will still be asked for after the next one."""
        conditions = conditions_of(action)
        asked = conditions[self.met]
        left = Predicate("discard", asked.number - self.cards - 1, asked.kinds)
        return demand_of([left, *conditions[self.met + 1 :]])

    def reoffer(self, g: Darkness) -> Sequence[Option] | None:
        if self.step == "on_random":
            return None
        action = action_of(g)
        kind = conditions_of(action)[self.met].kinds[0]
        options = discards(g, action.hero, kind, self.demand(action))
        # In a guess the hand may have no card of the kind.
        return options or discards(g, action.hero, "any", NO_DEMAND)

    def on_random(self, g: Darkness, _option: Option) -> Next:
        discard_at_random(g, action_of(g).hero)
        self.cards += 1
        return self.begin(g)

    def on_card(self, g: Darkness, option: Option) -> Next:
        action = action_of(g)
        at, _condition = placed_conditions(action)[self.met]
        if option.verb == DISCARD_AC[0].verb:
            discard_ac(g, action.hero, option.thing)
            if at == OWN:
                action.discarded = printed_damage(option.thing)
        else:
            discard_rc(g, action.hero, option.thing)
        self.cards += 1
        return self.begin(g)


def discards(g: Darkness, hero: Hero, kind: str, demand: Demand) -> list[Option]:
    """Return the cards of a kind that can be discarded so that enough is left for the discards to come.

    If nothing leaves enough, all cards of the kind may go.
    """
    acs, rcs = g.pile(hero, HAND_ACS), g.pile(hero, HAND_RCS)
    options = [
        shown(g, DISCARD_AC[ac])
        for ac in sorted(set(acs))
        if kind in ("AC", "any", "random") or (kind == "ATK" and ACTIONS[ac].types & ATK)
        if discards_fit(demand, *counted(without(acs, ac)), len(rcs))
    ]
    if kind in ("RC", "any", "random") and discards_fit(demand, *counted(acs), len(rcs) - 1):
        options += [shown(g, DISCARD_RC[rc]) for rc in sorted(set(rcs))]
    return options if options or demand == NO_DEMAND else discards(g, hero, kind, NO_DEMAND)


def placed_conditions(action: ActionState) -> list[Placed]:
    """Return all conditions of an action in the order in which they are met (AD-R-65)."""
    own = ACTIONS[action.ac].conditions if action.ac != NO_CARD else ITEMS[action.item].conditions
    found = [(OWN, asked) for asked in own]
    for at, (rc, _named) in enumerate(action.rcs):
        found += [(at, asked) for asked in RESOURCES[rc].conditions]
    return found


def conditions_of(action: ActionState) -> list[Predicate]:
    return [asked for _at, asked in placed_conditions(action)]


def meet(g: Darkness, action: ActionState, condition: Predicate) -> None:
    """Do what a condition asks for besides discards."""
    if condition.name == "pay_hp":
        lose_hp(g, action.hero, condition.number, "paid", NOBODY, least=1)
    elif condition.name == "final":
        act_no_more(g, action.hero)
    elif condition.name == "still":
        keep_still(g, action.hero)


def lose_what_cards_cost(g: Darkness, action: ActionState) -> None:
    """Take the HP that cards cost, which cannot be left out (AD-R-68)."""
    for at, (rc, _named) in enumerate(action.rcs):
        for effect in RESOURCES[rc].effects:
            if effect.verb == "lose" and not has_failed(action, at):
                lose_hp(g, action.hero, effect.amount.number, "paid", NOBODY, least=1)


def discard_rc(g: Darkness, hero: Hero, rc: int) -> None:
    show_card(g)
    g.discard_card(hero, HAND_RCS, rc)
    g.emit(CardDiscarded, g.owner(hero), hero, RESOURCES[rc].code)


def discard_at_random(g: Darkness, hero: Hero) -> None:
    """AD-R-64: any card of both hands."""
    acs, rcs = g.pile(hero, HAND_ACS), g.pile(hero, HAND_RCS)
    if not acs and not rcs:
        return
    g.fence(Fence.DICE)
    at = g.pick(range(len(acs) + len(rcs)))
    if at < len(acs):
        discard_ac(g, hero, acs[at])
    else:
        discard_rc(g, hero, rcs[at - len(acs)])


def printed_damage(ac: int) -> int:
    """Return the printed damage of one hit of an unplayed card, in which X is 1 (AD-X-03)."""
    damages = [part.damage for part in ACTIONS[ac].parts if part.damage is not None]
    return damages[0].number + damages[0].xs if damages else 0
