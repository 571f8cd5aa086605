"""Whom actions are for: how many, who, at what distance; areas; and attacks without damage."""

import pytest
from games.darkness.board import options, point, put_effect, square, told
from games.darkness.turns import act, asked, attacked, can, go_on, hero, pile, wounds

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.rules.events import Attacked
from darkling.games.darkness.rules.parts import TakePart

THREE = [("Cave Bear", (7, 6)), ("Ghouls", (7, 7)), ("Gate Hounds", (5, 6))]


def aimed_at(events) -> list[int]:
    return [event.target for event in told(events, Attacked)]


@pytest.mark.rule("AD-TGT-01", "AD-TGT-02")
def test_the_number_of_targets_is_the_most_and_may_be_less_or_none():
    g = hero("Champion", "Cleave", "Stab", "Hearty", foes=THREE)
    act(g, "Cleave: Hearty", "done", "7/6", "7/7")
    assert (wounds(g, 1, 2, 3), asked(g)) == ([3, 3, 0], "your-turn")
    g = hero("Champion", "Cleave", "Stab", "Hearty", foes=THREE)
    act(g, "Cleave: Hearty", "done", "5/6", "done")
    assert wounds(g, 1, 2, 3) == [0, 0, 3]
    g = hero("Champion", "Cleave", "Stab", "Hearty", foes=THREE)
    act(g, "Cleave: Hearty", "done", "done")
    assert (wounds(g, 1, 2, 3), pile(g)) == ([0, 0, 0], ["Cleave", "Hearty"])


@pytest.mark.rule("AD-TGT-01")
def test_more_targets_are_had_with_a_card_that_says_so():
    g = hero("Champion", "Stab", "Spinning", "Hearty", foes=THREE)
    act(g, "Stab: Spinning", "7/6", "7/7", "5/6")
    assert wounds(g, 1, 2, 3) == [1, 1, 1]


@pytest.mark.rule("AD-TGT-03")
def test_allies_are_oneself_and_all_friends_and_enemies_are_all_who_fight_them():
    allies = [("Champion", (5, 5), 10), ("Assassin", (5, 6), 0), ("Magician", (10, 2), 5)]
    g = hero(
        "Templar",
        "Cure",
        "Slam",
        "Holy",
        "Pious",
        allies=allies,
        foes=[("Cave Bear", (7, 6)), ("Ghouls", (7, 7))],
    )
    put_effect(g, 0, 5, "dominate", lasts=2)
    act(g, "Cure: Holy")
    assert {option for option in options(g) if option.startswith("target")} == {
        f"target {square(g, *place)}" for place in ((6, 6), (5, 5), (5, 6), (7, 7))
    }
    go_on(g, "5/6")
    assert g.hp[2] == 5
    go_on(g, "Slam: Pious")
    assert [option for option in options(g) if option.startswith("target")] == [f"target {square(g, 7, 6)}"]


@pytest.mark.rule("AD-TGT-04")
def test_what_names_no_target_is_for_oneself():
    cards = ("Shield Wall", "Second Wind", "Steady", "Steady", "Steady")
    g = hero("Champion", *cards, hp=10, allies=[("Templar", (6, 7), 5)])
    act(g, "Second Wind: Steady, Steady")
    assert (g.hp[0], g.hp[1]) == (13, 5)
    go_on(g, "Shield Wall")
    assert {effect[3] for effect in g.effects if effect[4] == "mod"} == {0}


# Areas.


@pytest.mark.rule("AD-TGT-05")
def test_an_area_is_a_box_of_three_by_two_squares_lying_or_upright():
    g = hero("Magician", "Fireball", "Magical", "Magical", foes=[("Cave Bear", (9, 6))])
    act(g, "Fireball: Magical, Magical", "9/6")
    part = g.running(TakePart)
    for squares in part.boxes(g).values():
        columns, rows = [sorted({g.board.points[one][axis] for one in squares}) for axis in (0, 1)]
        assert (len(columns), len(rows)) in ((3, 2), (2, 3))
        assert len(squares) == 6


@pytest.mark.rule("AD-TGT-06", "AD-TGT-07", "AD-TGT-08")
def test_each_square_of_an_area_is_in_its_distance_and_one_in_sight_is_enough():
    foes, tiles = [("Cave Bear", (6, 2)), ("Ghouls", (6, 1))], "V(0,0) V(3,3) V(6,0)"
    g = hero("Magician", "Fireball", "Magical", "Magical", tiles=tiles, at=(2, 2), foes=foes)
    act(g, "Fireball: Magical, Magical")
    assert not can(g, f"aim {square(g, 2, 1)}")
    assert not can(g, f"aim {square(g, 6, 2)}")
    assert can(g, f"aim {square(g, 5, 5)}")
    go_on(g, "5/5")
    boxes = g.running(TakePart).boxes(g)
    assert all(square(g, 3, 3) not in squares for squares in boxes.values())
    assert any(square(g, 3, 6) in squares for squares in boxes.values())
    g = hero("Templar", "Sanctuary", "Holy", "Holy")
    act(g, "Sanctuary: Holy, Holy", "6/6")
    assert all(len(squares) == 6 for squares in g.running(TakePart).boxes(g).values())


@pytest.mark.rule("AD-TGT-09")
def test_an_area_attack_hits_friends_too():
    allies, foes = [("Champion", (9, 6))], [("Cave Bear", (10, 6))]
    g = hero("Magician", "Fireball", "Magical", "Magical", allies=allies, foes=foes)
    events = act(g, "Fireball: Magical, Magical", "area 8/6-10/7")
    assert aimed_at(events) == [1, 2]
    assert wounds(g, 0, 1, 2) == [0, 6, 6]


@pytest.mark.rule("AD-R-09")
def test_an_area_attack_passes_over_the_unconscious():
    allies, foes = [("Champion", (9, 6), 0)], [("Cave Bear", (10, 6))]
    g = hero("Magician", "Fireball", "Magical", "Magical", allies=allies, foes=foes)
    events = act(g, "Fireball: Magical, Magical", "area 8/6-10/7")
    assert aimed_at(events) == [2]


@pytest.mark.rule("AD-STA-03")
def test_nothing_immobilizes_heroes():
    allies, foes = [("Champion", (9, 6))], [("Cave Bear", (10, 6))]
    g = hero("Inquisitor", "Volley", "Crippling", *["Steady"] * 3, allies=allies, foes=foes)
    act(g, "Volley: Crippling, 3 Steady", "area 8/6-10/7", "skip")
    assert [effect[3] for effect in g.effects if effect[4] == "immob"] == [2]
    assert not [effect for foe in FOES for effect in foe.specials if effect.verb == "immob"]


@pytest.mark.rule("AD-TGT-09", "AD-R-69")
def test_resources_trouble_the_enemies_in_an_area_that_stays():
    allies, foes = [("Champion", (9, 6))], [("Cave Bear", (10, 6)), ("Ghouls", (8, 5)), ("Imps", (8, 8))]
    g = hero("Inquisitor", "Pyre", "Convicting", "Damning", allies=allies, foes=foes)
    act(g, "Pyre: Convicting, Damning", "area 8/5-10/6")
    troubled = [(effect[3], effect[4]) for effect in g.effects if effect[3] >= 0 and effect[4] != "card"]
    assert sorted(troubled) == [(2, "dot"), (2, "mod"), (3, "dot"), (3, "mod")]
    assert [effect[5] for effect in g.effects if effect[4] == "zone"] == ["fire"]


@pytest.mark.rule("AD-R-68")
def test_what_would_trouble_the_enemies_in_an_area_may_be_left_out():
    g = hero("Inquisitor", "Pyre", "Convicting", "Convicting", foes=[("Cave Bear", (10, 6))])
    act(g, "Pyre: Convicting, Convicting", "leave_out mod", "area 8/5-10/6")
    assert [effect[4] for effect in g.effects] == ["zone", "card"]


# Attacks and their targets.


@pytest.mark.rule("AD-R-50")
def test_hits_are_assigned_one_by_one_as_their_results_are_seen():
    foes = [("Zombies!", (7, 6), 2), ("Cave Bear", (9, 6)), ("Imps", (9, 8), 1)]
    g = hero("Magician", "Lightning", "Magical", "Magical", foes=foes, at=(5, 6))
    events = act(g, "Lightning: Magical, Magical", "7/6")
    assert (g.hp[1], aimed_at(events)) == (0, [1])
    assert asked(g) == "next-hit"
    assert not can(g, "7/6")
    go_on(g, "9/6", "9/6")
    assert (aimed_at(events), wounds(g, 2, 3)) == ([1, 2, 2], [4, 1])
    g = hero("Assassin", "Thousand Cuts", "Calculating", "Calculating", foes=[("Kobold Crossbows", (7, 6))])
    events = act(g, "Thousand Cuts: Calculating, Calculating", "7/6", "7/6", "7/6", "done")
    assert (len(aimed_at(events)), g.used[1], wounds(g, 1)) == (3, 1, [2])


@pytest.mark.rule("AD-R-50")
@pytest.mark.parametrize(("card", "resources", "most"), [("Stab", 1, 2), ("Thousand Cuts", 2, 6)])
def test_one_more_hit_may_go_to_any_target(card, resources, most):
    paid = ", ".join(["Flurrying", *["Calculating"] * resources])
    g = hero("Assassin", card, *paid.split(", "), foes=[("Cave Bear", (7, 6)), ("Ghouls", (1, 2))])
    events = act(g, f"{card}: {paid}", *["7/6"] * most)
    assert (aimed_at(events), g.over) == ([1] * most, False)
    assert asked(g) == "your-turn"


@pytest.mark.rule("AD-R-50")
def test_one_more_hit_of_a_counter_or_of_an_attack_on_all_goes_to_someone_hit():
    g = hero("Assassin", "Riposte", "Calculating", "Flurrying", "Keen")
    events = attacked(g, 4, "melee", "Riposte: Calculating, Flurrying, Keen", "7/6", "7/6")
    assert (aimed_at(events), wounds(g, 0, 1)) == ([0, 1, 1], [1, 4])
    g = hero("Psion", "Psionic Hurricane", "Chaotic", "Calming", "Steady", foes=THREE)
    events = act(g, "Psionic Hurricane: Calming, Chaotic, Steady", "5/6")
    assert (aimed_at(events), wounds(g, 1, 2, 3)) == ([1, 2, 3, 3], [2, 2, 4])


@pytest.mark.rule("AD-R-53")
def test_an_attack_without_damage_is_not_saved_and_uses_up_no_defense():
    g = hero("Psion", "Mind Plague", "Keen", "Keen", foes=[("Kobold Crossbows", (9, 6))])
    events = act(g, "Mind Plague: Keen, Keen", "9/6")
    assert (aimed_at(events), g.used[1], wounds(g, 1)) == ([], 0, [0])
    assert [effect[9] for effect in g.effects if effect[4] == "dot"] == [(1, 2, 3)]
    g = hero("Psion", "Mind Plague", "Keen", "Keen", foes=[("High Order Master", (11, 2))], at=(5, 6))
    act(g, "Mind Plague: Keen, Keen", "11/2")
    assert not [effect for effect in g.effects if effect[4] == "dot"]


@pytest.mark.rule("AD-R-54", "AD-R-53")
def test_an_action_without_a_target_can_be_played_and_is_one():
    far = [("Cave Bear", (1, 2))]
    g = hero("Assassin", "Stab", "Jab", "Jab", "Rapid", foes=far)
    act(g, "Stab:")
    assert (pile(g), wounds(g, 1)) == (["Stab"], [0])
    go_on(g, "Jab")
    assert can(g, "Rapid")
    g = hero("Psion", "Mind Plague", "Walk", "Keen", "Keen", foes=[("Cave Bear", (7, 6))])
    act(g, "Mind Plague: Keen, Keen")
    assert (pile(g), g.effects, asked(g)) == (["Keen", "Keen", "Mind Plague"], (), "your-turn")


@pytest.mark.rule("AD-R-69")
def test_what_an_action_asks_of_its_targets_is_not_asked_of_those_of_its_resources():
    g = hero("Champion", "Coup de Grace", "Howling", foes=[("Cave Bear", (7, 6)), ("Imps", (5, 6))])
    act(g, "Coup de Grace: Howling", "part 1")
    assert {effect[3] for effect in g.effects if effect[4] == "taunt"} == {1, 2}
    go_on(g, "5/6")
    assert g.hp[2] == 0


@pytest.mark.rule("AD-R-69")
def test_what_harms_enemies_does_not_harm_who_is_raised_to_fight_for_oneself():
    hand = ("Precise Shot", "Necromancy", "Damning", "Convicting", "Convicting")
    g = hero("Inquisitor", *hand, foes=[("Imps", (8, 6)), ("Cave Bear", (1, 2))])
    act(g, "Precise Shot: Convicting", "8/6", "Necromancy: Convicting, Damning", "8/6")
    assert [effect[4] for effect in g.effects if effect[3] == 1] == ["raise"]


@pytest.mark.rule("AD-R-128")
def test_the_immune_and_the_far_are_skipped_by_what_strikes_all():
    g = hero("Psion", "Psionic Hurricane", "Calming", "Calming", "Steady", foes=[*THREE, ("Imps", (9, 6))])
    events = act(g, "Psionic Hurricane: Calming, Calming")
    while asked(g) == "push-where":
        go_on(g, "no_push")
    assert aimed_at(events) == [1, 2, 3]


@pytest.mark.rule("AD-R-52", "AD-R-61")
def test_a_step_may_come_before_the_blow_back():
    """The Spears strike from two squares away; Feathered takes the Assassin to them before the counter."""
    g = hero("Assassin", "Riposte", "Feathered", "Calculating", foes=[("Kobold Spears", (8, 6))])
    attacked(g, 2, "melee", "Riposte: Calculating, Feathered")
    assert [option for option in options(g) if option.startswith("part")] == ["part 0", "part 2"]
    go_on(g, "part 2", "7/6", "8/6")
    assert (point(g, 0), wounds(g, 0, 1)) == ((7, 6), [0, 1])


@pytest.mark.rule("AD-R-52")
def test_thrown_lets_a_counter_reach_as_far_as_one_sees():
    g = hero("Assassin", "Riposte", "Thrown", foes=[("Kobold Spears", (8, 6))])
    events = attacked(g, 2, "melee", "Riposte: Thrown", "8/6")
    assert [event.distance for event in told(events, Attacked)] == ["melee", "ranged"]
