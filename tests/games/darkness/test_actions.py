"""What action and resource cards let heroes do, and when."""

import pytest
from games.darkness.board import options, square, told
from games.darkness.card_play import AC_NAMES, RC_NAMES
from games.darkness.turns import (
    act,
    asked,
    attacked,
    begin,
    can,
    finish,
    go_on,
    hand,
    hero,
    pile,
    playable,
    why_not,
    wounds,
)

from darkling.games.darkness.cards import (
    ACTIONS,
    RESOURCES,
)
from darkling.games.darkness.cards.language import ATK, DEF, MAN, F, M, S
from darkling.games.darkness.rules.events import ActionDeclared, ActionNamed, Attacked, ResourceAdded
from darkling.games.darkness.rules.movement import Walk
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS

# Resource cards.


@pytest.mark.rule("AD-RC-01")
def test_what_an_action_costs_comes_from_resource_cards():
    g = hero("Champion", "Run")
    act(g)
    assert not can(g, "Run")
    finish(g)
    g.put(0, HAND_RCS, (RC_NAMES.index("Hearty"),))
    act(g, "Run: Hearty")
    assert asked(g) == "move-by-card"


@pytest.mark.rule("AD-RC-03")
def test_resource_cards_have_a_name_what_they_give_and_maybe_a_condition_and_an_effect():
    assert all(card.name for card in RESOURCES)
    nothing = {card.name for card in RESOURCES if not card.gifts}
    assert nothing == {"Unleashed", "Faked", "Contemplate"}
    bare = {card.name for card in RESOURCES if not card.conditions and not card.effects}
    assert bare == set()
    no_effect = {card.name for card in RESOURCES if not card.effects}
    assert {"Ponderous", "Rapid", "Insane", "Ritual"} <= no_effect
    assert {"Brutish", "Holy"} <= {card.name for card in RESOURCES if not card.conditions}


@pytest.mark.rule("AD-RC-04", "AD-AC-09")
def test_an_action_is_declared_once_it_is_paid_for_with_its_resources_in_order():
    g = hero("Champion", "Cleave", "Brutish", "Hearty")
    events = act(g, "Cleave: Brutish, Hearty")
    told_now = [
        type(event) for event in events if type(event) in (ActionNamed, ResourceAdded, ActionDeclared)
    ]
    assert told_now == [ActionNamed, ResourceAdded, ResourceAdded, ActionDeclared]
    (declared,) = told(events, ActionDeclared)
    assert [RC_NAMES[rc] for rc in declared.rcs] == ["Brutish", "Hearty"]
    assert AC_NAMES[declared.ac] == "Cleave"
    assert not told(events, Attacked)


@pytest.mark.rule("AD-RC-05", "AD-RC-06")
def test_an_rcs_condition_is_met_before_its_effect():
    g = hero("Magician", "Spark", "Empowered", "Stretch", "Walk", at=(3, 6))
    act(g, "Spark: Empowered")
    assert asked(g) == "discard-which"
    go_on(g, "Walk", "7/6")
    assert wounds(g, 1) == [4]
    g = hero("Magician", "Spark", "Empowered", "Magical", at=(3, 6))
    act(g, "Spark")
    assert not can(g, "Empowered")


@pytest.mark.rule("AD-RC-07")
def test_some_resources_give_nothing_some_several_types_and_some_one_of_several():
    g = hero("Samurai", "Just One Step", "Spear", "Faked", "Faked")
    act(g)
    assert not can(g, "Spear")
    go_on(g, "Just One Step: Faked", "stay")
    for card, pays in (
        ("Divine", ["Mend", "Shield Wall"]),
        ("Steady", ["Mend", "Shield Wall"]),
        ("Holy", ["Mend"]),
    ):
        g = hero("Templar", "Mend", "Shield Wall", card)
        act(g)
        assert playable(g) == pays
    g = hero("Psion", "Kick", "Elemental", "Elemental")
    act(g, "Kick")
    assert options(g) == ["as S", "as F", "as M"]
    (declared,) = told(go_on(g, "F"), ActionDeclared)
    assert [RC_NAMES[rc] for rc in declared.rcs] == ["Elemental", "Elemental"]


@pytest.mark.rule("AD-RC-08")
def test_a_resource_can_be_used_whenever_its_action_can():
    g = hero("Champion", "Block", "Hearty", "Ponderous", "Brutish")
    attacked(g, 5, "melee", "Block")
    assert can(g, "Hearty", "Ponderous", "Brutish")
    go_on(g, "Ponderous", "done")
    assert wounds(g, 0) == [2]


@pytest.mark.rule("AD-RC-09", "AD-R-127")
def test_only_contemplate_is_played_without_an_action_card():
    solos = [
        card.name for card in RESOURCES if any(asked_for.name == "solo" for asked_for in card.conditions)
    ]
    assert solos == ["Contemplate"]
    g = hero("Templar", "Contemplate", "Holy", "Steady", items=["Healing Draught"])
    act(g)
    assert playable(g) == ["Contemplate", "Healing Draught"]
    go_on(g, "Healing Draught")
    assert asked(g) == "choose-target"
    go_on(g, "done", "Contemplate", "draw")
    assert len(g.pile(0, HAND_ACS)) == 2
    assert "Contemplate" in pile(g)


@pytest.mark.rule("AD-RC-10", "AD-AC-07")
def test_what_is_not_needed_is_lost():
    g = hero("Assassin", "Sprint", "Main Gauche", "Calculating")
    act(g, "Sprint: Calculating", "stay")
    assert not can(g, "Main Gauche")
    assert g.floats[0] == ()


@pytest.mark.rule("AD-RC-11", "AD-R-70")
def test_any_number_of_resources_may_go_into_one_action():
    g = hero("Champion", "Stab", "Brutish", "Grim", "Hearty", "Gladiatorial", hp=13)
    act(g, "Stab: Brutish, Gladiatorial, Grim, Hearty", "7/6", "no_push")
    assert wounds(g, 1) == [1 + 1 + 1 + 2]
    assert pile(g) == ["Brutish", "Gladiatorial", "Grim", "Hearty", "Stab"]


@pytest.mark.rule("AD-RC-12")
def test_a_resource_serves_one_action_only():
    g = hero("Champion", "Deft Swing", "Practiced Attack", "Stab", "Ponderous")
    act(g, "Deft Swing: Ponderous", "done", "7/6")
    assert not can(g, "Practiced Attack")
    g = hero("Champion", "Deft Swing", "Practiced Attack", "Hearty")
    act(g, "Deft Swing: Hearty", "done", "7/6")
    assert can(g, "Practiced Attack")


# Action cards.


@pytest.mark.rule("AD-AC-01", "AD-TYP-06")
def test_action_cards_have_a_name_types_each_with_its_targets_a_cost_and_maybe_a_condition():
    kata = ACTIONS[AC_NAMES.index("Kata")]
    assert [(part.type, part.whom.kind, part.whom.count, part.whom.distance) for part in kata.parts] == [
        (ATK, "enemies", 2, "reach"),
        (MAN, "self", 1, "self"),
    ]
    assert all(card.name and card.types and card.parts for card in ACTIONS)
    assert any(not card.conditions for card in ACTIONS)
    assert any(not card.gems for card in ACTIONS)


COLOURS = [
    ("Champion", "Shield Wall", {"Brutish"}),
    ("Assassin", "Dodge", {"Keen", "Steady"}),
    ("Templar", "Mend", {"Runed", "Steady", "Radiant"}),
    ("Samurai", "Fend", {"Keen", "Grim", "Unwavering", "Steady"}),
    ("Templar", "Venerate", {"Guarding", "Runed", "Radiant", "Steady"}),
    ("Inquisitor", "Cloak", {"Keen", "Cursed", "Steady", "Damning"}),
    ("Psion", "Scramble", {"Keen", "Runed", "Reaching", "Steady"}),
]


@pytest.mark.rule("AD-AC-02", "AD-RC-02")
@pytest.mark.parametrize(("name", "card", "payers"), COLOURS)
def test_a_colour_says_which_resources_pay(name, card, payers):
    """Red, yellow, blue; orange, purple, green; white."""
    wrong = {"Keen": F, "Brutish": S, "Cursed": M, "Runed": M, "Reaching": S}
    gem = ACTIONS[AC_NAMES.index(card)].gems[0]
    for rc in {*payers, *[one for one, gives in wrong.items() if not gives & gem.resources]}:
        g = hero(name, card, rc)
        if ACTIONS[AC_NAMES.index(card)].types & DEF:
            attacked(g, 4, "ranged" if card == "Cloak" else "melee")
            found = g.waiting != ()
        else:
            act(g)
            found = can(g, card)
        assert found is (rc in payers), rc


@pytest.mark.rule("AD-AC-03", "AD-AC-04")
def test_a_condition_comes_before_the_effect_and_without_it_there_is_none():
    g = hero("Champion", "Hack!", "Run", "Hearty")
    g.put(0, HAND_ACS, tuple([AC_NAMES.index(name) for name in ("Hack!", "Run", "Stab")]))
    act(g, "Hack!: Hearty", "done")
    assert (asked(g), wounds(g, 1)) == ("discard-which", [0])
    go_on(g, "Run", "7/6")
    assert (pile(g), wounds(g, 1)) == (["Hack!", "Hearty", "Run"], [4])
    g = hero("Champion", "Hack!", "Hearty")
    act(g)
    assert not can(g, "Hack!")


@pytest.mark.rule("AD-AC-05")
def test_no_effect_of_an_action_has_to_be_used():
    g = hero("Samurai", "Onslaught", "Disciplined", "Disciplined")
    act(g, "Onslaught: Disciplined, Disciplined", "part 1", "stay", "7/6", "done")
    assert (wounds(g, 1), asked(g)) == ([4], "your-turn")
    g = hero("Samurai", "Onslaught", "Disciplined", "Disciplined")
    act(g, "Onslaught: Disciplined, Disciplined", "part 0", "done", "5/5")
    assert wounds(g, 1) == [0]
    assert g.at[0] == square(g, 5, 5)
    g = hero("Templar", "Slam", "Pious")
    act(g, "Slam: Pious", "7/6", "no_push")
    assert g.at[1] == square(g, 7, 6)


@pytest.mark.rule("AD-AC-06")
def test_the_resources_must_reach_the_cost():
    g = hero("Champion", "Cleave", "Brutish", "Gladiatorial", "Momentous")
    act(g, "Cleave")
    assert not can(g, "done")
    go_on(g, "Brutish")
    assert not can(g, "done")
    go_on(g, "Momentous")
    assert can(g, "done", "Gladiatorial")


@pytest.mark.rule("AD-AC-08")
def test_what_costs_nothing_needs_no_resource():
    g = hero("Champion", "Stab")
    act(g, "Stab", "7/6")
    assert wounds(g, 1) == [1]


# Types.


@pytest.mark.rule("AD-TYP-01", "AD-TYP-02", "AD-TYP-03")
@pytest.mark.parametrize("card", ["Stab", "Feint", "Mend", "Shield Wall"])
def test_attacks_maneuvers_and_recoveries_are_for_ones_own_turn(card):
    g = hero("Templar", card, "Pious", "Holy", hp=10)
    act(g)
    assert can(g, card)
    finish(g)
    attacked(g, 1, "melee")
    assert g.over


@pytest.mark.rule("AD-TYP-04")
def test_commands_change_what_others_can_do():
    g = hero("Champion", "Warcry", "Hearty", "Hearty", allies=[("Assassin", (8, 8))])
    act(g, "Warcry: Hearty, Hearty")
    finish(g)
    g.put(1, HAND_ACS, (AC_NAMES.index("Stab"),))
    g.at[1] = square(g, 7, 7)
    begin(g, PlayerTurn(1), "draw_up", "Stab", "done", "7/6")
    assert wounds(g, 2) == [2]


@pytest.mark.rule("AD-TYP-05")
def test_a_defense_is_for_an_enemys_turn():
    g = hero("Templar", "Block", "Pious", "Pious")
    act(g)
    assert not can(g, "Block")
    assert why_not(g)["Block"] == "not-in-your-turn"
    finish(g)
    attacked(g, 5, "melee", "Block: Pious")
    assert wounds(g, 0) == [1]


@pytest.mark.rule("AD-TYP-07", "AD-TYP-08")
def test_a_card_of_two_types_does_what_fits_the_moment():
    g = hero("Assassin", "Main Gauche", "Calculating", "Main Gauche", "Calculating")
    act(g, "Main Gauche: Calculating", "7/6")
    assert wounds(g, 1) == [2]
    finish(g)
    attacked(g, 4, "melee", "Main Gauche: Calculating")
    assert wounds(g, 0, 1) == [1, 2]
    g = hero("Samurai", "Lunge", "Disciplined", at=(4, 6))
    act(g, "Lunge: Disciplined", "part 0", "5/6", "7/6")
    assert wounds(g, 1) == [4]


@pytest.mark.rule("AD-TYP-09")
def test_an_attack_whose_text_says_so_is_played_in_an_enemys_turn():
    g = hero("Assassin", "Opportunity", "Calculating")
    act(g)
    assert not can(g, "Opportunity")
    finish(g)
    begin(g, Walk(1, (square(g, 8, 6), square(g, 9, 6)), False), "Opportunity: Calculating", "7/6")
    assert wounds(g, 1) == [3]
    assert hand(g) == []
    assert g.at[1] == square(g, 9, 6)
