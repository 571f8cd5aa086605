"""Intervals, tests and corrections, against figures of SciPy or by hand."""

import pytest

from darkling.lab.report.statistics import chance_of, corrected, estimated_mean, estimated_share


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [
        # As `scipy.stats.binomtest(…).proportion_ci(method="wilson")` has them.
        (81 / 263, 263, 0.2553, 0.3662),
        (15 / 148, 148, 0.0624, 0.1605),
        (0 / 20, 20, 0.0, 0.1611),
        (1 / 29, 29, 0.0061, 0.1718),
        (29 / 29, 29, 0.8830, 1.0),
    ],
)
def test_interval_of_a_share_is_wilsons(share, count, low, high):
    found = estimated_share(share, count)
    assert (found.value, found.count) == (share, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_interval_of_a_mean():
    found = estimated_mean(10.0, 2.0, 100)
    assert (found.low, found.high) == pytest.approx((9.608, 10.392), abs=1e-3)
    alone = estimated_mean(3.0, None, 1)
    assert (alone.low, alone.high) == (3.0, 3.0)


@pytest.mark.parametrize(("z", "chance"), [(1.959964, 0.05), (2.575829, 0.01), (-1.959964, 0.05), (0, 1)])
def test_chance_is_that_of_a_two_sided_z_test(z, chance):
    assert chance_of(z, 1.0, 100) == pytest.approx(chance, abs=1e-6)


def test_few_observations_are_not_judged():
    assert chance_of(5.0, 1.0, 29) == 1
    assert chance_of(5.0, 1.0, 30) < 0.001
    assert chance_of(1.0, 0.0, 30) == 0


def test_many_tests_are_corrected_as_benjamini_and_hochberg_say():
    chances = [0.01, 0.04, 0.03, 0.005, 0.5]
    assert corrected(chances) == pytest.approx([0.025, 0.05, 0.05, 0.025, 0.5])
    assert corrected([]) == []
    assert corrected([0.04]) == [0.04]


def test_a_larger_chance_is_never_corrected_below_a_smaller_one():
    chances = [0.001, 0.02, 0.021, 0.022, 0.9]
    found = corrected(chances)
    assert found == sorted(found)
    assert all(one >= other for one, other in zip(found, chances, strict=True))
