"""What the words of events speak of in any Dark World game, besides the fields of the events."""

from collections.abc import Sequence

from darkling.games.darkworld.cards.pieces import Pieces
from darkling.games.darkworld.rules.events import CardsDrawn, HeroRolled, MonsterPlaced, OverlordRolled
from darkling.table.event import Event
from darkling.table.phrase import Said, listed
from darkling.table.telling import Figures


def shared_details(event: Event, pieces: Pieces) -> Figures:
    if isinstance(event, HeroRolled | OverlordRolled):
        return dice_details(event.dice)
    if isinstance(event, MonsterPlaced):
        return {"items": listed_items(event.items, pieces)}
    if isinstance(event, CardsDrawn):
        return {"misses": event.count - event.hits}
    return {}


def dice_details(dice: Sequence[int]) -> Figures:
    return {"dice": listed_dice(dice), "total": sum(dice)}


def listed_dice(dice: Sequence[int]) -> Said:
    return listed([str(die) for die in dice])


def listed_items(items: Sequence[int], pieces: Pieces) -> Said:
    return listed([pieces.items[item].name for item in items]) or "none"
