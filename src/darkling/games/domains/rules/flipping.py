"""Tiles that cards flip or guard."""

from dataclasses import dataclass

from darkling.games.domains.rules.domain import flip
from darkling.games.domains.rules.events import SpaceGuarded
from darkling.games.domains.rules.minions import NO_FLIPS_NOW
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.state import GUARDED, Domains
from darkling.games.domains.rules.vocabulary import AT, FLIP_A_TILE, GUARD_A_SPACE, LEAVE
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule, WhyNot

NO_TILE_TO_FLIP = WhyNot("no-tile-to-flip", "DM-R-83")
NO_SPACE_TO_GUARD = WhyNot("no-space-to-guard", "DM-R-83")


def flippable(g: Domains, seat: Seat, to_dark: bool) -> list[Space]:
    """Return the spaces of a seat whose tiles can be turned now (DM-TILE-07, DM-R-53)."""
    if not g.may_flip():
        return []
    has_other_side = g.has_light if to_dark else g.has_dark
    return [space for space in range(SPACES) if has_other_side(seat, space) and not g.is_guarded(seat, space)]


def why_not_flippable(g: Domains, seat: Seat, to_dark: bool) -> WhyNot | None:
    """Return why a seat can turn no tile now."""
    if not g.may_flip():
        return NO_FLIPS_NOW
    return None if flippable(g, seat, to_dark) else NO_TILE_TO_FLIP


def guardable(g: Domains, seat: Seat, only_light: bool) -> list[Space]:
    """Return the spaces of a seat that are not guarded yet."""
    unguarded = [space for space in range(SPACES) if not g.is_guarded(seat, space)]
    return [space for space in unguarded if g.has_light(seat, space)] if only_light else unguarded


def guard(g: Domains, seat: Seat, space: Space) -> None:
    """Put a space out of bounds until the evening (DM-R-53)."""
    g.add_tokens(seat, space, GUARDED)
    g.emit(SpaceGuarded, seat, space)


@dataclass
class FlipOwnTile(Rule):
    """DM-TILE-07: a Fortune text turns a tile of one's choice; where it does not have to, or none."""

    seat: Seat
    to_dark: bool
    must: bool

    def begin(self, g: Domains) -> Next:
        options = [AT[space].final for space in flippable(g, self.seat, self.to_dark)]
        if not options:
            return g.done()
        if not self.must:
            options.append(LEAVE.final)
        return g.ask(self.seat, FLIP_A_TILE, options, then=self.on_space)

    def on_space(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if option.id != LEAVE.id:
            flip(g, self.seat, option.thing)
        return g.done()


@dataclass
class GuardOwnTile(Rule):
    """DM-FORT-10: choose a light tile, which is out of bounds until the evening."""

    seat: Seat

    def begin(self, g: Domains) -> Next:
        options = [AT[space].final for space in guardable(g, self.seat, only_light=True)]
        if not options:
            return g.done()
        return g.ask(self.seat, GUARD_A_SPACE, options, then=self.on_space)

    def on_space(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        guard(g, self.seat, option.thing)
        return g.done()
