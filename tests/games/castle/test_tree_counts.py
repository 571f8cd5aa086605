"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest

import darkling
from darkling.testing import lines_of_play

LAST = 5


def last_round(order: list[str], red: dict[str, Any], **rest: Any) -> Any:
    """Return a position of the last round, in which the other heroes are in the Entrance."""
    data = {"round": LAST, "order": order, "heroes": {"RED": red}, "settings": {"round_limit": LAST}}
    return darkling.position("castle", data | rest)


@pytest.mark.parametrize(
    ("actions", "lines"),
    [
        # Korak alone: he ends his turn at once, or summons the Haunter before.
        (0, 2),
        # Red in the corner of room 1 stays, or steps to F1 or E2: 3 * 2.
        (1, 6),
        # From F1 there are three ways on, from E2 four, one of them out of the door; he may stay anywhere:
        # (1 + (1 + 3) + (1 + 4)) * 2.
        (2, 20),
    ],
)
def test_ways_to_walk_in_an_empty_room(actions: int, lines: int) -> None:
    assert lines_of_play(last_round(["RED"], {"square": "E1"}, actions=actions)) == lines


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # Up to E3, down to E1, out to D2, fight, or end the turn.
        (1, 5),
        # After a step only the end is left; after that Korak has three choices; 0 to 2 Hits raise the blow.
        (2, 3 * 1 + 3 + 3),
        (3, 22),
        (4, 47),
        (5, 137),
        (6, 335),
    ],
)
def test_ways_to_fight_an_ogre(depth: int, lines: int) -> None:
    ogre = {"figure": "OGR3", "square": "F2", "item": "BOOTS"}
    red = {"square": "E2", "hits": 2, "misses": 1}
    # A blow of 1: two Hits slay the Ogre, who strikes back for 2 otherwise.
    position = last_round(["RED"], red, actions=1, monsters=[ogre], rolls=[1, 0, 1, 1])
    assert lines_of_play(position, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 3), (2, 6), (3, 13), (4, 94), (5, 274)])
def test_ways_to_open_a_door_on_three_figures(depth: int, lines: int) -> None:
    position = last_round(["RED"], {"square": "C2"}, actions=1, supply=["ORC1", "ORC2", "SKE1"])
    assert lines_of_play(position, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 5), (2, 18), (3, 31), (4, 64), (5, 88), (6, 124), (7, 140)])
def test_ways_to_fight_korak(depth: int, lines: int) -> None:
    red = {"square": "d2", "hp": 3, "hits": 3, "misses": 1}
    position = last_round(["RED"], red, actions=2, arena=True, rolls=[1] * 12)
    assert lines_of_play(position, depth) == lines
