"""Tables of Korak's castle set up by hand, with dice that fall as told."""

from typing import Any

import darkling
from darkling.games.castle.cards import GRID, PIECES
from darkling.games.darkworld.rules.hero_turn import HeroTurn

RED, BLUE, GREEN, YELLOW = range(4)


def table(seed: int = 0, **given: Any) -> Any:
    """Return a position; heroes by colour, such as `RED={"square": "F2"}`, the rest as `arrange` has it."""
    heroes = {code: given.pop(code) for code in PIECES.hero_codes if code in given}
    return darkling.position("castle", {"heroes": heroes, **given}, seed)


def monster(figure: str, square: str, item: str | None = None, **rest: Any) -> dict[str, Any]:
    """Return a monster such as ORC2 on a square."""
    return {"figure": figure, "square": square, "item": item, **rest}


def dice(g: Any, *rolls: tuple[int, ...]) -> None:
    """Let the next combat dice fall like this, throw by throw."""
    g.foretell([die for roll in rolls for die in roll])


def ten_sided(g: Any, *rolls: int) -> None:
    """Let the ten-sided die show these numbers, 0 to 9."""
    g.foretell(rolls)


def at(g: Any, hero: int) -> str:
    """Return the square of a hero."""
    return GRID.names[g.at[hero]] if g.at[hero] >= 0 else "OUT"


def places(g: Any) -> dict[str, str]:
    """Return the monsters on the board by square."""
    return {GRID.names[g.places[m]]: PIECES.figure_codes[g.figures[m]] for m in g.on_board()}


def lying(g: Any) -> list[tuple[str, str]]:
    """Return the magic items on the board."""
    return [(GRID.names[thing // 4], PIECES.item_codes[thing % 4]) for thing in g.lying]


def bag(g: Any, hero: int) -> list[str]:
    """Return the magic items of a hero."""
    return [PIECES.item_codes[item] for item in g.bags[hero]]


def verbs(g: Any) -> set[str]:
    """Return the verbs on offer."""
    return {option.verb for option in g.decision(g.waiting[0]).options}


def things(g: Any, verb: str) -> list[str]:
    """Return what a verb is offered with."""
    return [option.code for option in g.decision(g.waiting[0]).options if option.verb == verb]


def turn(g: Any) -> Any:
    """Return the hero's turn under way."""
    return g.running(HeroTurn)
