"""What the words of options in Korak's castle speak of, besides the name of their thing."""

from collections.abc import Callable, Mapping

from darkling.games.castle.cards import BOARD, SQUARES
from darkling.games.castle.rules.castle_turn import DIE_SIDES
from darkling.games.castle.rules.state import damage_needed
from darkling.games.castle.sight.view import CastleView
from darkling.games.castle.telling.names import NAMES, name
from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.odds import percent
from darkling.games.darkworld.rules.state import weapon_dice
from darkling.games.darkworld.telling.options import FigureOptions, hits_added, misses_played
from darkling.games.darkworld.telling.shared_view import acting_hero, monster_on
from darkling.table.telling import Figures

SHARED = FigureOptions(NAMES)


def _step(square: str, view: CastleView) -> Figures:
    """Say what a step brings: a door, the Doomstep, something that lies there, or somebody to walk past."""
    number = SQUARES.index(square)
    door = BOARD.door_beside.get(number, 0).bit_length()
    note = "none"
    if view.acting is not None and view.acting.hero is not None:
        if door and not view.doors[door - 1]:
            note = "door"
        elif number == BOARD.doom:
            note = "doomstep"
        elif any(hero.square == square for hero in view.heroes):
            note = "past"
        elif any(item.square == square for item in view.lying):
            note = "item"
    return {"square": square, "note": note, "door": door}


def _attack(square: str, view: CastleView) -> Figures:
    """Say whom a figure attacks, and what the dice promise."""
    if view.acting is not None and view.acting.hero is None:
        return {"side": "korak", **SHARED.attack_on_hero(square, view)}
    needed = [damage_needed(strength, view.strict_kill) for strength in monster_on(view, square).possible]
    return SHARED.attack_on_monster(square, view, percent(_dice(view), needed))


def _attack_korak(_thing: str, view: CastleView) -> Figures:
    needed, hits = view.korak_needs, min(MOST_HITS, acting_hero(view).hits or 0)
    return {"needed": needed, "hits": hits, "chance": percent(_dice(view), [needed - hits])}


def _dice(view: CastleView) -> int:
    return weapon_dice(acting_hero(view).weapon is not None)


def _hits(count: str, view: CastleView) -> Figures:
    """Say what a blast comes to with so many Hit cards, or a blow."""
    if view.blast is None:
        return hits_added(count, view)
    return {"count": int(count), "total": view.blast.damage + int(count)}


def _offered(_thing: str, view: CastleView) -> Figures:
    assert view.offered is not None, "an item is offered"
    return {"item": name(view.offered.item), "square": view.offered.square}


def _chest(square: str, _view: CastleView) -> Figures:
    return {"square": square, "room": BOARD.room_of[SQUARES.index(square)]}


def _search(_thing: str, view: CastleView) -> Figures:
    behind, numbers = BOARD.secrets[SQUARES.index(acting_hero(view).square or "")]
    return {"numbers": numbers, "room": BOARD.room_of[behind], "chance": 100 * numbers // DIE_SIDES}


OPTIONS: Mapping[str, Callable[[str, CastleView], Figures]] = {
    "chest": _chest,
    "step": _step,
    "attack": _attack,
    "attack_boss": _attack_korak,
    "hits": _hits,
    "misses": misses_played,
    "take": _offered,
    "leave": _offered,
    "throw": SHARED.monster,
    "search": _search,
    "activate": SHARED.monster,
    "strike": SHARED.strike,
}
"""By verb; the words of other options need no more than a name."""
