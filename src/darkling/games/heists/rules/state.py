"""What lies on the table in Dark Heists, and questions about it."""

from dataclasses import dataclass, field

from darkling.games.heists.cards import (
    FIRST_ADVANCED,
    FIRST_LARCENY,
    FIRST_STREET,
    HEAT,
    NO_CARD,
    NOTORIETY,
    NUMBERS,
    PER_HEAT,
    STACK_CARDS,
    Card,
)
from darkling.games.heists.rules.events import (
    AutoAttacked,
    CoinsGained,
    CoinsPaid,
    DeckShuffled,
    HandDrawn,
    ScoundrelsDrawn,
    TroubleTaken,
)
from darkling.games.heists.rules.outcome import HEISTS_TO_END, Parts, outcome, solo_outcome
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.position import Position
from darkling.table.result import Result

Held = int
"""A card in hand with what has been done with it this turn: card * 64 + marks."""
STATES = 64
FOR_CRIME, FOR_SWAY = 1, 2
USED = FOR_CRIME | FOR_SWAY
ACTIVATED, ACTIVATED_SECOND = 4, 8
COIN_SPENT = 16
"""Counts the coins spent to strengthen the card, three at most."""

PLACES = 5
HAND_SIZE = 5
BASIC_DECK, ADVANCED_DECK = 0, 1
HEAT_STACK, SPECTER_STACK, GOON_STACK, VALET_STACK = range(len(STACK_CARDS))
JOBS, AUTO_HEISTS, AUTO_LARCENIES, ATTACKED = range(4)
"""The tracks of the Control card, and the mark that the Auto Player has been attacked."""
LARCENIES_FOR_A_HEIST = 3


@dataclass
class Heists(Position):
    """A table of Dark Heists.

    Attributes:
        cop_effects: whether Cops coming out into the Streets have an effect (DH-VAR-01).
        meet: whether equalling the number of a challenge is enough (DH-R-36).
        lost: whether a failed heist goes back to its deck (DH-R-37).
        hidden_hands: whether a hand is secret until its owner's turn (DH-R-60).
        rounds: after so many the night is over (DH-R-65).
        job_target: solo: how many jobs make a heist of the Auto Player; 0 with several players.
        first: who begins every round.
        round: the number of the round, from 1.
        streets: the five places, NO_CARD where one is open.
        street_deck: the scoundrels still to come out, topmost first.
        stacks: how many Heat, Specters, Goons and Valets are left.
        graveyard: everything buried, in order.
        heist_decks: the basic and the advanced heists, topmost first.
        known_below: how many heists at the bottom of each deck were put there for all to see.
        larceny_deck: topmost first.
        larceny_box: larceny cards that are not used in this game.
        decks: each seat's deck, topmost first.
        hands: the cards each seat holds, in order of their numbers, with their marks.
        known_held: of each secret hand, what everyone can tell is in it.
        discards: each seat's discard pile.
        coins: of each seat.
        kept: each seat's larceny cards.
        heists: each seat's completed heists.
        current: each seat's incomplete heist, NO_CARD without.
        met: how many challenges of it have been met.
        auto_deck: the Auto Player's deck, topmost first.
        auto_discard: its cards that have been played, the last one on top at the end.
        control: the Control card: jobs, heists, counted larcenies, attacked mark.

    """

    cop_effects: bool = True
    meet: bool = False
    lost: bool = False
    hidden_hands: bool = False
    rounds: int = 40
    job_target: int = 0
    first: Seat = 0
    round: int = 0
    streets: tuple[Card, ...] = (NO_CARD,) * PLACES
    street_deck: tuple[Card, ...] = ()
    stacks: list[int] = field(default_factory=list)
    graveyard: tuple[Card, ...] = ()
    heist_decks: list[tuple[Card, ...]] = field(default_factory=list)
    known_below: list[int] = field(default_factory=list)
    larceny_deck: tuple[Card, ...] = ()
    larceny_box: tuple[Card, ...] = ()
    decks: list[tuple[Card, ...]] = field(default_factory=list)
    hands: list[tuple[Held, ...]] = field(default_factory=list)
    known_held: list[tuple[Card, ...]] = field(default_factory=list)
    discards: list[tuple[Card, ...]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    kept: list[tuple[Card, ...]] = field(default_factory=list)
    heists: list[tuple[Card, ...]] = field(default_factory=list)
    current: list[Card] = field(default_factory=list)
    met: list[int] = field(default_factory=list)
    auto_deck: tuple[int, ...] = ()
    auto_discard: tuple[int, ...] = ()
    control: list[int] = field(default_factory=list)

    # Around the table.

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, beginning with one."""
        return tuple([(seat + step) % self.players for step in self.seats])

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in self.seats if other != seat]

    # Hands and decks.

    def cards_in_hand(self, seat: Seat) -> list[Card]:
        """Return the cards a seat holds, whatever has been done with them."""
        return [held // STATES for held in self.hands[seat]]

    def can_draw(self, seat: Seat) -> bool:
        return bool(self.decks[seat] or self.discards[seat])

    def draw(self, seat: Seat, count: int) -> tuple[Card, ...]:
        """Draw cards into hand; an empty deck is made anew of the discard pile (DH-R-04)."""
        drawn = self.decks[seat][:count]
        self.decks[seat] = self.decks[seat][count:]
        missing = count - len(drawn)
        self.known_held[seat] = ()
        if missing and self.discards[seat]:
            if self.hidden_hands:
                # What was left of the deck is in hand now, as everyone can tell.
                self.known_held[seat] = drawn
            deck = self.shuffle(self.discards[seat])
            self.discards[seat] = ()
            self.emit(DeckShuffled, seat)
            drawn += deck[:missing]
            self.decks[seat] = deck[missing:]
        if drawn:
            self.fence(Fence.REVEALED)
            self.hands[seat] = tuple(sorted([*self.hands[seat], *[card * STATES for card in drawn]]))
        return drawn

    def draw_hand(self, seat: Seat) -> None:
        """Draw five new cards for the next turn (DH-TURN-07)."""
        drawn = self.draw(seat, HAND_SIZE)
        if self.hidden_hands:
            self.emit(HandDrawn, seat, tuple(sorted(drawn)), len(drawn))
        elif drawn:
            self.emit(ScoundrelsDrawn, seat, tuple(sorted(drawn)))

    def discard_hand(self, seat: Seat, recruited: tuple[Card, ...]) -> None:
        """Put the hand and what was recruited in the discard pile (DH-TURN-05)."""
        self.discards[seat] += (*self.cards_in_hand(seat), *recruited)
        self.hands[seat] = ()

    # Coins and trouble.

    def gain(self, seat: Seat, amount: int) -> None:
        """Take coins from the supply, which never runs out (DH-R-50)."""
        self.coins[seat] += amount
        self.emit(CoinsGained, seat, amount)

    def pay(self, seat: Seat, amount: int) -> None:
        if amount:
            self.coins[seat] -= amount
            self.emit(CoinsPaid, seat, amount)

    def take_trouble(self, seat: Seat, stack: int) -> None:
        """Put a Heat or a Specter in a seat's discard pile, if there is one (DH-R-16, DH-R-17)."""
        if not self.stacks[stack]:
            self._return_from_graveyard(stack)
        if self.stacks[stack]:
            self.stacks[stack] -= 1
            card = STACK_CARDS[stack]
            self.discards[seat] += (card,)
            self.emit(TroubleTaken, seat, card)

    def _return_from_graveyard(self, stack: int) -> None:
        card = STACK_CARDS[stack]
        self.stacks[stack] = self.graveyard.count(card)
        self.graveyard = tuple([buried for buried in self.graveyard if buried != card])

    def larceny_target(self) -> int:
        """Return how many larcenies make the Auto Player's third heist; 0 before its second (DH-SOLO-03)."""
        return LARCENIES_FOR_A_HEIST if self.control[AUTO_HEISTS] >= HEISTS_TO_END - 1 else 0

    def attack_auto(self) -> None:
        """Mark the Auto Player as attacked, once however often (DH-R-53)."""
        if not self.control[ATTACKED]:
            self.control[ATTACKED] = 1
            self.emit(AutoAttacked)

    # The Streets.

    def recruits(self) -> list[Card]:
        """Return what can be recruited by whoever can pay: the Streets, then the stacks (DH-RECR-02)."""
        cards = list(dict.fromkeys(self.streets))
        if NO_CARD in cards:
            cards.remove(NO_CARD)
        stacks = self.stacks
        for stack in (SPECTER_STACK, GOON_STACK, VALET_STACK):
            if stacks[stack]:
                cards.append(STACK_CARDS[stack])
        return cards

    def take_recruit(self, card: Card) -> None:
        if card in self.streets:
            at = self.streets.index(card)
            self.streets = (*self.streets[:at], NO_CARD, *self.streets[at + 1 :])
        else:
            self.stacks[STACK_CARDS.index(card)] -= 1

    def buried_street_cards(self) -> list[Card]:
        """Return the street scoundrels of the Graveyard, of which a new deck can be made (DH-R-19)."""
        return [card for card in self.graveyard if FIRST_STREET <= card < FIRST_LARCENY]

    # Heists.

    def open_decks(self, seat: Seat) -> list[int]:
        """Return the heist decks a seat may choose from (DH-HEIST-02, DH-R-35)."""
        has_basic = any(heist < FIRST_ADVANCED for heist in self.heists[seat])
        decks = [BASIC_DECK, ADVANCED_DECK] if not has_basic else [ADVANCED_DECK]
        return [deck for deck in decks if self.heist_decks[deck]]

    def take_top_heists(self, deck: int, count: int) -> tuple[Card, ...]:
        taken = self.heist_decks[deck][:count]
        self.heist_decks[deck] = self.heist_decks[deck][count:]
        self.known_below[deck] = min(self.known_below[deck], len(self.heist_decks[deck]))
        return taken

    def needed(self, heist: Card, number: int) -> int:
        return strength_needed(NUMBERS[heist][number], self.meet)

    def put_heist_below(self, deck: int, heist: Card) -> None:
        """Put a heist to the bottom of its deck, for all to see."""
        self.heist_decks[deck] += (heist,)
        self.known_below[deck] += 1

    # Notoriety.

    def gang(self, seat: Seat) -> list[Card]:
        """Return all scoundrels of a seat, wherever they are."""
        return [*self.decks[seat], *self.cards_in_hand(seat), *self.discards[seat]]

    def notoriety(self, seat: Seat) -> Parts:
        """Return a seat's notoriety from scoundrels, from completed heists and from Heat (DH-R-48)."""
        gang, heists = self.gang(seat), self.heists[seat]
        per_heat = sum([PER_HEAT[card] for card in (*gang, *heists)])
        return (
            sum([NOTORIETY[card] for card in gang]),
            sum([NOTORIETY[heist] for heist in heists]),
            per_heat * gang.count(HEAT) if per_heat else 0,
        )

    # What the kernel asks.

    def outcome(self) -> Result:
        parts = [self.notoriety(seat) for seat in self.seats]
        heists = [len(done) for done in self.heists]
        if self.players == 1:
            return solo_outcome(parts[0], heists[0])
        return outcome(parts, heists, self.coins)


def strength_needed(number: int, meet: bool) -> int:
    """Return what it takes to exceed a number, or if that is agreed to meet it (DH-R-36)."""
    return number if meet else number + 1


def is_third(heists: tuple[Card, ...]) -> bool:
    """Say whether so many heists have been completed that the game ends."""
    return len(heists) >= HEISTS_TO_END
