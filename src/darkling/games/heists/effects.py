"""Effects that ask somebody something: burying, stealing, ransom, inflicting."""

from collections.abc import Iterable
from dataclasses import dataclass

from darkling.games.heists.cards import HEAT, Card
from darkling.games.heists.events import (
    DISCARD,
    HAND,
    AutoDemandedRansom,
    BuriedAtRandom,
    CardBuried,
    CoinsStolen,
    RansomDemanded,
    RansomPaid,
    TroubleInflicted,
)
from darkling.games.heists.state import HEAT_STACK, SPECTER_STACK, STATES, Heists
from darkling.games.heists.vocabulary import (
    AUTO,
    BURY_A_CARD,
    BURY_DISCARD,
    BURY_HAND,
    INFLICT_ON,
    NOBODY,
    PAY,
    PAY_THE_RANSOM,
    RANSOM_WHOM,
    REFUSE,
    STEAL_FROM,
    TARGET,
)
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

RANSOM_PRICE = 2


def bury_options(g: Heists, seat: Seat) -> list[Option]:
    """Return what a seat may bury: a card of its hand or discard pile, never of its deck (DH-HEIST-08)."""
    hand = [BURY_HAND[card] for card in sorted(set(g.cards_in_hand(seat)))]
    return hand + [BURY_DISCARD[card] for card in sorted(set(g.discards[seat]))]


def bury(g: Heists, seat: Seat, option: Option) -> None:
    """Put the chosen card in the Graveyard (DH-CARD-04)."""
    card = option.thing
    if option.verb == BURY_HAND[card].verb:
        # Of several copies the one goes with which most has been done: what it did stays (DH-R-14).
        held = max([held for held in g.hands[seat] if held // STATES == card])
        g.hands[seat] = without(g.hands[seat], held)
        g.emit(CardBuried, seat, card, HAND)
    else:
        g.discards[seat] = without(g.discards[seat], card)
        g.emit(CardBuried, seat, card, DISCARD)
    g.graveyard += (card,)


def targets(seats: Iterable[Seat]) -> list[Option]:
    """Return the options of choosing one of these seats."""
    return [TARGET[seat] for seat in seats]


def rivals(g: Heists, seat: Seat) -> list[Seat]:
    """Return everyone a seat can attack: the others, or in solo the Auto Player."""
    return g.others(seat) or [AUTO]


def victims_of_theft(g: Heists, seat: Seat) -> list[Seat]:
    """Return everyone a seat can steal from (DH-ABIL-07); the supply pays for the Auto Player."""
    return [rival for rival in rivals(g, seat) if rival == AUTO or g.coins[rival]]


@dataclass
class Bury(Rule):
    """DH-ABIL-11: bury one card of one's hand or discard pile."""

    seat: Seat

    def begin(self, g: Heists) -> Next:
        """Choose the card."""
        return g.ask(self.seat, BURY_A_CARD, bury_options(g, self.seat), then=self.on_card)

    def on_card(self, g: Heists, option: Option) -> Next:
        """Bury it."""
        bury(g, self.seat, option)
        return g.done()


@dataclass
class Steal(Rule):
    """DH-ABIL-07: take coins from another player who has some."""

    seat: Seat
    amount: int
    victim: Seat = NOBODY

    def begin(self, g: Heists) -> Next:
        """Choose from whom, if there is a choice (DH-R-27)."""
        if self.victim == NOBODY:
            victims = victims_of_theft(g, self.seat)
            if len(victims) > 1:
                return g.ask(self.seat, STEAL_FROM, targets(victims), then=self.on_victim)
            self.victim = victims[0]
        return self.steal(g)

    def on_victim(self, g: Heists, option: Option) -> Next:
        """Steal from the one chosen."""
        self.victim = option.thing
        return self.steal(g)

    def steal(self, g: Heists) -> Next:
        """Take as many coins as there are (DH-R-28); the supply pays for the Auto Player (DH-SOLO-08)."""
        amount = self.amount
        if self.victim == AUTO:
            g.attack_auto()
        else:
            amount = min(amount, g.coins[self.victim])
            g.coins[self.victim] -= amount
        g.coins[self.seat] += amount
        g.emit(CoinsStolen, self.seat, self.victim, amount)
        return g.done()


@dataclass
class Inflict(Rule):
    """DH-ABIL-18, DH-ABIL-19: hand a Heat or a Specter to any player, oneself included."""

    seat: Seat
    card: Card

    def begin(self, g: Heists) -> Next:
        """Choose who gets it."""
        everyone = [self.seat, *rivals(g, self.seat)]
        return g.ask(self.seat, INFLICT_ON, targets(everyone), then=self.on_victim)

    def on_victim(self, g: Heists, option: Option) -> Next:
        """Hand it over; for the Auto Player nothing is moved (DH-R-53)."""
        victim = option.thing
        g.emit(TroubleInflicted, self.seat, victim, self.card)
        if victim == AUTO:
            g.attack_auto()
        else:
            g.take_trouble(victim, HEAT_STACK if self.card == HEAT else SPECTER_STACK)
        return g.done()


@dataclass
class Ransom(Rule):
    """DH-ABIL-12: another player pays two coins, or loses a random card of the discard pile.

    It hits somebody else or brings chance in, so nothing of it can be taken back.
    """

    seat: Seat
    victim: Seat = NOBODY

    def begin(self, g: Heists) -> Next:
        """Choose whom to ransom, if there is a choice."""
        if self.victim == NOBODY:
            g.fence(Fence.REVEALED)
            possible = rivals(g, self.seat)
            if len(possible) > 1:
                options = [option.final for option in targets(possible)]
                return g.ask(self.seat, RANSOM_WHOM, options, then=self.on_victim)
            self.victim = possible[0]
        return self.demand(g)

    def on_victim(self, g: Heists, option: Option) -> Next:
        """Ransom the one chosen."""
        g.fence(Fence.REVEALED)
        self.victim = option.thing
        return self.demand(g)

    def demand(self, g: Heists) -> Next:
        """Ask the victim, who has a choice with two coins or more (DH-R-29)."""
        if self.seat == AUTO:
            g.emit(AutoDemandedRansom, self.victim)
        else:
            g.emit(RansomDemanded, self.seat, self.victim)
        if self.victim == AUTO:
            g.attack_auto()
            g.gain(self.seat, RANSOM_PRICE)
            return g.done()
        if g.coins[self.victim] < RANSOM_PRICE:
            return self.bury_at_random(g)
        return g.ask(self.victim, PAY_THE_RANSOM, [PAY.final, REFUSE.final], then=self.on_answer)

    def on_answer(self, g: Heists, option: Option) -> Next:
        """Pay the ransomer, or go without a card."""
        g.fence(Fence.REVEALED)
        if option.id == REFUSE.id:
            return self.bury_at_random(g)
        g.coins[self.victim] -= RANSOM_PRICE
        if self.seat != AUTO:
            g.coins[self.seat] += RANSOM_PRICE
        g.emit(RansomPaid, self.victim, RANSOM_PRICE)
        return g.done()

    def bury_at_random(self, g: Heists) -> Next:
        """Bury a random card of the victim's discard pile; with none there, nothing happens."""
        pile = g.discards[self.victim]
        if pile:
            card = pile[g.chance.below(len(pile))]
            g.discards[self.victim] = without(pile, card)
            g.graveyard += (card,)
            g.emit(BuriedAtRandom, self.victim, card)
        return g.done()
