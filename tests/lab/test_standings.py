"""Standings: shares, ratings and intervals from the wins of each deal."""

from itertools import permutations
from random import Random

import pytest

from darkling.lab.outcome import Outcome
from darkling.lab.rating import LineUp
from darkling.lab.standings import Scores, Standings
from darkling.table.result import each_alone

TWO = [LineUp(("a", "b"), 2)]


def duels(results):
    """Return the scores of deals of which `a` won so many of two games."""
    scores = Scores(len(results), each_alone(2))
    for deal, wins in enumerate(results):
        for game, seating in enumerate(permutations("ab")):
            winner = "a" if game < wins else "b"
            scores.add(seating, Outcome(0, 1, tuple([bot == winner for bot in seating]), (0, 0), deal))
    return scores


def judged(results):
    standings = Standings(TWO, duels(results))
    return {row.bot: row for row in standings.ladder()}, standings.pairs()[0]


def test_share_is_what_was_won():
    ladder, pair = judged([2, 1, 1, 2])
    assert (ladder["a"].share, ladder["b"].share) == (0.75, 0.25)
    assert (pair.bot, pair.other, pair.share) == ("a", "b", 0.75)


def test_shared_win_counts_a_part_for_each():
    scores = Scores(1, each_alone(3))
    scores.add(("a", "b", "c"), Outcome(0, 1, (True, True, False), (0, 0, 0), 0))
    assert scores.deals[0] == {
        ("a",): 0.5,
        ("a", "b"): 0.5,
        ("a", "c"): 0.5,
        ("b",): 0.5,
        ("b", "a"): 0.5,
        ("b", "c"): 0.5,
    }


def test_a_team_counts_once_however_many_seats_it_has():
    scores = Scores(1, ((0, 2), (1, 3)))
    scores.add(("a", "b", "a", "b"), Outcome(0, 1, (True, False) * 2, (0,) * 4, 0))
    scores.add(("b", "a", "b", "a"), Outcome(0, 1, (True,) * 4, (0,) * 4, 0))
    assert scores.deals[0] == {("a",): 1.5, ("a", "b"): 1.5, ("b",): 0.5, ("b", "a"): 0.5}


def test_best_comes_first_and_the_mean_is_1500():
    standings = Standings(TWO, duels([0, 1, 0, 0]))
    first, second = standings.ladder()
    assert (first.bot, second.bot) == ("b", "a")
    assert first.rating > 1500
    assert first.rating + second.rating == pytest.approx(3000)


def test_interval_holds_the_estimate_and_is_narrower_with_more_deals():
    chance = Random(1)
    few = [chance.choice([0, 1, 2, 2]) for _ in range(20)]
    for results in (few, few * 16):
        ladder, pair = judged(results)
        assert pair.low < pair.share < pair.high
        assert ladder["a"].low < ladder["a"].rating < ladder["a"].high
    _, wide = judged(few)
    assert pair.high - pair.low == pytest.approx((wide.high - wide.low) / 4, rel=0.3)


def test_deals_are_the_unit_not_games():
    """Bots that win every deal once in each seat say nothing about chance; those that sweep deals do."""
    _, even = judged([1] * 40)
    _, swept = judged([0, 2] * 20)
    assert even.share == swept.share == 0.5
    assert even.high - even.low < 0.01
    assert swept.high - swept.low > 0.2


def test_who_never_lost_is_neither_infinitely_strong_nor_surely_so():
    ladder, pair = judged([2] * 10)
    assert pair.share == pair.high == 1
    assert 0.7 < pair.low < 0.95
    assert 1700 < ladder["a"].rating < 1900
    assert ladder["a"].high - ladder["a"].low > 200


def test_interval_holds_the_truth_19_times_out_of_20():
    chance = Random(2)
    hits = 0
    for _ in range(60):
        scores = duels([(chance.random() < 0.7) + (chance.random() < 0.7) for _ in range(60)])
        pair = Standings(TWO, scores).pairs()[0]
        hits += pair.low <= 0.7 <= pair.high
    assert 53 <= hits < 60


def test_same_scores_give_the_same_intervals():
    assert judged([2, 1, 0, 2]) == judged([2, 1, 0, 2])


def test_nothing_is_known_of_two_that_never_won_beside_each_other():
    scores = Scores(3, each_alone(3))
    for deal in range(3):
        for seating in permutations("abc"):
            scores.add(seating, Outcome(0, 1, tuple([bot == "a" for bot in seating]), (0, 0, 0), deal))
    pairs = {(pair.bot, pair.other): pair for pair in Standings([LineUp(("a", "b", "c"), 6)], scores).pairs()}
    assert (pairs["b", "c"].low, pairs["b", "c"].share, pairs["b", "c"].high) == (0, 0.5, 1)
