"""Buildings: lifted off, guarded, recalled and closed again; Windmill and Great Hall."""

import pytest
from support.script import offered, say
from support.villages import (
    BLUE,
    RED,
    at,
    bag,
    dice,
    eight_sided,
    game_of,
    is_open,
    lies,
    monster,
    standing,
    table,
    things,
    treasure,
    turn,
    verbs,
)

import darkling
from darkling.games.darkworld.sight.view import possible_strengths
from darkling.words import Words

GOBLIN = monster("GOB2", "G9", "BOOTS")


def warlord_done(g):
    """End the Warlord's turn without a seal."""
    eight_sided(g, 8)
    say(g, "end_turn")


@pytest.mark.rule("DV-MOVE-01", "DV-PLACE-01", "DV-R-20")
def test_a_building_is_lifted_at_its_door_and_the_warlord_places_guards():
    game = game_of(table(YELLOW={"square": "I13"}, order=("YELLOW",)))
    say(game, "step I12", "step I11", "step I10")
    assert is_open(game.position, "SMITHY")
    assert game.view(1).buildings[0].treasure == "SWORD"
    assert game.waiting == (0,)
    assert "placed" in offered(game)
    say(game, "figure GOB2", "item BOOTS")
    assert sorted(things(game, "square")) == ["F11", "F9", "G10", "G11", "G9", "H11", "H9"]
    say(game, "square G9", "placed")
    assert standing(game.position) == {"G9": "GOB2"}


@pytest.mark.rule("DV-PLACE-04", "DV-PLACE-05")
def test_no_guard_just_inside_the_doorway_or_on_the_treasure_but_it_may_step_to_the_door():
    g = table(YELLOW={"square": "I11"}, order=("YELLOW",))
    say(g, "step I10", "figure GOB1", "item BOOTS")
    assert not {"H10", "F10"} & set(things(g, "square"))
    say(g, "square G10", "placed", "end_turn", "activate G10")
    assert sorted(things(g, "step")) == ["G11", "G9", "H10"]


@pytest.mark.rule("DV-MOVE-02")
def test_the_hero_goes_on_with_the_actions_he_has_left():
    g = table(YELLOW={"square": "I11"}, order=("YELLOW",))
    say(g, "step I10", "placed", "step H10")
    assert (at(g, 3), turn(g).actions) == ("H10", 1)


@pytest.mark.rule("DV-PLACE-02", "DV-PLACE-03")
def test_guards_keep_to_a_limit_of_five_and_have_an_item_each():
    g = table(RED={"square": "J7"})
    say(g, "step J6", "figure TRO3", "item WHIP", "square I4")
    assert "figure GOB2" in offered(g)
    assert "figure TRO3" not in offered(g)
    say(g, "figure GUA2", "item POTION", "square K4")
    assert standing(g) == {"I4": "TRO3", "K4": "GUA2"}
    assert (g.stock, g.waiting) == ([5, 7, 7], (1,)), "two are the most, so nobody is asked for a third"


@pytest.mark.rule("DV-MILL-01")
def test_the_windmill_has_up_to_three_guards_of_any_strength():
    g = table(RED={"square": "C7"})
    say(g, "step C8", "figure OGR5", "item BOOTS", "square C10", "figure TRO4", "item BOOTS", "square B9")
    say(g, "figure GUA3", "item BOOTS", "square D9")
    assert sorted(standing(g).values()) == ["GUA3", "OGR5", "TRO4"]
    assert g.waiting == (1,)


@pytest.mark.rule("DV-HALL-01")
def test_the_great_hall_has_two_guards_below_of_any_strength_and_the_one_above():
    game = game_of(table(RED={"square": "G4"}))
    assert [one.kind for one in game.view(1).monsters] == []
    say(game, "step F4", "figure OGR5", "item BOOTS", "square D4", "figure TRO4", "item BOOTS", "square C4")
    assert sorted(standing(game.position).values()) == ["OGR5", "TRO4"]
    assert (game.view(1).monsters[0].kind, game.view(1).monsters[0].square) == ("GUA", "q2")
    assert game.waiting == (1,)


@pytest.mark.rule("DV-R-13", "DV-KARR-04", "DV-R-36")
def test_a_sealed_building_waits_until_it_is_unsealed():
    g = table(RED={"square": "I11"}, order=("RED",), karrion="SMITHY", events=("EV05",) * 2 + ("EV01",) * 3)
    say(g, "step I10")
    assert (is_open(g, "SMITHY"), turn(g).actions) == (False, 2)
    assert "H10" not in things(g, "step")
    say(g, "end_turn")
    warlord_done(g)
    while g.waiting == (1,) and turn(g).hero != RED:
        say(g, "end_turn")
    assert (g.waiting, is_open(g, "SMITHY")) == ((0,), True), "after his Event, before his actions"


@pytest.mark.rule("DV-R-13")
def test_passing_over_the_numbered_square_of_another_hero_lifts_too():
    g = table(RED={"square": "I11"}, BLUE={"square": "I10"}, actions=2)
    say(g, "step I10", "placed")
    assert is_open(g, "SMITHY")
    assert (verbs(g), sorted(things(g, "step"))) == ({"step"}, ["H10", "I11", "I9"])


@pytest.mark.rule("DV-MOVE-04")
def test_monsters_enter_open_buildings_only():
    g = table(order=(), open=("SMITHY",), monsters=[monster("GOB1", "I10")])
    say(g, "activate I10")
    assert "H10" in things(g, "step")
    g = table(order=(), open=("CHAPEL",), monsters=[monster("GOB1", "I10")])
    say(g, "activate I10")
    assert "H10" not in things(g, "step")


@pytest.mark.rule("DV-PLACE-06", "DV-R-18", "DV-R-28")
def test_guards_are_taken_back_while_no_hero_is_inside_and_the_building_closes():
    place = {"open": ("SMITHY",), "monsters": [GOBLIN], "lying": [("G11", "WHIP")]}
    game = game_of(table(order=(), **place, rolls=[8]))
    assert "recall SMITHY" in offered(game)
    say(game, "recall SMITHY")
    g = game.position
    assert (standing(g), g.stock) == ({}, [6, 7, 7])
    assert len(g.supply) == 17
    say(game, "end_turn")
    view = game.view(1).buildings[0]
    assert (view.is_open, view.treasure) == (False, "SWORD"), "what was seen stays known"
    assert lies(g) == [("G11", "WHIP")]


@pytest.mark.rule("DV-PLACE-06")
def test_guards_are_not_taken_back_over_a_hero_inside():
    g = table(order=(), RED={"square": "F11"}, open=("SMITHY",), monsters=[GOBLIN])
    assert "recall" not in verbs(g)


@pytest.mark.rule("DV-R-19")
def test_a_recalled_figure_is_one_of_many_again():
    g = table(order=(), open=("SMITHY",), monsters=[monster("GOB2", "G9", "BOOTS", seen=True)])
    say(g, "recall SMITHY")
    supply = {view.kind: view.count for view in g.view(1).supply}
    assert supply["GOB"] == 6
    weak = table(order=(), open=("SMITHY",), monsters=[monster("GOB1", "G9", "BOOTS")])
    say(weak, "recall SMITHY")
    assert (g.figures, g.seen) == (weak.figures, weak.seen), "nothing tells what it was"


@pytest.mark.rule("DV-R-18")
def test_those_who_stay_keep_their_numbers_after_a_recall():
    others = [monster("TRO3", "I3"), monster("HEX2", "K4")]
    game = game_of(table(order=(), open=("SMITHY", "CHAPEL"), monsters=[GOBLIN, *others]))
    before = {view.monster: view.square for view in game.view(1).monsters}
    say(game, "activate I3", "done", "recall SMITHY")
    assert before == {1: "G9", 2: "I3", 3: "K4"}
    assert {view.monster: view.square for view in game.view(1).monsters} == {2: "I3", 3: "K4"}
    assert things(game.position, "activate") == ["K4"], "the Troll has acted"


@pytest.mark.rule("DV-R-18")
def test_a_monster_placed_after_a_recall_has_a_number_of_its_own():
    g = table(order=(), RED={"square": "I9"}, open=("SMITHY",), monsters=[GOBLIN])
    say(g, "recall SMITHY")
    warlord_done(g)
    assert not is_open(g, "SMITHY")
    while not (g.waiting == (1,) and turn(g).hero == RED):
        say(g, "end_turn")
    say(g, "step I10", "figure TRO4", "item BOOTS", "square G10", "placed")
    assert [(view.monster, view.square) for view in g.view(0).monsters if view.monster] == [(2, "G10")]
    assert possible_strengths(g, 2) == (3, 4)


@pytest.mark.rule("DV-R-18")
def test_everyone_is_told_who_was_recalled():
    guards = [GOBLIN, monster("TRO3", "G11", "WHIP")]
    game = game_of(table(order=(), open=("SMITHY",), monsters=guards))
    say(game, "recall SMITHY")
    told = game.events(1)[-1]
    data = darkling.find("village").event_data(told)
    assert (data["monsters"], data["guards"]) == ((1, 2), ["GOB", "TRO"])
    words = Words("village", 1, ("Ada", "Bob"))
    assert words.event(told) == "The Warlord takes back Bog Goblin and Marsh Troll from the Smithy."


@pytest.mark.rule("DV-PLACE-07", "DV-R-17")
def test_a_building_left_alive_is_closed_and_guarded_anew():
    g = table(order=(), RED={"square": "I9"}, open=("SMITHY",), monsters=[monster("GOB2", "H10", "BOOTS")])
    say(g, "activate H10", "step I10", "done")
    warlord_done(g)
    assert not is_open(g, "SMITHY")
    g = table(RED={"square": "I9"}, open=("CHAPEL",), events=("EV01",))
    say(g, "step I10", "figure TRO4", "item BOOTS", "square G10", "placed")
    assert is_open(g, "SMITHY")


@pytest.mark.rule("DV-R-17")
def test_a_building_whose_last_guard_was_slain_or_that_had_none_stays_open():
    g = table(RED={"square": "H9"}, open=("SMITHY",), monsters=[GOBLIN])
    dice(g, (1, 1))
    say(g, "attack G9", "take")
    assert g.view(1).buildings[0].for_good
    g = table(RED={"square": "I11"})
    say(g, "step I10", "placed")
    assert g.view(1).buildings[0].for_good
    g = table(order=(), lasting=("SMITHY",), open=("INN",))
    warlord_done(g)
    assert (is_open(g, "SMITHY"), is_open(g, "INN")) == (True, False)


@pytest.mark.rule("DV-R-17")
def test_a_building_with_a_hero_in_it_stays_open_until_he_leaves():
    g = table(order=(), RED={"square": "F11"}, open=("SMITHY",))
    warlord_done(g)
    assert is_open(g, "SMITHY")
    g = table(order=(), RED={"square": "q1"}, open=("HALL",), hostages=(None, "RED"))
    warlord_done(g)
    assert is_open(g, "HALL"), "upstairs counts"


@pytest.mark.rule("DV-R-63")
def test_a_monster_that_wanders_in_counts_there():
    g = table(order=(), RED={"square": "B11"}, lasting=("WINDMILL",), monsters=[monster("GOB1", "C9")])
    assert "treasure" not in verbs(
        table(RED={"square": "B11"}, lasting=("WINDMILL",), monsters=[monster("GOB1", "C9")])
    )
    say(g, "activate C9", "step C8", "done")
    warlord_done(g)
    assert is_open(g, "WINDMILL"), "it is open for good"


@pytest.mark.rule("DV-R-21", "DV-R-27")
def test_an_unguarded_windmill_gives_treasure_and_miller_for_nothing():
    g = table(BLUE={"square": "C9", "weapon": None}, order=("BLUE",), lasting=("WINDMILL",))
    assert not {"treasure", "hostage"} & verbs(g)
    say(g, "step C10", "treasure", "hostage")
    assert (g.golden[BLUE], g.hostages, turn(g).actions) == (2, [BLUE, -1], 2)
    assert bag(g, BLUE) == ["POTION"]


@pytest.mark.rule("DV-MILL-02", "DV-TREAS-05", "DV-R-25")
def test_the_slayer_of_the_last_guard_frees_the_miller_and_has_room_for_one_item_more():
    place = {"RED": {"square": "C10", "items": ["WHIP", "WHIP"]}, "open": ("WINDMILL",)}
    g = table(**place, monsters=[monster("GOB1", "B10", "BOOTS")])
    dice(g, (1, 1))
    say(g, "attack B10", "take")
    assert (g.hostages, bag(g, RED), lies(g)) == ([RED, -1], ["BOOTS", "WHIP", "WHIP"], [("C10", "POTION")])
    g = table(**place, monsters=[monster("GOB1", "B10", "BOOTS")])
    dice(g, (1, 1))
    say(g, "attack B10", "leave")
    assert (bag(g, RED), lies(g)) == (["POTION", "WHIP", "WHIP"], [("B10", "BOOTS")])


@pytest.mark.rule("DV-MILL-02")
def test_the_miller_waits_for_the_last_guard():
    g = table(
        RED={"square": "C10"}, open=("WINDMILL",), monsters=[monster("GOB1", "B10"), monster("GOB1", "D10")]
    )
    dice(g, (1, 1), (1, 1))
    say(g, "attack B10")
    assert g.hostages == [-1, -1]
    say(g, "attack D10", "hits 0")
    assert g.hostages == [RED, -1]


@pytest.mark.rule("DV-HALL-02", "DV-R-23")
def test_a_hero_goes_up_only_when_the_ground_floor_is_clear():
    g = table(RED={"square": "C5"}, open=("HALL",), monsters=[monster("GOB1", "E5")])
    assert "p2" not in things(g, "step")
    g = table(RED={"square": "C5"}, open=("HALL",))
    say(g, "step p2")
    assert turn(g).actions == 2
    say(g, "step C5")
    assert turn(g).actions == 1
    g = table(RED={"square": "C5"}, BLUE={"square": "p2"}, open=("HALL",))
    assert "p2" not in things(g, "step")


@pytest.mark.rule("DV-R-23")
def test_coming_down_is_always_allowed_if_the_foot_is_free():
    g = table(RED={"square": "p2"}, open=("HALL",), monsters=[monster("GOB1", "E5")])
    assert "C5" in things(g, "step")
    g = table(RED={"square": "p2"}, BLUE={"square": "C5"}, open=("HALL",))
    assert "C5" not in things(g, "step")


@pytest.mark.rule("DV-HALL-03", "DV-HALL-04")
def test_the_slayer_of_the_guard_frees_the_mayor_and_takes_the_key():
    hexwitch = monster("HEX4", "q2", "WHIP")
    g = table(RED={"square": "C5", "weapon": "SWORD", "hits": 1}, open=("HALL",), guard=hexwitch, deck="H")
    dice(g, (1, 1, 1))
    say(g, "step p2", "attack q2", "hits 1", "take")
    assert (g.hostages, g.keys[RED], g.loose_keys) == ([-1, RED], True, [True, False, True])
    assert (bag(g, RED), g.coins[RED], turn(g).actions) == (["POTION", "WHIP"], 1, 1)


@pytest.mark.rule("DV-R-24")
def test_a_slayer_with_a_key_leaves_that_of_the_hall_for_others():
    g = table(
        RED={"square": "p2"},
        BLUE={"square": "C5"},
        order=("RED", "BLUE"),
        keys=("RED",),
        open=("HALL",),
        treasures={"CHAPEL": None},
    )
    dice(g, (1, 1))
    say(g, "attack q2", "leave", "step q2", "step r2")
    assert (g.hostages, g.loose_keys[1]) == ([-1, RED], True)
    assert "key" not in verbs(g)
    say(g, "end_turn", "step p2", "step q2", "step q1", "key")
    assert (g.keys, g.loose_keys[1]) == ([True, True, False, False], False)


@pytest.mark.rule("DV-TREAS-03")
def test_the_guard_upstairs_does_not_keep_the_treasure_below():
    g = table(RED={"square": "C4"}, open=("HALL",))
    assert "treasure" in verbs(g)
    say(g, "treasure")
    assert treasure(g, "HALL") is None


@pytest.mark.rule("DV-R-22")
def test_the_guard_acts_upstairs_and_is_struck_from_there_only():
    g = table(order=(), RED={"square": "p2"}, open=("HALL",))
    say(g, "activate q2")
    assert (sorted(things(g, "step")), things(g, "attack")) == (["q1", "r2"], ["p2"])
    g = table(order=(), RED={"square": "C5"}, open=("HALL",), guard=monster("GUA2", "q2"))
    say(g, "activate q2")
    assert things(g, "attack") == []
