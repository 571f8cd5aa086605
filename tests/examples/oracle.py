"""Who may see what in The Night Watch, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

BRIBES = 24


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    others = [other for other in range(table["players"]) if other != seat]
    zones = {"deck": table["deck"], "hands of others": [table["hands"][other] for other in others]}
    sealed = [lane["finished"] for lane in data["lanes"] if lane["seat"] in others and lane["finished"]]
    if sealed:
        zones["sealed bribes"] = sealed
    return zones


def zones_that_hide(_case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    return {"deck": 5, "hands of others": 5, "sealed bribes": 5}


def visible(data: dict[str, Any], seat: int) -> set[int]:
    """Return the bribes the seat is shown: its own hand, and all that have been paid."""
    table = data["table"]
    return {*table["hands"][seat], *[bribe for paid in table["paid"] for bribe in paid]}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two bribes swapped, and whether the seat may notice."""
    seen = chance.shuffled(sorted(visible(data, seat)))
    unseen = chance.shuffled(sorted(set(range(BRIBES)) - set(seen)))
    yield swapped(data, unseen[0], unseen[1], seat), False
    yield swapped(data, unseen[0], seen[0], seat), True


def swapped(data: dict[str, Any], one: int, other: int, seat: int) -> dict[str, Any]:
    """Swap two bribes wherever they lie, and in what the other seats have sealed."""
    swap = {one: other, other: one}
    changed = copied(data)
    table = changed["table"]
    table["deck"] = [swap.get(bribe, bribe) for bribe in table["deck"]]
    for zone in ("hands", "paid"):
        table[zone] = [[swap.get(bribe, bribe) for bribe in bribes] for bribes in table[zone]]
    for lane in changed["lanes"]:
        if lane["seat"] != seat and lane["finished"]:
            fields = lane["finished"][2]
            fields["bribe"] = swap.get(fields["bribe"], fields["bribe"])
    return changed
