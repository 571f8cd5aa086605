"""Counts of the decision tree on small positions: the cheapest detector of a changed rule."""

from typing import Any

import pytest
from support.realms import light, realm, table

from darkling.testing import lines_of_play

CONJURE_STONE, RAISE_LABOURERS, BARGAIN = "SP35", "SP37", "SP39"


def last_turn(phase: str, *seats: dict[str, Any], **rest: Any) -> Any:
    """Return a table in the last turn: what is not asked there is not asked any more."""
    return table(*seats, phase=phase, turn=7, fortune_shown=["FO32", "FO05"], **rest)


@pytest.mark.parametrize(
    ("domain", "lines"),
    [
        # Of 36 places the Builder's Guild has room for both minions, the others for one.
        ({}, 36 + 35 * 35),
        # A light tile is a place for its owner alone.
        ({"W1": light("TI38")}, 36 + 36 + 35 * 35),
    ],
)
def test_ways_to_place_a_minion_each(domain: dict[str, Any], lines: int) -> None:
    g = table(realm(domain, to_place=1), realm(to_place=1), phase="placement")
    assert lines_of_play(g, 2) == lines


@pytest.mark.parametrize(
    ("held", "lines"),
    [
        # On any of eight spaces, and with Death out with either side up; or not at all.
        (["TI38"], 8 * 2 + 1),
        # One after the other in either order, or only one of them, or none.
        (["TI38", "TI47"], 2 * (8 * 2) * (7 * 2 + 1) + 1),
    ],
)
def test_ways_to_build(held: list[str], lines: int) -> None:
    assert lines_of_play(last_turn("foreman", realm(held=held, wood=2, workers=2), realm())) == lines


@pytest.mark.parametrize(("skulls", "prices"), [(0, 1), (1, 2), (6, 7)])
def test_ways_to_set_the_assassin_on_somebody(skulls: int, prices: int) -> None:
    # Eight adventurers, two henchmen at the Inn and two in the Far Lands; or nobody.
    g = last_turn("resolution", realm(coins=12, skulls=skulls), realm(), city={"assassin": 0})
    assert lines_of_play(g) == (8 + 2 + 2) * prices + 1


def test_ways_to_shop() -> None:
    # With 2 Coins: Metal; or one of three things for 1 Coin, then one of them again or no more; or nothing.
    g = last_turn("resolution", realm(coins=2), realm(), guild=[0])
    assert lines_of_play(g) == 1 + 3 * (3 + 1) + 1


def test_ways_to_cast_in_turn() -> None:
    # Both spells in either order, one of them, or none; then another seat one spell or none.
    two = realm(spells=[CONJURE_STONE, RAISE_LABOURERS], earth=1, water=1, to_place=0)
    one = realm(spells=[CONJURE_STONE], earth=1, to_place=0)
    assert lines_of_play(last_turn("before", two, one)) == 5 * 2


def test_ways_to_cast_at_once() -> None:
    # With three elements of a kind there is one way to pay for any three.
    one = realm(spells=[BARGAIN], earth=3)
    assert lines_of_play(last_turn("end", one, one)) == 2 * 2
    # With a fourth of another kind: three of the one, or two and the other first, second or third.
    rich = realm(spells=[BARGAIN], earth=3, fire=1)
    assert lines_of_play(last_turn("end", rich, realm())) == 1 + (1 + 3)
