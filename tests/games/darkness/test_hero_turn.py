"""A hero's turn, step by step, and what a turn is in which others act."""

import pytest
from games.darkness.board import CLASS_NAMES, options, point, told
from games.darkness.card_play import AC_NAMES, RC_NAMES, answer
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
    set_decks,
    whole_turn,
    why_not,
    wounds,
)

from darkling.games.darkness.rules.effects import begin_turn_of
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.events import Fatigued, HeroDrew, MonsterTurnBegan, PlayerTurnBegan
from darkling.games.darkness.rules.state import FATIGUED, HAND_ACS, HAND_RCS, POISE
from darkling.games.darkness.rules.turn_state import doings_of

RESOURCES_AT_HAND = ("Hearty", "Brutish", "Howling", "Spinning")
PLENTY = ("Run", "Feint", "Stab", "Block", "Cleave", "Crush", "Charge", *RESOURCES_AT_HAND)

# The steps.


@pytest.mark.rule("AD-ENC-04")
def test_each_player_takes_a_whole_turn_in_marching_order_before_the_monsters():
    g = hero("Champion", allies=[("Assassin", (1, 2)), ("Templar", (1, 3))], round=0)
    g.march = (2, 0, 1)
    begin(g, Encounter())
    turns = []
    while "foe" not in turns:
        answer(g, options(g)[-1] if asked(g) == "your-turn" else options(g)[0])
        turns = [
            event.hero if isinstance(event, PlayerTurnBegan) else "foe"
            for event in g.listener
            if isinstance(event, (PlayerTurnBegan, MonsterTurnBegan))
        ]
    assert turns[:5] == [2, 0, 1, "foe", 2]


@pytest.mark.rule("AD-ENC-05", "AD-R-71")
@pytest.mark.parametrize(("acs", "rcs"), [(0, 0), (2, 3), (3, 1), (1, 4), (3, 3), (7, 4)])
def test_in_the_start_step_the_hand_is_filled_up_to_three_of_each_kind_and_never_cut_down(acs, rcs):
    g = hero("Champion", *PLENTY[:acs], *PLENTY[7 : 7 + rcs])
    whole_turn(g)
    if asked(g) == "draw-your-cards":
        go_on(g, "draw_up")
    assert asked(g) == "your-turn"
    assert (len(g.pile(0, HAND_ACS)), len(g.pile(0, HAND_RCS))) == (max(3, acs), max(3, rcs))


@pytest.mark.rule("AD-ENC-06", "AD-ADV-01")
def test_advancements_raise_the_number_of_cards_to_draw_up_to():
    g = hero("Champion", skills=["Broad Repertoire", "Broad Repertoire", "Deep Reserves"])
    whole_turn(g, "draw_up")
    assert (len(g.pile(0, HAND_ACS)), len(g.pile(0, HAND_RCS))) == (5, 4)


@pytest.mark.rule("AD-ADV-01")
def test_advancements_change_what_a_hero_is_and_can_do_once_a_turn():
    g = hero("Champion", "Stab", "Run", skills=["Tough", "Fleet", "Sure Hands"])
    assert g.max_hp(0) == 30
    act(g)
    assert can(g, "Sure Hands")
    go_on(g, "Sure Hands", "Run")
    assert pile(g) == ["Run"]
    assert not can(g, "Sure Hands")
    go_on(g, "free_move")
    assert can(g, "6/10")


@pytest.mark.rule("AD-ENC-07", "AD-R-78")
def test_in_the_action_step_one_plays_as_one_likes_and_may_stop_at_any_time():
    g = hero("Champion", "Stab", "Stab", "Feint", "Run", "Hearty", "Ponderous", "Steady")
    act(g)
    played = []
    for step in ("Stab:", "Feint: Steady", "Stab:"):
        assert can(g, "end_turn")
        go_on(g, step)
        played.append(step)
        while asked(g) != "your-turn":
            go_on(g, options(g)[-1])
    assert can(g, "Run", "end_turn")


@pytest.mark.rule("AD-ENC-08", "AD-ENC-09", "AD-R-126")
def test_in_the_end_step_the_hand_is_kept_or_discarded_whole_and_then_filled_up():
    g = hero("Champion", "Run", "Run", "Run", "Block", "Hearty")
    whole_turn(g, "draw_up", "end_turn")
    assert options(g) == ["keep_hand", "discard_hand"]
    go_on(g, "keep_hand")
    assert (hand(g).count("Run"), len(hand(g)), pile(g)) == (3, 7, [])
    g = hero("Champion", "Run", "Run", "Run", "Block", "Hearty")
    set_decks(g, "Stab", "Stab", "Stab", "Brutish", "Brutish", "Brutish", "Brutish", "Brutish")
    whole_turn(g, "draw_up", "end_turn", "discard_hand")
    assert pile(g) == ["Block", "Brutish", "Brutish", "Hearty", "Run", "Run", "Run"]
    assert hand(g) == ["Brutish"] * 3 + ["Stab"] * 3
    g = hero("Champion")
    set_decks(g)
    g.marks[0] = FATIGUED
    assert not told(whole_turn(g), HeroDrew)


# Moving.


@pytest.mark.rule("AD-MOV-06", "AD-R-56")
def test_the_free_move_is_one_move_up_to_the_speed_once_a_turn_between_actions():
    g = hero("Samurai", "Stab", "Stab", "Stab", at=(6, 8), foes=[("Cave Bear", (7, 7))])
    act(g, "Stab:", "7/7", "free_move")
    ends = {point_of(g, option) for option in options(g) if option.startswith("go ")}
    near = {(x, y) for x in range(2, 11) for y in range(4, 13) if y < 11 or x in (5, 6, 7)}
    # The only way of four steps to (10, 4) goes through the foe.
    assert ends == near - {(6, 8), (7, 7), (10, 4)}
    go_on(g, "6/7")
    assert not can(g, "free_move")
    go_on(g, "Stab:", "7/7")
    assert wounds(g, 1) == [2]


def point_of(g, option):
    return g.board.points[int(option.split()[1])]


@pytest.mark.rule("AD-MOV-07")
def test_cards_move_a_hero_further_as_often_as_they_can_be_played():
    g = hero("Champion", "Feint", "Feint", "Stab", "Hearty", foes=[("Cave Bear", (1, 2))], at=(3, 8))
    act(g, "free_move", "5/8", "Feint: Hearty", "7/8", "Feint: float", "9/8")
    assert (point(g, 0), doings_of(g, 0)[3]) == ((9, 8), 6)


@pytest.mark.rule("AD-R-56")
def test_the_free_move_is_no_action_but_it_is_movement():
    g = hero("Samurai", "Spear", "Stab", "Still Blade", "Prepared", "Disciplined")
    act(g, "free_move", "5/6")
    assert why_not(g)["Still Blade"] == "condition-missing"
    go_on(g, "Spear")
    assert can(g, "Prepared")
    go_on(g, "Prepared", "done", "7/6")
    assert doings_of(g, 0)[:2] == (1, 1)
    g = hero("Champion", "Deft Swing", "Brutish", "Steady")
    act(g, "free_move", "6/5", "Deft Swing: Steady", "7/6")
    assert wounds(g, 1) == [3]


# What is no action.


@pytest.mark.rule("AD-R-77")
def test_a_class_ability_is_no_action_and_needs_a_hero_who_is_not_fatigued():
    g = hero("Psion", "Scramble", "Kick", "Ritual", "Steady", "Steady")
    act(g, "ability")
    assert (asked(g), doings_of(g, 0)[0]) == ("which-of-two", 0)
    go_on(g, "either 1", "Steady")
    assert not can(g, "ability")
    assert doings_of(g, 0)[0] == 0
    finish(g)
    g.marks[0] |= FATIGUED
    act(g)
    assert options(g) == ["free_move", "end_turn"]


@pytest.mark.rule("AD-R-77")
def test_after_the_last_action_one_may_still_move_and_use_what_is_no_action():
    g = hero(
        "Psion",
        "Scramble",
        "Scramble",
        "Kick",
        "Ritual",
        "Steady",
        items=["Healing Draught"],
        skills=["Sure Hands"],
    )
    act(g, "Scramble: Ritual", "Kick", "stay")
    assert options(g) == ["free_move", "use_advancement AV13", "ability", "end_turn"]
    assert why_not(g) == {"Scramble": "last-action-taken"}


@pytest.mark.rule("AD-R-78")
@pytest.mark.parametrize("name", CLASS_NAMES)
def test_every_class_may_end_its_turn_at_once(name):
    g = hero(name)
    events = whole_turn(g, "draw_up", "end_turn")
    assert asked(g) == "keep-or-discard"
    assert not told(events, Fatigued)


@pytest.mark.rule("AD-CLS-03")
def test_poise_comes_with_a_turn_without_an_attack_and_goes_with_the_blow():
    g = hero("Samurai", "Just One Step", "Flourish", "Steady")
    whole_turn(g, "draw_up", "end_turn", "keep_hand")
    assert g.marks[0] & POISE
    g.put(0, HAND_ACS, (AC_NAMES.index("Flourish"),))
    g.put(0, HAND_RCS, (RC_NAMES.index("Steady"),))
    act(g, "Flourish: Steady", "ability", "7/6", "skip")
    assert (wounds(g, 1), g.marks[0] & POISE) == ([4], 0)
    finish(g)
    assert not g.marks[0] & POISE


# Turns of others.


@pytest.mark.rule("AD-R-121")
def test_what_is_for_once_a_turn_can_be_used_in_each_monsters_turn_again():
    g = hero("Templar", "Block", "Block", "Block", items=["Prism Charm"])
    attacked(g, 4, "melee", "Block:")
    assert (wounds(g, 0), g.waiting) == ([1], ())
    attacked(g, 4, "melee")
    assert g.over
    begin_turn_of(g, 1)
    attacked(g, 4, "melee", "Block:")
    assert wounds(g, 0) == [6]


@pytest.mark.rule("AD-R-121")
def test_what_is_for_once_a_round_is_renewed_at_its_owners_start_step():
    g = hero("Templar", items=["Buckler"])
    attacked(g, 3, "melee", "Buckler")
    begin_turn_of(g, 1)
    attacked(g, 3, "melee")
    assert (wounds(g, 0), g.over) == ([4], True)
    whole_turn(g, "draw_up")
    finish(g)
    attacked(g, 3, "melee", "Buckler")
    assert wounds(g, 0) == [5]


@pytest.mark.rule("AD-RC-08", "AD-RC-05")
def test_off_turn_a_condition_speaks_of_the_turn_under_way():
    g = hero("Champion", "Roll w/the Punches", "Block", "Ponderous", "Steady")
    act(g, "free_move", "6/5")
    finish(g)
    begin_turn_of(g, 1)
    attacked(g, 4, "melee", "Roll w/the Punches: Steady", "5/5")
    assert (asked(g) if g.waiting else "", hand(g)) == ("", ["Block", "Ponderous"])
    begin_turn_of(g, 1)
    attacked(g, 4, "melee", "Block: Ponderous")
    assert wounds(g, 0) == [3]
    g = hero("Champion", "Block", "Roll w/the Punches", "Ponderous", "Steady")
    attacked(g, 6, "melee", "Block: Ponderous", "Roll w/the Punches: Steady")
    assert (wounds(g, 0), g.over) == ([1], True)


@pytest.mark.rule("AD-RC-05", "AD-TYP-09")
def test_off_turn_rapid_follows_a_counter():
    g = hero("Assassin", "Riposte", "Dodge", "Calculating", "Rapid")
    attacked(g, 9, "melee")
    assert playable(g) == ["Dodge", "Riposte"]
    go_on(g, "Dodge")
    assert g.over or asked(g) == "react"
    g = hero("Assassin", "Riposte", "Dodge", "Calculating", "Rapid")
    attacked(g, 9, "melee", "Riposte: Calculating", "7/6", "Dodge: Rapid")
    assert wounds(g, 0, 1) == [3, 2]


@pytest.mark.rule("AD-RC-05")
def test_off_turn_the_last_action_ends_the_answers_for_the_turn_under_way():
    g = hero("Psion", "Lean", "Brace", "Walk", "Ritual", "Steady")
    attacked(g, 6, "melee", "Lean: Ritual", "Walk", "skip")
    assert (wounds(g, 0), g.over) == ([4], True)
    begin_turn_of(g, 1)
    attacked(g, 6, "melee", "Brace: Steady")
    assert wounds(g, 0) == [8]


@pytest.mark.rule("AD-TYP-05")
def test_there_are_no_defenses_in_ones_own_turn():
    g = hero("Magician", "Fireball", "Ward", "Magical", "Magical", "Steady")
    act(g, "Fireball: Magical, Magical", "area 8/6-10/7")
    finish(g)
    assert "Ward" in hand(g)
