"""Attacks: stealing coins, inflicting Heat and Specters, ransom."""

from collections.abc import Iterable
from dataclasses import dataclass

from darkling.games.heists.cards import HEAT, Card
from darkling.games.heists.rules.events import (
    AutoDemandedRansom,
    BuriedAtRandom,
    CoinsStolen,
    RansomDemanded,
    RansomPaid,
    TroubleInflicted,
)
from darkling.games.heists.rules.state import HEAT_STACK, SPECTER_STACK, Heists
from darkling.games.heists.rules.vocabulary import (
    AUTO,
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
from darkling.table.rule import Barred, Next, Rule, WhyNot
from darkling.table.zones import without

RANSOM_PRICE = 2
POOR = WhyNot("poor", "DH-ABIL-07")


def targets(seats: Iterable[Seat]) -> list[Option]:
    return [TARGET[seat] for seat in seats]


def rivals(g: Heists, seat: Seat) -> list[Seat]:
    """Return everyone a seat can attack: the others, or in solo the Auto Player."""
    return g.others(seat) or [AUTO]


def why_not_steal_from(g: Heists, victim: Seat) -> WhyNot | None:
    """Return why nobody can steal from a seat; the supply pays for the Auto Player (DH-SOLO-08)."""
    return None if victim == AUTO or g.coins[victim] else POOR


def victims_of_theft(g: Heists, seat: Seat) -> list[Seat]:
    return [rival for rival in rivals(g, seat) if why_not_steal_from(g, rival) is None]


@dataclass
class StealCoins(Rule):
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
        self.victim = option.thing
        return self.steal(g)

    def barred(self, g: Heists) -> list[Barred]:
        reasons = [(rival, why_not_steal_from(g, rival)) for rival in rivals(g, self.seat)]
        return [(TARGET[rival].code, why) for rival, why in reasons if why]

    def steal(self, g: Heists) -> Next:
        """Take as many coins as there are (DH-R-28)."""
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
class InflictTrouble(Rule):
    """DH-ABIL-18, DH-ABIL-19: hand a Heat or a Specter to any player, oneself included."""

    seat: Seat
    card: Card

    def begin(self, g: Heists) -> Next:
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
class DemandRansom(Rule):
    """DH-ABIL-12: another player pays two coins, or loses a random card of the discard pile.

    It hits somebody else or brings chance in, so nothing of it can be taken back.
    """

    seat: Seat
    victim: Seat = NOBODY

    def begin(self, g: Heists) -> Next:
        if self.victim == NOBODY:
            g.fence(Fence.REVEALED)
            possible = rivals(g, self.seat)
            if len(possible) > 1:
                options = [option.final for option in targets(possible)]
                return g.ask(self.seat, RANSOM_WHOM, options, then=self.on_victim)
            self.victim = possible[0]
        return self.demand(g)

    def on_victim(self, g: Heists, option: Option) -> Next:
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
            card = g.pick(pile)
            g.discards[self.victim] = without(pile, card)
            g.graveyard += (card,)
            g.emit(BuriedAtRandom, self.victim, card)
        return g.done()


StealCoins.saved_as = "Steal"
InflictTrouble.saved_as = "Inflict"
DemandRansom.saved_as = "Ransom"
