"""What the words of events speak of besides their own fields."""

from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.rules.events import (
    AutoCardDrawn,
    CoinsStolen,
    CopStruck,
    LarcenyCardGained,
    RansomDemanded,
    StreetsSwept,
    TroubleInflicted,
)
from darkling.games.heists.telling.cards import SCOUNDRELS, moves, struck, trick, who
from darkling.table.event import Event
from darkling.table.telling import Figures


def details(event: Event) -> Figures:
    if isinstance(event, CoinsStolen | RansomDemanded | TroubleInflicted):
        return {"victim": who(event.victim)}
    if isinstance(event, CopStruck):
        code = CODES[event.card]
        return {"effect": struck(code) if SCOUNDRELS[code].street else ""}
    if isinstance(event, StreetsSwept):
        return {"count": len(event.cards)}
    if isinstance(event, LarcenyCardGained):
        code = CODES[event.card]
        return {"text": trick(code) if code not in SCOUNDRELS else ""}
    if isinstance(event, AutoCardDrawn):
        attacked = "yes" if event.attacked else "no"
        return {"attacked": attacked, **moves(AUTO_CODES[event.auto])}
    return {}
