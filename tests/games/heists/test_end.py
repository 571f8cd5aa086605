"""The end: the final round, notoriety, ties, and dawn."""

import pytest
from support.gangs import BORING, gang, table
from support.script import say

STRONG = ("GO00", "GO00", "GO00", "GO00", "GO00")
TWO = {"heists": ["HB01", "HA02"], "current": "HA12", "met": 3}
"""About to complete a third heist, for more than 11 crime or sway."""


def third_heist(g):
    say(g, "heist", "all_crime", "attempt_crime", "decline")


def pass_turn(g):
    say(g, "streets", "end_turn")


def values(result, criterion):
    return [line.value for line in result.lines if line.criterion == criterion]


@pytest.mark.rule("DH-GEN-01", "DH-R-47")
def test_the_round_of_the_third_heist_is_played_to_its_end():
    """Worked example DH-X-21."""
    g = table(gang("ST05"), gang(*STRONG, **TWO), gang("ST05"), streets=BORING)
    pass_turn(g)
    third_heist(g)
    assert (g.waiting, g.over) == ((2,), False)
    pass_turn(g)
    assert g.over
    assert g.result.places[0] == (1,)


@pytest.mark.rule("DH-R-47")
def test_the_round_ends_to_the_right_of_the_first_player():
    g = table(gang("ST05"), gang("ST05"), gang(*STRONG, **TWO), streets=BORING, first=1)
    pass_turn(g)
    third_heist(g)
    assert (g.waiting, g.over) == ((0,), False)
    pass_turn(g)
    assert g.over


@pytest.mark.rule("DH-GEN-01")
def test_most_notoriety_wins_not_the_third_heist():
    g = table(
        gang(*STRONG, **TWO), gang(*["NO10", "GH10", "CO10", "CR10"], heists=["HA15", "HA16"]), streets=BORING
    )
    third_heist(g)
    pass_turn(g)
    assert (g.result.places, g.result.decided_by) == (((1,), (0,)), ("notoriety",))
    assert values(g.result, "notoriety") == [3 + 6 + 9, 16 + 22]


@pytest.mark.rule("DH-ABIL-21", "DH-R-48")
def test_each_effect_counts_every_heat():
    """Worked example DH-X-22."""
    heat = ["HT00"] * 4
    g = table(gang("BR06", deck=["BR10", *heat[:2]], discard=heat[2:], heists=["HA08"]))
    assert g.notoriety(0) == (1 + 3, 8, 12)


@pytest.mark.rule("DH-R-48")
def test_larceny_cards_coins_and_incomplete_heists_are_worth_nothing():
    g = table(gang("ST05", larceny=["LA01"], coins=9, current="HA15", met=3))
    assert g.notoriety(0) == (0, 0, 0)


@pytest.mark.rule("DH-R-49")
@pytest.mark.parametrize(
    ("one", "other", "places", "decided"),
    [
        (gang("GH10"), gang("BR10", "CO07"), ((1,), (0,)), "notoriety"),
        (gang("CR10", "CR09"), gang("GH10", heists=["HB01"]), ((1,), (0,)), "heists"),
        (gang("CR10", coins=2), gang("GH10", coins=3), ((1,), (0,)), "coins"),
        (gang("CR10", coins=2), gang("GH10", coins=2), ((0, 1),), None),
    ],
)
def test_ties_go_by_heists_then_coins_and_are_shared_then(one, other, places, decided):
    g = table(one, other, round=10, settings={"rounds": 10}, streets=BORING)
    pass_turn(g)
    pass_turn(g)
    assert g.over
    assert g.result.places == places
    assert g.result.decided_by == ((decided,) if decided else ())


@pytest.mark.rule("DH-R-65")
def test_dawn_ends_a_game_that_nobody_else_ends():
    g = table(gang("ST05"), gang("GH10"), round=39, streets=BORING)
    for _ in range(3):
        pass_turn(g)
    assert not g.over
    pass_turn(g)
    assert (g.over, g.round, g.result.won) == (True, 40, (False, True))


@pytest.mark.rule("DH-R-48")
def test_the_score_is_explained_line_by_line():
    g = table(
        gang("CR10", "BR06", "HT00", heists=["HB01"]),
        gang(),
        round=10,
        settings={"rounds": 10},
        streets=BORING,
    )
    pass_turn(g)
    pass_turn(g)
    parts = ("notoriety", "scoundrels", "completed-heists", "heat")
    assert [values(g.result, part)[0] for part in parts] == [9, 5, 3, 1]
