"""What seats know of cards that lie face down on the board: the Fortune deck, and the Far Lands.

An entry of `g.scried` says what a seat knows of the Fortune deck: (p, n, p cards, n cards). The topmost p lie
where the seat saw them. The next n are loose: somebody else may have put them in another order since, so the
seat knows some of them by their faces (-1 for the others) but none by its place (DM-R-107). All below lie in
the blocks of their eras. Only the three cards on top are ever put in another order, all of them at once, so
p + n is three at most. How many are known and loose, everybody can tell; which cards they are, only the seat.
The last entry is what everybody knows, who saw nothing.
"""

from dataclasses import dataclass

from darkling.games.domains.cards import ERA, Card
from darkling.games.domains.rules.events import FarLandsSeen, FortuneReordered, FortuneSeen
from darkling.games.domains.rules.fortune_deck import BLOCK, FORTUNES, LOOKED_AT
from darkling.games.domains.rules.places import FAR_LANDS
from darkling.games.domains.rules.state import EMPTY, Domains
from darkling.games.domains.rules.vocabulary import ORDER, ORDER_THE_FORTUNE
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

Scried = tuple[int, ...]
"""What a seat knows of the Fortune deck."""
NOTHING_KNOWN: Scried = (0, 0)
UNKNOWN: Card = EMPTY


def by_place(scried: Scried) -> tuple[Card, ...]:
    """Return the topmost cards that are known where they lie."""
    return scried[2 : 2 + scried[0]]


def loose(scried: Scried) -> tuple[Card, ...]:
    """Return the cards that lie in the places below those, in order of number, UNKNOWN ones first."""
    return scried[2 + scried[0] :]


def entry(known: tuple[Card, ...], members: tuple[Card, ...]) -> Scried:
    return (len(known), len(members), *known, *sorted(members))


def era_at(left: int, place: int) -> int:
    """Return of which era the card at a place of the deck is if nobody has moved it (DM-SET-03 to -05)."""
    return (FORTUNES - left + place) // BLOCK


# What changes it.


def nothing_seen(g: Domains) -> list[Scried]:
    """Return what seats know of a deck that nobody has looked at; its top may have been put in order."""
    left = len(g.fortune)
    moved = [place for place, card in enumerate(g.fortune) if ERA[card] != era_at(left, place)]
    scried = entry((), (UNKNOWN,) * min(LOOKED_AT, left)) if moved else NOTHING_KNOWN
    return [scried] * (g.players + 1)


def turned(g: Domains, count: int) -> tuple[Card, ...]:
    """Take the topmost cards off the deck, for all to see, and return them."""
    cards, g.fortune = g.fortune[:count], g.fortune[count:]
    for at, scried in enumerate(g.scried):
        if scried != NOTHING_KNOWN:
            known, members = by_place(scried), loose(scried)
            g.scried[at] = entry(known[len(cards) :], _without(members, cards[len(known) :]))
    return cards


def saw(g: Domains, seat: Seat, count: int) -> None:
    """Remember what a seat saw of the top of the deck."""
    scried = g.scried[seat]
    known, members = by_place(scried), loose(scried)
    seen = g.fortune[:count]
    if len(seen) > len(known):
        g.scried[seat] = entry(seen, _without(members, seen[len(known) :]))


def _without(members: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what is left of loose cards when some come to light; whoever was not known was UNKNOWN."""
    left = list(members)
    for card in cards[: len(members)]:
        left.remove(card if card in left else UNKNOWN)
    return tuple(left)


def reordered(g: Domains, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Put the top of the deck back in an order that one seat knows."""
    g.fortune = cards + g.fortune[len(cards) :]
    for at, scried in enumerate(g.scried):
        if at == seat:
            g.scried[at] = entry(cards, ())
        else:
            known = scried[2:]
            g.scried[at] = entry((), known + (UNKNOWN,) * (len(cards) - len(known)))


@dataclass
class SeeFortune(Rule):
    """DM-SEER-01 to DM-SEER-03: look at the top of the Fortune deck alone, and perhaps put it in order."""

    seat: Seat
    count: int
    reorder: bool

    def begin(self, g: Domains) -> Next:
        cards = g.fortune[: self.count]
        if not cards:
            return g.done()
        g.fence(Fence.REVEALED)
        saw(g, self.seat, self.count)
        g.emit(FortuneSeen, self.seat, cards, len(cards))
        if self.reorder and len(cards) > 1:
            return g.each((self.seat,), OrderFortune, then=self.on_ordered)
        return g.done()

    def on_ordered(self, g: Domains, orders: list["OrderFortune"]) -> Next:
        cards = orders[0].ordered
        reordered(g, self.seat, cards)
        g.emit(FortuneReordered, self.seat, cards, len(cards))
        return g.done()


@dataclass
class OrderFortune(Rule):
    """DM-SEER-03: say which card goes on top, then which comes next; nobody else sees their faces."""

    seat: Seat
    ordered: tuple[Card, ...] = ()

    def begin(self, g: Domains) -> Next:
        left = [card for card in seen_cards(g) if card not in self.ordered]
        if len(left) == 1:
            self.ordered = (*self.ordered, left[0])
            return g.done()
        options = [ORDER[card] for card in left]
        return g.ask(self.seat, ORDER_THE_FORTUNE, options, then=self.on_card, seals=len(left) == 2)

    def on_card(self, g: Domains, option: Option) -> Next:
        self.ordered = (*self.ordered, option.thing)
        return self.begin(g)


def seen_cards(g: Domains) -> tuple[Card, ...]:
    """Return the cards that a seat is putting in order."""
    seeing = g.running(SeeFortune)
    return g.fortune[: seeing.count] if seeing else ()


# The Far Lands.


def see_far_lands(g: Domains, seat: Seat) -> None:
    """Look at the henchmen of the Far Lands, alone."""
    henchmen = [(slot, henchman) for slot, henchman in enumerate(g.displays[FAR_LANDS]) if henchman != EMPTY]
    if not henchmen:
        return
    g.fence(Fence.REVEALED)
    for slot, _ in henchmen:
        g.far_seen[seat] |= 1 << slot
    g.emit(FarLandsSeen, seat, tuple([henchman for _, henchman in henchmen]), len(henchmen))


def forget_far_lands(g: Domains) -> None:
    """Forget who has looked at which slot: other henchmen come to lie there."""
    g.far_seen = [0] * g.players
