"""What lies on the table in Dark Domains, and what every rule does with it."""

from dataclasses import dataclass, field

from darkling.games.domains.cards import (
    DECK_OF,
    DECKS,
    HENCHMAN_AURA,
    NO_CARD,
    SPELL_DECKS,
    TILE_AURA,
    Card,
)
from darkling.games.domains.cards.items import (
    ANY_ELEMENT,
    EMPTY_STORE,
    NOTHING,
    STORED,
    Items,
    added,
    taken,
    without_choices,
)
from darkling.games.domains.cards.switches import ALL_OFF, NO_FLIP, SWITCHES, THUG
from darkling.games.domains.rules.events import (
    DiscardsShuffled,
    Gained,
    ItemsLost,
    Paid,
    SpellDrawn,
    SpellDropped,
    SwitchSet,
)
from darkling.games.domains.rules.outcome import outcome
from darkling.games.domains.rules.places import (
    DISCARD_PILES,
    DRAWN_FROM,
    FAR_LANDS,
    PLACES,
    SPACES,
    SPELL_DECKS_COUNT,
    Space,
)
from darkling.games.domains.rules.tiles import face_of, has_dark_tile, is_dark, tile_of
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.position import Position
from darkling.table.result import Result
from darkling.table.zones import without

EMPTY: Card = NO_CARD
FREE: Seat = -1
"""Where a seat stands for who controls a minion: nobody."""
TILE_TAKEN = 1
"""In `marks`: a tile was taken from the Architect's Guild this turn (DM-R-32)."""
SLASHED = 2
"""In `marks`, shifted by a seat: it has its slashed minion next turn (DM-ROY-01)."""
GUARDED, ALTAR, WEAPON = 1, 2, 128
"""What tokens on a space count as: guarded this turn, an Altar, a Weapon."""
PURPLE, GREY = range(2)
NEUTRALS = ("purple", "grey")
MINIONS = 4
"""Of each seat, without the slashed one."""
BOXES = 5
BOXED_ADVENTURERS, BOXED_HENCHMEN, BOXED_TILES, BOXED_MONSTERS, PAST_FORTUNE = range(BOXES)
"""Out of the game: pieces by kind, and the Fortune cards of turns that are over."""
SHOWN = 6
(
    SHOWN_FORTUNE,
    SHOWN_ADVENTURERS,
    SHOWN_HENCHMEN,
    SHOWN_TILES,
    SHOWN_MONSTERS,
    SHOWN_SPELLS,
) = range(SHOWN)
"""Kinds of what came to light this turn."""


@dataclass
class Domains(Position):
    """A table of Dark Domains.

    Attributes:
        agreed: the settings, as bits.
        first: who holds the First Player Marker.
        turn: the number of the turn, from 1.
        marks: what has to be remembered of this turn, as bits.
        switches: what Fortune has changed for everybody until the evening, a number each.
        fortune: the Fortune deck, topmost first.
        fortune_shown: the Fortune cards of this turn, left one first.
        fortune_out: the Fortune cards that are not in this game, sorted.
        scried: what each seat knows of the Fortune deck, and last what everybody does (`rules/scrying.py`).
        displays: the slots of the board: two taverns, Inn, Far Lands, Architect's Guild, Nik'tmarg.
        decks: what may be drawn of each kind, sorted: nobody can ever see an order, so there is none.
        discards: the pile of each kind, topmost last.
        far_seen: the slots of the Far Lands each seat has looked at, as bits.
        hands: each seat's spells, sorted.
        held: each seat's tiles that are not built.
        stores: what each seat owns of the ten kinds of items.
        henchmen: each seat's henchmen: number * 2, and 1 if used this turn.
        tiles: a seat's sixteen spaces: EMPTY, or tile * 4, 2 if dark, 1 if its special has been used.
        monsters: for each space of a seat the monsters there, in order of rank.
        tokens: for each space of a seat its tokens, added up.
        city: who controls the minion on each Action Space of the city; FREE where none is.
        guild: who controls the minions in the Builder's Guild, in order of seats.
        flips: the spaces of each seat on whose tiles its minions stand, in order.
        to_place: how many minions each seat has still to place.
        neutral: who has the Purple and the Grey minion this turn; FREE if nobody has.
        box: what is out of the game, by kind.
        shown: what came to light this turn, by kind: all may remember it.

    """

    agreed: int = 0
    first: Seat = 0
    turn: int = 0
    marks: int = 0
    switches: tuple[int, ...] = ALL_OFF
    fortune: tuple[Card, ...] = ()
    fortune_shown: tuple[Card, ...] = ()
    fortune_out: tuple[Card, ...] = ()
    scried: list[tuple[int, ...]] = field(default_factory=list)
    displays: list[tuple[Card, ...]] = field(default_factory=list)
    decks: list[tuple[Card, ...]] = field(default_factory=list)
    discards: list[tuple[Card, ...]] = field(default_factory=list)
    far_seen: list[int] = field(default_factory=list)
    hands: list[tuple[Card, ...]] = field(default_factory=list)
    held: list[tuple[Card, ...]] = field(default_factory=list)
    stores: list[Items] = field(default_factory=list)
    henchmen: list[tuple[int, ...]] = field(default_factory=list)
    tiles: list[tuple[int, ...]] = field(default_factory=list)
    monsters: list[tuple[tuple[Card, ...], ...]] = field(default_factory=list)
    tokens: list[tuple[int, ...]] = field(default_factory=list)
    city: tuple[Seat, ...] = (FREE,) * PLACES
    guild: tuple[Seat, ...] = ()
    flips: list[tuple[Space, ...]] = field(default_factory=list)
    to_place: list[int] = field(default_factory=list)
    neutral: tuple[Seat, ...] = (FREE, FREE)
    box: list[tuple[Card, ...]] = field(default_factory=list)
    shown: list[tuple[Card, ...]] = field(default_factory=list)

    # Around the table.

    def order(self) -> tuple[Seat, ...]:
        """Return all seats in current turn order (DM-ORD-01)."""
        return tuple([(self.first + step) % self.players for step in self.seats])

    def rivals(self, seat: Seat) -> list[Seat]:
        """Return the other seats in current turn order."""
        return [other for other in self.order() if other != seat]

    def has_agreed(self, bit: int) -> bool:
        return bool(self.agreed & bit)

    # Switches: what is different this turn, and for whom for good.

    def aura(self, seat: Seat, switch: int) -> int:
        """Return what a seat's henchmen and dark tiles do to a switch for it alone."""
        amounts = [0]
        for henchman in self.henchmen[seat]:
            for kind, amount in HENCHMAN_AURA[henchman // 2]:
                if kind == switch:
                    amounts.append(amount)
        for tile in self.tiles[seat]:
            if tile != EMPTY and is_dark(tile):
                for kind, amount in TILE_AURA[tile_of(tile)]:
                    if kind == switch:
                        amounts.append(amount)
        return max(amounts) if switch == THUG else sum(amounts)

    def switch(self, seat: Seat, switch: int) -> int:
        """Return a switch as it is for a seat: equal ones add up, of the Thug's the highest counts.

        For FREE, who is nobody in particular, it is as for everybody.
        """
        everybody = self.switches[switch]
        if seat == FREE:
            return everybody
        own = self.aura(seat, switch)
        return max(everybody, own) if switch == THUG else everybody + own

    def set_switch(self, switch: int, amount: int) -> None:
        """Change something for everybody until the evening."""
        now = self.switches[switch]
        value = max(now, amount) if switch == THUG else now + amount
        self.switches = (*self.switches[:switch], value, *self.switches[switch + 1 :])
        self.emit(SwitchSet, SWITCHES[switch], amount)

    def may_flip(self) -> bool:
        return not self.switches[NO_FLIP]

    # Stores.

    def gain(self, seat: Seat, items: Items, why: str) -> None:
        """Take items from the stock, which never runs out (DM-R-89); choices are settled before."""
        if any(items[:STORED]):
            self.stores[seat] = added(self.stores[seat], items)
            self.emit(Gained, seat, without_choices(items), why)

    def pay(self, seat: Seat, price: Items, why: str) -> None:
        """Return a price to the stock; elements of choice in it have been picked by now."""
        if any(price[:STORED]):
            self.stores[seat] = taken(self.stores[seat], price)
            self.emit(Paid, seat, without_choices(price), why)

    def lose(self, seat: Seat, items: Items, why: str) -> None:
        """Return items to the stock against one's will, which must be there."""
        if any(items[:STORED]):
            self.stores[seat] = taken(self.stores[seat], items)
            self.emit(ItemsLost, seat, items, why)

    def at_most(self, seat: Seat, items: Items) -> Items:
        """Return as much of items as a seat has (DM-R-100); nothing of what it would have to choose."""
        has = [min(amount, have) for amount, have in zip(items, self.stores[seat], strict=False)]
        return (*has, *NOTHING[ANY_ELEMENT:])

    # Displays.

    def clear_slot(self, display: int, slot: int) -> Card:
        """Take a piece off its slot, which stays empty until the evening (DM-R-22)."""
        row = self.displays[display]
        self.displays[display] = (*row[:slot], EMPTY, *row[slot + 1 :])
        if display == FAR_LANDS:
            for seat in self.seats:
                self.far_seen[seat] &= ~(1 << slot)
        return row[slot]

    # Decks without order.

    def can_draw(self, deck: int) -> bool:
        return bool(self.decks[deck] or (deck < DISCARD_PILES and self.discards[deck]))

    def draw_from(self, deck: int) -> Card:
        """Draw a card; an empty deck is made anew of its discards (DM-R-27). NO_CARD if there are none."""
        if not self.decks[deck]:
            if deck >= DISCARD_PILES or not self.discards[deck]:
                return NO_CARD
            self.decks[deck] = tuple(sorted(self.discards[deck]))
            self.discards[deck] = ()
            self.emit(DiscardsShuffled, DECK_NAMES[deck])
        self.fence(Fence.REVEALED)
        card = self.pick(self.decks[deck], DRAWN_FROM[deck])
        self.decks[deck] = without(self.decks[deck], card)
        return card

    # Spells.

    def open_decks(self) -> list[int]:
        """Return the kinds of spells that can be drawn (DM-COUN-03)."""
        return [deck for deck in range(SPELL_DECKS_COUNT) if self.can_draw(deck)]

    def backs(self, seat: Seat) -> tuple[int, ...]:
        """Return how many spells of each deck a seat holds, which everyone sees."""
        counts = [0] * SPELL_DECKS_COUNT
        for spell in self.hands[seat]:
            counts[DECK_OF[spell]] += 1
        return tuple(counts)

    def draw_spell(self, seat: Seat, deck: int) -> None:
        spell = self.draw_from(deck)
        self.hands[seat] = tuple(sorted((*self.hands[seat], spell)))
        self.emit(SpellDrawn, seat, (spell,), DECKS[deck])

    def discard_spell(self, seat: Seat, spell: Card) -> None:
        """Put a spell of a hand face up on the discards of its deck (DM-DISC-01, DM-R-26)."""
        self.hands[seat] = without(self.hands[seat], spell)
        deck = DECK_OF[spell]
        self.discards[deck] = (*self.discards[deck], spell)
        self.show(SHOWN_SPELLS, spell)

    def drop_spell(self, seat: Seat, spell: Card) -> None:
        """Discard a spell without casting it."""
        self.discard_spell(seat, spell)
        self.emit(SpellDropped, seat, spell)

    # What came to light.

    def show(self, kind: int, *cards: Card) -> None:
        """Remember what all have seen this turn, wherever it goes."""
        self.shown[kind] = tuple(sorted({*self.shown[kind], *cards}))

    def remove(self, kind: int, card: Card) -> None:
        """Put a piece into the box, for the rest of the game (DM-REM-01)."""
        self.box[kind] = tuple(sorted((*self.box[kind], card)))

    # Domains.

    def set_tile(self, seat: Seat, space: Space, tile: int) -> None:
        tiles = self.tiles[seat]
        self.tiles[seat] = (*tiles[:space], tile, *tiles[space + 1 :])

    def set_monsters(self, seat: Seat, space: Space, monsters: tuple[Card, ...]) -> None:
        rows = self.monsters[seat]
        self.monsters[seat] = (*rows[:space], tuple(sorted(monsters)), *rows[space + 1 :])

    def add_tokens(self, seat: Seat, space: Space, tokens: int) -> None:
        row = self.tokens[seat]
        self.tokens[seat] = (*row[:space], row[space] + tokens, *row[space + 1 :])

    def is_guarded(self, seat: Seat, space: Space) -> bool:
        return bool(self.tokens[seat][space] & GUARDED)

    def altars(self, seat: Seat, space: Space) -> int:
        return self.tokens[seat][space] % WEAPON // ALTAR

    def weapons(self, seat: Seat, space: Space) -> int:
        return self.tokens[seat][space] // WEAPON

    def face(self, seat: Seat, space: Space) -> int:
        """Return the side of the tile that shows on a space; EMPTY without one."""
        tile = self.tiles[seat][space]
        return EMPTY if tile == EMPTY else face_of(tile)

    def has_dark(self, seat: Seat, space: Space) -> bool:
        return has_dark_tile(self.tiles[seat][space])

    def has_light(self, seat: Seat, space: Space) -> bool:
        tile = self.tiles[seat][space]
        return tile != EMPTY and not is_dark(tile)

    # What the kernel asks.

    def outcome(self) -> Result:
        return outcome(self)


DECK_NAMES = (*DECKS, "adventurers", "henchmen", "bag", "pile")


def empty_table(players: int, agreed: int) -> Domains:
    """Return a table on which nothing lies yet but the spells."""
    return Domains(
        players,
        agreed=agreed,
        scried=[(0, 0)] * (players + 1),
        displays=[()] * 6,
        decks=[*SPELL_DECKS, (), (), (), ()],
        discards=[()] * DISCARD_PILES,
        far_seen=[0] * players,
        hands=[()] * players,
        held=[()] * players,
        stores=[EMPTY_STORE] * players,
        henchmen=[()] * players,
        tiles=[(EMPTY,) * SPACES] * players,
        monsters=[((),) * SPACES] * players,
        tokens=[(0,) * SPACES] * players,
        flips=[()] * players,
        to_place=[0] * players,
        box=[()] * BOXES,
        shown=[()] * SHOWN,
    )
