"""Who may see what in the toy of friends, written down apart from its code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied


def foes(data: dict[str, Any], seat: int) -> list[int]:
    return [other for other in range(data["table"]["players"]) if (other - seat) % 2]


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the deck and the hands of the other side."""
    table = data["table"]
    return {"deck": table["deck"], "hands of foes": [table["hands"][foe] for foe in foes(data, seat)]}


def zones_that_hide(_case: Any) -> dict[str, int]:
    return {"deck": 5, "hands of foes": 5}


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped, and whether the seat may notice: a friend's hand it sees."""
    table = data["table"]
    foe = foes(data, seat)[0]
    friends = [other for other in range(table["players"]) if other not in foes(data, seat)]
    friend = friends[chance.below(len(friends))]
    unseen = chance.shuffled([*table["deck"], *table["hands"][foe]])
    yield swapped(data, unseen[0], unseen[1]), False
    if table["hands"][friend]:
        yield swapped(data, unseen[0], table["hands"][friend][0]), True


def swapped(data: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    changed = copied(data)
    table, swap = changed["table"], {one: other, other: one}
    table["deck"] = sorted([swap.get(card, card) for card in table["deck"]])
    table["hands"] = [sorted([swap.get(card, card) for card in hand]) for hand in table["hands"]]
    return changed
