"""Using a hand: crime or sway for every card, the penalties to be paid of it, and what effects do to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.heists.cards import (
    COIN_OR_HEAT,
    CRIME_OF,
    FIRST_LARCENY,
    HEAT,
    HEAT_PENALTY,
    HEATS,
    PLUS_PER,
    SPECTER_PENALTY,
    SUIT,
    SWAY_OF,
    UPKEEP,
    Card,
)
from darkling.games.heists.rules.bury import bury
from darkling.games.heists.rules.events import CardUsed, PenaltyIgnored, PoolRaised, ScoundrelsDrawn
from darkling.games.heists.rules.held_card_uses import COIN_USES, USABLE_FOR
from darkling.games.heists.rules.state import (
    COIN_SPENT,
    FOR_CRIME,
    FOR_SWAY,
    HEAT_STACK,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.games.heists.rules.vocabulary import ALL_CRIME, CRIME_OR_SWAY, DRAW_ONE, TO_CRIME, TO_SWAY
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import replaced

CRIME, SWAY = "crime", "sway"
_INCURRED = zip(HEAT_PENALTY, SPECTER_PENALTY, UPKEEP, COIN_OR_HEAT, strict=True)
INCURRING = frozenset([card for card, incurred in enumerate(_INCURRED) if any(incurred)])
"""The cards that cost or ignore anything; most do not."""


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

    # Penalties (DH-HEAT-01, DH-R-10 to DH-R-13).

    def incur(self, cards: Sequence[Card]) -> None:
        """Count what cards that come into hand cost, and what they ignore."""
        for card in cards:
            if card in INCURRING:
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
        if free > pool:
            return pool
        return free if free > 0 else 0

    # Using cards (DH-R-07).

    def do_use(self, g: Heists, option: Option) -> Next:
        """Use a copy of a card that has not been used."""
        card = option.thing
        held = max([held for held in g.hands[self.seat] if held // STATES == card and not held & USED])
        self.use(g, held, FOR_CRIME if option.verb == CRIME else FOR_SWAY)
        return self.offer(g)

    def do_use_all(self, g: Heists, option: Option) -> Next:
        """Use every unused card that can be used for the pool."""
        mark = FOR_CRIME if option.id == ALL_CRIME.id else FOR_SWAY
        for held in g.hands[self.seat]:
            if mark & USABLE_FOR[held]:
                self.use(g, held, mark)
        return self.offer(g)

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
        """Return what a card adds to a pool: what is printed, and its combo."""
        printed = CRIME_OF[card] if mark == FOR_CRIME else SWAY_OF[card]
        return printed if PLUS_PER[card] < 0 else printed + self.combo(g, card)

    def combo(self, g: Heists, card: Card) -> int:
        """Return what the other cards in hand add to a card: one for each of its suit (DH-R-08)."""
        suit = PLUS_PER[card]
        return 0 if suit < 0 else self.others(g, suit, card)

    def others(self, g: Heists, counted: int, but: Card) -> int:
        """Count the cards of a suit, or the Heat cards, other than one copy of a card (DH-ABIL-04)."""
        cards = g.cards_in_hand(self.seat)
        if counted == HEATS:
            return cards.count(HEAT) - (but == HEAT)
        own = 0 <= but < FIRST_LARCENY and SUIT[but] == counted
        return len([card for card in cards if SUIT[card] == counted]) - own

    def remark(self, g: Heists, held: Held, mark: int) -> None:
        """Mark a card in hand."""
        g.hands[self.seat] = tuple(sorted(replaced(g.hands[self.seat], held, by=held + mark)))

    def do_strengthen(self, g: Heists, option: Option) -> Next:
        """Spend a coin to strengthen a card that was used (DH-ABIL-05)."""
        held = max([held for held in g.hands[self.seat] if option in COIN_USES[held]])
        self.remark(g, held, COIN_SPENT)
        g.pay(self.seat, 1)
        self.raise_pool(g, CRIME if held & FOR_CRIME else SWAY, 1)
        return self.offer(g)

    # What has to be settled (DH-ABIL-17, DH-R-15).

    def do_settle_coin(self, g: Heists, _option: Option) -> Next:
        self.dues -= 1
        g.pay(self.seat, 1)
        return self.offer(g)

    def do_settle_heat(self, g: Heists, _option: Option) -> Next:
        self.dues -= 1
        g.take_trouble(self.seat, HEAT_STACK)
        return self.offer(g)

    # What effects do to a hand.

    def raise_pool(self, g: Heists, pool: str, amount: int) -> None:
        if pool == CRIME:
            self.crime += amount
        else:
            self.sway += amount
        g.emit(PoolRaised, self.seat, pool, amount)

    def draw(self, g: Heists, count: int) -> None:
        """Draw cards; what they cost is incurred at once (DH-R-10)."""
        drawn = g.draw(self.seat, count)
        self.incur(drawn)
        if drawn:
            g.emit(ScoundrelsDrawn, self.seat, drawn)

    def penalties(self, trouble: Card) -> int:
        """Return the penalties of one kind that are not ignored; below zero, ignores in store."""
        return self.heat if trouble == HEAT else self.specters

    def ignore(self, g: Heists, trouble: Card, amount: int) -> None:
        """Cancel penalties of one kind, also those still to come (DH-ABIL-14)."""
        if trouble == HEAT:
            self.heat -= amount
        else:
            self.specters -= amount
        g.emit(PenaltyIgnored, self.seat, trouble, amount)

    def on_effect(self, g: Heists, _effect: Rule) -> Next:
        """Go on once an effect is done."""
        return self.offer(g)

    def on_pool(self, g: Heists, chosen: "ChoosePool") -> Next:
        self.raise_pool(g, chosen.pool, chosen.amount)
        return self.offer(g)

    def on_draw_or_bury(self, g: Heists, option: Option) -> Next:
        """Do the one or the other (DH-ABIL-20)."""
        if option.id == DRAW_ONE.id:
            self.draw(g, 1)
        else:
            bury(g, self.seat, option)
        return self.offer(g)


@dataclass
class ChoosePool(Rule):
    """DH-R-46: an effect adds to crime or to sway."""

    seat: Seat
    amount: int
    pool: str = ""

    def begin(self, g: Heists) -> Next:
        return g.ask(self.seat, CRIME_OR_SWAY, [TO_CRIME, TO_SWAY], then=self.on_pool)

    def on_pool(self, g: Heists, option: Option) -> Next:
        self.pool = CRIME if option.id == TO_CRIME.id else SWAY
        return g.done()
