"""Games that are won and lost together: toys that pass the suite, and what it finds in broken ones."""

import pytest
from support import toy_hands, toy_lanterns, toy_tug

from darkling.table.result import (
    each_alone,
    place_numbers,
    ranked,
    ranked_sides,
    score_lines,
    together,
    winning_sides,
)
from darkling.testing import cases_of, conformance
from darkling.testing.checks.endings import games_end_within_their_bound_and_place_every_seat as ends_well

PAIRS = ((0, 2), (1, 3))

test_all_against_the_game = conformance(toy_lanterns.GAME, oracle=toy_hands)
test_teams = conformance(toy_tug.GAME, oracle=toy_hands)


def four_in_teams():
    return next(case for case in cases_of(toy_tug.GAME) if case.mode == "teams" and case.players == 4)


@pytest.mark.parametrize("won", [True, False])
def test_a_table_wins_or_loses_as_one(won):
    result = together(won, score_lines(("rooms", "rounds"), [(4, 17)] * 3))
    assert (result.places, result.won, result.decided_by) == (((0, 1, 2),), (won,) * 3, ())
    assert [(line.criterion, line.value) for line in result.lines if line.seat == 2] == [
        ("rooms", 4),
        ("rounds", 17),
    ]


def test_seats_of_a_side_share_its_place():
    result = ranked_sides(("pulled",), PAIRS, [(3,), (5,)])
    assert (result.places, result.won) == (((1, 3), (0, 2)), (False, True, False, True))
    assert result.decided_by == ("pulled",)
    assert ranked_sides(("pulled",), PAIRS, [(3,), (3,)]).places == ((0, 1, 2, 3),)


@pytest.mark.parametrize("sides", [((0, 1), (1, 2)), ((0, 1), (3,)), ((0,), (0,))])
def test_sides_that_leave_a_seat_out_or_count_it_twice_are_refused(sides):
    with pytest.raises(ValueError, match="expected every seat in one of the sides"):
        ranked_sides(("pulled",), sides, [(3,), (5,)])


def test_a_side_without_a_score_is_refused():
    with pytest.raises(ValueError, match="shorter"):
        ranked_sides(("pulled",), PAIRS, [(3,)])


def test_a_win_is_shared_by_sides_not_by_seats():
    assert winning_sides((True, False, True, False), PAIRS) == 1
    assert winning_sides((True, False, True, False), each_alone(4)) == 2
    assert winning_sides((False, False), ((0, 1),)) == 0


def test_a_place_counts_the_sides_ahead():
    teams = ranked_sides(("pulled",), PAIRS, [(3,), (5,)])
    assert place_numbers(teams, PAIRS) == (2, 1, 2, 1)
    alone = ranked(("pulled",), [(3,), (5,), (3,), (1,), (5,)])
    assert place_numbers(alone, each_alone(5)) == (3, 1, 3, 5, 1)
    assert place_numbers(together(False, score_lines(("pulled",), [(1,)] * 3)), ((0, 1, 2),)) == (1, 1, 1)


def play_some(case):
    for seed in range(8):
        ends_well(case, str(seed))


def change_sides(g):
    return PAIRS if g.turn == 0 else ((0, 1), (2, 3))


def sides_by_hand(g):
    return PAIRS if max(g.hands[1]) > max(g.hands[3]) else ((0, 1), (2, 3))


BROKEN = {
    "a torn side": ("outcome", lambda _g: ranked(("pulled",), [(4,), (1,), (3,), (1,)]), "share a place"),
    "a defeat of all sides": (
        "outcome",
        lambda _g: together(False, score_lines(("pulled",), [(1,)] * 4)),
        "the first place wins",
    ),
    "sides that change": ("sides", change_sides, "never changes"),
    "sides by what is hidden": ("sides", sides_by_hand, "everybody knows"),
    "a side that is no tuple": ("sides", lambda g: (g.seats[::2], g.seats[1::2]), "tuples of seats"),
    "a seat on no side": ("sides", lambda _g: ((0, 2), (1,)), "every seat is on one side"),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_the_suite_finds(mistake, monkeypatch):
    method, broken, says = BROKEN[mistake]
    monkeypatch.setattr(toy_tug.Tug, method, broken)
    if method == "outcome":
        monkeypatch.setattr(toy_tug.Tug, "sides", lambda _g: PAIRS)
    with pytest.raises(AssertionError, match=says):
        play_some(four_in_teams())
