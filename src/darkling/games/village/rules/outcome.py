"""The end: the points of each hero, and what decides between equals."""

from typing import TYPE_CHECKING

from darkling.games.darkworld.rules.outcome import POINTS, PREVAILED, Parts, Score, side_outcome
from darkling.games.darkworld.rules.state import OUT, Hero
from darkling.table.result import Result

if TYPE_CHECKING:
    from darkling.games.village.rules.state import Village

CRITERIA = (PREVAILED, POINTS, "spot", "figures", "hostages", "gold", "hit-points")
"""DV-END-07, and the tie-breaks of DV-R-57."""
WARLORD_POINTS, SPOT_POINTS, HOSTAGE_POINTS, LURKER_POINTS = 7, 5, 5, 3


def outcome(g: "Village") -> Result:
    """Rank the seats by the best of their heroes, or put the Warlord first."""
    return side_outcome(g, CRITERIA, [_score(g, hero) for hero in range(len(g.at))])


def _score(g: "Village", hero: Hero) -> Score | None:
    if g.at[hero] == OUT:
        return None
    parts, hostages = points(g, hero), g.hostages.count(hero)
    figures, gold = parts["figures"], parts["gold"]
    return sum(parts.values()), int(g.slayer == hero), figures, hostages, gold, g.hp[hero]


def points(g: "Village", hero: Hero) -> Parts:
    """Return what a hero has points for (DV-END-07); coins count once their values are known."""
    return {
        "figures": _figures(g, hero),
        "gold": sum(g.purses[hero]),
        "cards": g.cards_of(hero),
        "hostages": HOSTAGE_POINTS * g.hostages.count(hero),
        "fortress": SPOT_POINTS if g.slayer == hero else 0,
    }


def points_but_coins(g: "Village", hero: Hero) -> int:
    """Return the points of a hero but for coins, whose values nobody knows before the end."""
    parts = points(g, hero)
    return sum(parts.values()) - parts["gold"]


def _figures(g: "Village", hero: Hero) -> int:
    """Return what the figures in a hero's Base Camp are worth, the Lurker and the Warlord among them."""
    warlord = WARLORD_POINTS if g.slayer == hero else 0
    lurker = LURKER_POINTS if g.has_lurker(hero) else 0
    return warlord + lurker + sum([g.strength(monster) for monster in g.camp(hero)])
