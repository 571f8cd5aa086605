"""The slots of the board, and how they fill: Inn, Far Lands, Architect's Guild, Nik'tmarg."""

from darkling.games.domains.cards import NO_CARD, Card
from darkling.games.domains.rules.events import FarLandsFilled, HenchmanCame, MonstersCame, TilesCame
from darkling.games.domains.rules.places import (
    ARCHITECT,
    BAG,
    DISPLAY_SIZES,
    FAR_LANDS,
    HENCHMEN,
    INN,
    NIKTMARG_SLOTS,
    PILE,
)
from darkling.games.domains.rules.state import SHOWN_HENCHMEN, Domains


def empty_display(display: int) -> tuple[Card, ...]:
    return (NO_CARD,) * DISPLAY_SIZES[display]


def fill(g: Domains, display: int, deck: int) -> tuple[Card, ...]:
    """Fill empty slots from a deck as long as there are cards, and return what came (DM-R-33)."""
    slots = list(g.displays[display])
    came: list[Card] = []
    for slot, card in enumerate(slots):
        drawn = g.draw_from(deck) if card == NO_CARD else NO_CARD
        if drawn != NO_CARD:
            slots[slot] = drawn
            came.append(drawn)
    g.displays[display] = tuple(slots)
    return tuple(came)


def fill_inn(g: Domains) -> None:
    """Put henchmen face up on the empty slots of the Inn."""
    henchmen = fill(g, INN, HENCHMEN)
    g.show(SHOWN_HENCHMEN, *henchmen)
    for henchman in henchmen:
        g.emit(HenchmanCame, henchman)


def fill_far_lands(g: Domains) -> None:
    """Put henchmen face down on the empty slots of the Far Lands."""
    henchmen = fill(g, FAR_LANDS, HENCHMEN)
    if henchmen:
        g.emit(FarLandsFilled, len(henchmen))


def fill_architect(g: Domains) -> None:
    """Put tiles of the bag on the empty slots of the Architect's Guild, light side up."""
    tiles = fill(g, ARCHITECT, BAG)
    if tiles:
        g.emit(TilesCame, tiles)


def fill_niktmarg(g: Domains) -> None:
    """Put monsters of the pile face up on the empty slots of Nik'tmarg."""
    monsters = fill(g, NIKTMARG_SLOTS, PILE)
    if monsters:
        g.emit(MonstersCame, monsters)
