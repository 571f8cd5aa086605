"""What the words of events in Korak's castle speak of, besides the fields of the events."""

from darkling.games.castle.cards import PIECES
from darkling.games.castle.rules.events import SomethingLost
from darkling.games.castle.telling.names import name
from darkling.games.darkworld.telling.events import shared_details
from darkling.table.event import Event
from darkling.table.telling import Figures


def details(event: Event) -> Figures:
    if isinstance(event, SomethingLost):
        return {"thing": "coin" if event.thing == "COIN" else name(str(event.thing))}
    return shared_details(event, PIECES)
