"""Chance: repeatable, evenly spread, copied with the position."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from darkling.table.chance import Chance


def test_the_same_seed_gives_the_same_numbers_forever():
    chance = Chance.seeded(7)
    assert [chance.below(100) for _ in range(14)] == [50, 81, 66, 34, 51, 28, 5, 52, 43, 5, 6, 64, 69, 95]
    assert Chance.seeded(7).shuffled(range(12)) == [8, 7, 5, 10, 2, 0, 1, 4, 3, 11, 9, 6]


def test_a_copy_goes_its_own_way():
    chance = Chance.seeded(1)
    chance.below(6)
    copy = chance.copy()
    assert [copy.below(6) for _ in range(20)] == [chance.below(6) for _ in range(20)]
    chance.below(6)
    assert copy.key == chance.key
    assert copy.pool != chance.pool


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**128 - 1, 2**200])
def test_seeds_of_any_size_give_different_games(seed):
    assert Chance.seeded(seed).key != Chance.seeded(seed + 1).key


def test_numbers_are_evenly_spread():
    chance = Chance.seeded(3)
    rolls = Counter(chance.below(6) for _ in range(60_000))
    assert set(rolls) == set(range(6))
    assert all(abs(count - 10_000) < 4 * sqrt(60_000 * 5 / 36) for count in rolls.values())


@pytest.mark.parametrize("size", [4, 9])
def test_every_order_of_a_shuffle_is_as_likely(size):
    """Small shuffles draw from the pool, larger ones from a block of their own."""
    chance = Chance.seeded(4)
    orders = Counter(tuple(card for card in chance.shuffled(range(size)) if card < 4) for _ in range(24_000))
    assert set(orders) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 4 * sqrt(1000) for count in orders.values())


def test_a_shuffle_keeps_every_card():
    assert sorted(Chance.seeded(5).shuffled(range(600))) == list(range(600))
    assert Chance.seeded(5).shuffled([]) == []
