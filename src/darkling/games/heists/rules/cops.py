"""Refilling the Streets, and what happens when a Cop comes out."""

from dataclasses import dataclass

from darkling.games.heists.cards import NO_CARD, STREET_EFFECT, Card
from darkling.games.heists.rules.events import (
    CoinsOffered,
    CopStruck,
    StreetDeckShuffled,
    StreetFilled,
    StreetsSwept,
)
from darkling.games.heists.rules.state import HEAT_STACK, PLACES, Heists
from darkling.games.heists.rules.vocabulary import (
    OFFER,
    PAY,
    PAY_AGAINST_THE_SWEEP,
    PAY_OR_TAKE_HEAT,
    TAKE_HEAT,
)
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import replaced

HEAT_PRICE = 2


@dataclass
class Refill(Rule):
    """DH-TURN-06: fill the open places, left to right; the first Cop hits everybody (DH-R-30).

    Attributes:
        seat: the player whose turn is ending.
        by_auto: whether it is the Auto Player's turn that is ending.
        cop: the Cop that has its effect; NO_CARD while none has come out.

    """

    seat: Seat
    by_auto: bool = False
    cop: Card = NO_CARD

    def begin(self, g: Heists) -> Next:
        while NO_CARD in g.streets and self.has_cards(g):
            place = self.fill(g)
            if STREET_EFFECT[g.streets[place]] and g.cop_effects and self.cop == NO_CARD:
                return self.strike(g, place)
        return g.done()

    def has_cards(self, g: Heists) -> bool:
        """Make a new deck of buried street cards if need be (DH-R-19); say whether there is any card."""
        if not g.street_deck:
            cards = g.buried_street_cards()
            if cards:
                g.graveyard = tuple([card for card in g.graveyard if card not in cards])
                g.street_deck = g.shuffle(cards)
                g.emit(StreetDeckShuffled)
        return bool(g.street_deck)

    def fill(self, g: Heists) -> int:
        """Turn up the next card in the leftmost open place, and return the place."""
        card = g.street_deck[0]
        g.street_deck = g.street_deck[1:]
        place = g.streets.index(NO_CARD)
        g.streets = replaced(g.streets, NO_CARD, by=card)
        g.fence(Fence.REVEALED)
        g.emit(StreetFilled, card, place)
        return place

    def strike(self, g: Heists, place: int) -> Next:
        """Let the first Cop have its effect (DH-COP-01, DH-COP-02)."""
        self.cop = g.streets[place]
        g.emit(CopStruck, self.cop)
        effect = STREET_EFFECT[self.cop]
        if "heat" in effect and g.players == 1 and not self.by_auto:
            g.attack_auto()
        everyone = g.clockwise_from(self.seat)
        if effect == "pay_or_heat":
            return g.call(PayOrHeat(everyone), then=self.on_struck)
        if effect == "pay_or_sweep":
            return g.call(PayOrSweep(place, everyone), then=self.on_struck)
        if effect == "sweep":
            sweep(g, place)
        else:
            for seat in everyone:
                g.take_trouble(seat, HEAT_STACK)
        return self.begin(g)

    def on_struck(self, g: Heists, _effect: Rule) -> Next:
        return self.begin(g)


def sweep(g: Heists, place: int) -> None:
    """Bury every scoundrel of the Streets but the Cop that came out (DH-COP-05, DH-R-31)."""
    cop = g.streets[place]
    swept = tuple([card for at, card in enumerate(g.streets) if at != place and card != NO_CARD])
    g.graveyard += swept
    g.streets = tuple([cop if at == place else NO_CARD for at in range(PLACES)])
    g.emit(StreetsSwept, cop, swept)


@dataclass
class PayOrHeat(Rule):
    """DH-COP-04: each player pays two coins, or takes a Heat; whose turn is ending comes first (DH-R-32)."""

    still_to_pay: tuple[Seat, ...]

    def begin(self, g: Heists) -> Next:
        """Ask the next player who can pay; the others take a Heat at once."""
        while self.still_to_pay:
            seat = self.still_to_pay[0]
            if g.coins[seat] >= HEAT_PRICE:
                return g.ask(seat, PAY_OR_TAKE_HEAT, [PAY.final, TAKE_HEAT.final], then=self.on_answer)
            self.still_to_pay = self.still_to_pay[1:]
            g.take_trouble(seat, HEAT_STACK)
        return g.done()

    def on_answer(self, g: Heists, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        seat = self.still_to_pay[0]
        self.still_to_pay = self.still_to_pay[1:]
        if option.id == PAY.id:
            g.pay(seat, HEAT_PRICE)
        else:
            g.take_trouble(seat, HEAT_STACK)
        return self.begin(g)


@dataclass
class PayOrSweep(Rule):
    """DH-COP-06: together pay one coin per person, or the Streets are swept (DH-R-33).

    Attributes:
        place: where the Cop came out.
        still_to_offer: who has not been asked yet.
        offers: what the others have offered, by seat.

    """

    place: int
    still_to_offer: tuple[Seat, ...]
    offers: tuple[tuple[Seat, int], ...] = ()

    def begin(self, g: Heists) -> Next:
        """Ask for offers, unless all coins together are too few."""
        return self.next_offer(g) if sum(g.coins) >= g.players else self.settle(g)

    def due(self, g: Heists) -> int:
        return g.players - sum([coins for _, coins in self.offers])

    def next_offer(self, g: Heists) -> Next:
        """Ask the next player who has coins, as long as some are missing."""
        due = self.due(g)
        while due and self.still_to_offer:
            seat = self.still_to_offer[0]
            most = min(g.coins[seat], due)
            if most:
                options = [OFFER[coins].final for coins in range(most + 1)]
                return g.ask(seat, PAY_AGAINST_THE_SWEEP, options, then=self.on_offer)
            self.still_to_offer = self.still_to_offer[1:]
        return self.settle(g)

    def on_offer(self, g: Heists, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        seat = self.still_to_offer[0]
        self.still_to_offer = self.still_to_offer[1:]
        self.offers += ((seat, option.thing),)
        g.emit(CoinsOffered, seat, option.thing)
        return self.next_offer(g)

    def settle(self, g: Heists) -> Next:
        """Pay if the offers are enough; otherwise nobody pays, and the Streets are swept."""
        if self.due(g):
            sweep(g, self.place)
        else:
            for seat, coins in self.offers:
                g.pay(seat, coins)
        return g.done()
