"""The Resolve Minions phase: first those in Domains, then those in the city, along the path."""

from dataclasses import dataclass

from darkling.games.domains.rules.actions import BEFORE_THE_CITY, CityAction, controllers, keep, settle
from darkling.games.domains.rules.domain import flip
from darkling.games.domains.rules.elimination import HireKiller
from darkling.games.domains.rules.events import TileLeftLight
from darkling.games.domains.rules.locations import (
    MeetHenchman,
    ReceiveGift,
    VisitArchitect,
    VisitCouncil,
    VisitDocks,
    VisitNiktmarg,
    VisitSeer,
    VisitTavern,
    VisitTownCouncil,
)
from darkling.games.domains.rules.minions import PATH, take_minion, take_off_tile, why_not_flip
from darkling.games.domains.rules.places import (
    ARCHITECTS_GUILD,
    ASSASSIN,
    BUILDERS_GUILD,
    COUNCIL_OF_WIZARDS,
    GREEN_UNICORN,
    HIRED_THUG,
    LOCATION_OF,
    NIKTMARG,
    THE_DOCKS,
    THE_FAR_LANDS,
    THE_INN,
    THE_SEER,
    TOWN_COUNCIL,
    YELLOW_SWAN,
    Space,
)
from darkling.games.domains.rules.shopping import ShopAtGuild
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import FLIP, FLIP_OR_LEAVE, LEAVE
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

ACTIONS: dict[int, type[CityAction]] = {
    THE_SEER: VisitSeer,
    ASSASSIN: HireKiller,
    HIRED_THUG: HireKiller,
    ARCHITECTS_GUILD: VisitArchitect,
    THE_INN: MeetHenchman,
    BUILDERS_GUILD: ShopAtGuild,
    COUNCIL_OF_WIZARDS: VisitCouncil,
    GREEN_UNICORN: VisitTavern,
    YELLOW_SWAN: VisitTavern,
    THE_DOCKS: VisitDocks,
    THE_FAR_LANDS: MeetHenchman,
    NIKTMARG: VisitNiktmarg,
    TOWN_COUNCIL: VisitTownCouncil,
}
"""What is done at each location; the others only give."""


@dataclass
class ResolveMinions(Rule):
    """DM-RES-01: minions in Domains first, then the locations from first to last (DM-CITY-03).

    `at` is how far along the path it has come: a minion that moves on resolves when it is reached (DM-R-102).
    """

    at: int = 0

    def begin(self, g: Domains) -> Next:
        return self.next_flip(g)

    def next_flip(self, g: Domains) -> Next:
        """Resolve the minions in Domains in turn order, then in the order of spaces (DM-R-11)."""
        for seat in g.order():
            if g.flips[seat]:
                return g.call(CorruptTile(seat, g.flips[seat][0]), then=self.on_flip)
        return self.next_action(g)

    def on_flip(self, g: Domains, tile: "CorruptTile") -> Next:
        take_off_tile(g, tile.seat, tile.space)
        return self.next_flip(g)

    def next_action(self, g: Domains) -> Next:
        """Go on to the next space with a minion; the Builder's Guild serves seats in turn order (DM-R-04)."""
        while self.at < len(PATH):
            place = PATH[self.at]
            there = controllers(g, place)
            for seat in g.order():
                if seat in there:
                    action = ACTIONS.get(LOCATION_OF[place], ReceiveGift)
                    return g.call(action(seat, place), then=self.on_action)
            self.at += 1
        g.fence(Fence.REVEALED)
        return g.done()

    def on_action(self, g: Domains, action: CityAction) -> Next:
        """Return the minion to its owner (DM-RES-03)."""
        for controller in controllers(g, action.place):
            if controller == action.seat:
                take_minion(g, controller, action.place)
        return self.next_action(g)


@dataclass
class CorruptTile(Rule):
    """DM-RES-04: a minion turns the tile under it dark, or leaves it as it is (DM-R-10)."""

    seat: Seat
    space: Space

    def begin(self, g: Domains) -> Next:
        """Ask, if the tile can still be flipped (DM-R-95)."""
        if why_not_flip(g, self.seat, self.space) is not None:
            return self.leave(g)
        options = keep(g, self.seat, BEFORE_THE_CITY, FLIP, LEAVE)
        return g.ask(self.seat, FLIP_OR_LEAVE, options, then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == LEAVE.id:
            return self.leave(g)
        flip(g, self.seat, self.space)
        return g.done()

    def leave(self, g: Domains) -> Next:
        g.emit(TileLeftLight, self.seat, self.space)
        return g.done()
