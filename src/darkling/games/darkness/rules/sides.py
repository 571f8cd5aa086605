"""Who fights for whom: heroes and dominated monsters against all other monsters (AD-STA-07, AD-R-38).

In the arena it is team against team (AD-MOD-03).
"""

from darkling.games.darkness.rules.effects import dominator, has, in_force
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Hero

HEROES, MONSTERS = 0, 1
"""The sides in a dungeon; in the arena each team is one."""


def is_friend(g: Darkness, figure: Figure) -> bool:
    """Say whether a figure fights for players: a hero, or a dominated monster."""
    return figure < g.heroes or dominator(g, figure) != NOBODY


def side_of(g: Darkness, figure: Figure) -> int:
    """Return the side for which a figure fights."""
    if g.teams:
        return g.team_of(figure)
    return HEROES if is_friend(g, figure) else MONSTERS


def has_turncoats(g: Darkness) -> bool:
    """Say whether any monster is on the heroes' side."""
    return bool(g.effects) and bool(in_force(g).lords)


def is_enemy(g: Darkness, one: Figure, other: Figure) -> bool:
    return side_of(g, one) != side_of(g, other)


def standing(g: Darkness) -> list[Figure]:
    """Return all figures that can be hurt: heroes that are awake, in marching order, and living foes."""
    return [*g.conscious(), *g.foes()]


def enemies_of(g: Darkness, figure: Figure) -> list[Figure]:
    """Return the enemies of a figure that can be hurt."""
    if not g.teams and not has_turncoats(g):
        return g.foes() if figure < g.heroes else g.conscious()
    side = side_of(g, figure)
    return [other for other in standing(g) if side_of(g, other) != side]


def allies_of(g: Darkness, figure: Figure) -> list[Figure]:
    """Return the figures on the same side, the figure itself among them; heroes also when unconscious."""
    if not g.teams and not has_turncoats(g):
        return list(g.march) if figure < g.heroes else g.foes()
    side = side_of(g, figure)
    return [other for other in (*g.march, *g.foes()) if side_of(g, other) == side]


def strikers(g: Darkness, mover: Figure) -> list[Hero]:
    """Return the heroes who are awake and may strike at a mover, being its enemies."""
    if g.teams:
        return enemies_of(g, mover)
    return [] if is_friend(g, mover) else g.conscious()


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
    """Say whether the encounter is decided: the loss is looked at first (AD-R-39).

    In the arena it is when no more than one team has a hero who is awake (AD-R-112).
    """
    if g.teams:
        return len(g.fallen) >= g.teams - 1
    hp, heroes = g.hp, g.heroes
    if not any(hp[:heroes]):
        return True
    return is_won(g) if g.effects and in_force(g).lords else not any(hp[heroes:])
