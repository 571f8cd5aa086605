"""Moments of Dark Domains that are worth a picture: tables set up by hand, for the first of three seats."""

from collections.abc import Callable
from typing import Any

from support.realms import dark, lair, light, realm, table
from support.script import offered, say

GOODS = {"earth": 2, "wind": 1, "fire": 2, "water": 1, "stone": 2, "metal": 1, "wood": 2, "workers": 3}
OWN = {
    "W1": light("TI38", monsters=["MO22"]),
    "W2": light("TI47"),
    "S1": dark("TI16"),
    "S2": dark("TI63", monsters=["MO30"], weapons=1),
    "Pl1": light("TI39"),
    "M1": light("TI75", weapons=1),
    "M4": lair("MO44"),
}
HELD = {"spells": ["SP04", "SP11", "SP19", "SP22", "SP26", "SP33"], "held": ["TI15", "TI65"]}
ME = realm(OWN, coins=7, skulls=6, henchmen=["HE20", "HE31"], **HELD, **GOODS)
NEIGHBOUR = realm(
    {"W1": light("TI42"), "S1": dark("TI18"), "M2": dark("TI22", monsters=["MO61"], altars=1)},
    coins=5,
    skulls=4,
    spells=["SP01", "SP05", "SP21", "SP26"],
    henchmen=["HE02"],
    held=["TI30"],
    **GOODS,
)
FARTHER = realm(
    {"Pl1": dark("TI11"), "Pl2": light("TI40"), "S1": light("TI53"), "M1": lair("MO63")},
    coins=9,
    skulls=3,
    spells=["SP12", "SP14", "SP19"],
    **GOODS,
)
HUNTERS = [["AD27", "AD09", "AD17", "AD20"], ["AD28", "AD11", "AD03", "AD46"]]
PILGRIMS = [["AD10", "AD05", "AD07", "AD12"], ["AD26", "AD11", "AD03", "AD46"]]
"""The first of them is after a dark Religion tile."""
IN_THE_CITY = {"seer": 1, "temple-1": 0, "business-1": 2, "architect-3": 1, "fire-tower": 2}
ALL_PLACED = {**IN_THE_CITY, "niktmarg-2": 0, "swan": 0, "inn-1": 1, "royal-court": 2}


def placement() -> Any:
    """Return a table on which everyone has minions left to place."""
    realms = [one | {"to_place": 3} for one in (ME, NEIGHBOUR, FARTHER)]
    return table(*realms, turn=4, seed=3, taverns=HUNTERS, city=IN_THE_CITY)


def reaction() -> Any:
    """Return a table on which a rival has just moved a minion of the first seat with a spell."""
    g = table(
        ME, NEIGHBOUR, FARTHER, turn=4, seed=3, first=1, phase="after", taverns=HUNTERS, city=ALL_PLACED
    )
    say(g, "cast SP21", "minion niktmarg-2", "send docks")
    return g


def raid() -> Any:
    """Return a table on which a party attacks the first seat, who can raise its defense."""
    g = table(ME, NEIGHBOUR, FARTHER, turn=4, seed=3, phase="adventure", taverns=PILGRIMS)
    while "cast SP11" not in offered(g):
        say(g, "done")
    return g


PICTURES: dict[str, Callable[[], Any]] = {"placement": placement, "reaction": reaction, "raid": raid}
