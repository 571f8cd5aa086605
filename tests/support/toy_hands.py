"""What two toy games with sides have in common: hidden hands, of which one card after another is played."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.event import Revelation
from darkling.table.eyes import Eyes
from darkling.table.phrase import phrase
from darkling.table.position import Position
from darkling.table.rule import Rule
from darkling.table.telling import Block
from darkling.table.zones import without
from darkling.testing import copied

Card = int
CARDS = tuple([f"C{number:02}" for number in range(1, 25)])
VALUES = tuple([1 + number % 3 for number in range(24)])
HAND_SIZE = 4


@dataclass
class HandTable(Position):
    """Hidden hands, what was played of them, and piles of what that came to."""

    hands: list[tuple[Card, ...]] = field(default_factory=list)
    played: list[tuple[Card, ...]] = field(default_factory=list)
    piles: tuple[int, ...] = ()
    deck: tuple[Card, ...] = ()

    @property
    def turn(self) -> int:
        """How many turns have been taken."""
        return sum([len(cards) for cards in self.played])

    def deal_hands(self) -> None:
        cards = self.shuffle(range(len(CARDS)))
        for seat in self.seats:
            self.hands[seat] = tuple(sorted(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]))
        self.deck = tuple(sorted(cards[self.players * HAND_SIZE :]))

    def play(self, seat: Seat, card: Card) -> None:
        self.hands[seat] = without(self.hands[seat], card)
        self.played[seat] = (*self.played[seat], card)
        self.emit(CardPlayed, seat, card)


@dataclass(frozen=True)
class CardPlayed(Revelation):
    """A seat plays a card, which nobody else has seen before."""

    seat: Seat
    card: Card


class HandView(Struct, frozen=True):
    """What a seat sees: its own hand, and all that was played."""

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    played: tuple[tuple[str, ...], ...]
    piles: tuple[int, ...]


class HandEyes(Eyes):
    """Hands are secret, and any card that was not played may be in any other hand."""

    def view(self, g: HandTable, seat: Seat | None) -> HandView:
        hand = _codes(g.hands[seat]) if seat is not None else ()
        played = tuple([_codes(cards) for cards in g.played])
        return HandView(hand, tuple([len(cards) for cards in g.hands]), played, g.piles)

    def knowledge(self, g: HandTable, seat: Seat) -> HandView:
        return self.view(g, seat)

    def redeal(self, g: HandTable, seat: Seat) -> None:
        others = [other for other in g.seats if other != seat]
        unseen = g.shuffle(sorted([*g.deck, *[card for other in others for card in g.hands[other]]]))
        for other in others:
            size = len(g.hands[other])
            g.hands[other], unseen = tuple(sorted(unseen[:size])), unseen[size:]
        g.deck = tuple(sorted(unseen))


def _codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def card_name(code: str) -> str:
    return f"a card of {VALUES[CARDS.index(code)]}" if code in CARDS else code


def piles_block(view: HandView) -> Block:
    """Return the piles as a block."""
    return [
        phrase("piles"),
        *[phrase(f"pile-{number}", value=value) for number, value in enumerate(view.piles)],
    ]


def empty(kind: type[HandTable], players: int, piles: tuple[int, ...], **more: Any) -> Any:
    """Return a table before anything is dealt."""
    return kind(players, hands=[()] * players, played=[()] * players, piles=piles, **more)


def arrange(_data: Any) -> tuple[Position, Rule]:
    raise BadPosition("toys are not set up by hand")


def check(g: Any) -> None:
    """Raise BadPosition unless every card is in one place."""
    zones = [g.deck, *g.hands, *g.played]
    if sorted([card for zone in zones for card in zone]) != list(range(len(CARDS))):
        raise BadPosition("a card is lost or doubled")


# The oracle: who may see what.


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    table = data["table"]
    others = [other for other in range(table["players"]) if other != seat]
    return {"deck": table["deck"], "hands of others": [table["hands"][other] for other in others]}


def zones_that_hide(_case: Any) -> dict[str, int]:
    return {"deck": 5, "hands of others": 5}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped, and whether the seat may notice."""
    table = data["table"]
    seen = {*table["hands"][seat], *[card for cards in table["played"] for card in cards]}
    hidden = chance.shuffled(sorted(set(range(len(CARDS))) - seen))
    yield _swapped(data, hidden[0], hidden[1]), False
    yield _swapped(data, hidden[0], chance.shuffled(sorted(seen))[0]), True


def _swapped(data: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    swap = {one: other, other: one}
    changed = copied(data)
    table = changed["table"]
    table["deck"] = [swap.get(card, card) for card in table["deck"]]
    for zone in ("hands", "played"):
        table[zone] = [[swap.get(card, card) for card in cards] for cards in table[zone]]
    return changed
