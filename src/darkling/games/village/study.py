"""What statistics count in the village: what is placed, drawn, taken and used, and who is ahead."""

from collections.abc import Sequence

from darkling.games.darkworld.rules.events import ItemTaken, ItemUsed, MonsterPlaced, MonsterSlain
from darkling.games.village.cards import PIECES, SEWER_CODES, TREASURE_CODES
from darkling.games.village.cards.event_deck import EVENT_CODES
from darkling.games.village.rules.events import EventDrawn, ItemGained, SewerDrawn, TreasureTaken
from darkling.games.village.rules.outcome import points_but_coins
from darkling.games.village.rules.state import Village
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study

CARDS = {
    "monsters": PIECES.kind_codes,
    "items": PIECES.item_codes,
    "treasures": TREASURE_CODES,
    "events": EVENT_CODES,
    "sewers": SEWER_CODES,
}


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who placed a monster, took an item or a treasure, or drew a card, if that is what happened."""
    if isinstance(event, MonsterPlaced):
        return event.seat, [PIECES.kind_codes[event.kind]]
    if isinstance(event, ItemTaken | ItemGained):
        return event.seat, [PIECES.item_codes[event.item]]
    if isinstance(event, TreasureTaken):
        return event.seat, [TREASURE_CODES[event.treasure]]
    if isinstance(event, EventDrawn):
        return event.seat, [EVENT_CODES[event.card]]
    return (event.seat, [SEWER_CODES[event.sewer]]) if isinstance(event, SewerDrawn) else None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who used an item or slew a monster, if that is what happened."""
    if isinstance(event, ItemUsed):
        return event.seat, [PIECES.item_codes[event.item]]
    return (event.seat, [PIECES.kind_codes[event.kind]]) if isinstance(event, MonsterSlain) else None


def standings(g: Village) -> list[int]:
    """Return for each seat the points of its best hero so far; for the Warlord how many heroes are gone."""
    best = [max([points_but_coins(g, hero) for hero in g.heroes_of(seat)], default=0) for seat in g.seats]
    best[0] = len(g.at) - len(g.in_play())
    return best


def rounds(g: Village) -> int:
    return g.round


STUDY = Study(cards=CARDS, taken=taken, used=used, rounds=rounds, standings=standings)
