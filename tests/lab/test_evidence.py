"""Evidence: verdicts may come at any moment, and are hardly ever wrong."""

from random import Random

import pytest

from darkling.lab.evidence import Evidence

MOST = 100
"""Deals of a simulated duel, at the most."""

EVEN_COINS = {0.0: 0.25, 0.5: 0.5, 1.0: 0.25}
"""Two games a deal, each won by either with the same chance."""
EVEN_DEALS = {0.0: 0.1, 0.25: 0.1, 0.5: 0.6, 0.75: 0.1, 1.0: 0.1}
"""In most deals whoever has the better seat wins; now and then a win is shared."""


def simulated(chances, seed, most=MOST):
    """Look after each deal, and stop at the first verdict; return it and the number of deals."""
    evidence = Evidence()
    scores = Random(seed).choices(list(chances), list(chances.values()), k=most)
    for deals, score in enumerate(scores, 1):
        evidence.add(score)
        if evidence.judgement != "open":
            return evidence.judgement, deals
    return "open", most


@pytest.mark.parametrize(("chances", "runs"), [(EVEN_COINS, 2000), (EVEN_DEALS, 1000)])
def test_equals_are_told_apart_in_five_of_a_hundred_duels_at_most(chances, runs):
    verdicts = [simulated(chances, seed)[0] for seed in range(runs)]
    # Not none at all either: a test that never decides would be safe, and useless.
    assert 0 < verdicts.count("better") <= 0.025 * runs
    assert 0 < verdicts.count("worse") <= 0.025 * runs


def coins(chance):
    """Two games a deal, each won with a chance."""
    return {0.0: (1 - chance) ** 2, 0.5: 2 * chance * (1 - chance), 1.0: chance**2}


@pytest.mark.parametrize(("chance", "deals"), [(1.0, 8), (0.9, 11), (0.75, 22), (0.66, 50)])
def test_large_differences_take_few_deals(chance, deals):
    found = [simulated(coins(chance), seed, most=1000) for seed in range(100)]
    assert {verdict for verdict, _ in found} == {"better"}
    assert sum([number for _, number in found]) / 100 <= deals
    reverse = [simulated(coins(1 - chance), seed, most=1000) for seed in range(20)]
    assert {verdict for verdict, _ in reverse} == {"worse"}


def judged(scores):
    evidence = Evidence()
    for score in scores:
        evidence.add(score)
    return evidence


def test_the_interval_is_narrow_in_the_end_and_holds_the_mean():
    evidence = judged([0.0, 0.5, 0.5, 1.0, 1.0] * 100)
    low, high = evidence.interval()
    assert evidence.mean == pytest.approx(0.6)
    assert 0.5 < low < 0.6 < high < 0.7
    assert evidence.judgement == "better"


def test_the_interval_and_the_verdict_say_the_same():
    for seed in range(50):
        verdict, deals = simulated(coins(0.7), seed, most=200)
        scores = Random(seed).choices(list(coins(0.7)), list(coins(0.7).values()), k=200)
        low, high = judged(scores[: deals - 1]).interval()
        assert low < 0.5 < high
        low, high = judged(scores[:deals]).interval()
        assert (low >= 0.5) == (verdict == "better")


def test_the_interval_holds_the_truth_in_95_of_100_duels_however_often_one_looks():
    missed = 0
    for seed in range(400):
        scores = Random(seed).choices(list(coins(0.7)), list(coins(0.7).values()), k=40)
        intervals = [judged(scores[:deals]).interval() for deals in (5, 10, 20, 40)]
        missed += any(not low <= 0.7 <= high for low, high in intervals)
    assert 0 < missed <= 20


def test_swapping_the_bots_mirrors_everything():
    scores = [1.0, 0.5, 0.25, 1.0, 0.75, 0.0, 1.0]
    low, high = judged(scores).interval()
    assert judged([1 - score for score in scores]).interval() == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("score", "verdict"), [(0.0, "worse"), (0.5, "open"), (1.0, "better")])
def test_always_the_same_score(score, verdict):
    evidence = judged([score] * 3000)
    low, high = evidence.interval()
    assert 0 <= low <= score <= high <= 1
    assert high - low < 0.1
    assert evidence.judgement == verdict
