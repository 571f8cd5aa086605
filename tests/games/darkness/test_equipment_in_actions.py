"""Equipment and advancements in a hero's actions: alone, and together with cards."""

import pytest
from games.darkness.board import options, told
from games.darkness.card_play import ITEM_NAMES
from games.darkness.turns import (
    act,
    asked,
    can,
    finish,
    go_on,
    hand,
    hero,
    pile,
    playable,
    whole_turn,
    wounds,
)

from darkling.games.darkness.rules.draws import fall_out
from darkling.games.darkness.rules.effects import begin_turn_of
from darkling.games.darkness.rules.events import Attacked, HeroDrew
from darkling.games.darkness.rules.spending import PER_ENCOUNTER, renew
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, FATIGUED, POISE
from darkling.games.darkness.rules.turn_state import doings_of

FAR = [("Cave Bear", (9, 6))]


def damages(events) -> list[int]:
    return [event.damage for event in told(events, Attacked)]


@pytest.mark.rule("AD-EQ-01")
def test_equipment_is_used_by_itself_or_with_an_action_card():
    g = hero("Champion", "Stab", "Run", items=["Hand Crossbow", "Keen Sword"])
    act(g)
    assert can(g, "Hand Crossbow")
    assert not can(g, "Keen Sword")
    go_on(g, "Stab")
    assert (asked(g), playable(g)) == ("add-to-it", ["Keen Sword"])
    assert damages(go_on(g, "Keen Sword", "done", "7/6")) == [2]


@pytest.mark.rule("AD-EQ-02")
def test_equipment_stays_when_hands_and_cards_in_play_are_lost_and_decks_are_shuffled():
    g = hero("Champion", "Stab", "Hearty", items=["Keen Sword"])
    fall_out(g, 0)
    g.reshuffle(0)
    assert [ITEM_NAMES[item] for item in g.items[0]] == ["Keen Sword"]
    assert len(g.pile(0, DECK_ACS)) + len(g.pile(0, DECK_RCS)) == 54


@pytest.mark.rule("AD-EQ-03")
def test_its_text_says_how_often_and_what_has_to_be_discarded():
    g = hero("Magician", "Walk", "Walk", "Steady", items=["Hand Crossbow", "Wand of Embers"], foes=FAR)
    act(g, "Wand of Embers", "9/6")
    assert (pile(g), wounds(g, 1)) == (["Steady"], [2])
    assert not can(g, "Wand of Embers")
    go_on(g, "Hand Crossbow", "9/6")
    assert (pile(g), wounds(g, 1)) == (["Steady", "Walk"], [4])
    finish(g)
    act(g)
    assert can(g, "Hand Crossbow")
    assert not can(g, "Wand of Embers")


@pytest.mark.rule("AD-EQ-03")
@pytest.mark.parametrize(("item", "steps"), [("Grappling Line", ["9/9"]), ("Bottomless Flask", ["draw"])])
def test_what_is_for_once_an_encounter_is_renewed_by_the_next_one_only(item, steps):
    g = hero("Champion", "Stab", items=[item])
    act(g, item, *steps)
    assert not can(g, item)
    finish(g)
    begin_turn_of(g, 1)
    act(g)
    assert not can(g, item)
    finish(g)
    renew(g, PER_ENCOUNTER)
    act(g)
    assert can(g, item)


@pytest.mark.rule("AD-EQ-03", "AD-R-79")
def test_what_is_used_up_goes_to_the_dungeons_discard_pile():
    g = hero("Champion", items=["Healing Draught"], hp=10)
    act(g, "Healing Draught", "6/6")
    assert (g.hp[0], g.items[0], len(g.discard)) == (18, (), 1)


@pytest.mark.rule("AD-EQ-04")
def test_equipment_used_alone_is_an_action_of_its_type():
    g = hero("Assassin", "Stab", "I Am Not Left Handed", "Calculating", items=["Hand Crossbow"], foes=FAR)
    g.put(0, 4, (0,))
    act(g)
    assert not can(g, "I Am Not Left Handed")
    go_on(g, "Hand Crossbow", "Stab", "9/6")
    assert doings_of(g, 0)[:2] == (1, 1)
    assert can(g, "I Am Not Left Handed")
    g = hero("Samurai", "Spear", "Prepared", items=["Bottomless Flask"])
    act(g)
    assert can(g, "Spear")
    go_on(g, "Bottomless Flask", "skip")
    assert doings_of(g, 0)[:2] == (1, 0)
    assert not can(g, "Spear")


@pytest.mark.rule("AD-EQ-04")
def test_an_attack_with_equipment_ends_hiding_and_poise_is_not_gained():
    g = hero("Samurai", "Stab", items=["Hand Crossbow"], foes=FAR)
    g.effects = ((1, -1, 0, 0, "hide", "", 0, 3, 0, ()),)
    g.plays = 1
    act(g, "Hand Crossbow", "9/6")
    finish(g)
    assert not [effect for effect in g.effects if effect[4] == "hide"]
    g = hero("Samurai", "Stab", items=["Hand Crossbow"], foes=FAR)
    whole_turn(g, "draw_up", "Hand Crossbow", "Stab", "9/6", "end_turn")
    assert not g.marks[0] & POISE


@pytest.mark.rule("AD-EQ-05", "AD-R-127")
def test_nothing_is_added_to_equipment_used_alone():
    items, skills = ["Hand Crossbow", "Keen Sword"], ["Slayer"]
    g = hero("Assassin", "Stab", "Stab", "Calculating", "Keen", items=items, foes=FAR, skills=skills)
    g.effects = ((1, -1, 0, 0, "mod", "dmg", 2, 3, 0, ()),)
    g.plays = 1
    events = act(g, "Hand Crossbow")
    assert {option.split()[0] for option in options(g)} == {"discard_ac", "discard_rc"}
    go_on(g, "Keen", "9/6")
    assert damages(events) == [2]


@pytest.mark.rule("AD-EQ-01", "AD-EQ-03")
def test_the_pike_lengthens_a_melee_attack_and_the_maul_pushes():
    g = hero("Champion", "Stab", items=["Long Pike"], foes=[("Cave Bear", (8, 6))])
    assert damages(act(g, "Stab", "Long Pike", "8/6")) == [2]
    g = hero("Champion", "Stab", items=["Great Maul"])
    assert damages(act(g, "Stab", "Great Maul", "7/6", "8/6")) == [3]
    g = hero("Champion", "Hurl", "Hearty", items=["Great Maul"], foes=FAR)
    assert damages(act(g, "Hurl: Hearty", "9/6", "no_push")) == [2]


@pytest.mark.rule("AD-ADV-01")
def test_marksmen_shoot_at_what_is_near_and_long_arms_reach_farther():
    g = hero("Magician", "Spark", "Magical", skills=["Marksman"])
    events = act(g, "Spark: Magical", "7/6")
    assert [(event.damage, event.distance) for event in told(events, Attacked)] == [(2, "melee")]
    g = hero("Champion", "Stab", skills=["Long Arms"], foes=[("Cave Bear", (8, 6))])
    assert damages(act(g, "Stab", "Long Arms", "8/6")) == [1]


@pytest.mark.rule("AD-ADV-01")
def test_slayers_strike_harder_once_a_turn_and_medics_heal_more():
    g = hero("Champion", "Stab", "Stab", skills=["Slayer"])
    assert damages(act(g, "Stab", "done", "7/6", "Stab:", "7/6")) == [2, 1]
    g = hero("Templar", "Mend", "Steady", skills=["Field Medic"], hp=5)
    act(g, "Mend: Steady", "6/6")
    assert g.hp[0] == 9


@pytest.mark.rule("AD-EQ-01")
def test_the_horn_lets_every_ally_draw_who_wants_to():
    allies = [("Templar", (1, 2)), ("Assassin", (6, 7), 0), ("Psion", (6, 8))]
    g = hero("Champion", items=["War Horn"], allies=allies)
    g.marks[3] |= FATIGUED
    events = act(g, "War Horn", "draw")
    assert g.waiting == (1,)
    go_on(g, "skip")
    assert [(event.hero, event.kind) for event in told(events, HeroDrew)] == [(0, "AC")]
    assert hand(g, 1) == []
