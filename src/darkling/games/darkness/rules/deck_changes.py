"""Changes of a hero's decks for good (AD-BLD-10): cards come in, go out, or make room for others."""

from dataclasses import dataclass

from darkling.games.darkness.cards import RESOURCES
from darkling.games.darkness.rules.box import AC, MOST_COPIES, RC, legal, spare
from darkling.games.darkness.rules.events import DeckChanged
from darkling.games.darkness.rules.paying import show_card, shown
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    HAND_ACS,
    HAND_RCS,
    NOTHING_SCRIED,
    PILE_ACS,
    PILE_RCS,
    Darkness,
    Hero,
)
from darkling.games.darkness.rules.vocabulary import (
    CHANGE_THE_DECK,
    DECK_ADD_AC,
    DECK_ADD_RC,
    DECK_DROP_AC,
    DECK_DROP_RC,
    DONE,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

LEAST = 20
"""A deck keeps at least so many cards."""
WORDS = {"AC": (AC,), "RC": (RC,), "any": (AC, RC)}
DECK, PILE, HAND = "deck", "pile", "hand"
PLACES = (DECK, PILE, HAND)
ZONES_OF = ((DECK_ACS, PILE_ACS, HAND_ACS), (DECK_RCS, PILE_RCS, HAND_RCS))
"""Where the cards of a kind are, in the order in which one is taken out."""
ADDS, DROPS = (DECK_ADD_AC, DECK_ADD_RC), (DECK_DROP_AC, DECK_DROP_RC)
AC_VERBS = (DECK_ADD_AC[0].verb, DECK_DROP_AC[0].verb)


def cards_of(g: Darkness, hero: Hero, kind: int) -> tuple[int, ...]:
    """Return all cards of a kind that a hero has."""
    return tuple(sorted([card for zone in ZONES_OF[kind] for card in g.pile(hero, zone)]))


@dataclass
class ChangeDeck(Rule):
    """Add, remove or swap up to so many cards, one after the other.

    Attributes:
        hero: whose decks they are.
        what: the operation and the kind of cards, as cards say it: `add AC`, `swap any`.
        left: how many more times.
        swapping: the kind of the card that has been removed and waits for another in its place; -1 for none.

    """

    hero: Hero
    what: str
    left: int
    swapping: int = -1

    def begin(self, g: Darkness) -> Next:
        return self.next_change(g)

    def next_change(self, g: Darkness) -> Next:
        options = self.options(g)
        if not options:
            return g.done()
        if self.swapping < 0:
            options.append(DONE)
        return g.ask(g.owner(self.hero), CHANGE_THE_DECK, options, then=self.on_change)

    def options(self, g: Darkness) -> list[Option]:
        if self.swapping >= 0:
            return addable(g, self.hero, self.swapping)
        if not self.left:
            return []
        operation, word = self.what.split()
        options: list[Option] = []
        for kind in WORDS[word]:
            options += addable(g, self.hero, kind) if operation == "add" else self.droppable(g, kind)
        return options

    def droppable(self, g: Darkness, kind: int) -> list[Option]:
        """Return what may be removed; what is swapped needs something to come in its place."""
        if self.what.startswith("remove"):
            has_more = len(cards_of(g, self.hero, kind)) > LEAST
            return removable(g, self.hero, kind) if has_more else []
        return removable(g, self.hero, kind) if addable(g, self.hero, kind) else []

    def on_change(self, g: Darkness, option: Option) -> Next:
        if option.id == DONE.id:
            return g.done()
        kind = AC if option.verb in AC_VERBS else RC
        if option.verb == ADDS[kind][0].verb:
            add_card(g, self.hero, kind, option.thing)
            g.emit(DeckChanged, g.owner(self.hero), self.hero, (option.code,), (), DECK)
            self.swapping = -1
            self.left -= 1
        else:
            place = remove_card(g, self.hero, kind, option.thing)
            g.emit(DeckChanged, g.owner(self.hero), self.hero, (), (option.code,), place)
            if self.what.startswith("swap"):
                self.swapping = kind
            else:
                self.left -= 1
        return self.next_change(g)


def addable(g: Darkness, hero: Hero, kind: int) -> list[Option]:
    """Return the cards that may come into a deck: legal for the class, not core, up to three copies."""
    held, spared = cards_of(g, hero, kind), spare(g, kind)
    return [
        ADDS[kind][card]
        for card in legal(g, kind, g.kind[hero])
        if held.count(card) < MOST_COPIES and not is_core(kind, card) and spared[card] > 0
    ]


def removable(g: Darkness, hero: Hero, kind: int) -> list[Option]:
    """Return the cards that may go: all but core cards. Whether a card was in the deck comes to light."""
    cards = sorted(set(cards_of(g, hero, kind)))
    return [shown(g, DROPS[kind][card]) for card in cards if not is_core(kind, card)]


def is_core(kind: int, card: int) -> bool:
    return kind == RC and RESOURCES[card].is_core


def add_card(g: Darkness, hero: Hero, kind: int, card: int) -> None:
    """Shuffle a card into a deck, in which nothing is where it was scried then."""
    zone = ZONES_OF[kind][0]
    g.put(hero, zone, (*g.pile(hero, zone), card))
    g.scried[hero] = NOTHING_SCRIED


def remove_card(g: Darkness, hero: Hero, kind: int, card: int) -> str:
    """Take a card out, and return where it was: in the deck if it is there, else in the pile or the hand."""
    show_card(g)
    places = zip(PLACES, ZONES_OF[kind], strict=True)
    place, zone = next(found for found in places if card in g.pile(hero, found[1]))
    g.put(hero, zone, without(g.pile(hero, zone), card))
    if place == DECK:
        g.scried[hero] = NOTHING_SCRIED
    return place
