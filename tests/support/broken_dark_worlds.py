"""Breaking the fields of Dark World's positions, one after the other."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import darkling
from darkling.table.errors import BadPosition
from support.cases import SOAK
from support.impossible import accepted, plays_on, restored, restores

EXAMPLES = 2000 if SOAK else 300
TOGETHER = "together"
"""What is broken if two figures stand on one square."""
Breaks = dict[str, st.SearchStrategy[Any]]
"""By the name of a field, values of which some cannot be; fields of figures are `heroes.hp` and the like."""
LEAST = 15
"""So many are refused and so many accepted, or else the inventing is no good."""


def chosen_of(*codes: Sequence[str] | str) -> st.SearchStrategy[str]:
    """Return one of many codes; a text is a code of its own."""
    return st.sampled_from([code for some in codes for code in ([some] if isinstance(some, str) else some)])


def around(least: int, most: int) -> st.SearchStrategy[int]:
    """Return a number at either end of what can be, or beyond it."""
    return st.sampled_from([least - 1, least, least + 1, most - 1, most, most + 1])


def broken(draw: Any, data: dict[str, Any], breaks: Breaks, name: str) -> dict[str, Any]:
    """Give a field a value that may not fit the others; sometimes another field, too."""
    _break(draw, data, breaks, name)
    if draw(st.integers(0, 3)) == 0:
        _break(draw, data, breaks, draw(st.sampled_from([*breaks, TOGETHER])))
    return data


def _break(draw: Any, data: dict[str, Any], breaks: Breaks, name: str) -> None:
    figures = {"heroes": list(data["heroes"].values()), "monsters": data["monsters"]}
    if name == TOGETHER:
        one, other = draw(st.permutations([*figures["heroes"], *figures["monsters"]]))[:2]
        one["square"] = other["square"]
        return
    whose, _, field = name.rpartition(".")
    thing = draw(st.sampled_from(figures[whose])) if whose else data
    thing[field] = draw(breaks[name])


def tried(game: str, positions: Callable[[str], Any], breaks: Breaks, check: Callable[[Any], None]) -> None:
    """Break each field a few times: what comes of it is refused, or possible, and can be saved and played."""
    found: Counter[bool] = Counter()
    rarely = settings(max_examples=EXAMPLES // len(breaks) + 1)

    def try_one(data: Any) -> None:
        found[_is_accepted(game, data, check)] += 1

    for name in (*breaks, TOGETHER):
        rarely(given(positions(name))(try_one))()
    assert min(found[True], found[False]) >= LEAST, found


def _is_accepted(game: str, data: Any, check: Callable[[Any], None]) -> bool:
    g = accepted(game, data)
    if g is None:
        return False
    check(darkling.find(game).arrange(data)[0])
    restores(game, g)
    plays_on(game, g)
    return True


def refuses_damage(game: str, data: dict[str, Any]) -> int:
    """Damage one field of a saved position after the other; return how often it is refused as such."""
    refused = 0
    for name in data["table"]:
        for value in (None, "x", -9, 10**6, [], [None] * 4, [99] * 4):
            try:
                restored(game, {**data, "table": {**data["table"], name: value}})
            except BadPosition:
                refused += 1
    return refused


def items_of(g: Any) -> list[int]:
    """Return how many magic items there are of each kind, wherever they are."""
    held = [item for bag in g.bags for item in bag]
    found = Counter([*held, *g.carried, *[thing % 4 for thing in g.lying]])
    return [found[kind] + g.stock[kind] + g.discarded[kind] for kind in range(len(g.stock))]
