"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest
from support.siege import siege

import darkling
from darkling.testing import lines_of_play


@pytest.mark.parametrize(
    ("hero", "defenses", "lines"),
    [
        # Discard, or strike with any sequence of three different cards: 1 + (1 + 3 + 6 + 6).
        ("H08", ["T05", "S05", "M05"], 17),
        # The same with one card that does not match: 1 + (1 + 2 + 2).
        ("H13", ["T05", "S05", "M05"], 6),
        # A Wizard takes one of three first: 1 + 3 * (1 + 2 + 2).
        ("H06", ["T05", "S05", "M05"], 16),
        # A Knight lets T02 strike twice: 1 + the orders of T02, T02 and S05, each of any length.
        ("H14", ["T02", "S05"], 10),
        # A Heavy Hitter first trashes one of the others: 1 + (1 + 2 * 3 for T05 or S05 first + 2 * 2).
        ("H08", ["M06", "T05", "S05"], 12),
        # A Detour is no use with a single hero in the pile.
        ("H08", ["T03", "S05"], 6),
    ],
)
def test_ways_to_face_one_hero(hero: str, defenses: list[str], lines: int) -> None:
    assert lines_of_play(siege(hero, defenses=defenses)) == lines


@pytest.mark.parametrize(
    ("depth", "lines"), [(1, 3), (2, 11), (3, 38), (4, 123), (5, 377), (6, 1093), (7, 3242), (8, 9769)]
)
def test_ways_to_face_three_heroes_with_a_detour(depth: int, lines: int) -> None:
    position = siege("H08", "H04", "H19", defenses=["T03", "M13", "S17", "T09"])
    assert lines_of_play(position, depth) == lines


def small_draft(phase: str) -> Any:
    """Return two seats with four heroes each at the start of a phase, or three in the Hero Phase."""
    heroes = [["H01", "H20", "H40", "H54"], ["H05", "H25", "H30", "H50"]]
    zone = "hand" if phase == "hero" else "kept"
    seats = [{zone: kept[:3] if phase == "hero" else kept} for kept in heroes]
    deck = ["T01", "S05", "M09", "T13", "S18", "M20", "T06", "S08"]
    return darkling.position("dealings", {"phase": phase, "seats": seats, "defense_deck": deck})


def test_ways_to_drop_and_draft() -> None:
    # Each drops one of three, then both show their last two; four defenses are taken in 4! / 1 ways.
    position = small_draft("hero")
    assert lines_of_play(position, 2) == 9
    # Of four heroes each shows two in either order.
    position = small_draft("defense")
    assert lines_of_play(position, 4) == (4 * 3) ** 2
    assert lines_of_play(position, 7) == (4 * 3) ** 2 * 24
