"""Treasures, magic items and Keys."""

import pytest
from support.script import say
from support.villages import BLUE, RED, at, bag, lies, monster, table, things, treasure, turn, verbs, weapon


@pytest.mark.rule("DV-TREAS-01", "DV-TREAS-02")
def test_the_treasure_is_taken_from_beside_it_when_all_guards_are_gone():
    g = table(RED={"square": "G10"}, open=("SMITHY",), monsters=[monster("GOB1", "H9")])
    assert "treasure" not in verbs(g)
    g = table(RED={"square": "G9"}, lasting=("SMITHY",))
    assert "treasure" not in verbs(g)
    say(g, "step G10", "treasure")
    assert (weapon(g, RED), g.own_dice(RED), treasure(g, "SMITHY"), turn(g).actions) == ("SWORD", 3, None, 2)


@pytest.mark.rule("DV-R-26")
def test_golden_weapons_are_exchanged_once_a_turn():
    g = table(RED={"square": "G10", "weapon": "AXE"}, lasting=("SMITHY",), treasures={"INN": None})
    say(g, "treasure")
    assert (weapon(g, RED), treasure(g, "SMITHY")) == ("SWORD", "AXE")
    assert "treasure" not in verbs(g)


SMITHY_TO_CHAPEL = ("step H10", "step I10", "step I9", "step I8", "step I7", "step I6", "step J6")
INTO_CHAPEL = ("step J5", "step J4")


@pytest.mark.rule("DV-TREAS-01", "DV-R-26")
def test_a_treasure_may_be_taken_in_each_of_two_buildings_in_one_turn():
    g = table(RED={"square": "G10"}, lasting=("SMITHY", "CHAPEL"), actions=9)
    say(g, "treasure", *SMITHY_TO_CHAPEL, *INTO_CHAPEL, "treasure")
    assert (weapon(g, RED), g.keys[RED], turn(g).actions) == ("SWORD", True, 0)


@pytest.mark.rule("DV-R-26")
def test_a_weapon_taken_in_this_turn_may_be_exchanged_in_another_building_once():
    treasures = {"CHAPEL": "STAR", "HALL": "KEY"}
    g = table(RED={"square": "G10"}, lasting=("SMITHY", "CHAPEL"), treasures=treasures, actions=9)
    say(g, "treasure", *SMITHY_TO_CHAPEL, *INTO_CHAPEL, "treasure")
    assert (weapon(g, RED), treasure(g, "CHAPEL")) == ("STAR", "SWORD")
    assert "treasure" not in verbs(g)


@pytest.mark.rule("DV-R-26")
def test_a_key_may_be_taken_after_an_exchange_and_another_weapon_may_not():
    red = {"square": "G10", "weapon": "AXE"}
    for treasures, offered in (
        ({"INN": None}, True),
        ({"INN": "KEY", "CHAPEL": "SPEAR", "WINDMILL": None}, False),
    ):
        g = table(RED=red, lasting=("SMITHY", "CHAPEL"), treasures=treasures, actions=9)
        say(g, "treasure", *SMITHY_TO_CHAPEL, *INTO_CHAPEL)
        assert ("treasure" in verbs(g)) is offered


@pytest.mark.rule("DV-TREAS-04", "DV-KEY-02")
def test_one_key_and_two_items_at_most_and_a_key_is_no_item():
    place = {"lasting": ("CHAPEL",), "lying": [("J4", "WHIP")]}
    g = table(RED={"square": "J4", "items": ["BOOTS", "BOOTS"]}, **place)
    assert "pick_up" not in verbs(g)
    say(g, "treasure")
    assert (g.keys[RED], treasure(g, "CHAPEL"), bag(g, RED)) == (True, None, ["BOOTS", "BOOTS"])
    g = table(RED={"square": "J4"}, keys=("RED",), loose_keys=(True, True, False), **place)
    assert "treasure" not in verbs(g)


@pytest.mark.rule("DV-TREAS-05")
def test_each_hostage_carries_an_item():
    g = table(RED={"square": "G6", "items": ["BOOTS"] * 3}, hostages=("RED", "RED"), lying=[("G6", "WHIP")])
    say(g, "pick_up WHIP")
    assert len(g.bags[RED]) == 4


@pytest.mark.rule("DV-ITEM-01", "DV-R-60")
def test_items_are_used_once_in_ones_own_turn_for_no_action():
    g = table(RED={"square": "G6", "items": ["BOOTS"]}, lying=[("G5", "WHIP")])
    say(g, "use BOOTS")
    assert (turn(g).actions, g.bags[RED], g.discarded) == (6, (), [0, 1, 0])
    say(g, "step G5", "pick_up WHIP")
    assert (bag(g, RED), lies(g), turn(g).actions) == (["WHIP"], [], 5)


@pytest.mark.rule("DV-ITEM-01")
def test_nothing_is_picked_up_from_a_square_that_is_shared():
    g = table(RED={"square": "G6"}, BLUE={"square": "G5"}, lying=[("G5", "WHIP")])
    say(g, "step G5")
    assert verbs(g) == {"step"}


@pytest.mark.rule("DV-ITEM-02")
def test_a_potion_restores_all_but_not_at_eight():
    g = table(RED={"square": "G6", "hp": 1, "items": ["POTION", "POTION"]})
    say(g, "use POTION")
    assert (g.hp[RED], things(g, "use")) == (8, [])


@pytest.mark.rule("DV-ITEM-03", "DV-R-01")
def test_boots_give_three_actions_and_two_pairs_six():
    g = table(RED={"square": "G6", "items": ["BOOTS", "BOOTS"]}, actions=0)
    say(g, "use BOOTS", "use BOOTS")
    assert turn(g).actions == 6


@pytest.mark.rule("DV-KEY-01", "DV-R-50")
def test_each_hero_needs_a_key_to_enter_the_fortress():
    g = table(RED={"square": "d25"}, BLUE={"square": "TOP"})
    say(g, "step STEP")
    assert "TOP" not in things(g, "step")
    g = table(RED={"square": "d25"}, BLUE={"square": "TOP"}, keys=("RED",))
    say(g, "step STEP", "step TOP", "look_away")
    assert (at(g, RED), g.keys[RED], turn(g).actions) == ("TOP", False, 1)


@pytest.mark.rule("DV-R-01")
def test_heroes_do_not_trade():
    g = table(RED={"square": "G6", "items": ["BOOTS"]}, BLUE={"square": "G5"})
    assert verbs(g) == {"step", "use", "end_turn"}
    assert g.owner(RED) == g.owner(BLUE)
