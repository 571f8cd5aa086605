"""Playing a hand: what Recruit & Larceny and every challenge of a heist share."""

from dataclasses import dataclass

from darkling.games.heists.cards import (
    ABILITIES,
    FIRST_HEIST,
    FIRST_LARCENY,
    HEAT,
    IS_STARRED,
    PERMANENT,
    SPECTER,
    TRICKS,
    Card,
    verbs,
)
from darkling.games.heists.cards.verbs import Deed
from darkling.games.heists.effects import Bury, Inflict, Ransom, Steal, bury, bury_options, victims_of_theft
from darkling.games.heists.events import (
    AbilityActivated,
    CardsDrawn,
    LarcenyCardPlayed,
    PenaltyIgnored,
    PermanentUsed,
)
from darkling.games.heists.offers import ACTIVATIONS, COIN_USES, USABLE_FOR, USES
from darkling.games.heists.state import ACTIVATED, ACTIVATED_SECOND, FOR_CRIME, FOR_SWAY, STATES, Heists
from darkling.games.heists.use_hand import CRIME, SWAY, UseHand, count_in_hand
from darkling.games.heists.vocabulary import (
    ALL_CRIME,
    ALL_SWAY,
    CRIME_OR_SWAY,
    DRAW_ONE,
    DRAW_OR_BURY_A_CARD,
    PLAY,
    SETTLE_COIN,
    SETTLE_HEAT,
    TO_CRIME,
    TO_SWAY,
    USE_PERMANENT,
)
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

REVEALING = (verbs.DRAW, verbs.DRAW_PER, verbs.PAY_DRAW, verbs.RANSOM)
"""What brings something hidden to light as soon as it is chosen."""
PRICED = (verbs.PAY_DRAW, verbs.PAY_BURY, verbs.INFLICT_HEAT, verbs.INFLICT_SPECTER, verbs.COIN_TO_POOL)
"""What costs as many coins as its amount."""


@dataclass
class PlayHand(UseHand):
    """DH-R-05: activate abilities and use cards for crime or sway, in any order."""

    # What is on offer with any hand.

    def hand_options(self, g: Heists) -> list[Option]:
        """Return what can be done with the hand, larceny cards and permanent effects."""
        seat = self.seat
        coins = g.coins[seat]
        options: list[Option] = []
        last = -STATES
        for_crime = for_sway = 0
        for held in g.hands[seat]:
            usable = USABLE_FOR[held]
            for_crime += FOR_CRIME in usable
            for_sway += FOR_SWAY in usable
            if held == last:
                continue
            offers = USES[held]
            if coins:
                offers += COIN_USES[held]
            for option, deed in ACTIVATIONS[held]:
                offers += self.offered(g, option, deed, held // STATES)
            if held // STATES == last // STATES:
                offers = tuple([option for option in offers if option not in options])
            options += offers
            last = held
        if for_crime > 1:
            options.append(ALL_CRIME)
        if for_sway > 1:
            options.append(ALL_SWAY)
        if self.dues:
            options.append(SETTLE_HEAT)
            if coins:
                options.append(SETTLE_COIN)
        if g.kept[seat] or g.heists[seat]:
            self.offer_beside_hand(g, options)
        return options

    def offer_beside_hand(self, g: Heists, options: list[Option]) -> None:
        """Add kept larceny cards (DH-R-23) and permanent effects (DH-PERM-02, DH-PERM-03)."""
        for card in sorted(set(g.kept[self.seat])):
            options += self.offered(g, PLAY[card], TRICKS[card][-1], card)
        for heist in g.heists[self.seat]:
            deed = PERMANENT[heist]
            is_free = IS_STARRED[heist] or heist not in self.permanents
            if is_free and deed[0] and self.helps_now(deed[0]):
                options += self.offered(g, USE_PERMANENT[heist], deed, heist)

    def helps_now(self, verb: int) -> bool:
        """Say whether a permanent effect has anything to work on: an ignore needs its penalty (DH-R-46)."""
        if verb == verbs.IGNORE_HEAT:
            return self.heat > 0
        return verb != verbs.IGNORE_SPECTER or self.specters > 0

    def offered(self, g: Heists, option: Option, deed: Deed, card: Card) -> tuple[Option, ...]:
        """Return an option if its effect can be used now (DH-R-64)."""
        verb, amount = deed
        seat = self.seat
        if verb in PRICED and g.coins[seat] < amount:
            return ()
        if verb in (verbs.DRAW, verbs.DRAW_PER, verbs.PAY_DRAW) and not g.can_draw(seat):
            return ()
        if verb in (verbs.DRAW_PER, verbs.COIN_PER) and not count_in_hand(
            g.cards_in_hand(seat), amount, card
        ):
            return ()
        if verb == verbs.STEAL and not victims_of_theft(g, seat):
            return ()
        if verb in (verbs.BURY, verbs.PAY_BURY) and not (g.hands[seat] or g.discards[seat]):
            return ()
        return (option.final,) if verb in REVEALING else (option,)

    # Effects: of cards in hand, of larceny cards, of completed heists.

    def do_activate(self, g: Heists, option: Option) -> Next:
        """Activate the first ability of a card."""
        return self.activate(g, option, ACTIVATED, ABILITIES[option.thing][0])

    def do_activate_second(self, g: Heists, option: Option) -> Next:
        """Activate the second ability of a card."""
        return self.activate(g, option, ACTIVATED_SECOND, ABILITIES[option.thing][1])

    def activate(self, g: Heists, option: Option, mark: int, deed: Deed) -> Next:
        """Mark the ability as activated, and do it."""
        card = option.thing
        held = max([held for held in g.hands[self.seat] if held // STATES == card and not held & mark])
        self.remark(g, held, mark)
        g.emit(AbilityActivated, self.seat, card)
        return self.perform(g, deed, card)

    def do_play(self, g: Heists, option: Option) -> Next:
        """Play a larceny card, which is buried (DH-LARC-03, DH-R-23)."""
        card = FIRST_LARCENY + option.thing
        g.kept[self.seat] = without(g.kept[self.seat], card)
        g.graveyard += (card,)
        g.emit(LarcenyCardPlayed, self.seat, card)
        *others, last = TRICKS[card]
        for deed in others:
            self.apply(g, deed, card)
        return self.perform(g, last, card)

    def do_permanent(self, g: Heists, option: Option) -> Next:
        """Use the permanent effect of a completed heist."""
        heist = FIRST_HEIST + option.thing
        self.permanents += (heist,)
        g.emit(PermanentUsed, self.seat, heist)
        return self.perform(g, PERMANENT[heist], heist)

    def perform(self, g: Heists, deed: Deed, card: Card) -> Next:
        """Pay for an effect and do it, asking what has to be asked."""
        verb, amount = deed
        if verb in PRICED:
            g.pay(self.seat, amount)
        if verb in (verbs.BURY, verbs.PAY_BURY):
            return g.call(Bury(self.seat), then=self.on_effect)
        if verb == verbs.STEAL:
            return g.call(Steal(self.seat, amount), then=self.on_effect)
        if verb == verbs.RANSOM:
            return g.call(Ransom(self.seat), then=self.on_effect)
        if verb in (verbs.INFLICT_HEAT, verbs.INFLICT_SPECTER):
            trouble = HEAT if verb == verbs.INFLICT_HEAT else SPECTER
            return g.call(Inflict(self.seat, trouble), then=self.on_effect)
        if verb == verbs.DRAW_OR_BURY:
            return self.draw_or_bury(g)
        if verb in (verbs.FLEX, verbs.COIN_TO_POOL):
            return g.call(ChoosePool(self.seat, amount), then=self.on_pool)
        self.apply(g, deed, card)
        return self.offer(g)

    def on_effect(self, g: Heists, _effect: Rule) -> Next:
        """Go on once an effect is done."""
        return self.offer(g)

    def apply(self, g: Heists, deed: Deed, card: Card) -> None:
        """Do an effect that asks nothing."""
        verb, amount = deed
        if verb in (verbs.DRAW_PER, verbs.COIN_PER):
            amount = count_in_hand(g.cards_in_hand(self.seat), amount, card)
        if verb in (verbs.DRAW, verbs.DRAW_PER):
            self.draw(g, amount)
        elif verb == verbs.PAY_DRAW:
            self.draw(g, 1)
        elif verb in (verbs.COIN, verbs.COIN_PER):
            g.gain(self.seat, amount)
        elif verb in (verbs.CRIME, verbs.SWAY):
            self.raise_pool(g, CRIME if verb == verbs.CRIME else SWAY, amount)
        else:
            self.ignore(g, HEAT if verb == verbs.IGNORE_HEAT else SPECTER, amount)

    def draw(self, g: Heists, count: int) -> None:
        """Draw cards; what they cost is incurred at once (DH-R-10)."""
        drawn = g.draw(self.seat, count)
        self.incur(drawn)
        if drawn:
            g.emit(CardsDrawn, self.seat, drawn)

    def ignore(self, g: Heists, trouble: Card, amount: int) -> None:
        """Cancel penalties of one kind, also those still to come (DH-ABIL-14)."""
        if trouble == HEAT:
            self.heat -= amount
        else:
            self.specters -= amount
        g.emit(PenaltyIgnored, self.seat, trouble, amount)

    def draw_or_bury(self, g: Heists) -> Next:
        """Draw a card, or bury one (DH-ABIL-20)."""
        draw = DRAW_ONE.final if g.can_draw(self.seat) else DRAW_ONE
        options = [draw, *bury_options(g, self.seat)]
        return g.ask(self.seat, DRAW_OR_BURY_A_CARD, options, then=self.on_draw_or_bury, window=True)

    def on_draw_or_bury(self, g: Heists, option: Option) -> Next:
        """Do the one or the other."""
        if option.id == DRAW_ONE.id:
            self.draw(g, 1)
        else:
            bury(g, self.seat, option)
        return self.offer(g)

    def on_pool(self, g: Heists, chosen: "ChoosePool") -> Next:
        """Add to the pool chosen."""
        self.raise_pool(g, chosen.pool, chosen.amount)
        return self.offer(g)


@dataclass
class ChoosePool(Rule):
    """DH-R-46: an effect adds to crime or to sway."""

    seat: Seat
    amount: int
    pool: str = ""

    def begin(self, g: Heists) -> Next:
        """Choose the pool."""
        return g.ask(self.seat, CRIME_OR_SWAY, [TO_CRIME, TO_SWAY], then=self.on_pool)

    def on_pool(self, g: Heists, option: Option) -> Next:
        """Keep the choice."""
        self.pool = CRIME if option.id == TO_CRIME.id else SWAY
        return g.done()
