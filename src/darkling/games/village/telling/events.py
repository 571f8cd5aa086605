"""What the words of events in the village speak of, besides the fields of the events."""

from darkling.games.darkworld.telling.events import dice_details, listed_dice, listed_items, shared_details
from darkling.games.village.cards import PIECES, TREASURE_CODES
from darkling.games.village.cards.board import BUILDINGS
from darkling.games.village.cards.event_deck import EVENT_CODES
from darkling.games.village.cards.files import BOX
from darkling.games.village.rules.events import (
    BuildingLifted,
    ContestRolled,
    EventDrawn,
    GuardSeen,
    KarrionFlew,
    KarrionStruck,
    SewerDrawn,
    TreasureHidden,
    TreasureTaken,
    WeaknessShown,
)
from darkling.games.village.rules.state import NOTHING
from darkling.games.village.telling.cards import EVENT_TEXTS, sewer_text, warlord_text
from darkling.games.village.telling.names import name
from darkling.table.event import Event
from darkling.table.telling import Figures


def details(event: Event) -> Figures:
    if isinstance(event, KarrionStruck):
        return dice_details(event.dice)
    if isinstance(event, ContestRolled):
        return {"dice": listed_dice(event.dice), "swords": listed_dice(event.swords)}
    if isinstance(event, GuardSeen):
        return {"items": listed_items(event.items, PIECES)}
    return _card_details(event) or shared_details(event, PIECES)


def _card_details(event: Event) -> Figures:
    """Return the same for events about cards, treasures and buildings."""
    if isinstance(event, EventDrawn):
        return {"text": EVENT_TEXTS[EVENT_CODES[event.card]]}
    if isinstance(event, SewerDrawn):
        return {"text": sewer_text(BOX.sewers[event.sewer])}
    if isinstance(event, WeaknessShown):
        return {"text": warlord_text(BOX.warlord[event.secret])}
    if isinstance(event, BuildingLifted | TreasureTaken | TreasureHidden):
        return {"treasure": "none" if event.treasure == NOTHING else name(TREASURE_CODES[event.treasure])}
    if isinstance(event, KarrionFlew):
        home = event.number > len(BUILDINGS) or not event.number
        building = "none" if home else name(BUILDINGS[event.number - 1])
        return {"sealed": "yes" if event.sealed else "no", "building": building}
    return {}
