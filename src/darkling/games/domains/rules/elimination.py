"""The Assassin and the Hired Thug: adventurers, henchmen and minions they are set on."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.domains.cards import HENCHMAN_CODES, NO_CARD
from darkling.games.domains.cards.items import COINS, one
from darkling.games.domains.rules.actions import CityAction, controllers, settle
from darkling.games.domains.rules.attacked import NOBODY
from darkling.games.domains.rules.events import DieRolled, ThugFailed, VictimNamed
from darkling.games.domains.rules.henchmen import kill_henchman, kill_henchman_on_board
from darkling.games.domains.rules.minions import PATH, free_places, move_to, recall, why_not_place
from darkling.games.domains.rules.parties import BOX, replace_adventurer
from darkling.games.domains.rules.places import (
    ASSASSIN,
    FAR_LANDS,
    GUILD,
    INN,
    INN_SLOTS,
    LOCATION_CODES,
    LOCATION_OF,
    PARTY_SIZE,
    TAVERNS,
    Place,
)
from darkling.games.domains.rules.prices import (
    ASSASSIN_PRICES,
    THUG_COINS,
    THUG_DIE,
    assassin_prices,
    thug_succeeds,
)
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import (
    ADVENTURER,
    DECLINE,
    ELIMINATE_WHOM,
    HENCHMAN,
    MINION,
    MOVE_ON,
    PAY_IN_SKULLS,
    SEND,
    SKULLS_PAID,
    TAKE_BACK,
    VOCABULARY,
)
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot

NO_VICTIM = -1
INN_VICTIMS = len(HENCHMAN_CODES)
FAR_VICTIMS = INN_VICTIMS + len(INN_SLOTS)

THIS_MINION = WhyNot("this-minion", "DM-R-19")
PLACE_PASSED = WhyNot("place-passed", "DM-R-21")


@dataclass
class HireKiller(CityAction):
    """DM-ASN-01, DM-ASN-03: name a victim, pay, and see it done: for certain, or if the Thug is lucky."""

    victim: int = NO_VICTIM

    def begin(self, g: Domains) -> Next:
        victims = find_victims(g, self.location())
        if not victims or not self.can_pay(g):
            return self.decline(g)
        if not self.chooses_price(g):
            victims = [victim.final for victim in victims]
        return g.ask(self.seat, ELIMINATE_WHOM, [*victims, *self.keep(g, DECLINE)], then=self.on_victim)

    def location(self) -> int:
        return LOCATION_OF[self.place]

    def can_pay(self, g: Domains) -> bool:
        """Say whether the price can be paid; a victim is only named then (DM-R-18)."""
        if self.location() == ASSASSIN:
            return bool(assassin_prices(g, self.seat))
        return g.stores[self.seat][COINS] >= THUG_COINS

    def chooses_price(self, g: Domains) -> bool:
        return self.location() == ASSASSIN and len(assassin_prices(g, self.seat)) > 1

    def on_victim(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == DECLINE.id:
            return self.decline(g)
        self.victim = option.id
        if self.location() != ASSASSIN:
            return self.send_thug(g)
        payable = assassin_prices(g, self.seat)
        options = [
            SKULLS_PAID[skulls].final for skulls, price in enumerate(ASSASSIN_PRICES) if price in payable
        ]
        return g.ask(self.seat, PAY_IN_SKULLS, options, then=self.on_price)

    def on_price(self, g: Domains, option: Option) -> Next:
        """Pay the Assassin, who is certain: 2 Coins less for each Skull (DM-ASN-02)."""
        g.fence(Fence.REVEALED)
        self.name_victim(g)
        g.pay(self.seat, ASSASSIN_PRICES[option.thing], LOCATION_CODES[self.location()])
        return self.kill(g)

    def send_thug(self, g: Domains) -> Next:
        """Pay the Thug, who is not; the Coins are gone either way (DM-ASN-03)."""
        self.name_victim(g)
        g.pay(self.seat, one(COINS, THUG_COINS), LOCATION_CODES[self.location()])
        face = g.roll(THUG_DIE)
        g.emit(DieRolled, self.seat, THUG_DIE, face)
        if face <= thug_succeeds(g, self.seat):
            return self.kill(g)
        g.emit(ThugFailed, self.seat)
        return g.done()

    def name_victim(self, g: Domains) -> None:
        g.emit(VictimNamed, self.seat, VOCABULARY.options[self.victim].name)

    def kill(self, g: Domains) -> Next:
        victim = VOCABULARY.options[self.victim]
        if victim.verb == "minion":
            return g.call(displaced(g, victim, self.location()), then=self.on_displaced)
        if victim.verb == "adventurer":
            replace_adventurer(g, victim.thing // PARTY_SIZE, victim.thing % PARTY_SIZE, BOX)
        else:
            kill_henchman_named(g, victim.thing)
        return g.done()

    def on_displaced(self, g: Domains, _displaced: "Displaced") -> Next:
        return g.done()

    def barred(self, g: Domains) -> list[Barred]:  # noqa: ARG002
        """Say why the killer is not set on the minion that hires it."""
        return [(MINION[self.place].code, THIS_MINION)] if self.victim == NO_VICTIM else []


# Victims.


def find_victims(g: Domains, location: int) -> list[Option]:
    """Return whom a killer can be set on (DM-ASN-04, DM-ASN-05, DM-R-20)."""
    members = [ADVENTURER[t * PARTY_SIZE + slot] for t in TAVERNS for slot in range(len(g.displays[t]))]
    played = [HENCHMAN[henchman // 2] for seat in g.seats for henchman in g.henchmen[seat]]
    at_inn = [HENCHMAN[INN_VICTIMS + slot] for slot, card in enumerate(g.displays[INN]) if card != NO_CARD]
    far = [HENCHMAN[FAR_VICTIMS + slot] for slot, card in enumerate(g.displays[FAR_LANDS]) if card != NO_CARD]
    minions = [
        minion_on(place, controller)
        for place in PATH
        if LOCATION_OF[place] > location
        for controller in dict.fromkeys(controllers(g, place))
    ]
    return [*members, *played, *at_inn, *far, *minions]


def minion_on(place: Place, controller: Seat) -> Option:
    return MINION[GUILD + controller] if place == GUILD else MINION[place]


def kill_henchman_named(g: Domains, thing: int) -> None:
    """Put a henchman into the box, of a seat or of the board."""
    if thing >= FAR_VICTIMS:
        kill_henchman_on_board(g, FAR_LANDS, thing - FAR_VICTIMS)
    elif thing >= INN_VICTIMS:
        kill_henchman_on_board(g, INN, thing - INN_VICTIMS)
    else:
        kill_henchman(g, owner_of(g, thing), thing)


def owner_of(g: Domains, henchman: int) -> Seat:
    for seat in g.seats:
        if henchman in [used_or_not // 2 for used_or_not in g.henchmen[seat]]:
            return seat
    return NOBODY


def displaced(g: Domains, victim: Option, after: int) -> "Displaced":
    """Return the rule for a minion that is driven away."""
    if victim.thing >= GUILD:
        return Displaced(victim.thing - GUILD, GUILD, after)
    return Displaced(g.city[victim.thing], victim.thing, after)


@dataclass
class Displaced(Rule):
    """DM-ASN-06: a minion driven from its space goes to one that is still to come, or back to its owner."""

    seat: Seat
    place: Place
    after: int

    def begin(self, g: Domains) -> Next:
        """Offer what is empty and open of locations not yet reached; not the space it leaves (DM-R-21)."""
        options = [SEND[place].final for place in free_places(g, self.after)]
        return g.ask(self.seat, MOVE_ON, [*options, TAKE_BACK.final], then=self.on_answer)

    def on_answer(self, g: Domains, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if option.id == TAKE_BACK.id:
            recall(g, self.seat, self.place)
        elif option.thing != self.place:
            move_to(g, self.seat, self.place, option.thing)
        return g.done()

    def barred(self, g: Domains) -> Sequence[Barred]:
        """Say why it may not go to other spaces."""
        passed = [place for place in PATH if LOCATION_OF[place] <= self.after]
        reasons = [(SEND[place].code, why_not_place(g, place)) for place in PATH if place not in passed]
        return [
            *[(SEND[place].code, PLACE_PASSED) for place in passed],
            *[(code, why) for code, why in reasons if why is not None],
        ]
