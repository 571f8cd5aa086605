"""What statistics count in Dark Heists: which cards are taken and used, and who is ahead."""

from collections.abc import Sequence

from darkling.games.heists.cards import CODES, HEIST_CODES, LARCENY_CODES, SCOUNDREL_CODES
from darkling.games.heists.rules.events import (
    CardUsed,
    HeistChosen,
    HeistCompleted,
    LarcenyCardGained,
    LarcenyCardPlayed,
    Recruited,
)
from darkling.games.heists.rules.state import Heists
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.study import Study

CARDS = {"scoundrels": SCOUNDREL_CODES, "larceny": LARCENY_CODES, "heists": HEIST_CODES}


def taken(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return who recruited, gained or set out on which card, if that is what happened."""
    if isinstance(event, Recruited | LarcenyCardGained | HeistChosen):
        return event.seat, [CODES[event.card]]
    return None


def used(event: Event) -> tuple[Seat, Sequence[str]] | None:
    """Return whose card brought crime or sway, or was played or completed, if that is what happened."""
    if isinstance(event, CardUsed | LarcenyCardPlayed | HeistCompleted):
        return event.seat, [CODES[event.card]]
    return None


def standings(g: Heists) -> list[int]:
    """Return for each seat its notoriety so far."""
    return [sum(g.notoriety(seat)) for seat in g.seats]


STUDY = Study(cards=CARDS, taken=taken, used=used, rounds=lambda g: g.round, standings=standings)
