"""Ratings: the strengths that make the wins most likely."""

from collections import Counter
from itertools import combinations
from math import prod

import pytest

from darkling.lab.rating import LineUp, rating, strengths

PAIRS = [LineUp(pair, 2) for pair in combinations("abc", 2)]


def expected(line_ups, found):
    """Return the wins for each deal that bots of such strengths have on average."""
    wins = Counter()
    for line_up in line_ups:
        table = sum([found[bot] for bot in line_up.bots])
        for bot in line_up.bots:
            wins[bot] += line_up.games * found[bot] / table
    return wins


@pytest.mark.parametrize(
    ("line_ups", "wins"),
    [
        (PAIRS, {"a": 3.1, "b": 2.2, "c": 0.7}),
        (PAIRS, {"a": 3.99, "b": 2.0, "c": 0.01}),
        ([LineUp(("a", "a", "b"), 3), LineUp(("a", "b", "b"), 3)], {"a": 4.5, "b": 1.5}),
        ([LineUp(("a", "b", "c", "d"), 24)], {"a": 12, "b": 6, "c": 4, "d": 2}),
    ],
)
def test_bots_of_the_strengths_found_would_win_as_often(line_ups, wins):
    found = strengths(line_ups, wins)
    assert dict(expected(line_ups, found)) == pytest.approx(wins, rel=1e-3)
    assert prod(found.values()) == pytest.approx(1)


def test_ten_times_the_wins_are_400_points():
    found = strengths([LineUp(("a", "b"), 2)], {"a": 20 / 11, "b": 2 / 11})
    assert rating(found["a"]) - rating(found["b"]) == pytest.approx(400)
    assert rating(found["a"]) + rating(found["b"]) == pytest.approx(3000)


def test_strength_that_is_known_is_found_again():
    known = {"a": 4.0, "b": 1.0, "c": 0.25}
    assert strengths(PAIRS, dict(expected(PAIRS, known))) == pytest.approx(known, rel=1e-3)
