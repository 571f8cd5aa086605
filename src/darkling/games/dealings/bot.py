"""What a good player of Dark Dealings looks at, for the bots."""

from darkling.games.dealings.advice import advise
from darkling.games.dealings.habit import habit
from darkling.games.dealings.outlook import outlook
from darkling.games.dealings.state import Dealings
from darkling.games.dealings.worth import evaluate

__all__ = ["advise", "evaluate", "habit", "open_book", "outlook"]


def open_book(g: Dealings) -> bool:
    """Say whether players may still look up all that they have learned.

    Where nobody may peek, the log of the draft is withdrawn when it is over, and so are used heroes.
    """
    return g.phase == "hero" or not g.no_peeking
