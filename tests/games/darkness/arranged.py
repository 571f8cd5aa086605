"""Positions of Attack the Darkness set up from data, as tutorials and studies do it."""

from typing import Any

from games.darkness.dungeons import advancement_named, card_named

import darkling
from darkling.games.darkness.cards import ADVANCEMENT_CODES, CLASSES, DUNGEON_CODES
from darkling.games.darkness.rules.arranging import arrange
from darkling.games.darkness.rules.invariants import check

CELLAR = {"dungeon": "cellar"}
CLASS_OF = {card.name: card.code for card in CLASSES}
ZOMBIES = {"foe": DUNGEON_CODES[card_named("Zombies!")], "at": [[12, 2], [12, 3]]}
Data = dict[str, Any]


def hero(name: str = "Champion", *at: int, **rest: Any) -> Data:
    """Return a seat with a hero, by the name of its class."""
    return {"hero": CLASS_OF[name], "at": list(at) or [1, 1], **rest}


def fight(*seats: Data, **rest: Any) -> Any:
    """Set up a fight in The Basement, against two Zombies unless told otherwise."""
    return position(seats or (hero(),), **{"foes": [ZOMBIES], **rest})


def before(*seats: Data, **rest: Any) -> Any:
    """Return the same fight before its first turn, in which durations run and dots strike."""
    data = {"seats": list(seats or (hero(),)), "settings": CELLAR, "foes": [ZOMBIES], **rest}
    g, _ = arrange(data)
    check(g)
    return g


def cleared(*seats: Data, **rest: Any) -> Any:
    """Set up The Basement when its monsters have fallen."""
    return position(seats or (hero(),), **{"phase": "clearing", **rest})


def outside(*seats: Data, **rest: Any) -> Any:
    """Set up heroes at the entrance of a room, or between dungeons."""
    heroes = [{name: value for name, value in seat.items() if name != "at"} for seat in seats or (hero(),)]
    return position(heroes, **{"phase": "entry", **rest})


def position(seats: Any, **rest: Any) -> Any:
    """Set up a position, and note what happens from then on."""
    g = darkling.position("darkness", {"seats": list(seats), "settings": CELLAR, **rest})
    g.listener = []
    return g


def codes(*names: str) -> list[str]:
    """Return the codes of dungeon cards by their names; cards of bosses as `Wendigo 2`."""
    found = []
    for name in names:
        boss, _, which = name.rpartition(" ")
        is_boss = which.isdecimal()
        found.append(DUNGEON_CODES[card_named(boss, int(which) - 1) if is_boss else card_named(name)])
    return found


def trained(*names: str) -> list[str]:
    """Return the codes of advancements by their names."""
    return [ADVANCEMENT_CODES[advancement_named(name)] for name in names]
