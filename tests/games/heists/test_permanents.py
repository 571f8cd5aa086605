"""Permanent effects of completed heists."""

import pytest
from support.gangs import codes, gang, hand, playing, pools, table
from support.script import offered, say

STRONG = ("GO00", "GO00", "VA00", "VA00", "GO00")


def owning(heist, *cards, **rest):
    """Return a table at a Recruit & Larceny turn of someone who has completed a heist."""
    g = table(gang(*cards, heists=[heist], **rest), gang(coins=2, discard=["ST06"]))
    say(g, "streets")
    return g


@pytest.mark.rule("DH-PERM-01", "DH-PERM-02")
def test_a_permanent_effect_is_optional_and_once_a_turn_all_game_long():
    g = owning("HB01", "ST05")
    say(g, "permanent HB01")
    assert g.coins[0] == 1
    assert "permanent HB01" not in offered(g)
    say(g, "end_turn", "streets", "end_turn", "streets", "permanent HB01")
    assert g.coins[0] == 2


@pytest.mark.rule("DH-PERM-01")
def test_an_incomplete_heist_gives_none():
    g = table(gang("ST05", current="HB01", met=2))
    say(g, "streets")
    assert "permanent HB01" not in offered(g)


@pytest.mark.rule("DH-PERM-03")
def test_a_starred_effect_is_used_again_and_again():
    g = owning("HB08", "ST05", coins=4)
    say(g, "permanent HB08", "target P2", "permanent HB08", "target P2")
    assert (g.coins[0], codes(g.discards[1]).count("HT00")) == (0, 2)
    assert "permanent HB08" not in offered(g)


@pytest.mark.rule("DH-PERM-04")
def test_notoriety_per_heat_is_for_the_end_only():
    g = owning("HA08", "HT00", "HT00")
    assert "permanent HA08" not in offered(g)
    assert g.notoriety(0) == (0, 8, 2)


@pytest.mark.rule("DH-R-46")
@pytest.mark.parametrize(
    ("heist", "crime", "sway"), [("HB04", 1, 0), ("HA10", 2, 0), ("HB05", 0, 1), ("HA11", 0, 2)]
)
def test_crime_and_sway_go_to_their_pools(heist, crime, sway):
    g = owning(heist, "ST05")
    say(g, f"permanent {heist}")
    assert pools(g)[:2] == (crime, sway)


@pytest.mark.rule("DH-R-46")
def test_a_flexible_effect_goes_to_either_pool():
    g = owning("HA15", "ST05")
    say(g, "permanent HA15")
    assert offered(g) == ["to_crime", "to_sway"]
    say(g, "to_sway")
    assert pools(g)[:2] == (0, 3)


@pytest.mark.rule("DH-R-46", "DH-PERM-03")
def test_coins_become_crime_or_sway_as_often_as_wished():
    g = owning("HA03", "ST05", coins=2)
    say(g, "permanent HA03", "to_crime", "permanent HA03", "to_sway")
    assert (pools(g)[:2], g.coins[0]) == ((1, 1), 0)


@pytest.mark.rule("DH-R-46")
def test_an_ignore_cancels_a_penalty_that_is_there():
    g = owning("HB03", "HT00", "HT00")
    say(g, "permanent HB03")
    assert pools(g)[2] == 1
    assert "permanent HB03" not in offered(g)
    g = owning("HB03", "ST05")
    assert "permanent HB03" not in offered(g)
    g = owning("HA04", "SP00", "SP00")
    say(g, "permanent HA04", "permanent HA04")
    assert pools(g)[2] == 0
    assert "permanent HA04" not in offered(g)


@pytest.mark.rule("DH-R-46")
def test_once_a_turn_is_once_for_all_challenges_of_a_heist():
    seat = gang(*STRONG, current="HA01", heists=["HB05"], deck=["ST05"] * 2)
    g = table(seat, gang())
    say(g, "heist", "permanent HB05", "all_sway", "attempt_sway", "decline")
    assert playing(g).permanents
    assert "permanent HB05" not in offered(g)


@pytest.mark.parametrize(
    ("heist", "choices", "told"),
    [
        ("HA12", ["permanent HA12"], lambda g: len(hand(g)) == 3),
        ("HA14", ["permanent HA14", "draw"], lambda g: len(hand(g)) == 3),
        ("HA09", ["permanent HA09", "bury_hand ST05"], lambda g: codes(g.graveyard) == ["ST05"]),
        ("HB07", ["permanent HB07", "bury_hand ST05"], lambda g: g.coins[0] == 1),
        ("HB06", ["permanent HB06"], lambda g: (len(hand(g)), g.coins[0]) == (3, 2)),
        ("HA05", ["permanent HA05"], lambda g: g.coins[0] == 4),
        ("HA06", ["permanent HA06"], lambda g: g.coins == [4, 1]),
        ("HA16", ["permanent HA16", "pay"], lambda g: g.coins == [5, 0]),
        ("HA01", ["permanent HA01", "target P2"], lambda g: codes(g.discards[1]) == ["ST06", "SP00"]),
    ],
)
@pytest.mark.rule("DH-PERM-02")
def test_permanent_effects_do_what_they_say(heist, choices, told):
    g = owning(heist, "ST05", "ST06", coins=3, deck=["ST04", "ST04"])
    say(g, *choices)
    assert told(g)
