"""Using a hand: crime or sway for every card, and the penalties that have to be paid of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.heists.cards import (
    COIN_OR_HEAT,
    CRIME_OF,
    FIRST_LARCENY,
    HEAT,
    HEAT_PENALTY,
    PLUS_PER,
    SPECTER_PENALTY,
    SUIT,
    SWAY_OF,
    UPKEEP,
    Card,
)
from darkling.games.heists.cards.verbs import HEATS
from darkling.games.heists.events import CardUsed, PoolRaised
from darkling.games.heists.offers import COIN_USES, USABLE_FOR
from darkling.games.heists.state import (
    COIN_SPENT,
    FOR_CRIME,
    FOR_SWAY,
    HEAT_STACK,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import replaced

CRIME, SWAY = "crime", "sway"


@dataclass
class UseHand(Rule):
    """DH-TURN-04: use cards for crime or sway, and pay what they cost.

    Attributes:
        seat: whose hand it is.
        permanents: the permanent effects that have been used this turn.
        crime: what is left of the crime produced.
        sway: what is left of the sway produced.
        heat: the Heat penalties incurred, less those ignored (DH-R-10, DH-R-13).
        specters: the same for Specters.
        upkeep: the upkeep to be paid.
        dues: how often a coin is to be spent or a Heat to be taken (DH-R-15).
        recruited: the scoundrels recruited, set aside until the hand is discarded (DH-R-20).

    """

    seat: Seat
    permanents: tuple[Card, ...] = ()
    crime: int = 0
    sway: int = 0
    heat: int = 0
    specters: int = 0
    upkeep: int = 0
    dues: int = 0
    recruited: tuple[Card, ...] = ()

    def begin(self, g: Heists) -> Next:
        """Incur the penalties of the hand."""
        self.incur(g.cards_in_hand(self.seat))
        return self.offer(g)

    def offer(self, g: Heists) -> Next:
        """Ask what to do next."""
        raise NotImplementedError

    def on_choice(self, g: Heists, option: Option) -> Next:
        """Do what was chosen; the method of that name does it."""
        outcome: Next = getattr(self, "do_" + option.verb)(g, option)
        return outcome

    # Penalties (DH-HEAT-01, DH-R-10 to DH-R-13).

    def incur(self, cards: Sequence[Card]) -> None:
        """Count what cards that come into hand cost, and what they ignore."""
        for card in cards:
            self.heat += HEAT_PENALTY[card]
            self.specters += SPECTER_PENALTY[card]
            self.upkeep += UPKEEP[card]
            self.dues += COIN_OR_HEAT[card]

    def reserve(self) -> int:
        """Return how much crime and sway must be left at the end to pay all penalties."""
        heat, specters = self.heat, self.specters
        return (heat if heat > 0 else 0) + (specters if specters > 0 else 0) + self.upkeep

    def spendable(self, pool: int) -> int:
        """Return how much of a pool can be spent now (DH-R-11)."""
        free = self.crime + self.sway - self.reserve()
        free = min(free, pool)
        return free if free > 0 else 0

    # Using cards (DH-R-07).

    def do_crime(self, g: Heists, option: Option) -> Next:
        """Use a card for crime."""
        self.use(g, self.unused(g, option.thing), FOR_CRIME)
        return self.offer(g)

    def do_sway(self, g: Heists, option: Option) -> Next:
        """Use a card for sway."""
        self.use(g, self.unused(g, option.thing), FOR_SWAY)
        return self.offer(g)

    def do_all_crime(self, g: Heists, _option: Option) -> Next:
        """Use every card that is left for crime."""
        self.use_all(g, FOR_CRIME)
        return self.offer(g)

    def do_all_sway(self, g: Heists, _option: Option) -> Next:
        """Use every card that is left for sway."""
        self.use_all(g, FOR_SWAY)
        return self.offer(g)

    def use_all(self, g: Heists, mark: int) -> None:
        """Use every unused card that can be used for the pool."""
        for held in g.hands[self.seat]:
            if mark in USABLE_FOR[held]:
                self.use(g, held, mark)

    def unused(self, g: Heists, card: Card) -> Held:
        """Return a copy of a card that has not been used."""
        return max([held for held in g.hands[self.seat] if held // STATES == card and not held & USED])

    def use(self, g: Heists, held: Held, mark: int) -> None:
        """Add what a card is worth now to a pool."""
        card = held // STATES
        worth = self.worth(g, card, mark)
        self.remark(g, held, mark)
        if mark == FOR_CRIME:
            self.crime += worth
        else:
            self.sway += worth
        g.emit(CardUsed, self.seat, card, CRIME if mark == FOR_CRIME else SWAY, worth)

    def worth(self, g: Heists, card: Card, mark: int) -> int:
        """Return what a card adds: what is printed, and one per other card of its suit (DH-R-08)."""
        printed = CRIME_OF[card] if mark == FOR_CRIME else SWAY_OF[card]
        suit = PLUS_PER[card]
        return printed if suit < 0 else printed + count_in_hand(g.cards_in_hand(self.seat), suit, card)

    def remark(self, g: Heists, held: Held, mark: int) -> None:
        """Mark a card in hand."""
        g.hands[self.seat] = tuple(sorted(replaced(g.hands[self.seat], held, by=held + mark)))

    def do_coin_crime(self, g: Heists, option: Option) -> Next:
        """Spend a coin to strengthen a card that was used for crime (DH-ABIL-05)."""
        return self.strengthen(g, option, CRIME)

    def do_coin_sway(self, g: Heists, option: Option) -> Next:
        """Spend a coin to strengthen a card that was used for sway."""
        return self.strengthen(g, option, SWAY)

    def strengthen(self, g: Heists, option: Option, pool: str) -> Next:
        """Mark the coin on the card, and add to its pool."""
        held = max([held for held in g.hands[self.seat] if option in COIN_USES[held]])
        self.remark(g, held, COIN_SPENT)
        g.pay(self.seat, 1)
        self.raise_pool(g, pool, 1)
        return self.offer(g)

    def raise_pool(self, g: Heists, pool: str, amount: int) -> None:
        """Add to crime or sway."""
        if pool == CRIME:
            self.crime += amount
        else:
            self.sway += amount
        g.emit(PoolRaised, self.seat, pool, amount)

    # What has to be settled (DH-ABIL-17, DH-R-15).

    def do_settle_coin(self, g: Heists, _option: Option) -> Next:
        """Spend a coin."""
        self.dues -= 1
        g.pay(self.seat, 1)
        return self.offer(g)

    def do_settle_heat(self, g: Heists, _option: Option) -> Next:
        """Take a Heat."""
        self.dues -= 1
        g.take_trouble(self.seat, HEAT_STACK)
        return self.offer(g)


def count_in_hand(cards: list[Card], counted: int, but: Card) -> int:
    """Count the cards of a suit, or the Heat cards, other than one copy of a card."""
    if counted == HEATS:
        return cards.count(HEAT) - (but == HEAT)
    own = 0 <= but < FIRST_LARCENY and SUIT[but] == counted
    return len([card for card in cards if SUIT[card] == counted]) - own
