"""Wolf, Lurker and Wererats, and Karrion."""

import pytest
from support.script import offered, say
from support.villages import (
    BLUE,
    LURKER,
    RED,
    WOLF,
    at,
    beast,
    dice,
    eight_sided,
    is_open,
    monster,
    table,
    things,
    turn,
    verbs,
)


@pytest.mark.rule("DV-CONT-01", "DV-CONT-03", "DV-CONT-05")
def test_wolf_and_hero_compare_dice_until_one_is_beaten():
    g = table(order=(), GREEN={"square": "G6", "hp": 4, "hits": 2, "misses": 2}, wolf="H6")
    dice(g, (1, 1), (0, 1), (1, 0), (1, 0), (0, 0), (1, 0))
    say(g, "wolf", "attack G6")
    assert (g.hp[2], beast(g, WOLF), g.waiting) == (3, "HOME", (0,))
    assert "wolf" not in verbs(g), "beaten, he has no more actions"


@pytest.mark.rule("DV-CONT-06", "DV-R-33")
def test_neither_cards_nor_items_help_in_these_combats():
    g = table(RED={"square": "G6", "hits": 3, "misses": 3, "items": ["POTION"]}, wolf="H6")
    dice(g, (2, 2), (1, 1), (0, 0), (1, 0))
    say(g, "attack H6")
    assert (g.hp[RED], g.hits[RED], g.misses[RED]) == (6, 3, 3)


@pytest.mark.rule("DV-CONT-01")
def test_a_golden_weapon_gives_three_dice():
    g = table(RED={"square": "G6", "weapon": "AXE"}, wolf="H6")
    dice(g, (2, 0), (1, 1, 1))
    say(g, "attack H6")
    assert beast(g, WOLF) == "HOME"


@pytest.mark.rule("DV-CONT-04")
def test_the_fight_goes_on_until_the_hero_is_down():
    g = table(order=(), RED={"square": "G6", "hp": 3}, wolf="H6")
    dice(g, (2, 0), (0, 0), (1, 1), (0, 0))
    say(g, "wolf", "attack G6")
    assert (at(g, RED), g.hp[RED], g.wheel) == ("F13", 0, 6)
    assert (beast(g, WOLF), offered(g)) == ("H6", ["step H5", "step I6", "step G6", "done"])


@pytest.mark.rule("DV-CONT-02", "DV-R-32", "DV-R-31")
def test_who_is_beaten_goes_home_and_nothing_is_won():
    g = table(RED={"square": "E2"}, lurker="E1")
    dice(g, (0, 0), (1, 0))
    say(g, "attack E1")
    assert (beast(g, LURKER), turn(g).actions) == ("HOME", 2)
    assert (g.coins[RED], g.cards_of(RED), g.camp(RED), g.has_lurker(RED)) == (0, 0, [], False)


@pytest.mark.rule("DV-R-31")
def test_beasts_at_home_cannot_be_attacked():
    g = table(RED={"square": "E7"})
    assert things(g, "attack") == []


@pytest.mark.rule("DV-WTURN-02", "DV-MOVE-07", "DV-R-30")
def test_the_wolf_comes_in_at_an_end_of_his_track_and_has_two_steps_left():
    g = table(order=(), BLUE={"square": "E7"})
    say(g, "wolf")
    assert offered(g) == ["step I7", "done"]
    say(g, "step I7")
    dice(g, (0, 0), (1, 0))
    say(g, "step I6", "step J6")
    assert (beast(g, WOLF), "wolf" in verbs(g)) == ("J6", False)


@pytest.mark.rule("DV-R-30")
def test_a_combat_costs_the_wolf_an_action():
    g = table(order=(), RED={"square": "G6", "hp": 1}, BLUE={"square": "H5", "hp": 1}, wolf="H6")
    dice(g, (1, 0), (0, 0), (1, 0), (0, 0))
    say(g, "wolf", "attack G6", "attack H5", "step G6")
    assert (g.hp[RED], g.hp[BLUE], beast(g, WOLF), g.wheel) == (0, 0, "G6", 7)
    assert "wolf" not in verbs(g)


@pytest.mark.rule("DV-MOVE-08")
def test_the_lurker_comes_in_at_a_corner_of_the_drawbridge():
    g = table(order=())
    say(g, "lurker")
    assert offered(g) == ["step E1", "step I1", "done"]
    say(g, "step E1", "step I1", "step I2")
    assert beast(g, LURKER) == "I2"


@pytest.mark.rule("DV-MOVE-06")
def test_beasts_keep_out_of_buildings_and_move_three_squares():
    g = table(order=(), wolf="I10", open=("SMITHY",))
    say(g, "wolf")
    assert "H10" not in things(g, "step")
    say(g, "step I9", "step I8", "step I7")
    assert g.decision(0).prompt == "warlord-turn"


@pytest.mark.rule("DV-R-34")
def test_a_beast_whose_entries_are_taken_stays_at_home():
    g = table(order=(), RED={"square": "E7"}, BLUE={"square": "I7"})
    assert ("wolf" in verbs(g), "lurker" in verbs(g)) == (False, True)


@pytest.mark.rule("DV-WTURN-03", "DV-KARR-01", "DV-KARR-03")
def test_karrion_flies_at_the_end_of_every_warlords_turn():
    g = table(order=())
    eight_sided(g, 2)
    say(g, "end_turn")
    assert (g.karrion, g.view(1).buildings[1].is_sealed) == (1, True)
    g = table(order=(), karrion="INN")
    eight_sided(g, 7)
    say(g, "end_turn")
    assert g.karrion == -1


@pytest.mark.rule("DV-KARR-02")
def test_karrion_does_nothing_to_an_open_building():
    g = table(order=(), lasting=("WINDMILL",), karrion="SMITHY")
    eight_sided(g, 3)
    say(g, "end_turn")
    assert g.karrion == -1


@pytest.mark.rule("DV-R-35")
def test_buildings_close_before_karrion_flies_and_the_seal_lasts():
    g = table(order=(), open=("SMITHY",))
    eight_sided(g, 1)
    say(g, "end_turn")
    assert (is_open(g, "SMITHY"), g.karrion) == (False, 0)


@pytest.mark.rule("DV-ITEM-04", "DV-ITEM-05", "DV-R-37")
def test_the_whip_orders_the_wolf_to_any_free_square_of_the_lanes():
    g = table(RED={"square": "F11", "items": ["WHIP"]}, BLUE={"square": "G6"}, lasting=("SMITHY",), actions=0)
    say(g, "use WHIP")
    offers = things(g, "square")
    assert len(offers) == 94 + 4 - 4 - 1
    assert not {"G6", "G12", "F13", "G10"} & set(offers)
    say(g, "square G5")
    assert (beast(g, WOLF), g.bags[RED], g.hp[BLUE]) == ("G5", (), 8)


@pytest.mark.rule("DV-ITEM-04", "DV-R-13")
def test_the_whip_sends_karrion_home_and_the_building_opens_at_once():
    g = table(RED={"square": "I10", "items": ["WHIP"]}, karrion="SMITHY")
    say(g, "use WHIP")
    assert offered(g) == ["whip_wolf", "whip_karrion"]
    say(g, "whip_karrion")
    assert (g.karrion, is_open(g, "SMITHY"), g.waiting) == (-1, True, (0,))


def test_wolf_and_monster_may_pass_each_other():
    g = table(order=(), wolf="A2", open=("CHAPEL",), monsters=[monster("GOB1", "B2")])
    say(g, "wolf", "step B2")
    assert "done" not in offered(g)
    say(g, "step B1")
    assert beast(g, WOLF) == "B1"
