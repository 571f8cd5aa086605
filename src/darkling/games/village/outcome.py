"""The end: the points of each hero, and what decides between equals."""

from typing import TYPE_CHECKING

from darkling.games.darkworld.outcome import POINTS, PREVAILED, Score, side_outcome
from darkling.games.darkworld.state import OUT, Hero
from darkling.table.result import Result

if TYPE_CHECKING:
    from darkling.games.village.state import Village

CRITERIA = (PREVAILED, POINTS, "spot", "figures", "hostages", "gold", "hit-points")
"""DV-END-07, and the tie-breaks of DV-R-57."""
WARLORD_POINTS, SPOT_POINTS, HOSTAGE_POINTS, LURKER_POINTS = 7, 5, 5, 3


def outcome(g: "Village") -> Result:
    """Rank the seats by the best of their heroes, or put the Warlord first."""
    return side_outcome(g, CRITERIA, [_score(g, hero) for hero in range(len(g.at))])


def _score(g: "Village", hero: Hero) -> Score | None:
    if g.at[hero] == OUT:
        return None
    spot, figures, hostages = int(g.slayer == hero), figure_points(g, hero), g.hostages.count(hero)
    coins = sum(g.purses[hero])
    return points(g, hero) + coins, spot, figures, hostages, coins, g.hp[hero]


def points(g: "Village", hero: Hero) -> int:
    """Return the points of a hero but for coins, whose values nobody knows before the end."""
    spot = SPOT_POINTS if g.slayer == hero else 0
    hostages = HOSTAGE_POINTS * g.hostages.count(hero)
    return spot + hostages + figure_points(g, hero) + g.cards_of(hero)


def figure_points(g: "Village", hero: Hero) -> int:
    """Return what the figures in a hero's Base Camp are worth, the Lurker and the Warlord among them."""
    warlord = WARLORD_POINTS if g.slayer == hero else 0
    lurker = LURKER_POINTS if g.has_lurker(hero) else 0
    return warlord + lurker + sum([g.strength(monster) for monster in g.camp(hero)])
