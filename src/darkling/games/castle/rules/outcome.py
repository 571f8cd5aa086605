"""Victory in Korak's castle: points, and what breaks ties."""

from typing import TYPE_CHECKING

from darkling.games.darkworld.rules.outcome import (
    POINTS,
    PREVAILED,
    THRONE_POINTS,
    Parts,
    Score,
    side_outcome,
)
from darkling.games.darkworld.rules.state import OUT, Hero
from darkling.table.result import Result

if TYPE_CHECKING:
    from darkling.games.castle.rules.state import Castle

CRITERIA = (PREVAILED, POINTS, "throne", "figures", "gold", "hit-points")
"""DW-END-07, and the tie-breaks of DW-R-68."""
KORAK_POINTS = 7


def outcome(g: "Castle") -> Result:
    return side_outcome(g, CRITERIA, [score(g, hero) for hero in range(len(g.at))])


def score(g: "Castle", hero: Hero) -> Score | None:
    """Return the points of a hero, and what breaks ties; None for one who is out of the game (DW-R-67)."""
    if g.at[hero] == OUT:
        return None
    parts = points(g, hero)
    return sum(parts.values()), int(g.slayer == hero), parts["figures"], parts["gold"], g.hp[hero]


def points(g: "Castle", hero: Hero) -> Parts:
    """Return what a hero has points for (DW-END-07); coins count once their values are known."""
    has_slain = g.slayer == hero
    figures = sum([g.strength(monster) for monster in g.camp(hero)])
    return {
        "figures": figures + (KORAK_POINTS if has_slain else 0),
        "gold": sum(g.purses[hero]),
        "cards": g.cards_of(hero),
        "throne": THRONE_POINTS if has_slain else 0,
    }
