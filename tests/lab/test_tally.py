"""Many outcomes added up."""

import pytest

from darkling.lab.outcome import Outcome
from darkling.lab.tally import Tally
from darkling.table.result import each_alone


def summary(bots, *outcomes, seconds=2.0, workers=1, sides=None):
    tally = Tally(bots, sides or each_alone(len(bots)))
    for outcome in outcomes:
        tally.add(outcome)
    return tally.summary(seconds, workers)


def test_shared_win_counts_a_part_for_each():
    found = summary(("a", "b", "c"), *[Outcome(seed, 10, (True, True, True), (1, 1, 1)) for seed in range(6)])
    assert found.wins_by_seat == [2, 2, 2]
    assert summary(("a", "b"), Outcome(0, 10, (True, True), (1, 1))).wins_by_seat == [0.5, 0.5]


def test_wins_of_a_bot_are_those_of_its_seats():
    found = summary(
        ("a", "b", "a"),
        Outcome(0, 10, (True, True, False), (5, 5, 2)),
        Outcome(1, 20, (False, False, True), (1, 2, 4)),
    )
    assert found.wins_by_seat == [0.5, 0.5, 1]
    assert found.wins_by_bot == {"a": 1.5, "b": 0.5}
    assert sum(found.wins_by_bot.values()) == found.games
    assert found.score_by_bot == {"a": pytest.approx(3), "b": pytest.approx(3.5)}


def test_allies_win_together_and_their_win_counts_once():
    games = [Outcome(seed, 10, (seed > 0,) * 3, (1, 1, 1)) for seed in range(4)]
    found = summary(("a", "a", "b"), *games, sides=((0, 1, 2),))
    assert found.wins_by_seat == [3, 3, 3]
    assert found.wins_by_bot == {"a": 2, "b": 1}


def test_teams_that_share_a_win_have_half_each():
    pairs = ((0, 2), (1, 3))
    shared, won = Outcome(0, 10, (True,) * 4, (1,) * 4), Outcome(1, 10, (True, False) * 2, (2, 1) * 2)
    found = summary(("a", "b", "a", "b"), shared, won, sides=pairs)
    assert found.wins_by_seat == [1.5, 0.5, 1.5, 0.5]
    assert found.wins_by_bot == {"a": 1.5, "b": 0.5}


def test_lengths_and_speed():
    found = summary(("a",), Outcome(0, 10, (True,), (1,)), Outcome(1, 30, (False,), (0,)), workers=3)
    assert (found.games, found.decisions, found.mean_length) == (2, 40, 20)
    assert (found.seconds, found.decisions_per_second, found.workers) == (2, 20, 3)


def test_game_that_nobody_wins_counts_for_nobody():
    assert summary(("a",), Outcome(0, 10, (False,), (0,))).wins_by_seat == [0]
