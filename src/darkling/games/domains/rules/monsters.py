"""Monsters that come to a Domain: drawn from the pile or brought along, and where they may stand then."""

from dataclasses import dataclass

from darkling.games.domains.cards import BLACK_MONSTERS, NO_CARD, Card
from darkling.games.domains.rules.domain import (
    empty_areas,
    lose_monster,
    monster_spaces,
    put_monster,
)
from darkling.games.domains.rules.events import MonsterDrawn
from darkling.games.domains.rules.places import PILE, SPACES, Space, area_spaces
from darkling.games.domains.rules.state import BOXED_MONSTERS, SHOWN_MONSTERS, Domains
from darkling.games.domains.rules.vocabulary import AT, MONSTER, PLACE_A_MONSTER, SACRIFICE_A_MONSTER
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule, WhyNot

LEGAL, DARK_BARE, EMPTY_AREA = "legal", "dark_bare", "empty_area"
"""Where a monster may be put: where its bar allows it, on a dark tile without monsters, in an empty Area."""

PILE_EMPTY = WhyNot("pile-empty", "DM-R-33")
NO_SPACE_FOR_MONSTER = WhyNot("no-space-for-monster", "DM-R-40")
MONSTER_GONE = WhyNot("monster-gone", "DM-R-46")


def spaces_for(g: Domains, seat: Seat, monster: Card, where: str = LEGAL) -> list[Space]:
    """Return the spaces of a Domain on which a monster may be put (DM-NIK-03, DM-R-54, DM-R-79)."""
    if where == DARK_BARE:
        return [space for space in range(SPACES) if g.has_dark(seat, space) and not g.monsters[seat][space]]
    if where == EMPTY_AREA:
        return [space for area in empty_areas(g, seat) for space in area_spaces(area)]
    return monster_spaces(g, seat, monster)


def why_not_draw(g: Domains, seat: Seat, where: str) -> WhyNot | None:
    """Return why a seat may not draw a monster; those of the pile are black (DM-R-40, DM-R-45)."""
    if not g.decks[PILE]:
        return PILE_EMPTY
    return None if spaces_for(g, seat, BLACK_MONSTERS[0], where) else NO_SPACE_FOR_MONSTER


def why_not_bring(g: Domains, monster: Card) -> WhyNot | None:
    """Return why a monster cannot be brought along: it is in the box, or in a Domain (DM-R-46)."""
    in_domains = [other for rows in g.monsters for row in rows for other in row]
    return MONSTER_GONE if monster in g.box[BOXED_MONSTERS] or monster in in_domains else None


@dataclass
class DrawMonster(Rule):
    """DM-R-40: draw a monster out of the pile and put it on a space, if there is one for it."""

    seat: Seat
    where: str = LEGAL

    def begin(self, g: Domains) -> Next:
        if why_not_draw(g, self.seat, self.where) is not None:
            return g.done()
        monster = g.draw_from(PILE)
        g.show(SHOWN_MONSTERS, monster)
        g.emit(MonsterDrawn, self.seat, monster)
        return g.become(PlaceMonster(self.seat, monster, self.where))


@dataclass
class PlaceMonster(Rule):
    """DM-R-47: put a monster that one has just got on a space at once."""

    seat: Seat
    monster: Card
    where: str = LEGAL
    space: Space = NO_CARD

    def begin(self, g: Domains) -> Next:
        options = [AT[space].final for space in spaces_for(g, self.seat, self.monster, self.where)]
        return g.ask(self.seat, PLACE_A_MONSTER, options, then=self.on_space)

    def on_space(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        self.space = option.thing
        put_monster(g, self.seat, self.monster, option.thing)
        return g.done()


def own_monsters(g: Domains, seat: Seat) -> list[Card]:
    """Return the monsters of a Domain that stand on no guarded space."""
    rows = enumerate(g.monsters[seat])
    return sorted([monster for space, row in rows if not g.is_guarded(seat, space) for monster in row])


@dataclass
class SacrificeOne(Rule):
    """DM-R-52: each owner gives up a monster of its choice."""

    seat: Seat

    def begin(self, g: Domains) -> Next:
        options = [MONSTER[monster].final for monster in own_monsters(g, self.seat)]
        if not options:
            return g.done()
        return g.ask(self.seat, SACRIFICE_A_MONSTER, options, then=self.on_monster)

    def on_monster(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        lose_monster(g, self.seat, option.thing)
        return g.done()
