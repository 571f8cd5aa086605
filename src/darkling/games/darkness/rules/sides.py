"""Who fights for whom: heroes and dominated monsters against all other monsters (AD-STA-07, AD-R-38)."""

from darkling.games.darkness.rules.effects import dominator, has, in_force
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure


def is_friend(g: Darkness, figure: Figure) -> bool:
    """Say whether a figure is on the heroes' side."""
    return figure < g.heroes or dominator(g, figure) != NOBODY


def has_turncoats(g: Darkness) -> bool:
    """Say whether any monster is on the heroes' side."""
    return bool(g.effects) and bool(in_force(g).lords)


def is_enemy(g: Darkness, one: Figure, other: Figure) -> bool:
    return is_friend(g, one) != is_friend(g, other)


def hostile(g: Darkness) -> list[Figure]:
    """Return the living foes that nobody dominates."""
    if not has_turncoats(g):
        return g.foes()
    return [figure for figure in g.foes() if dominator(g, figure) == NOBODY]


def standing(g: Darkness) -> list[Figure]:
    """Return all figures that can be hurt: heroes that are awake, in marching order, and living foes."""
    return [*g.conscious(), *g.foes()]


def enemies_of(g: Darkness, figure: Figure) -> list[Figure]:
    if not has_turncoats(g):
        return g.foes() if figure < g.heroes else g.conscious()
    side = is_friend(g, figure)
    return [other for other in standing(g) if is_friend(g, other) != side]


def allies_of(g: Darkness, figure: Figure) -> list[Figure]:
    """Return the figures on the same side, the figure itself among them; heroes also when unconscious."""
    if not has_turncoats(g):
        return list(g.march) if figure < g.heroes else g.foes()
    side = is_friend(g, figure)
    heroes = list(g.march) if side else []
    return [*heroes, *[foe for foe in g.foes() if is_friend(g, foe) == side]]


def is_won(g: Darkness) -> bool:
    """AD-ENC-02: all monsters are defeated; raised ones had been already (AD-R-38)."""
    if not g.effects or not in_force(g).lords:
        return not any(g.hp[g.heroes :])
    return all(is_defeated(g, figure) for figure in range(g.heroes, len(g.hp)))


def is_defeated(g: Darkness, foe: Figure) -> bool:
    return g.hp[foe] <= 0 or is_raised(g, foe)


def is_raised(g: Darkness, figure: Figure) -> bool:
    return has(g, figure, "raise")


def is_over(g: Darkness) -> bool:
    """Say whether the encounter is decided: the loss is looked at first (AD-R-39)."""
    hp, heroes = g.hp, g.heroes
    if not any(hp[:heroes]):
        return True
    return is_won(g) if g.effects and in_force(g).lords else not any(hp[heroes:])
