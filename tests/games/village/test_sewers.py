"""The sewers."""

import pytest
from support.script import offered, say
from support.villages import BLUE, RED, at, dice, table, turn

from darkling.games.village.cards import SEWER_CODES


def drawn(card, *rolls, **given):
    """Return a position in which red has stepped onto K13 and drawn a card, with dice that fall as told."""
    red = {"square": "K12", **given.pop("red", {})}
    g = table(RED=red, sewers=(card,), **given)
    dice(g, *rolls)
    say(g, "step K13")
    return g


@pytest.mark.rule("DV-SEWER-01", "DV-SEWER-03", "DV-R-38")
def test_lost_means_to_stay_and_the_turn_is_over():
    g = drawn("SE01")
    assert (at(g, RED), g.waiting) == ("K13", (0,))
    g = table(RED={"square": "K13"}, sewers=("SE01",))
    say(g, "step K12")
    assert turn(g).actions == 2, "walking off draws nothing"


@pytest.mark.rule("DV-R-42")
def test_a_card_goes_to_the_bottom_of_its_deck():
    g = drawn("SE02", order=("RED",))
    assert (SEWER_CODES[g.sewer_deck[-1]], len(g.sewer_deck), g.view(1).sewer) == ("SE02", 12, "SE02")


@pytest.mark.rule("DV-SEWER-04", "DV-R-40", "DV-R-39")
def test_a_safe_passage_leads_to_any_other_free_entrance():
    g = drawn("SE02", BLUE={"square": "B1"}, red={"items": ["BOOTS"]})
    assert offered(g) == ["sewer L1", "sewer C13", "stay"]
    say(g, "sewer C13")
    assert (at(g, RED), g.sewers_known, g.waiting, len(g.bags[RED])) == ("C13", 1, (0,), 1)
    g = drawn("SE02")
    say(g, "stay")
    assert (at(g, RED), g.waiting) == ("K13", (0,))


@pytest.mark.rule("DV-R-61")
def test_an_entrance_with_a_beast_on_it_is_no_way_out():
    g = drawn("SE02", wolf="C13")
    assert "sewer C13" not in offered(g)


@pytest.mark.rule("DV-SEWER-05", "DV-SEWER-02")
def test_an_ambush_is_fought_and_then_there_is_a_way_on():
    g = drawn("SE03", (0, 0), (1, 0))
    assert offered(g) == ["sewer B1", "sewer L1", "sewer C13", "stay"]
    assert (g.coins[RED], g.bags[RED], g.cards_of(RED)) == (0, (), 0)


@pytest.mark.rule("DV-SEWER-05", "DV-R-32")
def test_who_falls_to_the_second_wererat_has_nothing_of_the_first():
    g = drawn("SE04", (0, 0), (1, 0), (1, 1), (0, 0), red={"hp": 1})
    assert (at(g, RED), g.hp[RED], g.wheel, g.coins[RED]) == ("F13", 0, 6, 0)
    assert g.waiting == (0,)


@pytest.mark.rule("DV-SEWER-06", "DV-R-41")
def test_in_the_lair_both_wererats_are_fought_for_their_key():
    g = drawn("SE05", (0, 0), (1, 0), (0, 0), (1, 0))
    assert at(g, RED) == "LAIR"
    say(g, "take")
    assert (g.keys[RED], g.loose_keys[2]) == (True, False)
    assert offered(g) == ["sewer B1", "sewer L1", "sewer C13"], "nobody stays in the Lair"
    say(g, "sewer L1")
    assert (at(g, RED), g.waiting) == ("L1", (0,))


@pytest.mark.rule("DV-R-40")
def test_without_a_free_entrance_one_comes_back_from_the_lair_where_one_went_in():
    others = {"BLUE": {"square": "B1"}, "GREEN": {"square": "L1"}, "YELLOW": {"square": "C13"}}
    g = drawn("SE05", (0, 0), (1, 0), (0, 0), (1, 0), **others)
    say(g, "take")
    assert (at(g, RED), g.keys[RED], g.waiting) == ("K13", True, (0,))


@pytest.mark.rule("DV-R-43")
def test_who_has_a_key_does_not_take_that_of_the_lair():
    g = drawn("SE05", (0, 0), (1, 0), (0, 0), (1, 0), keys=("RED",), treasures={"CHAPEL": None})
    assert offered(g) == ["sewer B1", "sewer L1", "sewer C13"]
    assert g.loose_keys[2]
    g = drawn("SE05", (0, 0), (1, 0), (0, 0), (1, 0), keys=("BLUE",))
    assert offered(g) == ["sewer B1", "sewer L1", "sewer C13"]


def test_an_occupied_entrance_is_not_stepped_onto():
    g = table(RED={"square": "K12"}, BLUE={"square": "K13"}, order=("RED",))
    assert "step K13" not in offered(g), "a card might keep both there"
    assert at(g, BLUE) == "K13"
