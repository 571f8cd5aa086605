"""How to play the Trial of Stealth: never by rule, or the other side would know."""

from collections.abc import Sequence

from darkling.games.darkworld.bot.rollout import Options
from darkling.games.darkworld.rules.state import Square
from darkling.games.village.cards.board import GRID, POINTS, TRIAL_WAYS
from darkling.games.village.rules.state import Village
from darkling.games.village.rules.trial import Trial
from darkling.games.village.sight.knowledge import lurker_points
from darkling.table.chance import Chance
from darkling.table.option import Option

EVEN = 0.15
"""What is added to the odds of every point: belief is only a guess of the other's habits."""
STEPS = 1 << 16


def row(point: Square) -> int:
    """Return how far a point is from the village end; the numbers of rows run the other way."""
    return -GRID.places[point][2]


def ahead(point: Square) -> list[Square]:
    """Return the points next to a point and nearer to the Fortress."""
    return [other for other in TRIAL_WAYS[point] if row(other) > row(point)]


def sneak(g: Village, options: Options, chance: Chance) -> Option:
    """Go ahead, rather where the Lurker is less likely to be."""
    trial = running(g)
    forward = ahead(g.at[trial.hero])
    ways = [option for option in options if POINTS[option.thing] in forward]
    belief = lurker_points(trial)
    total = sum(belief.values())
    return _drawn(ways, [EVEN + (1.0 - belief[POINTS[way.thing]] / total) ** 3 for way in ways], chance)


def prowl(g: Village, options: Options, chance: Chance) -> Option:
    """Go where the hero may go next; or where the Lurker can reach that from."""
    trial = running(g)
    targets = ahead(g.at[trial.hero])
    points = [POINTS[option.thing] for option in options]
    good = [option for option, point in zip(options, points, strict=True) if point in targets]
    if not good:
        later = {far for near in targets for far in ahead(near)} | set(targets)
        good = [option for option, point in zip(options, points, strict=True) if point in later]
    chosen = good or list(options)
    return chosen[chance.below(len(chosen))]


def running(g: Village) -> Trial:
    trial = g.running(Trial)
    assert trial is not None, "a hero is on the bridge"
    return trial


def _drawn(options: Sequence[Option], weights: Sequence[float], chance: Chance) -> Option:
    """Draw one of the options by weight."""
    mark = chance.below(STEPS) / STEPS * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        mark -= weight
        if mark < 0:
            return option
    return options[-1]
