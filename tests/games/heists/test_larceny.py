"""Larceny: three crime for two coins, and a card that works once."""

import pytest
from support.gangs import codes, gang, hand, pools, table
from support.script import offered, say

import darkling


@pytest.mark.rule("DH-LARC-01", "DH-R-22")
def test_three_crime_earn_two_coins():
    g = table(gang("GO00", "ST04"), larceny=[])
    say(g, "streets", "crime ST04")
    assert "larceny" not in offered(g)
    say(g, "crime GO00", "larceny")
    assert (pools(g)[0], g.coins[0]) == (2, 2)


@pytest.mark.rule("DH-LARC-02", "DH-LARC-03", "DH-R-22")
def test_a_larceny_card_comes_with_it_and_can_be_played_at_once():
    """Worked example DH-X-04."""
    g = table(gang("GO00"), larceny=["LA04", "LA01"])
    say(g, "streets", "crime GO00", "larceny")
    assert (g.coins[0], codes(g.kept[0]), codes(g.larceny_deck)) == (2, ["LA04"], ["LA01"])
    say(g, "play LA04")
    assert pools(g)[:2] == (0, 3)


@pytest.mark.rule("DH-LARC-03", "DH-R-23")
def test_a_larceny_card_can_be_played_on_a_later_turn_and_is_buried_then():
    g = table(gang("ST05", larceny=["LA01"]), gang())
    say(g, "streets", "end_turn", "streets", "end_turn", "streets", "play LA01")
    assert (g.coins[0], g.kept[0]) == (2, ())
    assert codes(g.graveyard) == ["LA01"]


@pytest.mark.rule("DH-R-23")
def test_a_larceny_card_can_be_played_in_a_heist_and_everyone_sees_it():
    g = table(gang("ST05", current="HB01", larceny=["LA03"]), gang())
    assert g.view(1).seats[0].larceny == ("LA03",)
    say(g, "heist", "play LA03")
    assert pools(g)[0] == 3


@pytest.mark.rule("DH-LARC-04")
def test_a_larceny_card_never_enters_deck_or_discard_pile():
    g = table(gang("GO00", "ST05"), larceny=["LA05"])
    say(g, "streets", "crime GO00", "larceny", "end_turn")
    assert codes(g.kept[0]) == ["LA05"]
    assert "LA05" not in codes(g.gang(0))


@pytest.mark.rule("DH-LARC-05")
def test_nobody_knows_a_larceny_card_before_it_is_gained():
    g = darkling.start("heists", 2, 1)
    tops = {g.guess(0, seed).larceny_deck[0] for seed in range(60)}
    assert len(tops) == 10
    assert "LA" not in darkling.find("heists").eyes.view(g, 0).graveyard
    assert g.view(0).larceny_left == 8


@pytest.mark.rule("DH-LARC-06", "DH-R-21")
def test_without_larceny_cards_there_are_coins_only():
    """Worked example DH-X-03."""
    g = table(gang("GO00", "GO00", "ST05"), larceny=[])
    say(g, "streets", "all_crime", "larceny", "larceny")
    assert (pools(g)[0], g.coins[0], g.kept[0]) == (1, 4, ())
    assert "larceny" not in offered(g)


@pytest.mark.rule("DH-R-23")
@pytest.mark.parametrize(("card", "coins", "drawn"), [("LA01", 2, 0), ("LA02", 0, 2)])
def test_larceny_cards_do_what_they_say(card, coins, drawn):
    g = table(gang("ST05", larceny=[card], deck=["ST06", "ST06", "ST04"]))
    say(g, "streets", f"play {card}")
    assert (g.coins[0], len(hand(g))) == (coins, 1 + drawn)
