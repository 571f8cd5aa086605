"""The Foreman phase: tiles are built, and henchmen who help with that are used."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.domains.cards import NO_CARD, TILE_CODES, Card
from darkling.games.domains.cards.items import NOTHING, can_pay, taken
from darkling.games.domains.cards.switches import SIDE_CHOICE
from darkling.games.domains.rules.actions import settle
from darkling.games.domains.rules.building import BuilderAtWork
from darkling.games.domains.rules.domain import tile_spaces, why_not_tile
from darkling.games.domains.rules.events import TileBuilt
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.prices import price_of_tile
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.tiles import in_play
from darkling.games.domains.rules.uses import UseAbility
from darkling.games.domains.rules.vocabulary import (
    AT,
    BUILD,
    BUILD_OR_DONE,
    BUILD_WHERE,
    BUILD_WHICH_SIDE,
    ENOUGH,
    SIDE,
)
from darkling.games.domains.rules.windows import FOREMAN, open_sources, why_not_open
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot
from darkling.table.zones import without

LIGHT_SIDE, DARK_SIDE = range(2)

MATERIALS_LACKING = WhyNot("materials-lacking", "DM-FORE-02")
NO_SPACE_FOR_TILE = WhyNot("no-space-for-tile", "DM-FORE-04")


@dataclass
class ForemanPhase(Rule):
    """DM-FORE-01, DM-R-48: in turn order, everybody builds until done."""

    order: tuple[Seat, ...] = ()
    at: int = 0

    def begin(self, g: Domains) -> Next:
        self.order = g.order()
        return self.next_builder(g)

    def next_builder(self, g: Domains) -> Next:
        while self.at < len(self.order):
            seat = self.order[self.at]
            self.at += 1
            if Builder(seat).has_work(g):
                return g.call(Builder(seat), then=self.on_built)
        g.fence(Fence.REVEALED)
        return g.done()

    def on_built(self, g: Domains, _builder: "Builder") -> Next:
        return self.next_builder(g)

    def is_anyone_left(self, g: Domains) -> bool:
        """Say whether a later seat will be asked, whatever the one before builds."""
        return any(Builder(seat).has_work(g) for seat in self.order[self.at :])


@dataclass
class Builder(BuilderAtWork):
    """DM-FORE-01: build one tile after another, and use henchmen before and in between."""

    tile: Card = NO_CARD
    space: Space = NO_CARD

    def begin(self, g: Domains) -> Next:
        return self.next_work(g)

    def next_work(self, g: Domains) -> Next:
        """Offer every tile that can be built now, and every henchman that helps; or to be done."""
        self.tile = self.space = NO_CARD
        if not self.has_work(g):
            return g.done()
        tiles = [self.offer(g, BUILD[tile], tile) for tile in self.buildable(g)]
        helpers = [source.final for source in self.helpers(g)]
        done = ENOUGH if is_anyone_left(g) else ENOUGH.final
        return g.ask(self.seat, BUILD_OR_DONE, [*tiles, *helpers, done], then=self.on_work)

    def on_work(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == ENOUGH.id:
            return g.done()
        if option.verb == "use":
            return g.call(UseAbility(self.seat, option.id), then=self.on_help)
        self.tile = option.thing
        options = [self.offer(g, AT[space], self.tile, space) for space in self.spaces(g, self.tile)]
        return g.ask(self.seat, BUILD_WHERE, options, then=self.on_space)

    def on_help(self, g: Domains, _use: Rule) -> Next:
        return self.next_work(g)

    def on_space(self, g: Domains, option: Option) -> Next:
        """Build light side up, unless there is a choice (DM-TILE-01, DM-FORT-09)."""
        settle(g, option)
        self.space = option.thing
        if not self.may_build_dark(g):
            return self.build(g, dark=False)
        options = [self.offer_side(g, SIDE[side]) for side in self.sides(g, self.tile, self.space)]
        return g.ask(self.seat, BUILD_WHICH_SIDE, options, then=self.on_side)

    def on_side(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        return self.build(g, dark=option.thing == DARK_SIDE)

    def build(self, g: Domains, dark: bool) -> Next:
        """Return workers and materials to the stock, and put the tile down (DM-FORE-02, DM-FORE-03)."""
        seat, tile = self.seat, self.tile
        price = price_of_tile(g, seat, tile, self.less)
        if price != price_of_tile(g, seat, tile):
            self.less = NOTHING
        if dark and not g.switch(seat, SIDE_CHOICE):
            self.dark -= 1
        g.pay(seat, price, TILE_CODES[tile])
        g.held[seat] = without(g.held[seat], tile)
        g.set_tile(seat, self.space, in_play(tile, dark))
        g.emit(TileBuilt, seat, tile, self.space, dark)
        return self.next_work(g)

    # What can be done.

    def has_work(self, g: Domains) -> bool:
        return bool(self.buildable(g) or self.helpers(g))

    def buildable(self, g: Domains) -> list[Card]:
        return [tile for tile in g.held[self.seat] if self.why_not_build(g, tile) is None]

    def why_not_build(self, g: Domains, tile: Card) -> WhyNot | None:
        """Return why a tile cannot be built now: for want of materials, or of a space."""
        if not can_pay(g.stores[self.seat], price_of_tile(g, self.seat, tile, self.less)):
            return MATERIALS_LACKING
        return None if self.spaces(g, tile) else NO_SPACE_FOR_TILE

    def helpers(self, g: Domains) -> list[Option]:
        """Return the henchmen that can be used at the Foreman now."""
        return [s for s in open_sources(g, self.seat, FOREMAN) if why_not_open(g, self.seat, s) is None]

    def may_build_dark(self, g: Domains) -> bool:
        return bool(self.dark or g.switch(self.seat, SIDE_CHOICE))

    def sides(self, g: Domains, tile: Card, space: Space) -> list[int]:
        """Return the sides with which a tile may lie on a space (DM-R-39)."""
        possible = (LIGHT_SIDE, DARK_SIDE) if self.may_build_dark(g) else (LIGHT_SIDE,)
        return [
            side for side in possible if why_not_tile(g, self.seat, tile, space, side == DARK_SIDE) is None
        ]

    def spaces(self, g: Domains, tile: Card) -> list[Space]:
        return [space for space in range(SPACES) if self.sides(g, tile, space)]

    # Going back. What ends the building is final, unless somebody is sure to be asked after it.

    def offer(self, g: Domains, option: Option, tile: Card, space: Space = NO_CARD) -> Option:
        """Return an option as it is where a question about the same tile follows."""
        spaces = self.spaces(g, tile) if space == NO_CARD else [space]
        if len(spaces) > 1 or len(self.sides(g, tile, spaces[0])) > 1:
            return option
        return option if self.goes_on(g, tile) else option.final

    def offer_side(self, g: Domains, option: Option) -> Option:
        return option if self.goes_on(g, self.tile) else option.final

    def goes_on(self, g: Domains, tile: Card) -> bool:
        """Say whether it is sure that something can still be built after a tile, by this seat or another."""
        left = taken(g.stores[self.seat], price_of_tile(g, self.seat, tile, self.less))
        for other in g.held[self.seat]:
            payable = other != tile and can_pay(left, price_of_tile(g, self.seat, other))
            if payable and len(tile_spaces(g, self.seat, other, dark=False)) > 1:
                return True
        return is_anyone_left(g)

    def barred(self, g: Domains) -> Sequence[Barred]:
        """Say of tiles, henchmen and spaces why they cannot be chosen now."""
        if self.tile == NO_CARD:
            helpers = open_sources(g, self.seat, FOREMAN)
            reasons = [(BUILD[tile].code, self.why_not_build(g, tile)) for tile in g.held[self.seat]]
            reasons += [(source.code, why_not_open(g, self.seat, source)) for source in helpers]
        elif self.space == NO_CARD:
            reasons = [(AT[space].code, self.why_not_here(g, space)) for space in range(SPACES)]
        else:
            reasons = []
        return [(code, why) for code, why in reasons if why is not None]

    def why_not_here(self, g: Domains, space: Space) -> WhyNot | None:
        """Return why the tile may not lie on a space with either side that it may have up."""
        if self.sides(g, self.tile, space):
            return None
        return why_not_tile(g, self.seat, self.tile, space, self.may_build_dark(g))


def is_anyone_left(g: Domains) -> bool:
    """Say whether a seat that comes later at the Foreman will be asked."""
    phase = g.running(ForemanPhase)
    return phase is not None and phase.is_anyone_left(g)
