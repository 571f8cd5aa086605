"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest

import darkling
from darkling.testing import lines_of_play

LAST = 10
STREETS = ["BR01", "BR02", "GH01", "GH02", "NO01"]


def last_turn(*hand: str, **own: Any) -> Any:
    """Return the last turn of a game: nobody is to be had on the Streets, and there is one heist."""
    bare = {"street_deck": [], "specters": 0, "goons": 0, "valets": 0, "advanced": [], "larceny": []}
    seats = [{}, {"hand": hand, **own}]
    data = {"seats": seats, "turn": 1, "round": LAST, "settings": {"rounds": LAST}, "basic": ["HB01"]}
    return darkling.position("heists", bare | data)


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        # On the Streets or at a heist: Bullies are used for crime, for sway or not at all.
        (["ST05"], 2 * 3),
        # A Goon's crime pays for a larceny, on the Streets: (larceny or not, or not used) + (used or not).
        (["GO00"], 3 + 2),
        # Two alike: one for crime or sway and then the other as above, both for one of them, or none.
        (["ST05", "ST05"], 2 * (2 * 3 + 3)),
        # Thieves bring two crime and no sway: only with the Bullies enough for a larceny. Thieves first: then
        # the Bullies for crime (larceny or not) or sway, or end: 4. Bullies first: for crime, then Thieves
        # (larceny or not) or end: 3; for sway: 2. Both for crime at once: 2. None: 1. At a heist there is no
        # larceny: 3 + (2 + 2) + 1 + 1.
        (["ST04", "ST05"], (4 + 3 + 2 + 2 + 1) + 9),
        # Of two alike that are no use for sway, one or both go for crime, with or without a larceny.
        (["ST04", "ST04"], (1 + 2 + 2 + 1) + (2 + 1 + 1)),
        (["ST04", "ST05", "ST06"], 80),
    ],
)
def test_ways_to_use_a_hand(hand: list[str], lines: int) -> None:
    assert lines_of_play(last_turn(*hand)) == lines


def test_ways_to_pay_a_cop() -> None:
    # After the first seat the third can pay, and the second cannot: 2 * 2. Then the second seat has its turn.
    seats = [{"hand": ["ST05"], "coins": 2}, {"coins": 1}, {"coins": 3}]
    data = {"seats": seats, "streets": [*STREETS[:4], "-"], "street_deck": ["CO05"]}
    choices = [(0, "streets"), (0, "end_turn")]
    position = darkling.position("heists", {**data, "choices": choices})
    assert [lines_of_play(position, depth) for depth in (1, 2, 3)] == [2, 4, 4 * 2]


@pytest.mark.parametrize(("depth", "lines"), [(1, 2), (2, 11), (3, 60), (4, 342), (5, 1535)])
def test_ways_to_steal_draw_and_bury(depth: int, lines: int) -> None:
    own = {"hand": ["NO05", "CR02"], "discard": ["SP00"], "deck": ["ST06"]}
    seats = [own, {"coins": 2}, {"coins": 1}]
    data = {"seats": seats, "streets": STREETS, "round": LAST, "settings": {"rounds": LAST}}
    assert lines_of_play(darkling.position("heists", data), depth) == lines
