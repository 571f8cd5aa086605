"""Burying a card of one's own."""

from dataclasses import dataclass

from darkling.games.heists.rules.events import DISCARD, HAND, CardBuried
from darkling.games.heists.rules.state import STATES, Heists
from darkling.games.heists.rules.vocabulary import BURY_A_CARD, BURY_DISCARD, BURY_HAND
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without


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


@dataclass
class BuryCard(Rule):
    """DH-ABIL-11: bury one card of one's hand or discard pile."""

    seat: Seat

    def begin(self, g: Heists) -> Next:
        return g.ask(self.seat, BURY_A_CARD, bury_options(g, self.seat), then=self.on_card)

    def on_card(self, g: Heists, option: Option) -> Next:
        bury(g, self.seat, option)
        return g.done()


BuryCard.saved_as = "Bury"
