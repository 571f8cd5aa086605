"""What a good player of Korak's castle looks at, for the bots."""

from darkling.games.castle.habit import habit
from darkling.games.castle.hero_habit import go_on
from darkling.games.castle.korak_habit import come_on
from darkling.games.castle.outlook import evaluate, outlook
from darkling.games.castle.state import Castle
from darkling.games.castle.vocabulary import HERO_TURN, MONSTER_TURN
from darkling.table.decision import Seat
from darkling.table.option import Option

__all__ = ["advise", "evaluate", "habit", "outlook"]


def advise(g: Castle, seat: Seat, _notes: dict[object, object], _effort: int) -> Option | None:
    """Return the way on, where nobody is near enough to make it worth a thought."""
    decision = g.decision(seat)
    if decision.asked is HERO_TURN:
        return go_on(g, decision.options)
    return come_on(g, decision.options) if decision.asked is MONSTER_TURN else None
