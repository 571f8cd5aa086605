"""The Production phase: what Domains make, and the window in which everybody may add to it."""

from dataclasses import dataclass

from darkling.games.domains.cards import (
    MAKES,
    MONSTER_CODES,
    MONSTER_MAKES,
    NO_CARD,
    TILE_CODES,
)
from darkling.games.domains.cards.items import (
    ANY_ELEMENT,
    NOTHING,
    SKULLS,
    SPELL,
    Items,
    one,
    without_choices,
)
from darkling.games.domains.cards.switches import DARK_MONSTER
from darkling.games.domains.rules.domain import is_occupied
from darkling.games.domains.rules.gaining import GainItems, needs_choice
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.tiles import TileInPlay, face_of, is_dark, tile_of
from darkling.games.domains.rules.uses import SharedOpportunity
from darkling.games.domains.rules.windows import IN_PRODUCTION
from darkling.table.decision import Seat
from darkling.table.rule import Next, Rule

PRODUCTION = "production"
"""Why a seat takes elements and spells of its choice."""


def together(items: Items, more: Items) -> Items:
    return tuple([amount + plus for amount, plus in zip(items, more, strict=True)])


def tile_makes(g: Domains, seat: Seat, space: Space) -> Items:
    """Return what the tile on a space makes this turn (DM-PROD-01)."""
    return would_make(g, seat, space, g.tiles[seat][space])


def would_make(g: Domains, seat: Seat, space: Space, tile: TileInPlay) -> Items:
    """Return what a tile makes on a space: its side, Altars there, and what is different this turn."""
    if tile == NO_CARD:
        return NOTHING
    makes = MAKES[face_of(tile)]
    if is_dark(tile):
        more = g.altars(seat, space)
        if g.monsters[seat][space]:
            more += g.switch(seat, DARK_MONSTER)
        makes = together(makes, one(SKULLS, more))
    return makes


def production_of(g: Domains, seat: Seat, space: Space) -> Items:
    """Return what everything on a space makes this turn (DM-MON-07)."""
    makes = tile_makes(g, seat, space)
    for monster in g.monsters[seat][space]:
        makes = together(makes, MONSTER_MAKES[monster])
    return makes


def income(g: Domains, seat: Seat) -> Items:
    """Return what a whole Domain makes this turn."""
    makes = NOTHING
    for space in range(SPACES):
        if is_occupied(g, seat, space):
            makes = together(makes, production_of(g, seat, space))
    return makes


@dataclass
class ProductionPhase(Rule):
    """DM-PROD-01, DM-R-88: all take what they make; then elements and spells are chosen, in turn order.

    Attributes:
        choosing: who has still to choose.

    """

    choosing: tuple[Seat, ...] = ()

    def begin(self, g: Domains) -> Next:
        self.choosing = tuple([seat for seat in g.order() if needs_choice(income(g, seat))])
        for seat in g.order():
            take_income(g, seat)
        return self.next_choice(g)

    def next_choice(self, g: Domains) -> Next:
        if not self.choosing:
            return g.become(SharedOpportunity(IN_PRODUCTION))
        seat, self.choosing = self.choosing[0], self.choosing[1:]
        return g.call(GainItems(seat, only_choices(income(g, seat)), PRODUCTION), then=self.on_chosen)

    def on_chosen(self, g: Domains, _gained: GainItems) -> Next:
        return self.next_choice(g)


def take_income(g: Domains, seat: Seat) -> None:
    """Take what needs no choice, tile by tile and monster by monster (DM-PROD-02)."""
    for space, tile in enumerate(g.tiles[seat]):
        if tile != NO_CARD:
            g.gain(seat, without_choices(tile_makes(g, seat, space)), TILE_CODES[tile_of(tile)])
        for monster in g.monsters[seat][space]:
            g.gain(seat, without_choices(MONSTER_MAKES[monster]), MONSTER_CODES[monster])


def only_choices(items: Items) -> Items:
    return together(one(ANY_ELEMENT, items[ANY_ELEMENT]), one(SPELL, items[SPELL]))
