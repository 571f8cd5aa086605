"""What the words of options in the village speak of, besides the name of their thing."""

from collections.abc import Callable, Mapping

from darkling.games.darkworld.rules.odds import percent
from darkling.games.darkworld.rules.state import Square, weapon_dice
from darkling.games.darkworld.telling.options import FigureOptions, hits_added, misses_played
from darkling.games.darkworld.telling.shared_view import acting_hero, monster_on
from darkling.games.village.cards.board import (
    BEFORE_DOOR,
    BESIDE_TREASURE,
    GRID,
    IN_BUILDING,
    IS_FRONT,
    IS_SEWER,
    OUTSIDE,
    TOP,
)
from darkling.games.village.sight.view import VillageView
from darkling.games.village.sight.warlord_odds import WHEELS
from darkling.games.village.telling.names import NAMES, name
from darkling.table.telling import Figures

SHARED = FigureOptions(NAMES)


def _step(code: str, view: VillageView) -> Figures:
    """Say what a step to a square brings, and the treasure beside it if that is known."""
    square = GRID.numbers[code]
    building = BEFORE_DOOR[square] if BEFORE_DOOR[square] != OUTSIDE else IN_BUILDING[square]
    return {
        "square": code,
        "note": _arrival(square, view),
        "building": name(view.buildings[building].building) if building != OUTSIDE else "none",
        "treasure": _treasure_beside(square, view),
    }


def _arrival(square: Square, view: VillageView) -> str:
    """Return what waits on a square for a hero who steps there, as words select by it."""
    if view.acting is None or view.acting.hero is None:
        return "none"
    if IS_SEWER[square]:
        return "sewer"
    if square == TOP:
        return "top"
    if IS_FRONT[square] and not view.trial_won:
        return "trial"
    door, code = BEFORE_DOOR[square], GRID.names[square]
    if door != OUTSIDE and not view.buildings[door].is_open:
        return "sealed" if view.buildings[door].is_sealed else "door"
    if any(hero.square == code for hero in view.heroes):
        return "past"
    return "item" if any(item.square == code for item in view.lying) else "none"


def _treasure_beside(square: Square, view: VillageView) -> str:
    building = BESIDE_TREASURE[square]
    treasure = view.buildings[building].treasure if building != OUTSIDE else None
    return name(treasure) if treasure else "none"


def _attack(square: str, view: VillageView) -> Figures:
    """Say whom a figure attacks, and what the dice promise."""
    if view.warlord_turn:
        return {"side": "warlord", **SHARED.attack_on_hero(square, view)}
    if square in (view.wolf, view.lurker):
        return {"side": "contest", "target": "wolf" if square == view.wolf else "lurker", "square": square}
    dice = weapon_dice(acting_hero(view).weapon is not None)
    return SHARED.attack_on_monster(square, view, percent(dice, monster_on(view, square).possible))


def _attack_warlord(_thing: str, view: VillageView) -> Figures:
    hero = acting_hero(view).hero
    own = next(prospect for prospect in view.prospects if prospect.hero == hero)
    return {"needed": view.needs, "hits": own.hits, "chance": own.odds[WHEELS.index(view.wheel)]}


def _offered(_thing: str, view: VillageView) -> Figures:
    """Say what is to be taken or left: an item, or the Key of the Lair."""
    item = view.offered
    return {"item": name(item.item), "square": item.square} if item else {"item": "key", "square": "LAIR"}


def _beast(_thing: str, view: VillageView) -> Figures:
    return {"wolf": view.wolf or "home", "lurker": view.lurker or "home"}


def _hide(building: str, view: VillageView) -> Figures:
    return {"building": name(building), "treasure": name(view.hiding or "")}


def _treasure(_thing: str, view: VillageView) -> Figures:
    """Say which treasure lies beside the hero, and what it would be exchanged for."""
    hero = acting_hero(view)
    treasure = _treasure_beside(GRID.numbers[hero.square or ""], view)
    return {"treasure": treasure, "weapon": name(hero.weapon) if hero.weapon else "none"}


def _whip_karrion(_thing: str, view: VillageView) -> Figures:
    return {"building": name(view.karrion or "")}


OPTIONS: Mapping[str, Callable[[str, VillageView], Figures]] = {
    "hide_key": _hide,
    "hide": _hide,
    "step": _step,
    "attack": _attack,
    "attack_boss": _attack_warlord,
    "hits": hits_added,
    "misses": misses_played,
    "take": _offered,
    "leave": _offered,
    "treasure": _treasure,
    "whip_karrion": _whip_karrion,
    "activate": SHARED.monster,
    "strike": SHARED.strike,
    "wolf": _beast,
    "lurker": _beast,
}
"""By verb; the words of other options need no more than a name."""
