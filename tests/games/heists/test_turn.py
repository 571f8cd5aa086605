"""The turn: use each card for crime or sway, in any order, then discard, refill and draw."""

import pytest
from support.gangs import BORING, codes, discard, gang, hand, pools, table
from support.script import offered, say


@pytest.mark.rule("DH-TURN-02")
def test_a_turn_is_recruit_and_larceny_or_a_heist():
    assert offered(table(gang("ST04"))) == ["streets", "heist"]


@pytest.mark.rule("DH-TURN-03", "DH-GEN-03")
def test_only_the_player_whose_turn_it_is_activates_cards():
    g = table(gang("NO01", "ST04"), gang("NO08"))
    say(g, "streets")
    assert "activate NO01" in offered(g)
    assert "activate NO08" not in offered(g)
    assert g.waiting == (0,)


@pytest.mark.rule("DH-TURN-04")
def test_a_card_is_used_for_crime_or_for_sway_but_not_both():
    g = table(gang("ST05", "GO00"))
    say(g, "streets", "crime ST05")
    assert pools(g)[:2] == (1, 0)
    assert not {"crime ST05", "sway ST05"} & set(offered(g))


@pytest.mark.rule("DH-TURN-05", "DH-R-20")
def test_hand_and_recruits_go_to_the_discard_pile_at_the_end_of_the_turn():
    g = table(gang("VA00", "ST05", deck=["ST04", "ST04", "ST01", "ST02", "ST03"]), streets=BORING)
    say(g, "streets", "sway VA00", "recruit NO01")
    assert (discard(g), codes(g.running(type(g._stack[-1])).recruited)) == ([], ["NO01"])
    say(g, "end_turn")
    assert sorted(discard(g)) == ["NO01", "ST05", "VA00"]


@pytest.mark.rule("DH-TURN-06")
def test_gaps_in_the_streets_are_filled_from_left_to_right():
    g = table(gang("VA00", "VA00"), streets=BORING, street_deck=["GH03", "GH04"])
    say(g, "streets", "all_sway", "recruit GH01", "recruit BR01", "end_turn")
    assert codes(g.streets) == ["GH03", "BR02", "GH04", "GH02", "NO01"]


@pytest.mark.rule("DH-TURN-07", "DH-TURN-01")
def test_five_new_cards_are_drawn_at_the_end_of_the_turn():
    g = table(gang("ST05", deck=["ST01", "ST02", "ST03", "ST04", "ST04", "ST06"]), streets=BORING)
    say(g, "streets", "end_turn")
    assert hand(g) == ["ST01", "ST02", "ST03", "ST04", "ST04"]
    assert (codes(g.decks[0]), g.waiting) == (["ST06"], (1,))


@pytest.mark.rule("DH-R-04")
def test_discard_pile_becomes_the_deck_when_that_is_empty():
    g = table(gang("ST05", deck=["ST01", "ST02"], discard=["ST06", "ST06"]), streets=BORING)
    say(g, "streets", "end_turn")
    assert sorted(hand(g)) == ["ST01", "ST02", "ST05", "ST06", "ST06"]
    assert (g.decks[0], g.discards[0]) == ((), ())


@pytest.mark.rule("DH-R-04")
def test_drawing_stops_when_deck_and_discard_pile_are_empty():
    g = table(gang("ST05", deck=["ST01"]), streets=BORING)
    say(g, "streets", "end_turn")
    assert hand(g) == ["ST01", "ST05"]


@pytest.mark.rule("DH-R-05")
def test_abilities_uses_recruits_and_larceny_come_in_any_order():
    g = table(gang("NO01", "GO00", "VA00", "CR03", deck=["ST06"]), streets=BORING, larceny=["LA03"])
    say(
        g,
        "streets",
        "crime GO00",
        "larceny",
        "activate NO01",
        "sway VA00",
        "recruit GH01",
        "play LA03",
        "larceny",
    )
    say(g, "activate CR03", "sway ST06")
    assert g.coins[0] == 2 + 1 + 2
    assert "end_turn" in offered(g)


@pytest.mark.rule("DH-R-06")
def test_an_ability_is_used_once_a_turn():
    g = table(gang("NO01", "NO01", "ST05"))
    say(g, "streets", "activate NO01", "activate NO01")
    assert g.coins[0] == 2
    assert "activate NO01" not in offered(g)


@pytest.mark.rule("DH-R-06", "DH-ABIL-05")
def test_coins_strengthen_a_card_one_at_a_time_up_to_its_maximum():
    g = table(gang("ST02", "ST05", coins=3))
    say(g, "streets", "sway ST02", "coin_sway ST02", "coin_sway ST02")
    assert (pools(g)[1], g.coins[0]) == (3, 1)
    assert "coin_sway ST02" not in offered(g)


@pytest.mark.rule("DH-R-07")
def test_coins_go_to_the_pool_of_the_card_after_it_has_been_used():
    g = table(gang("ST02", "ST05", coins=1))
    say(g, "streets")
    assert not {"coin_crime ST02", "coin_sway ST02"} & set(offered(g))
    say(g, "crime ST02")
    assert "coin_sway ST02" not in offered(g)
    say(g, "coin_crime ST02")
    assert pools(g)[:2] == (1, 0)


@pytest.mark.rule("DH-R-08")
def test_a_card_counts_others_when_it_is_used_and_used_ones_still_count():
    g = table(gang("GH02", "GH01", "CR03", deck=["SP00"]))
    say(g, "streets", "crime GH01", "activate CR03", "sway GH02")
    assert pools(g)[:2] == (2, 2 + 2)


@pytest.mark.rule("DH-R-08")
def test_buried_cards_no_longer_count():
    g = table(gang("GH02", "GH01", "CO07"))
    say(g, "streets", "activate CO07", "bury_hand GH01", "sway GH02")
    assert pools(g)[1] == 2


@pytest.mark.rule("DH-R-09")
def test_a_card_may_be_left_unused():
    g = table(gang("ST05", "ST04"))
    say(g, "streets", "crime ST05", "end_turn")
    assert g.waiting == (1,)


@pytest.mark.rule("DH-R-21")
def test_recruits_and_larcenies_as_many_as_can_be_paid_and_the_rest_is_lost():
    g = table(gang("VA00", "VA00", "GO00", "GO00", deck=["ST01", "ST02"]), streets=BORING, larceny=[])
    say(g, "streets", "all_crime", "all_sway", "recruit GH01", "recruit NO01", "larceny", "larceny")
    assert (pools(g)[:2], g.coins[0]) == ((0, 2), 4)
    say(g, "end_turn")
    say(g, "streets", "end_turn")
    say(g, "streets")
    assert pools(g)[:2] == (0, 0)


def test_all_that_are_left_are_used_at_once():
    g = table(gang("ST04", "ST05", "ST06", "HT00"))
    say(g, "streets", "sway ST06", "all_crime")
    assert pools(g)[:2] == (3, 2)
    assert offered(g) == ["recruit SP00", "larceny", "end_turn"]


def test_a_card_that_can_add_nothing_is_not_offered():
    g = table(gang("ST04", "ST06", "HT00", "SP00"))
    say(g, "streets")
    assert [name for name in offered(g) if name.split()[0] in ("crime", "sway")] == [
        "crime ST04",
        "sway ST06",
    ]
