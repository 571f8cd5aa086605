"""What waits on a square for a hero who steps there, as words select by it."""

from darkling.games.village.board import (
    BEFORE_DOOR,
    GRID,
    IN_BUILDING,
    IS_FRONT,
    IS_SEWER,
    OUTSIDE,
    TOP,
    TREASURES,
)
from darkling.games.village.describe import name
from darkling.games.village.view import View
from darkling.table.phrase import Said


def step_note(thing: str, view: View) -> dict[str, Said]:
    """Return what a step to a square brings, and the treasure beside it if that is known."""
    square = GRID.numbers[thing]
    building = BEFORE_DOOR[square] if BEFORE_DOOR[square] != OUTSIDE else IN_BUILDING[square]
    house = view.buildings[building] if building != OUTSIDE else None
    treasure = house.treasure if house and TREASURES[building] in GRID.beside(square) else None
    return {
        "note": _note(square, thing, view),
        "building": name(house.building) if house else "none",
        "treasure": name(treasure) if treasure else "none",
    }


def _note(square: int, thing: str, view: View) -> str:
    is_hero = view.acting is not None and view.acting.hero is not None
    if not is_hero:
        return "none"
    if IS_SEWER[square]:
        return "sewer"
    if square == TOP:
        return "top"
    if IS_FRONT[square] and not view.trial_won:
        return "trial"
    before = BEFORE_DOOR[square]
    if before != OUTSIDE and not view.buildings[before].is_open:
        return "sealed" if view.buildings[before].is_sealed else "door"
    if any(hero.square == thing for hero in view.heroes):
        return "past"
    return "item" if any(item.square == thing for item in view.lying) else "none"
