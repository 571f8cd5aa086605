"""The locations of Harrows at which somebody gains, takes or hires something."""

from dataclasses import dataclass

from darkling.games.domains.cards import MERCENARY, MONSTER_CODES, Card
from darkling.games.domains.cards.items import COINS, one
from darkling.games.domains.rules.actions import TAVERN_OF, CityAction, can_hire, can_replace, settle
from darkling.games.domains.rules.domain import is_mercenary_at_docks, monster_spaces, why_not_monster
from darkling.games.domains.rules.events import (
    FirstPlayerChanged,
    MinionGranted,
    MonsterHired,
    TileTaken,
)
from darkling.games.domains.rules.gaining import GainItems
from darkling.games.domains.rules.henchmen import GainHenchman
from darkling.games.domains.rules.minions import DISPLAY_OF, card_at
from darkling.games.domains.rules.parties import DISCARD, replace_adventurer
from darkling.games.domains.rules.places import (
    ARCHITECT,
    LEADER,
    LOCATION_CODES,
    LOCATION_OF,
    NIKTMARG_SLOTS,
    PARTY_SIZE,
    ROYAL_COURT,
    SLOT_OF,
    SPACES,
    THE_FAR_LANDS,
    Space,
)
from darkling.games.domains.rules.prices import gift_of, price_of_monster, spells_of_council
from darkling.games.domains.rules.scrying import SeeFortune
from darkling.games.domains.rules.state import EMPTY, SLASHED, TILE_TAKEN, Domains
from darkling.games.domains.rules.vocabulary import (
    ADVENTURER,
    AT,
    BUY_THE_MONSTER,
    DECLINE,
    LOOK,
    LOOK_AT_THE_FORTUNE,
    PLACE_THE_MERCENARY,
    REPLACE_WHOM,
    TAKE,
    TAKE_THE_CHAIR,
    TAKE_THE_HENCHMAN,
    TAKE_THE_TILE,
)
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, WhyNot

SEEN_BY_SEER = 3

LEADER_STAYS = WhyNot("leader-stays", "DM-TAV-01")


@dataclass
class ReceiveGift(CityAction):
    """DM-BUS-01, DM-TEMP-01, DM-TOW-01, DM-ROY-01: a location that only gives asks nothing (DM-D-09)."""

    def begin(self, g: Domains) -> Next:
        location = LOCATION_OF[self.place]
        g.gain(self.seat, gift_of(g, self.seat, self.place), LOCATION_CODES[location])
        if location == ROYAL_COURT:
            g.marks |= SLASHED << self.seat
            g.emit(MinionGranted, self.seat)
        return g.done()


@dataclass
class VisitSeer(CityAction):
    """DM-SEER-01: look at the next three Fortune cards, and put them back in any order (DM-SEER-03)."""

    def begin(self, g: Domains) -> Next:
        if not g.fortune:
            return self.decline(g)
        options = [LOOK.final, *self.keep(g, DECLINE)]
        return g.ask(self.seat, LOOK_AT_THE_FORTUNE, options, then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        return g.call(SeeFortune(self.seat, SEEN_BY_SEER, True), then=self.on_seen)

    def on_seen(self, g: Domains, _seen: SeeFortune) -> Next:
        return g.done()


@dataclass
class VisitArchitect(CityAction):
    """DM-ARCH-01: take the tile of one's slot, to build it now or later (DM-ARCH-02)."""

    def begin(self, g: Domains) -> Next:
        if card_at(g, self.place) == EMPTY:
            return self.decline(g)
        return g.ask(self.seat, TAKE_THE_TILE, self.keep(g, TAKE, DECLINE), then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        """Take it; it costs nothing before it is built (DM-R-31)."""
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        tile = g.clear_slot(ARCHITECT, SLOT_OF[self.place])
        g.held[self.seat] = tuple(sorted((*g.held[self.seat], tile)))
        g.marks |= TILE_TAKEN
        g.emit(TileTaken, self.seat, tile)
        return g.done()


@dataclass
class MeetHenchman(CityAction):
    """DM-INN-01, DM-FAR-01: take the henchman of one's slot; from the Far Lands it comes unseen."""

    def begin(self, g: Domains) -> Next:
        if card_at(g, self.place) == EMPTY:
            return self.decline(g)
        take = TAKE.final if self.is_far() else self.keep(g, TAKE)[0]
        return g.ask(self.seat, TAKE_THE_HENCHMAN, [take, *self.keep(g, DECLINE)], then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        henchman = g.clear_slot(DISPLAY_OF[LOCATION_OF[self.place]], SLOT_OF[self.place])
        return g.call(GainHenchman(self.seat, henchman, unseen=self.is_far()), then=self.on_gained)

    def is_far(self) -> bool:
        return LOCATION_OF[self.place] == THE_FAR_LANDS

    def on_gained(self, g: Domains, _gained: GainHenchman) -> Next:
        return g.done()


@dataclass
class VisitCouncil(CityAction):
    """DM-COUN-01: draw spells one by one, from decks of one's choice (DM-R-25)."""

    def begin(self, g: Domains) -> Next:
        if not g.open_decks():
            return self.decline(g)
        spells = spells_of_council(g, self.seat)
        why = LOCATION_CODES[LOCATION_OF[self.place]]
        return g.call(GainItems(self.seat, spells, why, may_stop=True), then=self.on_drawn)

    def on_drawn(self, g: Domains, _drawn: GainItems) -> Next:
        return g.done()


@dataclass
class VisitTavern(CityAction):
    """DM-TAV-01: replace a member of the party, but not its leader."""

    def begin(self, g: Domains) -> Next:
        if not can_replace(g, self.tavern()):
            return self.decline(g)
        members = range(LEADER + 1, len(g.displays[self.tavern()]))
        options = [self.member(slot).final for slot in members]
        return g.ask(self.seat, REPLACE_WHOM, [*options, *self.keep(g, DECLINE)], then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        """Put the adventurer on the discards, and fill the tavern at once (DM-TAV-02)."""
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        replace_adventurer(g, self.tavern(), option.thing % PARTY_SIZE, DISCARD)
        return g.done()

    def tavern(self) -> int:
        return TAVERN_OF[LOCATION_OF[self.place]]

    def member(self, slot: int) -> Option:
        return ADVENTURER[self.tavern() * PARTY_SIZE + slot]

    def barred(self, g: Domains) -> list[Barred]:  # noqa: ARG002
        return [(self.member(LEADER).code, LEADER_STAYS)]


@dataclass
class VisitDocks(CityAction):
    """DM-DOCK-01: hire the Mercenary for this turn, and put it anywhere in one's Domain (DM-DOCK-02)."""

    def begin(self, g: Domains) -> Next:
        if not is_mercenary_at_docks(g):
            return self.decline(g)
        options = self.keep(g, *[AT[space] for space in monster_spaces(g, self.seat, MERCENARY)], DECLINE)
        return g.ask(self.seat, PLACE_THE_MERCENARY, options, then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        hire(g, self.seat, MERCENARY, option.thing, 0)
        return g.done()


@dataclass
class VisitNiktmarg(CityAction):
    """DM-NIK-01: buy the monster of one's slot, and put it on a dark tile or an empty space (DM-NIK-03)."""

    def begin(self, g: Domains) -> Next:
        monster = card_at(g, self.place)
        if not can_hire(g, self.seat, monster):
            return self.decline(g)
        options = self.keep(g, *[AT[space] for space in monster_spaces(g, self.seat, monster)], DECLINE)
        return g.ask(self.seat, BUY_THE_MONSTER, options, then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        monster = g.clear_slot(NIKTMARG_SLOTS, SLOT_OF[self.place])
        hire(g, self.seat, monster, option.thing, price_of_monster(g, self.seat, monster))
        return g.done()

    def barred(self, g: Domains) -> list[Barred]:
        """Say why the monster may not go to some spaces."""
        monster = card_at(g, self.place)
        reasons = [(AT[space].code, why_not_monster(g, self.seat, monster, space)) for space in range(SPACES)]
        return [(code, why) for code, why in reasons if why is not None]


def hire(g: Domains, seat: Seat, monster: Card, space: Space, price: int) -> None:
    """Pay for a monster and put it on a space at once (DM-R-47)."""
    g.pay(seat, one(COINS, price), MONSTER_CODES[monster])
    g.set_monsters(seat, space, (*g.monsters[seat][space], monster))
    g.emit(MonsterHired, seat, monster, space, price)


@dataclass
class VisitTownCouncil(CityAction):
    """DM-TOWN-01: take the First Player Marker and 2 Coins; the new order holds at once (DM-R-15)."""

    def begin(self, g: Domains) -> Next:
        return g.ask(self.seat, TAKE_THE_CHAIR, self.keep(g, TAKE, DECLINE), then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        if g.first != self.seat:
            g.first = self.seat
            g.emit(FirstPlayerChanged, self.seat)
        g.gain(self.seat, gift_of(g, self.seat, self.place), LOCATION_CODES[LOCATION_OF[self.place]])
        return g.done()
