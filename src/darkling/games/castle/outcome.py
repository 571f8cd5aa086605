"""Victory in Korak's castle: points, and what breaks ties."""

from typing import TYPE_CHECKING

from darkling.games.darkworld.outcome import POINTS, PREVAILED, THRONE_POINTS, Score, side_outcome
from darkling.games.darkworld.state import OUT, Hero
from darkling.table.result import Result

if TYPE_CHECKING:
    from darkling.games.castle.state import Castle

CRITERIA = (PREVAILED, POINTS, "throne", "figures", "gold", "hit-points")
"""DW-END-07, and the tie-breaks of DW-R-68."""
KORAK_POINTS = 7


def outcome(g: "Castle") -> Result:
    """Rank the seats."""
    return side_outcome(g, CRITERIA, [score(g, hero) for hero in range(len(g.at))])


def score(g: "Castle", hero: Hero) -> Score | None:
    """Return the points of a hero, and what breaks ties; None for one who is out of the game (DW-R-67)."""
    if g.at[hero] == OUT:
        return None
    throne = int(g.slayer == hero)
    figures = sum([g.strength(monster) for monster in g.camp(hero)]) + KORAK_POINTS * throne
    gold = sum(g.purses[hero])
    points = figures + gold + g.cards_of(hero) + THRONE_POINTS * throne
    return points, throne, figures, gold, g.hp[hero]
