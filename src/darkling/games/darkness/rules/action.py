"""An action from naming its card to its end (AD-AC-06, AD-AC-09, AD-ORD, AD-R-65)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS
from darkling.games.darkness.cards.language import ATK, Predicate
from darkling.games.darkness.rules.action_state import (
    ANSWERING,
    NO_CARD,
    OWN_TURN,
    ActionState,
    has_failed,
    heals,
    own_parts,
    part_of,
    place_of,
    rcs_with_parts,
    types_of,
    valid_parts,
)
from darkling.games.darkness.rules.added import add, addable, discard_for_rage, may_rage, spare_for_rage
from darkling.games.darkness.rules.conditions import PayConditions
from darkling.games.darkness.rules.effects import end_verb
from darkling.games.darkness.rules.endings import EndOfAction
from darkling.games.darkness.rules.events import ActionDeclared, ActionNamed, EquipmentUsed
from darkling.games.darkness.rules.leaving_out import leavable, leave_out
from darkling.games.darkness.rules.parts import TakePart
from darkling.games.darkness.rules.paying import PayForAction, is_secret, price_of, show_card
from darkling.games.darkness.rules.payment import Price, gifts_of, left_floating, most_x
from darkling.games.darkness.rules.sides import enemies_of, is_over
from darkling.games.darkness.rules.spending import spend_item
from darkling.games.darkness.rules.state import HAND_ACS, Darkness
from darkling.games.darkness.rules.vocabulary import (
    ADD_TO_IT,
    DISCARD_WHICH,
    DONE,
    HOW_MUCH_X,
    LEAVE_OUT,
    PART,
    WHICH_PART,
    X,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without


@dataclass
class PlayAction(ActionState):
    """Name the card, pay, declare; then conditions, parts, and draws last."""

    def begin(self, g: Darkness) -> Next:
        hero, seat = self.hero, g.owner(self.hero)
        if self.ac == NO_CARD:
            g.emit(EquipmentUsed, seat, hero, self.item)
            spend_item(g, hero, self.item)
            self.note_enemies(g)
            return g.call(PayConditions(), then=self.on_conditions)
        show_card(g)
        g.put(hero, HAND_ACS, without(g.pile(hero, HAND_ACS), self.ac))
        g.emit(ActionNamed, seat, hero, self.ac)
        return g.call(PayForAction(), then=self.on_paid)

    def on_paid(self, g: Darkness, _pay: PayForAction) -> Next:
        """AD-X-02: with X in its cost, the player says how much of what is there it is."""
        gems = ACTIONS[self.ac].gems
        if not gems or not gems[0].is_x:
            return self.declare(g)
        # In a guess the hand may give nothing.
        most = max(1, most_x(self.price(g), gifts_of(self.rcs, self.given, self.is_off_turn())))
        return g.ask(g.owner(self.hero), HOW_MUCH_X, X[1 : most + 1], then=self.on_x)

    def on_x(self, g: Darkness, option: Option) -> Next:
        self.x = option.thing
        return self.declare(g)

    def price(self, g: Darkness) -> Price:
        return price_of(g, self.hero, self.ac)

    def is_off_turn(self) -> bool:
        return self.mode != OWN_TURN

    def declare(self, g: Darkness) -> Next:
        """AD-AC-09: the action is declared."""
        hero = self.hero
        self.play = g.plays + 1
        g.plays += 1 + len(self.rcs)
        floating = left_floating(self.price(g), self.rcs, self.given, self.is_off_turn(), self.x)
        g.floats[hero] = (*g.floats[hero], *[number for rest in floating for number in rest])
        rcs = tuple([rc for rc, _named in self.rcs])
        g.emit(ActionDeclared, g.owner(hero), hero, self.ac, rcs, self.x)
        self.note_enemies(g)
        return self.add_to_it(g)

    def note_enemies(self, g: Darkness) -> None:
        """Note who may be killed by the action; who attacks is not hidden any more."""
        self.foes = sum([1 << foe for foe in enemies_of(g, self.hero)])
        if types_of(self) & ATK:
            end_verb(g, self.hero, "hide")

    def add_to_it(self, g: Darkness) -> Next:
        """AD-D-13: equipment, advancements and abilities that go with it."""
        options = addable(g, self)
        if not options and not may_rage(g, self):
            return g.call(PayConditions(), then=self.on_conditions)
        return g.ask(g.owner(self.hero), ADD_TO_IT, [*options, DONE], then=self.on_added, window=is_secret(g))

    def on_added(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return g.call(PayConditions(), then=self.on_conditions)
        if add(g, self, option):
            return g.ask(
                g.owner(self.hero),
                DISCARD_WHICH,
                spare_for_rage(g, self),
                then=self.on_rage,
                window=is_secret(g),
            )
        return self.add_to_it(g)

    def reoffer(self, g: Darkness) -> Sequence[Option] | None:
        if self.step == "on_added":
            return [*addable(g, self), DONE]
        return spare_for_rage(g, self) if self.step == "on_rage" else None

    def on_rage(self, g: Darkness, option: Option) -> Next:
        discard_for_rage(g, self, option.thing)
        return self.add_to_it(g)

    # Its parts (AD-R-61, AD-D-14).

    def on_conditions(self, g: Darkness, _conditions: PayConditions) -> Next:
        return self.next_part(g)

    def next_part(self, g: Darkness) -> Next:
        left = self.parts_left()
        if is_over(g):
            left = [number for number in left if heals(part_of(self, number))]
        if not left or g.hp[self.hero] <= 0:
            return g.call(EndOfAction(), then=self.on_end)
        if len(left) == 1:
            return self.take(g, left[0])
        options = [*[PART[number] for number in left], *leavable(self), DONE]
        return g.ask(g.owner(self.hero), WHICH_PART, options, then=self.on_part)

    def on_part(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return g.call(EndOfAction(), then=self.on_end)
        if option.verb == LEAVE_OUT[0].verb:
            leave_out(self, option)
            return self.next_part(g)
        return self.take(g, option.thing)

    def take(self, g: Darkness, number: int) -> Next:
        self.taken |= 1 << number
        return g.call(TakePart(number), then=self.on_part_taken)

    def on_part_taken(self, g: Darkness, _part: Rule) -> Next:
        return self.next_part(g)

    def parts_left(self) -> list[int]:
        """Return the numbers of the parts that may be taken now: those of the card, then those of its RCs."""
        own = [number for number in valid_parts(self) if self.may_take(number) and self.is_in_order(number)]
        if self.mode == ANSWERING:
            # The defense comes first (AD-R-52).
            own = own[:1]
        first = len(own_parts(self))
        numbers = [first + place for place in range(len(rcs_with_parts(self)))]
        return own + [number for number in numbers if self.may_take(number)]

    def may_take(self, number: int) -> bool:
        """Say whether a part has not been taken, and its card has not failed (AD-ORD-02)."""
        return not self.taken >> number & 1 and not has_failed(self, place_of(self, number))

    def is_in_order(self, number: int) -> bool:
        """AD-R-61: with order(a,b), a is not taken any more once b has been."""
        later = [at for at in range(number + 1, len(own_parts(self))) if self.taken >> at & 1]
        return not (later and is_ordered(self))

    def on_end(self, g: Darkness, _end: EndOfAction) -> Next:
        return g.done()


def is_ordered(action: ActionState) -> bool:
    """Say whether the parts of the card must be taken as printed."""
    conditions: tuple[Predicate, ...] = ACTIONS[action.ac].conditions if action.ac != NO_CARD else ()
    return any(asked.name == "order" for asked in conditions)
