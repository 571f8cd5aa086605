"""A minion that carries out the action of its space, and who is certain to be asked after it."""

from dataclasses import dataclass

from darkling.games.domains.cards import NO_CARD, Card
from darkling.games.domains.cards.items import COINS
from darkling.games.domains.rules.domain import is_mercenary_at_docks, monster_spaces
from darkling.games.domains.rules.events import ActionDeclined
from darkling.games.domains.rules.minions import DISPLAY_OF, PATH, card_at, why_not_flip
from darkling.games.domains.rules.places import (
    ASSASSIN,
    BUILDERS_GUILD,
    COUNCIL_OF_WIZARDS,
    GREEN_UNICORN,
    GUILD,
    HIRED_THUG,
    LOCATION_OF,
    NIKTMARG,
    TAVERN_A,
    TAVERN_B,
    THE_DOCKS,
    THE_SEER,
    TOWN_COUNCIL,
    YELLOW_SWAN,
    Place,
)
from darkling.games.domains.rules.prices import THUG_COINS, assassin_prices, price_of_monster
from darkling.games.domains.rules.state import FREE, Domains
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

BEFORE_THE_CITY: Place = -1
TAVERN_OF = {GREEN_UNICORN: TAVERN_A, YELLOW_SWAN: TAVERN_B}
PRICE_OF_ENTRY = {HIRED_THUG: THUG_COINS, BUILDERS_GUILD: 1}
"""How many Coins it takes to do anything there."""


@dataclass
class CityAction(Rule):
    """A minion carries out the action of its Action Space, or comes back without it (DM-RES-02)."""

    seat: Seat
    place: Place

    def decline(self, g: Domains) -> Next:
        g.emit(ActionDeclined, self.seat, self.place)
        return g.done()

    def keep(self, g: Domains, *options: Option) -> list[Option]:
        """Return options as they are offered where none of them is followed by a question of its own."""
        return keep(g, self.seat, self.place, *options)


# Going back. A choice is offered as final unless another question is sure to come before the phase ends.


def keep(g: Domains, seat: Seat, place: Place, *options: Option) -> list[Option]:
    """Return options that can be taken back if somebody will be asked later, else as final ones."""
    if is_anyone_asked_later(g, seat, place):
        return list(options)
    return [option.final for option in options]


def settle(g: Domains, option: Option) -> None:
    """Make true what was said of an option: what was offered as final cannot be taken back."""
    if not option.undoable:
        g.fence(Fence.REVEALED)


def is_anyone_asked_later(g: Domains, seat: Seat, place: Place) -> bool:
    """Say whether a later minion is sure to bring a question, whatever a seat chooses at a place now."""
    if place == BEFORE_THE_CITY and count_flips(g) > 1:
        return True
    first = 0 if place == BEFORE_THE_CITY else PATH.index(place)
    for later in PATH[first:]:
        for controller in controllers(g, later):
            here = later == place and controller == seat
            if not here and is_surely_asked(
                g, controller, later, may_spend=is_spending(seat, place, controller)
            ):
                return True
    return False


def count_flips(g: Domains) -> int:
    """Return how many minions in Domains can still flip their tile."""
    return sum([why_not_flip(g, seat, space) is None for seat in g.seats for space in g.flips[seat]])


def controllers(g: Domains, place: Place) -> tuple[Seat, ...]:
    """Return who has a minion on an Action Space."""
    if place == GUILD:
        return g.guild
    return () if g.city[place] == FREE else (g.city[place],)


def is_spending(seat: Seat, place: Place, controller: Seat) -> bool:
    """Say whether a seat may spend Coins at a place that it needs for a later minion."""
    return (
        seat == controller and place != BEFORE_THE_CITY and LOCATION_OF[place] in (BUILDERS_GUILD, NIKTMARG)
    )


def is_surely_asked(g: Domains, seat: Seat, place: Place, may_spend: bool) -> bool:
    """Say whether a seat will have something to choose for its minion, as far as can be told before."""
    location = LOCATION_OF[place]
    if location == NIKTMARG:
        return not may_spend and can_hire(g, seat, card_at(g, place))
    if location in DISPLAY_OF:
        return card_at(g, place) != NO_CARD
    if location in TAVERN_OF:
        return can_replace(g, TAVERN_OF[location])
    if location in PRICE_OF_ENTRY:
        return g.stores[seat][COINS] >= PRICE_OF_ENTRY[location]
    if location == ASSASSIN:
        return bool(assassin_prices(g, seat))
    if location == THE_SEER:
        return bool(g.fortune)
    if location == COUNCIL_OF_WIZARDS:
        return bool(g.open_decks())
    return location == TOWN_COUNCIL or (location == THE_DOCKS and is_mercenary_at_docks(g))


def can_hire(g: Domains, seat: Seat, monster: Card) -> bool:
    """Say whether a seat can pay a monster of Nik'tmarg and has a space for it (DM-NIK-02, DM-R-40)."""
    if monster == NO_CARD or g.stores[seat][COINS] < price_of_monster(g, seat, monster):
        return False
    return bool(monster_spaces(g, seat, monster))


def can_replace(g: Domains, tavern: int) -> bool:
    """Say whether there is anybody in a tavern but the leader (DM-R-101)."""
    return len(g.displays[tavern]) > 1
