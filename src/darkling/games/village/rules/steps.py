"""Where figures can step: heroes, monsters and beasts."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from darkling.games.darkworld.rules.state import Hero, Square
from darkling.games.village.cards.board import (
    BEAST_WAYS,
    HALL,
    HERO_WAYS,
    IN_BUILDING,
    IS_PLAIN,
    IS_SEWER,
    MONSTER_WAYS,
    OUTSIDE,
    STAIR_FOOT,
    STAIR_HEAD,
    TOP,
)
from darkling.grid import Ways

if TYPE_CHECKING:
    from darkling.games.village.rules.state import Village


def hero_steps(g: "Village", hero: Hero, here: Square, steps: int) -> list[Square]:
    """Return where a hero can step from a square with steps left (DV-MOVE-03)."""
    heroes, places, beasts, found = g.at, g.places, g.beasts, []
    for square in HERO_WAYS[here]:
        if IS_PLAIN[square] and square not in heroes:
            if square not in places and square not in beasts:
                found.append(square)
        elif _hero_may_step(g, hero, here, square, steps, heroes[:hero] + heroes[hero + 1 :]):
            found.append(square)
    return found


def _hero_may_step(
    g: "Village", hero: Hero, here: Square, square: Square, steps: int, others: Sequence[Square]
) -> bool:
    """Say whether a hero may step on a square: on another hero's only if he can go on from there."""
    if square in g.places or square in g.beasts:
        return False
    if not IS_PLAIN[square] and not _lets_in(g, hero, here, square, others):
        return False
    if square not in others or square == TOP:
        return True
    # The card that is drawn in a sewer may keep a hero there.
    return (
        steps > 1
        and not IS_SEWER[square]
        and any(_hero_may_step(g, hero, square, way, steps - 1, others) for way in HERO_WAYS[square])
    )


def _lets_in(g: "Village", hero: Hero, here: Square, square: Square, others: Sequence[Square]) -> bool:
    """Say whether the way is open: doors (DV-R-13), the stair (DV-R-23), the Fortress (DV-KEY-01)."""
    if square == TOP:
        return g.why_no_entry(hero) is None
    if square == STAIR_HEAD and here == STAIR_FOOT:
        return square not in others and g.is_clear(HALL)
    if square == STAIR_FOOT and here == STAIR_HEAD:
        return square not in others
    building = IN_BUILDING[square]
    return building == OUTSIDE or g.is_open(building)


def monster_steps(g: "Village", here: Square, steps: int) -> list[Square]:
    """Return where a monster can step from a square with steps left (DV-MOVE-03)."""
    return [square for square in MONSTER_WAYS[here] if _enemy_may_enter(g, square, steps, MONSTER_WAYS)]


def beast_steps(g: "Village", here: Square, steps: int) -> list[Square]:
    """Return where a beast can step from a square with steps left (DV-MOVE-03)."""
    return [square for square in BEAST_WAYS[here] if _enemy_may_enter(g, square, steps, BEAST_WAYS)]


def _enemy_may_enter(g: "Village", square: Square, steps: int, ways: Ways) -> bool:
    """Say whether a figure of the Warlord's may step on a square: on another's only if it can go on."""
    building = IN_BUILDING[square]
    if square in g.at or (building != OUTSIDE and not g.is_open(building)):
        return False
    if square not in g.places and square not in g.beasts:
        return True
    return steps > 1 and any(_enemy_may_enter(g, other, steps - 1, ways) for other in ways[square])
