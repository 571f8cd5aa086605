"""Set up."""

from dataclasses import dataclass

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    BLACK_MONSTERS,
    DEATH,
    DECAY,
    ERA_CARDS,
    HENCHMAN_CODES,
    MASQUERADE,
    REVELATION,
    TILE_CODES,
    WORLD,
    Card,
)
from darkling.games.domains.cards.items import ANY_ELEMENT, COINS, SPELL, one
from darkling.games.domains.rules.events import FirstPlayerDrawn
from darkling.games.domains.rules.gaining import GainItems
from darkling.games.domains.rules.parties import fill_tavern
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    ARCHITECT,
    BAG,
    FAR_LANDS,
    HENCHMEN,
    INN,
    NIKTMARG_SLOTS,
    PILE,
    TAVERNS,
)
from darkling.games.domains.rules.settings import DomainsSettings, agreed
from darkling.games.domains.rules.slots import (
    empty_display,
    fill_architect,
    fill_far_lands,
    fill_inn,
    fill_niktmarg,
)
from darkling.games.domains.rules.state import MINIONS, Domains, empty_table
from darkling.games.domains.rules.turn import DomainsTurn
from darkling.games.domains.rules.vocabulary import MOST_PLAYERS
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule

PLAYERS = (2, MOST_PLAYERS)
COINS_AT_START = 8
SPELLS_AT_START = 3
ELEMENTS_AT_START = 2
FORTUNE_OF_ERA = ((MASQUERADE, 5, ()), (REVELATION, 4, (WORLD,)), (DECAY, 4, (DEATH,)))
"""How many cards of each era come into the deck, and what is shuffled into them (DM-SET-03 to DM-SET-05)."""
SET_UP = "set-up"
"""Why something is gained in set-up."""


def deal(players: int, settings: DomainsSettings) -> Domains:
    """Return an empty table."""
    return empty_table(players, agreed(settings))


@dataclass
class SetUpDomains(Rule):
    """DM-SET: decks, displays and minions; then all draw spells, and after that all take elements.

    Attributes:
        drawing: who has still to draw spells.
        taking: who has still to take elements.

    """

    drawing: tuple[Seat, ...] = ()
    taking: tuple[Seat, ...] = ()

    def begin(self, g: Domains) -> Next:
        g.turn = 1
        g.fence(Fence.REVEALED)
        lay_fortune(g)
        lay_board(g)
        for seat in g.seats:
            g.to_place[seat] = MINIONS
            g.gain(seat, one(COINS, COINS_AT_START), SET_UP)
        g.first = g.chance.below(g.players)
        g.emit(FirstPlayerDrawn, g.first)
        self.drawing = self.taking = g.order()
        return self.next_player(g)

    def next_player(self, g: Domains) -> Next:
        """Let each player draw spells, then each take elements (DM-SET-14, DM-SET-15)."""
        if self.drawing:
            seat, self.drawing = self.drawing[0], self.drawing[1:]
            return g.call(GainItems(seat, one(SPELL, SPELLS_AT_START), SET_UP), then=self.on_gained)
        if self.taking:
            seat, self.taking = self.taking[0], self.taking[1:]
            return g.call(GainItems(seat, one(ANY_ELEMENT, ELEMENTS_AT_START), SET_UP), then=self.on_gained)
        return g.become(DomainsTurn())

    def on_gained(self, g: Domains, _gained: GainItems) -> Next:
        return self.next_player(g)


def lay_fortune(g: Domains) -> None:
    """Build the Fortune deck of fifteen cards, era upon era (DM-SET-02 to DM-SET-05)."""
    deck: list[Card] = []
    out: list[Card] = []
    for era, count, special in FORTUNE_OF_ERA:
        shuffled = g.shuffle(ERA_CARDS[era])
        deck += g.shuffle((*shuffled[:count], *special)) if special else shuffled[:count]
        out += shuffled[count:]
    g.fortune, g.fortune_out = tuple(deck), tuple(sorted(out))


def lay_board(g: Domains) -> None:
    """Fill the slots of the board; the yellow monsters are set aside (DM-SET-07 to DM-SET-12, DM-R-45)."""
    g.decks[ADVENTURERS] = tuple(range(len(ADVENTURER_CODES)))
    g.decks[HENCHMEN] = tuple(range(len(HENCHMAN_CODES)))
    g.decks[BAG] = tuple(range(len(TILE_CODES)))
    g.decks[PILE] = BLACK_MONSTERS
    for tavern in TAVERNS:
        fill_tavern(g, tavern)
    for display in (INN, FAR_LANDS, ARCHITECT, NIKTMARG_SLOTS):
        g.displays[display] = empty_display(display)
    fill_inn(g)
    fill_far_lands(g)
    fill_architect(g)
    fill_niktmarg(g)
