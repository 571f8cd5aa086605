"""Tables of the Village of Fear set up by hand."""

from typing import Any

import darkling
from darkling.games.village.cards import PIECES, TREASURE_CODES
from darkling.games.village.cards.board import BUILDINGS, GRID
from support.castles import dice, monster, things, turn, verbs

__all__ = ["dice", "monster", "things", "turn", "verbs"]

RED, BLUE, GREEN, YELLOW = range(4)
WOLF, LURKER = 0, 1
QUIET = ("EV01",) * 3 + ("EV02",) * 2
"""Events that change nothing on the board: looks at Warlord cards."""


def table(seed: int = 0, **given: Any) -> Any:
    """Return a position; heroes by colour, such as `RED={"square": "G6"}`, the rest as `arrange` has it."""
    heroes = {code: given.pop(code) for code in PIECES.hero_codes if code in given}
    return darkling.position("village", {"heroes": heroes, "events": QUIET, **given}, seed)


def game_of(position: Any) -> Any:
    """Return a game at a position, which tells what happens."""
    return darkling.find("village").game_from(position)


def square(name: str) -> int:
    """Return a square by its name."""
    return GRID.numbers[name]


def at(g: Any, hero: int) -> str:
    """Return the square of a hero."""
    return GRID.names[g.at[hero]] if g.at[hero] >= 0 else "OUT"


def beast(g: Any, which: int) -> str:
    """Return the square of a beast."""
    return GRID.names[g.beasts[which]] if g.beasts[which] >= 0 else "HOME"


def standing(g: Any) -> dict[str, str]:
    """Return the monsters on the board by square, without the guard upstairs."""
    found = {GRID.names[g.places[m]]: PIECES.figure_codes[g.figures[m]] for m in g.on_board()}
    return {at: figure for at, figure in found.items() if at not in ("q1", "q2", "r2")}


def lies(g: Any) -> list[tuple[str, str]]:
    """Return the magic items on the board."""
    return [(GRID.names[thing // 4], PIECES.item_codes[thing % 4]) for thing in g.lying]


def bag(g: Any, hero: int) -> list[str]:
    """Return the magic items of a hero."""
    return [PIECES.item_codes[item] for item in g.bags[hero]]


def weapon(g: Any, hero: int) -> str | None:
    """Return the Golden Weapon of a hero."""
    return PIECES.weapon_codes[g.golden[hero]] if g.golden[hero] >= 0 else None


def treasure(g: Any, building: str) -> str | None:
    """Return what lies on a building's treasure space."""
    found = g.treasures[BUILDINGS.index(building)]
    return TREASURE_CODES[found] if found >= 0 else None


def eight_sided(g: Any, *rolls: int) -> None:
    """Let Karrion's die show these numbers."""
    g.foretell(rolls)


def is_open(g: Any, building: str) -> bool:
    """Say whether a building is off the board."""
    return g.is_open(BUILDINGS.index(building))
