"""Steps, doors and the placing of monsters."""

import pytest
from support.castles import BLUE, RED, at, monster, places, table, things, turn, verbs
from support.script import offered, say

from darkling.games.castle.cards import GRID, PIECES


@pytest.mark.rule("DW-HERO-01", "DW-HERO-02")
def test_three_steps_are_three_actions():
    g = table(RED={"square": "E2"}, doors=[1])
    say(g, "step F2", "step G2", "step H2")
    assert things(g, "step") == []
    assert at(g, RED) == "H2"


@pytest.mark.rule("DW-HERO-03", "DW-COMB-04")
def test_steps_and_bouts_mix_and_leaving_costs_nothing():
    g = table(RED={"square": "E2"}, monsters=[monster("ORC3", "G2")], rolls=[0, 0, 0, 0])
    say(g, "step F2", "attack G2", "step F1")
    assert (at(g, RED), turn(g).actions, g.hp[RED]) == ("F1", 0, 8)


@pytest.mark.rule("DW-MOVE-01", "DW-MOVE-02", "DW-MOVE-03")
def test_a_closed_door_opens_at_once_and_for_free():
    """Worked example DW-X-04."""
    g = table(RED={"square": "C2"}, BLUE={"square": "C1"})
    say(g, "step D2")
    assert g.doors == 1
    assert g.waiting == (0,)
    say(g, "figure ORC1", "item POTION")
    assert not {"E2", "F3"} & set(things(g, "square"))
    say(g, "square F2", "placed")
    assert (g.waiting, turn(g).actions) == ((1,), 2)
    assert "step E2" in offered(g)


@pytest.mark.rule("DW-MOVE-04")
def test_an_opened_door_stays_open():
    g = table(RED={"square": "E2"}, doors=[1])
    say(g, "step F2", "end_turn", "end_turn")
    assert g.round == 2
    assert g.doors == 1


@pytest.mark.rule("DW-R-09", "DW-R-13")
def test_a_door_opens_from_inside_too_and_an_old_room_is_not_filled_again():
    g = table(RED={"square": "H4"}, doors=[1, 2, 3])
    say(g, "step H5")
    assert g.doors == 0b1111
    assert g.waiting == (1,), "both rooms were filled before"


@pytest.mark.rule("DW-R-12", "DW-R-15")
def test_a_room_behind_a_door_opened_from_inside_is_filled_once():
    g = table(RED={"square": "H4"}, doors=[1])
    say(g, "step H5", "figure ORC1", "item BOOTS")
    assert "I5" not in things(g, "square"), "the square just inside is in front of the door here"
    say(g, "square J5", "placed")
    assert g.is_filled(3)
    say(g, "step I5")
    assert g.waiting == (1,)


@pytest.mark.rule("DW-MOVE-05", "DW-R-10")
def test_a_hero_walks_past_another_but_never_stops_there():
    """Worked example DW-X-06."""
    both = {"RED": {"square": "E2"}, "BLUE": {"square": "F2"}}
    g = table(**both, doors=[1], actions=2)
    say(g, "step F2")
    assert verbs(g) == {"step"}
    assert "E2" in things(g, "step")
    g = table(**both, doors=[1], actions=1)
    assert "F2" not in things(g, "step")


@pytest.mark.rule("DW-R-10")
def test_two_heroes_in_a_row_take_a_step_more():
    g = table(RED={"square": "E1"}, BLUE={"square": "F1"}, GREEN={"square": "G1"}, doors=[1], actions=2)
    assert "F1" in things(g, "step"), "down to F2"
    chests = {"F2": "AXE"}
    g = table(
        RED={"square": "E1"},
        BLUE={"square": "F1"},
        GREEN={"square": "G1"},
        doors=[1],
        chests=chests,
        actions=2,
    )
    assert "F1" in things(g, "step"), "back to E1"


@pytest.mark.rule("DW-MOVE-06", "DW-MOVE-08")
def test_nobody_walks_through_the_other_side():
    g = table(RED={"square": "F1"}, doors=[1], monsters=[monster("ORC1", "G1")])
    assert "G1" not in things(g, "step")
    say(g, "end_turn", "activate G1")
    assert "F1" not in things(g, "step")


@pytest.mark.rule("DW-MOVE-07", "DW-R-10")
def test_a_monster_walks_past_another_but_never_stops_there():
    g = table(order=[], doors=[1], monsters=[monster("ORC1", "E1"), monster("ORC2", "F1")])
    say(g, "activate E1", "step F1")
    assert verbs(g) == {"step"}
    say(g, "step G1")
    assert set(places(g)) == {"F1", "G1"}
    say(g, "done")
    assert things(g, "activate") == ["F1"]


@pytest.mark.rule("DW-PLACE-01", "DW-PLACE-02", "DW-PLACE-03")
def test_one_or_two_monsters_within_the_limit():
    """Worked example DW-X-05."""
    g = table(RED={"square": "C2"}, supply=["ORC1", "ORC2", "SKE1", "OGR2", "MUM3"])
    say(g, "step D2")
    assert things(g, "figure") == ["ORC1", "ORC2", "SKE1", "OGR2", "MUM3"]
    assert "placed" not in verbs(g)
    say(g, "figure ORC2", "item POTION", "square F2")
    assert offered(g) == ["figure ORC1", "figure SKE1", "placed"]
    say(g, "figure SKE1", "item BOOTS", "square G2")
    assert g.waiting == (1,)
    assert places(g) == {"F2": "ORC2", "G2": "SKE1"}


@pytest.mark.rule("DW-PLACE-02")
@pytest.mark.parametrize(("room", "strongest"), [(1, 3), (2, 3), (3, 4), (5, 4), (6, 5), (8, 5)])
def test_the_limit_rises_with_the_rooms(room, strongest):
    before = {1: "C2", 2: "G1", 3: "L2", 5: "E5", 6: "A5", 8: "H7"}[room]
    g = table(RED={"square": before}, doors=list(range(1, room)))
    say(g, next(name for name in offered(g) if name in STEPS[room]))
    assert (
        max(PIECES.strength_of[PIECES.figure_codes.index(code)] for code in things(g, "figure")) == strongest
    )


STEPS = {1: ["step D2"], 2: ["step H1"], 3: ["step L3"], 5: ["step E6"], 6: ["step A6"], 8: ["step H8"]}


@pytest.mark.rule("DW-PLACE-04", "DW-R-16")
def test_korak_chooses_the_magic_item_that_all_see():
    g = table(RED={"square": "C2"})
    say(g, "step D2", "figure ORC1")
    assert things(g, "item") == ["POTION", "BOOTS", "GRENADE"]
    say(g, "item GRENADE", "square F2", "placed")
    assert g.view(1).monsters[0].item == "GRENADE"
    assert g.stock == [8, 8, 7]


@pytest.mark.rule("DW-R-16")
def test_chance_may_choose_the_items_instead():
    g = table(RED={"square": "C2"}, settings={"item_choice": "random"})
    say(g, "step D2", "figure ORC1")
    assert verbs(g) == {"square"}
    assert sum(g.stock) == 23


@pytest.mark.rule("DW-R-17")
def test_used_items_are_given_out_when_no_others_are_left():
    lying = [("F1", "POTION")] * 8 + [("F1", "GRENADE")] * 8
    g = table(RED={"square": "H2"}, lying=lying, discarded={"BOOTS": 8})
    say(g, "step H1", "figure ORC1")
    assert (g.carried, g.discarded) == ([1], [0, 7, 0])
    g = table(RED={"square": "H2"}, lying=lying + [("F1", "BOOTS")] * 8)
    say(g, "step H1", "figure ORC1", "square J2", "placed")
    assert g.carried == [-1]


@pytest.mark.rule("DW-PLACE-05", "DW-R-15")
def test_barred_squares_at_placing_and_a_free_step_later():
    g = table(RED={"square": "C2"}, chests={"G2": "AXE"})
    say(g, "step D2", "figure ORC1", "item POTION")
    assert sorted(things(g, "square")) == ["E1", "E3", "F1", "F2", "G1", "G3", "H1", "H2", "H3"]
    say(g, "square F2", "placed", "end_turn", "activate F2")
    assert "E2" in things(g, "step")


@pytest.mark.rule("DW-R-14")
def test_korak_places_what_he_legally_can():
    g = table(RED={"square": "C2"}, supply=["MAN5", "OGR4"])
    say(g, "step D2")
    assert offered(g) == ["placed"]
    g = table(RED={"square": "C2"}, supply=[])
    say(g, "step D2")
    assert g.waiting == (1,)


@pytest.mark.rule("DW-KORAK-01", "DW-KORAK-02", "DW-R-21")
def test_each_visible_monster_acts_once_a_turn_and_finishes_first():
    g = table(order=[], doors=[1], monsters=[monster("ORC1", "E1"), monster("ORC2", "G1")])
    assert sorted(things(g, "activate")) == ["E1", "G1"]
    say(g, "activate E1", "step E2", "step E3")
    assert "activate" not in verbs(g)
    say(g, "done")
    assert things(g, "activate") == ["G1"]
    assert "haunter" in verbs(g), "before, between or after"
    say(g, "activate G1", "step H1", "step H2", "step H3")
    assert things(g, "activate") == []


@pytest.mark.rule("DW-CHEST-01")
def test_nobody_stands_on_a_chest():
    g = table(RED={"square": "F1"}, doors=[1], chests={"G1": "AXE"}, monsters=[monster("ORC1", "H1")])
    assert "G1" not in things(g, "step")
    say(g, "end_turn", "activate H1")
    assert "G1" not in things(g, "step")


def test_the_view_shows_where_a_hero_can_walk_and_at_what_cost():
    g = table(RED={"square": "E2"}, BLUE={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "E1")])
    acting = g.view(1).acting
    found = {way.square: (way.cost, way.path) for way in acting.reach}
    assert found["G2"] == (2, ("F2", "G2"))
    assert "F2" not in found, "another hero stands there"
    assert "E1" not in found
    assert {GRID.names.index(square) for square in found}
    assert BLUE == 1
