"""What can be set up: whose turn it is, in which round, what everyone knows, and what chance brings next."""

import pytest
from support.gangs import BORING, alone, codes, gang, hand, table
from support.script import offered, say

import darkling


def test_a_round_goes_on_with_the_turn_of_any_seat():
    g = table(gang("ST05"), gang("ST05"), gang("ST05"), first=1, turn=0, round=7, streets=BORING)
    assert (g.waiting, g.view(0).round, g.view(0).first) == ((0,), 7, 1)
    say(g, "streets", "end_turn")
    assert (g.waiting, g.view(0).round) == ((1,), 8), "seat 0 was the last of the round"


def test_without_a_round_it_is_the_earliest_that_can_be():
    assert table(gang("ST05")).view(0).round == 1
    assert table(gang("ST05", heists=["HA01"], current="HA02")).view(0).round == 3
    assert table(gang("ST05", heists=["HA01"], current="HA02"), gang(), turn=1).view(0).round == 2
    assert alone("ST05", control=(1, 1, 0, 0)).view(0).round == 4
    assert alone("ST05", auto_discard=["AU01", "AU02"]).view(0).round == 3


def test_the_third_heist_of_a_seat_that_had_its_turn_makes_the_round_the_last():
    g = table(gang("ST05", heists=["HA01", "HA02", "HA03"]), gang("ST05"), turn=1, streets=BORING)
    say(g, "streets", "end_turn")
    assert g.over


def test_heists_at_the_bottom_are_known():
    g = table(gang("ST05"), basic=["HB01", "HB02", "HB03"], known_basic=2, known_advanced=1)
    assert g.knowledge(1).heists_below[0] == ("HB02", "HB03")
    assert len(g.knowledge(1).heists_below[1]) == 1


def test_part_of_a_secret_hand_is_known():
    hidden = {"hidden_hands": True}
    rival = gang("ST05", "ST06", known_held=["ST06"], deck=["ST01", "ST04"])
    g = table(gang("ST05"), rival, settings=hidden)
    assert g.knowledge(0).known_held[1] == ("ST06",)
    assert {tuple(hand(g.guess(0, seed), 1)) for seed in range(30)} == {
        ("ST01", "ST06"),
        ("ST04", "ST06"),
        ("ST05", "ST06"),
    }


def test_the_auto_player_has_drawn_its_discards():
    g = alone("ST05", auto_discard=["AU03", "AU07"])
    assert (g.view(0).auto.last, g.view(0).auto.left) == ("AU07", 18)


def test_draws_come_first_when_a_discard_pile_becomes_the_deck():
    drawn = ["ST04", "ST04", "ST06", "ST06", "ST01"]
    g = table(gang("ST05", discard=[*drawn, "ST02", "ST03", "ST05"]), draws=drawn, streets=BORING)
    say(g, "streets", "end_turn")
    assert hand(g) == sorted(drawn)


@pytest.mark.parametrize("card", ["HT00", "VA00"])
def test_draws_say_which_card_a_ransom_buries(card):
    g = table(gang("NO07"), gang(discard=["HT00", "VA00"]), draws=[card])
    say(g, "streets", "activate NO07")
    assert codes(g.graveyard) == [card]


@pytest.mark.parametrize("card", ["BR02", "GH01"])
def test_draws_say_who_comes_back_to_the_streets(card):
    streets = ["-", *BORING[1:]]
    g = table(gang("ST05"), streets=streets, street_deck=[], graveyard=["BR02", "GH01"], draws=[card])
    say(g, "streets", "end_turn")
    assert codes(g.streets)[0] == card


@pytest.mark.parametrize("card", ["AU01", "AU02", "AU03", "AU04"])
def test_draws_say_which_card_of_its_discards_the_auto_player_draws(card):
    # The gang is shuffled before, with cards that have the same numbers among their own kind.
    g = alone(
        "ST05",
        gang_has={"discard": ["ST01", "ST02", "ST03", "ST04"]},
        auto_deck=[],
        auto_discard=["AU01", "AU02", "AU03", "AU04"],
        draws=[card],
        streets=BORING,
    )
    say(g, "streets", "end_turn")
    assert g.view(0).auto.last == card


def test_a_position_is_played_as_a_game_by_names():
    game = darkling.game(table(gang("ST05"), turn=0))
    game.choose(0, "streets")
    assert "crime ST05" in offered(game, 0)
