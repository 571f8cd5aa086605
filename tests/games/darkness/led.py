"""Positions with a game master, who has seat 0; the heroes have the seats after it."""

from typing import Any

from games.darkness.arranged import Data, hero, outside, position
from games.darkness.board import FOE_NAMES

from darkling.games.darkness.cards import FOE_CODES

MASTER = 0
TABLETOP = {"play": "tabletop"}
HALL = ["V(0,0)", "V(3,0)", "V(6,0)"]
"""Nine columns and four rows; the stairs are the left third."""


def code_of(name: str) -> str:
    """Return the code of a monster by its name."""
    return FOE_CODES[FOE_NAMES.index(name)]


def foes(name: str, *at: tuple[int, int], **rest: Any) -> Data:
    """Return a card of the line, by the name of its monsters."""
    return {"foe": code_of(name), "at": [list(point) for point in at], **rest}


def led_fight(*line: Data, seats: tuple[Data, ...] = (), settings: Data | None = None, **rest: Any) -> Any:
    """Set up a fight in the hall; a Champion stands at 2, 1 unless told otherwise."""
    return position(
        seats or (hero("Champion", 2, 1),),
        **{"tiles": HALL, "foes": list(line), "settings": {**TABLETOP, **(settings or {})}, **rest},
    )


def at_rest(g: Any) -> Any:
    """Let nobody be asked anything, so that any rule can be played."""
    g.resume([], None, [], [0] * g.players)
    g.waiting = ()
    g.round = 1
    return g


def at_entry(*seats: Data, settings: Data | None = None, **rest: Any) -> Any:
    """Set up heroes at the entrance of a random room."""
    return outside(*seats or (hero(),), **{"settings": {**TABLETOP, **(settings or {})}, **rest})
