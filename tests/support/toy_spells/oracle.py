"""Who may see what in the toy of spells, written down apart from its code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the zones that the seat cannot see; among them what others pick, however far they are."""
    table = data["table"]
    others = [other for other in range(table["players"]) if other != seat]
    zones = {"deck": table["deck"], "hands of others": [table["hands"][other] for other in others]}
    lanes = [lane for lane in data["lanes"] if lane["seat"] != seat]
    if lanes:
        zones["picks of others"] = [[lane["stack"], lane["decision"], lane["finished"]] for lane in lanes]
    return zones


def zones_that_hide(_case: Any) -> dict[str, int]:
    return {"deck": 5, "hands of others": 5, "picks of others": 3}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two spells swapped, and whether the seat may notice."""
    own = data["table"]["hands"][seat]
    places = [(other, at) for other in others_of(data, seat) for at in range(len(cards_of(data, other)))]
    if len(places) < 2:
        return
    one, other, *_ = chance.shuffled(places)
    yield swapped(data, one, other), False
    differing = [place for place in places if own and cards_of(data, place[0])[place[1]] != own[0]]
    if differing:
        yield swapped(data, (seat, 0), differing[chance.below(len(differing))]), True


def others_of(data: dict[str, Any], seat: int) -> list[int]:
    """Return all whose spells the seat does not see: the other seats, and as -1 the deck."""
    return [-1, *[other for other in range(data["table"]["players"]) if other != seat]]


def cards_of(data: dict[str, Any], owner: int) -> list[int]:
    return data["table"]["deck"] if owner < 0 else data["table"]["hands"][owner]


def swapped(data: dict[str, Any], one: tuple[int, int], other: tuple[int, int]) -> dict[str, Any]:
    changed = copied(data)
    left, right = cards_of(changed, one[0]), cards_of(changed, other[0])
    left[one[1]], right[other[1]] = right[other[1]], left[one[1]]
    left.sort()
    right.sort()
    return changed
