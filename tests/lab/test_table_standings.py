"""Standings of tables: what tables of one bot each made of the same deals."""

from random import Random

import pytest

from darkling.lab.outcome import Outcome
from darkling.lab.table_standings import TableScores, TableStandings


def judged(**won):
    """Return the standings of bots whose tables won these deals; their score is 5 a win."""
    scores = TableScores(len(next(iter(won.values()))))
    for bot, results in won.items():
        for deal, has_won in enumerate(results):
            scores.add((bot,) * 3, Outcome(deal, 9, (bool(has_won),) * 3, (5 * has_won,) * 3, deal))
    standings = TableStandings(scores)
    return {row.bot: row for row in standings.tables()}, standings.differences()


def test_share_and_score_are_those_of_the_table():
    rows, (by, back) = judged(a=[1, 1, 0, 1], b=[0, 1, 0, 0])
    assert list(rows) == ["a", "b"]
    assert (rows["a"].share, rows["b"].share) == (0.75, 0.25)
    assert (rows["a"].score, rows["b"].score) == (3.75, 1.25)
    assert (by.bot, by.other, by.difference) == ("a", "b", 0.5)
    assert (back.bot, back.other, back.difference) == ("b", "a", -0.5)
    assert (by.low, by.high) == pytest.approx((-back.high, -back.low))


def test_deals_are_compared_one_by_one():
    """A bot that wins a few deals more on top of the same ones is better more surely than by other deals."""
    same = [1, 0] * 50
    better = [1] * 12 + same[12:]
    elsewhere = [*same[1:], 0]
    _, (by, _) = judged(a=better, b=same)
    _, (apart, _) = judged(a=[1] * 12 + elsewhere[12:], b=same)
    assert by.low > 0
    assert apart.low < 0


def test_who_won_every_deal_does_not_win_for_sure():
    rows, (by, _) = judged(a=[1] * 10, b=[0] * 10)
    assert 0.7 < rows["a"].low < rows["a"].high == 1
    assert 0 == rows["b"].low < rows["b"].high < 0.3
    assert 0.4 < by.low < by.high == 1


def test_interval_holds_the_truth_19_times_out_of_20():
    chance = Random(3)
    hits = 0
    for _ in range(40):
        luck = [chance.random() for _ in range(60)]
        _, (by, _) = judged(a=[one < 0.6 for one in luck], b=[one < 0.4 for one in luck])
        hits += by.low <= 0.2 <= by.high
    assert hits >= 35
