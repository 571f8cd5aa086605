"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest

import darkling
from darkling.testing import lines_of_play

LAST = 5


def last_round(order: list[str], *choices: tuple[int, str], **rest: Any) -> Any:
    """Return a position of the last round after these choices; the first Event is a look at a card."""
    data = {"round": LAST, "order": order, "events": ["EV01"], "choices": choices}
    return darkling.position("village", {**data, "settings": {"round_limit": LAST}, **rest})


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # Wolf, Lurker, or the end.
        (1, 3),
        # Either beast comes in at one of two places or stays at home.
        (2, 3 + 3 + 1),
        # The Wolf comes in beside the Green, where three ways lead on, and may stop there. From each of the
        # Lurker's places one leads into the lanes, one to the other. After one the other is left, or the end.
        (3, (4 + 4 + 2) + (3 + 3 + 2) + 1),
        (4, 59),
        (5, 119),
        (6, 255),
    ],
)
def test_ways_to_move_wolf_and_lurker(depth: int, lines: int) -> None:
    assert lines_of_play(last_round([]), depth) == lines


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # From the middle of the front there are five points around the hero, and five around the red hole.
        (1, 5),
        (2, 5 * 5),
        (3, 120),
        (4, 559),
        (5, 3080),
    ],
)
def test_ways_to_sneak_past_the_lurker(depth: int, lines: int) -> None:
    position = last_round(["RED"], (1, "step G1"), heroes={"RED": {"square": "G2"}})
    assert lines_of_play(position, depth) == lines


@pytest.mark.parametrize(
    ("depth", "lines"),
    [
        # Three other entrances, or stay; then the Warlord's turn as above.
        (1, 4),
        (2, 4 * 3),
        (3, 4 * 7),
        (4, 4 * 19),
    ],
)
def test_ways_out_of_the_sewers(depth: int, lines: int) -> None:
    position = last_round(["RED"], (1, "step K13"), heroes={"RED": {"square": "K12"}}, sewers=["SE02"])
    assert lines_of_play(position, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 3), (2, 7), (3, 45), (4, 91)])
def test_ways_to_guard_a_house_with_two_figures(depth: int, lines: int) -> None:
    hero = {"RED": {"square": "K7"}}
    position = last_round(["RED"], (1, "step K8"), actions=1, heroes=hero, supply=["GOB1", "TRO4"])
    assert lines_of_play(position, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 2), (2, 6), (3, 12), (4, 29), (5, 84), (6, 160), (7, 321)])
def test_ways_to_fight_the_warlord(depth: int, lines: int) -> None:
    hero = {"RED": {"square": "TOP", "hits": 2, "misses": 1}}
    position = last_round(["RED"], actions=2, heroes=hero, wheel=9, rolls=[1] * 20)
    assert lines_of_play(position, depth) == lines
