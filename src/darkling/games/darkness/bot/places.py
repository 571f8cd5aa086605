"""Where a hero wants to stand, and where to push others."""

from collections.abc import Sequence

from darkling.games.darkness.bot.blows import blows_in_hand, hit_worth
from darkling.games.darkness.bot.card_worth import Blow
from darkling.games.darkness.bot.rivals import NEAR_BY, RANGE, STRENGTH, longest_of
from darkling.games.darkness.bot.standing import lateness
from darkling.games.darkness.bot.threat import AIMS
from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.behaviour import maneuver_of
from darkling.games.darkness.rules.effects import burning, is_immobile, is_stunned
from darkling.games.darkness.rules.sides import enemies_of, is_enemy
from darkling.games.darkness.rules.space import distance_row, steps_row
from darkling.games.darkness.rules.state import Darkness, Figure, Hero, Square
from darkling.table.option import Option

BURN = 3.0
EXPOSED = 0.17
"""How much it counts that a monster can come and hit."""
NEARER = 0.12
FRAIL_FROM, STURDY_FROM = 14, 26
"""Hit points of classes: the fewer, the more it counts to be out of reach."""


def best_place(g: Darkness, hero: Hero, squares: Sequence[Square]) -> tuple[Square, float]:
    """Return the square where a hero would like to stand best, and by how much it is better than here."""
    worths = place_worths(g, hero, [*squares, g.at[hero]])
    here = worths.pop()
    best = max(range(len(squares)), key=worths.__getitem__)
    return squares[best], worths[best] - here


def place_worths(g: Darkness, hero: Hero, squares: Sequence[Square]) -> list[float]:
    """Return for each square what it is worth to stand there: whom one can hit, who can hit back."""
    foes = enemies_of(g, hero)
    if not foes:
        return [0.0] * len(squares)
    worths = _danger(g, hero, foes, squares)
    for blow in _best_blows(g, hero):
        _add_chances(g, foes, blow, squares, worths)
    fires = burning(g)
    if fires:
        worths = [worth - BURN * (at in fires) for worth, at in zip(worths, squares, strict=True)]
    return worths


def _best_blows(g: Darkness, hero: Hero) -> list[Blow]:
    """Return one attack for each distance, the strongest: the others will do from there as well."""
    found: dict[str, Blow] = {}
    for blow in blows_in_hand(g, hero):
        old = found.get(blow.distance)
        if old is None or old.damage * old.hits < blow.damage * blow.hits:
            found[blow.distance] = blow
    return list(found.values())


def _danger(g: Darkness, hero: Hero, foes: list[Figure], squares: Sequence[Square]) -> list[float]:
    """Return for each square how much speaks against it: monsters that come there, and the way to go."""
    span = STURDY_FROM - FRAIL_FROM
    frail = 0.5 + (STURDY_FROM - min(STURDY_FROM, max(FRAIL_FROM, g.hp[hero]))) / span
    rows = [steps_row(g, g.at[foe]) for foe in foes]
    nearer = NEARER * lateness(g)
    worths = [-nearer * min([row[at] for row in rows]) for at in squares]
    for foe, row in zip(foes, rows, strict=True):
        longest, damage = _menace(g, foe)
        strikes = EXPOSED * frail * damage
        for number, at in enumerate(squares):
            if row[at] <= longest:
                worths[number] -= strikes
    return worths


def _menace(g: Darkness, foe: Figure) -> tuple[int, float]:
    """Return how far away an enemy can hit somebody in its next turn, and for how much."""
    if foe < g.heroes:
        return longest_of(g, foe), STRENGTH[g.kind[foe]]
    card = FOES[g.kind[foe]]
    if g.effects and is_stunned(g, foe):
        return 0, 0.0
    moves = 0 if g.effects and is_immobile(g, foe) else maneuver_of(g, foe) * card.maneuvers
    return moves + AIMS[card.distance], float(card.damage * card.attacks)


def _is_shooter(g: Darkness, foe: Figure) -> bool:
    if foe < g.heroes:
        return RANGE[g.kind[foe]] > NEAR_BY
    return FOES[g.kind[foe]].distance == "ranged"


def _add_chances(
    g: Darkness, foes: list[Figure], blow: Blow, squares: Sequence[Square], worths: list[float]
) -> None:
    """Add to each square what the best target is worth that an attack has from there."""
    best = [0.0] * len(squares)
    for foe in foes:
        row, worth = distance_row(g, g.at[foe], blow.distance), hit_worth(g, foe, blow.damage, blow.hits)
        for number, at in enumerate(squares):
            if row[at]:
                best[number] = max(best[number], worth + 0.2 * best[number])
    for number, worth in enumerate(best):
        worths[number] += worth + blow.extra * (worth > 0)


def walk(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Go to the best of some squares, or stay."""
    ways = [option for option in options if option.verb == "go"]
    if not ways:
        return options[-1]
    best, gain = best_place(g, hero, [option.thing for option in ways])
    return next(option for option in ways if option.thing == best) if gain > 0 else options[-1]


def walk_on(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Go to the best of some squares; whoever stayed could begin the same free move for ever."""
    ways = options[:-1]
    best, _ = best_place(g, hero, [option.thing for option in ways])
    return next(option for option in ways if option.thing == best)


def wants_to_walk(g: Darkness, hero: Hero, squares: Sequence[Square]) -> bool:
    return bool(squares) and best_place(g, hero, squares)[1] > 0


def push(g: Darkness, hero: Hero, target: Figure, options: Sequence[Option]) -> Option:
    """Push an enemy into fire or far away, unless that leaves nobody to hit; leave friends where they are."""
    pushes = [option for option in options if option.verb == "push"]
    if not is_enemy(g, hero, target) or not pushes:
        return options[-1]
    fires = burning(g)
    for option in pushes:
        if option.thing in fires:
            return option
    if _is_shooter(g, target) or blows_in_hand(g, hero):
        return options[-1]
    rows = [steps_row(g, g.at[other]) for other in g.conscious() if is_enemy(g, target, other)]
    return max(pushes, key=lambda option: min([row[option.thing] for row in rows], default=0))
