"""Haunter, Entrance, Fountain, Platform and secret doors."""

import pytest
from support.castles import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    lying,
    monster,
    places,
    table,
    ten_sided,
    things,
    turn,
    verbs,
)
from support.script import offered, say


@pytest.mark.rule("DW-KORAK-03", "DW-HAUNT-01", "DW-HAUNT-02")
def test_the_haunter_sweeps_a_row():
    """Worked example DW-X-12."""
    heroes = {"RED": {"square": "B5"}, "BLUE": {"square": "G5"}, "GREEN": {"square": "D3"}}
    heroes["YELLOW"] = {"square": "C3"}
    g = table(**heroes, order=[], doors=[1, 2, 3, 4, 5], monsters=[monster("ORC1", "K5", "POTION")])
    ten_sided(g, 5)
    say(g, "haunter")
    assert [(at(g, hero), g.hp[hero]) for hero in (RED, BLUE, GREEN)] == [("C1", 0), ("D1", 0), ("D3", 8)]
    assert (places(g), lying(g)) == ({}, [("K5", "POTION")])
    assert "haunter" not in verbs(g), "once a turn"


@pytest.mark.rule("DW-HAUNT-04", "DW-HAUNT-05", "DW-R-56")
def test_swept_monsters_are_gone_or_back_in_the_supply():
    g = table(order=[], doors=[1], monsters=[monster("ORC1", "F2", "BOOTS")])
    left = len(g.supply)
    ten_sided(g, 2)
    say(g, "haunter")
    assert (len(g.supply), g.camp(RED), lying(g)) == (left, [], [("F2", "BOOTS")])
    g = table(order=[], doors=[1], monsters=[monster("ORC1", "F2")], settings={"haunter_monsters": "return"})
    ten_sided(g, 2)
    say(g, "haunter")
    assert len(g.supply) == 19


@pytest.mark.rule("DW-HAUNT-03", "DW-HAUNT-07")
def test_nothing_comes_on_a_zero_and_the_entrance_is_safe():
    """Worked example DW-X-13."""
    heroes = {"YELLOW": {"square": "D2"}, "RED": {"square": "E2"}}
    g = table(**heroes, order=[], doors=[1])
    ten_sided(g, 2)
    say(g, "haunter")
    assert (g.hp[YELLOW], g.hp[RED]) == (8, 0)
    g = table(**heroes, order=[], doors=[1])
    ten_sided(g, 0)
    say(g, "haunter")
    assert g.hp == [8] * 4


@pytest.mark.rule("DW-HAUNT-06")
def test_the_haunter_comes_no_more_once_the_doomstep_is_reached():
    assert "haunter" in verbs(table(order=[]))
    assert "haunter" not in verbs(table(order=[], arrived=["RED"], RED={"square": "DOOM"}, arena=True))


@pytest.mark.rule("DW-R-70")
def test_a_row_is_swept_from_column_a_to_l():
    g = table(order=[], RED={"square": "H5"}, BLUE={"square": "A5"}, doors=[1, 2, 3, 4, 5])
    g.listener = told = []
    ten_sided(g, 5)
    say(g, "haunter")
    assert [event.hero for event in told if type(event).__name__ == "HeroKnockedOut"] == [BLUE, RED]


@pytest.mark.rule("DW-R-03")
def test_a_hero_whose_square_is_taken_wakes_on_the_first_free_one():
    g = table(order=[], RED={"square": "E2"}, BLUE={"square": "C1"}, doors=[1])
    ten_sided(g, 2)
    say(g, "haunter")
    assert at(g, RED) == "D1"


@pytest.mark.rule("DW-ENTR-02", "DW-ENTR-03", "DW-R-39")
def test_an_unconscious_hero_wakes_and_may_drink_and_teleport():
    """Worked example DW-X-14."""
    g = table(RED={"hp": 0, "items": ["POTION"]}, doors=[1, 2])
    assert g.hp[RED] == 1
    assert {"fountain", "platform", "step", "use"} <= verbs(g), "a potion is not needed for the Platform"
    say(g, "use POTION")
    assert g.hp[RED] == 8
    say(g, "platform", "land F2")
    assert (at(g, RED), turn(g).actions) == ("F2", 0)


@pytest.mark.rule("DW-ENTR-04", "DW-ENTR-05", "DW-R-36")
def test_the_fountain_costs_a_turn_and_serves_all():
    g = table(RED={"hp": 1}, BLUE={"hp": 2}, order=["RED", "BLUE"])
    say(g, "fountain")
    assert (g.hp[RED], turn(g).actions) == (8, 0)
    say(g, "end_turn", "fountain")
    assert g.hp[BLUE] == 8
    assert "fountain" not in verbs(table()), "not at full strength"
    assert "fountain" not in verbs(table(RED={"hp": 1}, actions=2))


@pytest.mark.rule("DW-R-36", "DW-ITEM-07")
def test_with_boots_there_is_time_left_after_the_fountain():
    """Worked example DW-X-16."""
    g = table(RED={"hp": 1, "items": ["BOOTS"]}, doors=[1, 2])
    say(g, "use BOOTS", "fountain")
    assert (g.hp[RED], turn(g).actions) == (8, 3)
    assert {"step", "platform"} <= verbs(g)


@pytest.mark.rule("DW-TELE-01", "DW-TELE-02", "DW-R-40")
def test_the_platform_leads_up_to_the_last_open_door():
    """Worked example DW-X-10."""
    g = table(RED={"square": "C1"}, GREEN={"square": "I5"}, doors=[1, 2, 3, 4])
    say(g, "platform")
    squares = set(things(g, "land"))
    assert {"I4", "I6", "J5", "C2", "F3"} <= squares
    assert not {"I5", "H5", "F4", "C1", "D1"} & squares
    say(g, "land I4")
    assert turn(g).actions == 0


@pytest.mark.rule("DW-TELE-03", "DW-R-40")
def test_rooms_behind_a_closed_door_cannot_be_reached():
    """Worked example DW-X-11."""
    assert "platform" not in verbs(table(doors=[1], filled=[4]))
    g = table(doors=[1, 2, 4, 5], filled=[3])
    say(g, "platform")
    assert {square for square in things(g, "land") if square[0] in "IJKL"} == set()


@pytest.mark.rule("DW-TELE-04", "DW-R-38")
def test_only_free_squares_are_offered_and_one_stays_there():
    g = table(doors=[1, 2], monsters=[monster("ORC1", "H1")], chests={"G2": "AXE"})
    say(g, "platform")
    assert not {"H1", "G2"} & set(things(g, "land"))
    say(g, "land G1")
    assert things(g, "step") == []


@pytest.mark.rule("DW-SECR-01", "DW-R-41")
def test_one_may_walk_over_a_numbered_square_and_roll_once_a_visit():
    g = table(RED={"square": "F2"}, doors=[1])
    assert "search" not in verbs(g)
    say(g, "step F3")
    assert {"search", "step", "end_turn"} <= verbs(g)
    walls = {"BLUE": {"square": "E3"}, "GREEN": {"square": "G3"}, "YELLOW": {"square": "F2"}}
    g = table(RED={"square": "F3"}, **walls, doors=[1])
    ten_sided(g, 9)
    say(g, "search")
    assert at(g, RED) == "F3", "there is nowhere to go"
    assert "search" not in verbs(g)


@pytest.mark.rule("DW-SECR-02")
@pytest.mark.parametrize(("square", "rolled", "end"), [("F3", 5, "F4"), ("F3", 1, "F4"), ("G6", 3, "G7")])
def test_the_numbers_on_the_square_find_the_door(square, rolled, end):
    g = table(RED={"square": square}, filled=[1, 4, 7])
    ten_sided(g, rolled)
    say(g, "search")
    assert at(g, RED) == end


@pytest.mark.rule("DW-SECR-02")
@pytest.mark.parametrize(("square", "rolled"), [("F3", 6), ("F3", 0), ("G6", 4)])
def test_other_numbers_do_not(square, rolled):
    g = table(RED={"square": square}, filled=[1, 4, 7])
    ten_sided(g, rolled)
    say(g, "search")
    assert verbs(g) == {"retreat"}


@pytest.mark.rule("DW-SECR-03", "DW-R-42")
def test_a_failed_search_ends_all_steps_but_not_bouts():
    """Worked example DW-X-08."""
    g = table(
        RED={"square": "F3", "items": ["BOOTS"]},
        monsters=[monster("ORC3", "G2")],
        actions=2,
        rolls=[6, 0, 0, 0, 0],
    )
    say(g, "search", "retreat F2")
    assert (at(g, RED), turn(g).actions) == ("F2", 2)
    assert things(g, "step") == []
    assert "attack G2" in offered(g)
    say(g, "use BOOTS", "attack G2")
    say(g, "step F1", "step E1", "step E2")
    assert (things(g, "step"), turn(g).actions) == ([], 1)


@pytest.mark.rule("DW-SECR-04", "DW-SECR-05", "DW-SECR-06")
def test_the_door_turns_and_swaps_places_for_free():
    """Worked example DW-X-07."""
    g = table(RED={"square": "F3"}, filled=[1, 4], doors=[1], monsters=[monster("OGR3", "F4")], actions=2)
    ten_sided(g, 5)
    say(g, "search")
    assert (at(g, RED), places(g), turn(g).actions) == ("F4", {"F3": "OGR3"}, 2)
    assert things(g, "attack") == []


@pytest.mark.rule("DW-R-44", "DW-SECR-07")
def test_a_monster_swapped_onto_a_numbered_square_steps_off_first():
    g = table(order=[], RED={"square": "E3"}, doors=[1], monsters=[monster("OGR3", "F3", group=4)])
    say(g, "activate F3")
    assert verbs(g) == {"step"}, "it cannot search, nor attack first"
    assert sorted(things(g, "step")) == ["F2", "G3"]
    g = table(RED={"square": "E3"}, doors=[1], monsters=[monster("OGR3", "F3", group=4)])
    assert things(g, "attack") == ["F3"]


@pytest.mark.rule("DW-SECR-06", "DW-R-45")
def test_heroes_and_items_are_swapped_as_well():
    g = table(
        RED={"square": "F3"},
        BLUE={"square": "F4"},
        filled=[1, 4],
        lying=[("F4", "BOOTS")],
        order=["RED", "BLUE"],
    )
    ten_sided(g, 1)
    say(g, "search")
    assert (at(g, RED), at(g, BLUE), lying(g)) == ("F4", "F3", [("F3", "BOOTS")])
    say(g, "end_turn")
    assert turn(g).actions == 3


@pytest.mark.rule("DW-R-11", "DW-R-13")
def test_a_room_found_by_a_secret_door_is_filled_and_its_doors_stay_closed():
    """Worked example DW-X-09."""
    g = table(RED={"square": "F3"}, filled=[1], doors=[1])
    ten_sided(g, 3)
    say(g, "search", "figure OGR4", "item POTION")
    assert not {"F4", "G6"} & set(things(g, "square"))
    say(g, "square H6", "placed")
    assert (at(g, RED), g.doors, g.is_filled(4)) == ("F4", 1, True)


@pytest.mark.rule("DW-R-43")
def test_secret_doors_do_not_work_from_behind():
    assert "search" not in verbs(table(RED={"square": "F4"}, filled=[4]))
    assert "search" not in verbs(table(RED={"square": "G7"}, filled=[7]))


@pytest.mark.rule("DW-SECR-08")
def test_monsters_walk_round_numbered_squares():
    g = table(order=[], doors=[1], monsters=[monster("ORC1", "F2")])
    say(g, "activate F2")
    assert sorted(things(g, "step")) == ["E2", "F1", "G2"]


@pytest.mark.rule("DW-ENTR-01")
def test_no_monster_enters_the_entrance():
    g = table(order=[], RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "E2")])
    say(g, "activate E2")
    assert "D2" not in things(g, "step")
    assert GREEN == 2
