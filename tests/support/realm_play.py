"""Playing on tables of Dark Domains set up by hand: what tests of its cards have in common."""

from typing import Any

from support.realms import has
from support.script import offered, say

STAY_AT_HOME = [["AD03"], ["AD24"]]
"""Taverns whose leaders hunt for religion, magic and martial tiles alone."""
ELEMENTS = {"earth": 4, "wind": 4, "fire": 4, "water": 4}
RICH = {**ELEMENTS, "coins": 9, "skulls": 5, "stone": 2, "metal": 2, "wood": 2, "workers": 3}


def spent(g: Any, seat: int = 0) -> dict[str, int]:
    """Return what a seat that was RICH has less than that; negative where it has more."""
    return {kind: count - has(g, kind, seat) for kind, count in RICH.items() if count != has(g, kind, seat)}


def until(g: Any, name: str, seat: int | None = None) -> None:
    """Let everybody be done until an option is offered to a seat or to anybody, and choose it."""
    while not (name in offered(g) and seat in (None, g.waiting[0])):
        say(g, "done")
    say(g, name)
