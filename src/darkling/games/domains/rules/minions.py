"""Where minions stand and may go: placed, moved, displaced or recalled."""

from darkling.games.domains.cards import NO_CARD
from darkling.games.domains.cards.switches import TOWERS_CLOSED
from darkling.games.domains.rules.domain import is_mercenary_at_docks
from darkling.games.domains.rules.events import (
    MinionMoved,
    MinionMovedFromDomain,
    MinionMovedToDomain,
    MinionMovedWithin,
    MinionRecalled,
)
from darkling.games.domains.rules.places import (
    ARCHITECT,
    ARCHITECTS_GUILD,
    FAR_LANDS,
    GUILD,
    INN,
    LOCATION_OF,
    NIKTMARG,
    NIKTMARG_SLOTS,
    PLACES,
    SLOT_OF,
    THE_DOCKS,
    THE_FAR_LANDS,
    THE_INN,
    TOWERS_OF_THE_ELEMENTS,
    Place,
    Space,
)
from darkling.games.domains.rules.state import FREE, Domains
from darkling.table.decision import Seat
from darkling.table.rule import WhyNot
from darkling.table.zones import without

PATH: tuple[Place, ...] = tuple(
    sorted(range(PLACES + 1), key=lambda place: (LOCATION_OF[place], SLOT_OF[place]))
)
"""All Action Spaces in the order in which they are resolved (DM-R-03)."""
DISPLAY_OF: dict[int, int] = {
    ARCHITECTS_GUILD: ARCHITECT,
    THE_INN: INN,
    THE_FAR_LANDS: FAR_LANDS,
    NIKTMARG: NIKTMARG_SLOTS,
}
"""Locations each of whose Action Spaces has a slot of its own on the board."""
NO_DISPLAY = -1
DISPLAY_AT = tuple([DISPLAY_OF.get(LOCATION_OF[place], NO_DISPLAY) for place in range(PLACES)])
"""The same by Action Space: this is asked of all of them for every minion."""

PLACE_TAKEN = WhyNot("place-taken", "DM-CITY-02")
LOCATION_CLOSED = WhyNot("location-closed", "DM-R-96")
SLOT_EMPTY = WhyNot("slot-empty", "DM-R-08")
MERCENARY_DEAD = WhyNot("mercenary-dead", "DM-R-44")
NO_LIGHT_TILE = WhyNot("no-light-tile", "DM-PLACE-03")
SPACE_GUARDED = WhyNot("space-guarded", "DM-R-53")
NO_FLIPS_NOW = WhyNot("no-flips-now", "DM-R-09")
MINION_THERE = WhyNot("minion-there", "DM-R-09")

# Where a minion may go.


def card_at(g: Domains, place: Place) -> int:
    """Return the piece in the slot of an Action Space that has one; NO_CARD if it is empty."""
    return g.displays[DISPLAY_OF[LOCATION_OF[place]]][SLOT_OF[place]]


def why_not_place(g: Domains, place: Place) -> WhyNot | None:
    """Return why no minion may go to an Action Space (DM-CITY-02, DM-R-08, DM-R-96)."""
    if place == GUILD:
        return None
    if g.city[place] != FREE:
        return PLACE_TAKEN
    display = DISPLAY_AT[place]
    if display != NO_DISPLAY:
        return SLOT_EMPTY if g.displays[display][SLOT_OF[place]] == NO_CARD else None
    location = LOCATION_OF[place]
    if location == TOWERS_OF_THE_ELEMENTS and g.switches[TOWERS_CLOSED]:
        return LOCATION_CLOSED
    return MERCENARY_DEAD if location == THE_DOCKS and not is_mercenary_at_docks(g) else None


def free_places(g: Domains, after: int = -1) -> list[Place]:
    """Return the Action Spaces to which a minion may go, of locations after one."""
    return [place for place in PATH if LOCATION_OF[place] > after and why_not_place(g, place) is None]


def why_not_flip(g: Domains, seat: Seat, space: Space) -> WhyNot | None:
    """Return why a tile of a seat cannot turn dark now (DM-R-09, DM-R-53)."""
    if not g.has_light(seat, space):
        return NO_LIGHT_TILE
    if g.is_guarded(seat, space):
        return SPACE_GUARDED
    return None if g.may_flip() else NO_FLIPS_NOW


def why_not_corrupt(g: Domains, seat: Seat, space: Space) -> WhyNot | None:
    """Return why no minion may go to a tile of its own Domain (DM-PLACE-03)."""
    return MINION_THERE if space in g.flips[seat] else why_not_flip(g, seat, space)


def spaces_to_corrupt(g: Domains, seat: Seat) -> list[Space]:
    tiles = enumerate(g.tiles[seat])
    return [space for space, tile in tiles if tile != NO_CARD and why_not_corrupt(g, seat, space) is None]


def places_of(g: Domains, seat: Seat) -> list[Place]:
    """Return where a seat's minions stand in the city; the Builder's Guild once."""
    return [place for place in PATH if (seat in g.guild if place == GUILD else g.city[place] == seat)]


# Put and taken away.


def put_minion(g: Domains, seat: Seat, place: Place) -> None:
    if place == GUILD:
        g.guild = tuple(sorted((*g.guild, seat)))
    else:
        g.city = (*g.city[:place], seat, *g.city[place + 1 :])


def take_minion(g: Domains, seat: Seat, place: Place) -> None:
    if place == GUILD:
        g.guild = without(g.guild, seat)
    else:
        g.city = (*g.city[:place], FREE, *g.city[place + 1 :])


def put_on_tile(g: Domains, seat: Seat, space: Space) -> None:
    g.flips[seat] = tuple(sorted((*g.flips[seat], space)))


def take_off_tile(g: Domains, seat: Seat, space: Space) -> None:
    g.flips[seat] = without(g.flips[seat], space)


# Moved.


def move_to(g: Domains, seat: Seat, place: Place, to: Place) -> None:
    """Move a minion in the city; it resolves when its new place is reached (DM-R-102)."""
    take_minion(g, seat, place)
    put_minion(g, seat, to)
    g.emit(MinionMoved, seat, place, to)


def move_to_tile(g: Domains, seat: Seat, place: Place, space: Space) -> None:
    take_minion(g, seat, place)
    put_on_tile(g, seat, space)
    g.emit(MinionMovedToDomain, seat, place, space)


def move_off_tile(g: Domains, seat: Seat, space: Space, to: Place) -> None:
    take_off_tile(g, seat, space)
    put_minion(g, seat, to)
    g.emit(MinionMovedFromDomain, seat, space, to)


def move_within(g: Domains, seat: Seat, space: Space, to_space: Space) -> None:
    take_off_tile(g, seat, space)
    put_on_tile(g, seat, to_space)
    g.emit(MinionMovedWithin, seat, space, to_space)


def recall(g: Domains, seat: Seat, place: Place) -> None:
    """Take a minion back from the city without its action."""
    take_minion(g, seat, place)
    g.emit(MinionRecalled, seat, place)
