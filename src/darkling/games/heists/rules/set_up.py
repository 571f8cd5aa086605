"""Set up."""

from dataclasses import dataclass

from darkling.games.heists.cards import (
    ALL_ADVANCED,
    ALL_AUTO,
    ALL_BASIC,
    ALL_LARCENY,
    ALL_STREET,
    STACK_SIZES,
    STARTER_DECK,
)
from darkling.games.heists.rules.events import FirstGangChosen, StreetFilled
from darkling.games.heists.rules.state import PLACES, Heists
from darkling.games.heists.rules.turn import Night
from darkling.table.rule import Next, Rule

LARCENY_PER_PLAYER = 4
LARCENY_IN_SOLO = 8


@dataclass
class SetUpHeists(Rule):
    """DH-SETUP, DH-R-01: shuffle all decks, turn up the Streets, draw the first hands."""

    def begin(self, g: Heists) -> Next:
        """Lay the shared table (DH-SETUP-01); Cops among the first cards have no effect (DH-R-02)."""
        g.stacks = list(STACK_SIZES)
        deck = g.shuffle(ALL_STREET)
        g.streets, g.street_deck = deck[:PLACES], deck[PLACES:]
        for place, card in enumerate(g.streets):
            g.emit(StreetFilled, card, place)
        g.heist_decks = [g.shuffle(ALL_BASIC), g.shuffle(ALL_ADVANCED)]
        larceny = g.shuffle(ALL_LARCENY)
        used = larceny_cards_used(g.players)
        g.larceny_deck, g.larceny_box = larceny[:used], tuple(sorted(larceny[used:]))
        if g.players == 1:
            # The Control card lies apart, its tracks at zero (DH-SOLO-04).
            g.auto_deck = g.shuffle(ALL_AUTO)
        return self.draw_hands(g)

    def draw_hands(self, g: Heists) -> Next:
        """Choose the first player, and draw five cards of each starter deck (DH-SETUP-02, DH-R-03)."""
        g.first = g.chance.below(g.players)
        if g.players > 1:
            g.emit(FirstGangChosen, g.first)
        for seat in g.seats:
            g.decks[seat] = g.shuffle(STARTER_DECK)
            g.draw_hand(seat)
        return g.become(Night())


def larceny_cards_used(players: int) -> int:
    """Return how many larceny cards are in use (DH-R-01)."""
    return LARCENY_IN_SOLO if players == 1 else LARCENY_PER_PLAYER * players
