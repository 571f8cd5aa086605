"""Bouts: dice, cards, kills, knock-outs; and the Village Entrance."""

import pytest
from support.script import offered, say
from support.villages import BLUE, RED, at, bag, dice, lies, monster, table, things, turn, verbs

TROLL = monster("TRO3", "G10", "BOOTS")


def in_smithy(*monsters, **red):
    return table(RED={"square": "H10", **red}, open=("SMITHY",), monsters=list(monsters), deck="HM")


@pytest.mark.rule("DV-COMB-01")
def test_the_one_who_is_struck_strikes_back_and_one_may_fight_several():
    g = in_smithy(TROLL)
    dice(g, (0, 1), (1, 1))
    say(g, "attack G10")
    assert (g.hp[RED], turn(g).actions) == (6, 2)
    g = in_smithy(monster("GOB1", "G10"), monster("GOB1", "H9"))
    dice(g, (0, 1), (0, 1))
    say(g, "attack G10", "attack H9", "hits 0")
    assert len(g.camp(RED)) == 2


@pytest.mark.rule("DV-COMB-02")
def test_a_kill_brings_figure_coin_card_and_the_item_if_wanted():
    g = in_smithy(TROLL, weapon="AXE")
    dice(g, (1, 1, 1))
    say(g, "attack G10", "take")
    assert [g.strength(slain) for slain in g.camp(RED)] == [3]
    assert (g.coins[RED], g.hits[RED], bag(g, RED), g.hp[RED]) == (1, 1, ["BOOTS"], 8)
    g = in_smithy(TROLL, weapon="AXE")
    dice(g, (1, 1, 1))
    say(g, "attack G10", "leave")
    assert lies(g) == [("G10", "BOOTS")]


@pytest.mark.rule("DV-COMB-02", "DV-R-01")
def test_a_blow_that_is_too_weak_does_nothing_but_shows_the_strength():
    g = in_smithy(TROLL)
    assert g.view(1).monsters[0].strength is None
    dice(g, (1, 1), (0, 0), (1, 0), (0, 0))
    say(g, "attack G10", "attack G10")
    assert g.view(1).monsters[0].strength == 3
    assert g.camp(RED) == []


@pytest.mark.rule("DV-COMB-03")
def test_a_monsters_blow_may_knock_out():
    g = in_smithy(TROLL, hp=3)
    dice(g, (0, 0), (2, 1))
    say(g, "attack G10")
    assert (g.hp[RED], at(g, RED), g.wheel) == (0, "F13", 6)
    assert g.waiting == (0,), "the turn is over"


@pytest.mark.parametrize(("order", "is_undoable"), [(("RED", "BLUE"), False), (("RED",), True)])
def test_what_lets_a_hero_be_knocked_out_is_final_if_the_next_one_draws_an_event(order, is_undoable):
    g = table(RED={"square": "H10", "hp": 2, "misses": 1}, order=order, open=("SMITHY",), monsters=[TROLL])
    dice(g, (0, 0), (1, 1))
    say(g, "attack G10", "hits 0")
    found = {option.name: option.undoable for option in g.decision(1).options}
    assert found == {"misses 0": is_undoable, "misses 1": True}


@pytest.mark.rule("DV-COMB-04")
def test_three_hit_and_two_miss_cards_at_most_and_used_ones_go_below():
    g = in_smithy(monster("OGR5", "G10"), hits=4, misses=3)
    dice(g, (1, 0), (2, 2))
    say(g, "attack G10")
    assert offered(g) == ["hits 0", "hits 1", "hits 2", "hits 3"]
    say(g, "hits 3")
    assert offered(g) == ["misses 0", "misses 1", "misses 2"]
    say(g, "misses 2")
    assert (g.hp[RED], g.hits[RED], g.misses[RED]) == (6, 1, 1)
    assert g.deck[-5:] == (0, 0, 0, 1, 1)


@pytest.mark.rule("DV-R-01")
def test_a_monster_attacks_and_the_hero_strikes_back_with_all_that_is_his():
    g = table(order=(), RED={"square": "H10"}, open=("SMITHY",), monsters=[TROLL], deck="M")
    dice(g, (1, 0), (1, 1))
    say(g, "activate G10", "attack H10")
    assert (g.hp[RED], g.misses[RED], g.seen[1]) == (7, 0, True), "two are not enough for a troll of 3"


@pytest.mark.rule("DV-R-01")
def test_a_return_blow_that_slays_is_rewarded():
    g = table(order=(), RED={"square": "H10"}, open=("SMITHY",), monsters=[monster("GOB2", "G10", "WHIP")])
    dice(g, (1, 0), (1, 1))
    say(g, "activate G10", "attack H10", "take")
    assert (bag(g, RED), g.coins[RED], g.waiting) == (["WHIP"], 1, (0,))


@pytest.mark.rule("DV-WTURN-01")
def test_each_visible_monster_has_three_actions_once():
    g = table(
        order=(),
        RED={"square": "I10"},
        open=("SMITHY",),
        monsters=[monster("GOB1", "G10"), monster("GOB1", "G9")],
    )
    assert {"activate G10", "activate G9"} <= set(offered(g))
    assert "activate q2" not in offered(g), "the guard of the Great Hall is not visible yet"
    dice(g, (0, 0), (0, 0), (0, 0), (0, 0))
    say(g, "activate G10", "step H10", "attack I10", "attack I10")
    assert "activate H10" not in offered(g)
    assert "activate G9" in offered(g)


@pytest.mark.rule("DV-KO-01", "DV-R-16")
def test_the_entrance_is_safe():
    g = table(order=(), RED={"square": "F13"}, open=("CHAPEL",), monsters=[monster("GOB1", "E12")])
    say(g, "activate E12")
    assert "F12" not in things(g, "step")
    g = table(RED={"square": "F12"}, order=("RED",), open=("CHAPEL",), monsters=[monster("GOB1", "E12")])
    assert things(g, "attack") == ["E12"], "the threshold is no part of the Entrance"
    say(g, "step F13")
    assert things(g, "attack") == []


@pytest.mark.rule("DV-KO-02", "DV-KO-03")
def test_every_knock_out_turns_the_wheel_up_to_nine():
    g = in_smithy(TROLL, hp=1)
    dice(g, (0, 0), (1, 0))
    say(g, "attack G10")
    assert g.wheel == 6
    g = table(RED={"square": "H10", "hp": 1}, open=("SMITHY",), monsters=[TROLL], wheel=9)
    dice(g, (0, 0), (1, 0))
    say(g, "attack G10")
    assert g.wheel == 9


@pytest.mark.rule("DV-KO-05", "DV-R-59")
def test_the_fountain_restores_all_and_costs_three_actions():
    g = table(RED={"hp": 2})
    say(g, "fountain")
    assert (g.hp[RED], turn(g).actions) == (8, 0)
    g = table(RED={"hp": 2, "items": ["BOOTS"]})
    say(g, "use BOOTS", "fountain")
    assert (g.hp[RED], turn(g).actions) == (8, 3)
    assert "fountain" not in verbs(table(RED={"hp": 2}, actions=2))
    assert "fountain" not in verbs(table(RED={"hp": 8}))
    assert "fountain" not in verbs(table(RED={"hp": 2, "square": "F12"}))


@pytest.mark.rule("DV-KO-06")
def test_any_number_of_heroes_use_the_fountain():
    g = table(RED={"hp": 2}, BLUE={"hp": 3}, order=("RED", "BLUE"))
    say(g, "fountain", "end_turn", "fountain")
    assert (g.hp[RED], g.hp[BLUE]) == (8, 8)


@pytest.mark.rule("DV-R-03")
def test_who_wakes_goes_to_his_own_square_or_the_first_free_one():
    g = table(RED={"square": "H10", "hp": 1}, BLUE={"square": "F13"}, open=("SMITHY",), monsters=[TROLL])
    dice(g, (0, 0), (1, 0))
    say(g, "attack G10")
    assert at(g, RED) == "G13"


@pytest.mark.rule("DV-R-01")
def test_nothing_is_lost_by_a_knock_out():
    g = in_smithy(TROLL, hp=1, items=("BOOTS",), coins=2, weapon="AXE", camp=("GOB1",))
    dice(g, (0, 0, 0), (1, 0))
    say(g, "attack G10")
    assert (bag(g, RED), g.coins[RED], g.golden[RED], len(g.camp(RED))) == (["BOOTS"], 2, 1, 1)
