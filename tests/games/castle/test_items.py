"""Chests, magic items, grenades."""

import pytest
from support.castles import BLUE, RED, bag, dice, lying, monster, places, table, things, turn, verbs
from support.script import offered, say


@pytest.mark.rule("DW-CHEST-02", "DW-CHEST-03", "DW-CHEST-04")
def test_the_last_kill_opens_the_way_to_the_chest():
    """Worked example DW-X-15."""
    g = table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"}, monsters=[monster("ORC1", "K2")])
    assert "open" not in verbs(g)
    dice(g, (1, 1), (1, 1, 1))
    say(g, "attack K2", "open")
    assert (g.golden[RED], g.weapons, turn(g).actions) == (1, (-1,), 2)
    assert g.hero_dice(RED, -1) == 3
    assert "L1" not in things(g, "step")


@pytest.mark.rule("DW-CHEST-03", "DW-R-46")
def test_any_square_of_the_room_beside_the_chest_is_in_front_of_it():
    where = {"L2": True, "K1": True, "K2": False, "L3": False}
    for square, can in where.items():
        assert ("open" in verbs(table(RED={"square": square}, doors=[1, 2, 3], chests={"L1": "AXE"}))) is can


@pytest.mark.rule("DW-R-47")
def test_a_chest_opens_when_no_monster_stands_in_the_room():
    away = [monster("ORC1", "H1", group=2)]
    assert "open" in verbs(table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"}, monsters=away))
    here = [monster("ORC1", "I3")]
    assert "open" not in verbs(table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"}, monsters=here))


@pytest.mark.rule("DW-R-48")
def test_opening_is_free_and_one_golden_weapon_is_enough():
    g = table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"}, actions=0)
    say(g, "open")
    assert "open" not in verbs(g)
    golden = {"square": "K1", "weapon": "SWORD"}
    assert "open" not in verbs(table(RED=golden, doors=[1, 2], chests={"L1": "AXE"}))
    emptied = {"chests": {"L1": None}, "BLUE": {"weapon": "AXE"}}
    assert "open" not in verbs(table(RED={"square": "K1"}, doors=[1, 2], **emptied))


@pytest.mark.rule("DW-ITEM-02", "DW-ITEM-04", "DW-ITEM-06")
def test_a_potion_restores_all_for_no_action_and_is_used_up():
    g = table(RED={"hp": 3, "items": ["POTION", "POTION"]})
    say(g, "use POTION")
    assert (g.hp[RED], bag(g, RED), g.discarded, turn(g).actions) == (8, ["POTION"], [1, 0, 0], 3)
    assert "use POTION" not in offered(g), "not at 8"


@pytest.mark.rule("DW-ITEM-07", "DW-R-55")
def test_boots_give_three_more_actions_and_two_pairs_six():
    g = table(RED={"items": ["BOOTS", "BOOTS"]}, actions=1)
    say(g, "use BOOTS")
    assert turn(g).actions == 4
    say(g, "use BOOTS")
    assert turn(g).actions == 7


@pytest.mark.rule("DW-ITEM-05", "DW-R-50")
def test_items_are_picked_up_by_whoever_stands_there_alone():
    things_there = [("E2", "BOOTS"), ("E2", "POTION")]
    g = table(RED={"square": "D2"}, doors=[1], lying=things_there)
    say(g, "step E2")
    assert things(g, "pick_up") == ["POTION", "BOOTS"]
    say(g, "pick_up BOOTS", "pick_up POTION")
    assert (bag(g, RED), lying(g), turn(g).actions) == (["POTION", "BOOTS"], [], 2)
    g = table(RED={"square": "D2"}, BLUE={"square": "E2"}, doors=[1], lying=things_there)
    say(g, "step E2")
    assert verbs(g) == {"step"}, "not while sharing the square"
    g = table(RED={"square": "E2", "items": ["BOOTS", "BOOTS"]}, doors=[1], lying=things_there)
    assert "pick_up" not in verbs(g)


def blast(red=None, ogre="OGR3", hp=8, beside="SKE2", **rest):
    """Return Red on I2 with a grenade, an Ogre two squares away, a Skeleton and Blue beside it."""
    heroes = {
        "RED": {"square": "I2", "items": ["GRENADE"], **(red or {})},
        "BLUE": {"square": "L2", "misses": 2, "hp": hp},
    }
    monsters = [monster(ogre, "K2", "POTION", group=4), monster(beside, "K1", "BOOTS")]
    return table(**heroes, monsters=monsters, doors=[1, 2, 3, 4], **rest)


@pytest.mark.rule("DW-ITEM-09", "DW-ITEM-11", "DW-ITEM-12")
def test_a_grenade_strikes_the_target_and_all_around():
    """Worked example DW-X-17."""
    g = blast()
    say(g, "throw K2")
    assert (places(g), g.hp[BLUE], g.misses[BLUE]) == ({}, 6, 2)
    assert (len(g.camp(RED)), g.coins[RED], g.cards_of(RED)) == (2, 2, 2)
    assert lying(g) == [("K1", "BOOTS"), ("K2", "POTION")]
    assert turn(g).actions == 3


@pytest.mark.rule("DW-ITEM-09", "DW-ITEM-10")
@pytest.mark.parametrize(("hits", "left"), [(0, {"K1": "ORC3"}), (1, {})])
def test_a_grenade_is_weaker_beside_its_target(hits, left):
    g = blast({"hits": 1}, beside="ORC3")
    say(g, "throw K2", f"hits {hits}")
    assert places(g) == left


@pytest.mark.rule("DW-ITEM-10", "DW-R-52")
def test_hit_cards_raise_the_blast_for_monsters_alone():
    """Worked example DW-X-18."""
    g = blast({"hits": 1}, "OGR4")
    say(g, "throw K2")
    assert offered(g) == ["hits 0", "hits 1"]
    say(g, "hits 1")
    assert (places(g), g.hp[BLUE]) == ({}, 6)


@pytest.mark.rule("DW-R-53")
def test_the_blast_shows_strengths_and_nobody_strikes_back():
    g = blast(ogre="OGR4")
    say(g, "throw K2")
    assert places(g) == {"K2": "OGR4"}
    assert g.view(None).monsters[0].strength == 4
    assert g.hp[RED] == 8


@pytest.mark.rule("DW-ITEM-08", "DW-R-51")
def test_a_grenade_flies_two_joined_squares_in_a_line():
    lone = {"square": "F2", "items": ["GRENADE"]}
    orcs = [monster("ORC1", "F1"), monster("ORC1", "H2"), monster("ORC1", "G3", group=2)]
    assert things(table(RED=lone, doors=[1, 2], monsters=orcs, chests={"G2": "AXE"}), "throw") == ["H2"]
    entrance = {"square": "D2", "items": ["GRENADE"]}
    g = table(RED=entrance, doors=[1], monsters=[monster("ORC1", "F2")])
    assert things(g, "throw") == ["F2"], "through the open first door"
    doom = {"square": "DOOM", "items": ["GRENADE"]}
    g = table(RED=doom, monsters=[monster("ORC1", "d7")])
    assert "throw" not in verbs(g)
    stairs = {"square": "d3", "items": ["GRENADE"]}
    g = table(RED=stairs, arena=True)
    assert "throw" not in verbs(g), "not at Korak"


@pytest.mark.rule("DW-ITEM-11")
def test_a_grenade_is_not_thrown_at_a_hero():
    g = table(RED={"square": "F2", "items": ["GRENADE"]}, BLUE={"square": "H2"}, doors=[1])
    assert "throw" not in verbs(g)


@pytest.mark.rule("DW-ITEM-09")
def test_a_blast_does_not_go_through_walls():
    g = table(
        RED={"square": "F1", "items": ["GRENADE"]},
        doors=[1, 3, 4],
        monsters=[monster("ORC1", "H1"), monster("ORC1", "I1")],
    )
    say(g, "throw H1")
    assert places(g) == {"I1": "ORC1"}


@pytest.mark.rule("DW-R-54")
def test_a_grenade_may_knock_heroes_out_but_never_the_thrower():
    g = blast(hp=2)
    say(g, "throw K2")
    assert (g.hp[BLUE], g.hp[RED]) == (0, 8)


@pytest.mark.rule("DW-R-34")
def test_a_grenade_needs_no_more_where_bouts_do():
    g = blast(settings={"strict_kill": True})
    say(g, "throw K2")
    assert places(g) == {}
