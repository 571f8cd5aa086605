"""In which order the cards of an action do what they do, and what is added up how."""

import pytest
from games.darkness.board import options, point, put_effect, told
from games.darkness.card_play import CODES
from games.darkness.turns import (
    act,
    asked,
    attacked,
    can,
    go_on,
    hand,
    hero,
    pile,
    set_decks,
    why_not,
    wounds,
)

from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.events import (
    ActionDeclared,
    AdvancementUsed,
    Attacked,
    CardDiscarded,
    Fatigued,
    HeroDrew,
    Hurt,
)
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS


def in_order(events, *kinds):
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


# Conditions and discards first.


@pytest.mark.rule("AD-ORD-01", "AD-R-65")
def test_all_conditions_are_met_before_anything_else_those_of_the_action_card_first():
    g = hero("Psion", "Hack!", "Walk", "Bleed", "Blood Lusted", "Ritual", "Lucky")
    events = act(g, "Hack!: Blood Lusted, Ritual", "Lucky", "Walk")
    kinds = (ActionDeclared, CardDiscarded, Hurt, Attacked)
    assert in_order(events, *kinds) == ["ActionDeclared", "CardDiscarded", "Hurt", "CardDiscarded"]
    codes = [event.code for event in told(events, CardDiscarded)]
    assert codes == [CODES["Lucky"], CODES["Walk"]]
    assert pile(g) == ["Lucky", "Walk"]
    go_on(g, "7/6")
    assert in_order(events, *kinds)[-2:] == ["Attacked", "Hurt"]
    assert wounds(g, 0, 1) == [1, 6]


@pytest.mark.rule("AD-ORD-02", "AD-R-63")
def test_a_card_whose_condition_has_become_impossible_does_nothing_but_is_spent():
    g = hero("Champion", "Fate", "Stab", "Steady")
    act(g, "Fate")
    g.put(0, HAND_ACS, ())
    g.put(0, HAND_RCS, ())
    g.choose(0, "done")
    assert (pile(g), hand(g)) == (["Fate"], [])
    g = hero("Psion", "Kick", "Punch", "Insane", "Ritual", "Steady")
    g.chance.reseed(0)
    act(g, "Kick: Insane, Ritual")
    g.put(0, HAND_ACS, ())
    go_on(g, "random_card")
    assert pile(g) == ["Steady"]
    go_on(g, "7/6", "no_push")
    assert (wounds(g, 1), pile(g)) == ([2], ["Insane", "Kick", "Ritual", "Steady"])


@pytest.mark.rule("AD-ORD-02")
def test_an_effect_of_a_resource_whose_condition_has_become_impossible_is_left_out():
    g = hero("Magician", "Spark", "Walk", "Empowered", "Steady", foes=[("Cave Bear", (9, 6))])
    act(g, "Spark", "Empowered")
    g.put(0, HAND_ACS, ())
    go_on(g, "done", "9/6")
    assert wounds(g, 1) == [2]


UNMET = [
    ("Champion", ["Hack!", "Hearty"], "cannot-pay"),
    ("Magician", ["Spark", "Empowered"], "cannot-pay"),
    ("Magician", ["Meteor", "Punch", "Magical", "Magical", "Magical"], "condition-missing"),
    ("Assassin", ["I Am Not Left Handed", "Calculating"], "condition-missing"),
    ("Inquisitor", ["Necromancy", "Convicting", "Convicting"], "condition-missing"),
]


@pytest.mark.rule("AD-R-63", "AD-AC-03")
@pytest.mark.parametrize(("name", "cards", "why"), UNMET)
def test_what_cannot_meet_its_condition_is_not_offered(name, cards, why):
    g = hero(name, *cards)
    act(g, *(["free_move", "6/5"] if "Meteor" in cards else []))
    assert not can(g, cards[0])
    assert why_not(g)[cards[0]] == why


@pytest.mark.rule("AD-R-63")
def test_a_hero_does_not_pay_with_the_last_hit_points():
    for hp in (1, 2):
        g = hero("Psion", "Kick", "Blood Lusted", hp=hp)
        act(g)
        assert can(g, "Kick") is (hp == 2)
    for hp in (4, 5):
        g = hero("Magician", "Pact", hp=hp)
        act(g)
        assert can(g, "Pact") is (hp == 5)


@pytest.mark.rule("AD-ORD-03")
def test_a_discard_comes_before_the_blow_and_before_the_draw():
    foes = [("Zombies!", (7, 6)), ("Cave Bear", (1, 2))]
    g = hero("Champion", "Hack!", "Run", "Feint", "Gladiatorial", foes=foes)
    events = act(g, "Hack!: Gladiatorial", "done", "Run", "7/6", "draw")
    kinds = (CardDiscarded, Attacked, HeroDrew)
    assert in_order(events, *kinds) == ["CardDiscarded", "Attacked", "HeroDrew"]


@pytest.mark.rule("AD-ORD-04", "AD-R-65")
def test_draws_come_last_those_of_action_cards_before_those_of_resource_cards():
    g = hero("Magician", "Stretch", "Surging", "Steady", hp=5)
    set_decks(g, "Walk", "Magical", "Magical")
    events = act(g, "Stretch: Surging", "draw", "draw")
    assert [event.kind for event in told(events, HeroDrew)] == ["RC", "RC"]
    g = hero("Assassin", "Jab", "Quick", "Calculating", "Stab")
    act(g, "Stab:", "7/6")
    events = go_on(g, "Jab: Quick", "7/6")
    assert (asked(g), wounds(g, 1)) == ("draw-or-skip", [3])
    go_on(g, "draw", "skip")
    assert len(told(events, HeroDrew)) == 1


@pytest.mark.rule("AD-ORD-04", "AD-R-32")
def test_a_draw_may_be_declined_so_that_it_does_not_tire_out():
    g = hero("Champion", "Fate", "Stab", "Run", "Hearty")
    set_decks(g)
    events = act(g, "Fate", "done", "Stab", "skip", "skip")
    assert (told(events, Fatigued), hand(g)) == ([], ["Hearty", "Run"])


# What is drawn for whom, and how often.


@pytest.mark.rule("AD-R-69")
def test_what_a_resource_draws_is_for_the_hero_who_acts_whomever_the_action_is_for():
    g = hero("Templar", "Ankh", "Contemplate", "Blessed", "Holy", allies=[("Champion", (6, 7), 10)])
    act(g, "Ankh: Blessed, Contemplate, Holy", "part 1", "6/7", "draw")
    assert (len(g.pile(0, HAND_ACS)), len(g.pile(1, HAND_ACS))) == (2, 0)
    assert (g.hp[1], asked(g)) == (10 + 2 + 2 + 1, "your-turn")


@pytest.mark.rule("AD-ADV-01")
def test_battle_trance_draws_once_a_turn_and_only_if_one_wants_to():
    foes = [("Zombies!", (7, 6), 1), ("Zombies!", (7, 7), 1), ("Zombies!", (7, 5), 1), ("Cave Bear", (1, 2))]
    skills = ["Battle Trance", "Executioner's Joy"]
    g = hero("Assassin", "Stab", "Stab", "Stab", skills=skills, foes=foes, hp=10)
    events = act(g, "Stab:", "7/6", "skip", "Stab:", "7/7", "draw")
    assert (len(told(events, AdvancementUsed)), g.hp[0]) == (1, 12)
    go_on(g, "Stab:", "7/5")
    assert (asked(g), g.hp[0]) == ("your-turn", 13)


# Parts, and what is left out.


@pytest.mark.rule("AD-R-61")
def test_parts_are_taken_whole_in_any_order_and_may_be_skipped():
    g = hero("Samurai", "Kata", "Disciplined", "Disciplined", foes=[("Cave Bear", (8, 6))])
    act(g, "Kata: Disciplined, Disciplined")
    assert options(g)[:2] == ["part 0", "part 1"]
    go_on(g, "part 1", "7/5")
    assert asked(g) == "choose-target"
    go_on(g, "8/6", "done", "no_push")
    assert (asked(g) if g.waiting else "", point(g, 0)) == ("your-turn", (7, 5))
    g = hero("Samurai", "Kata", "Disciplined", "Disciplined", foes=[("Cave Bear", (8, 6))])
    act(g, "Kata: Disciplined, Disciplined", "done")
    assert (wounds(g, 1), pile(g)) == ([0], ["Disciplined", "Disciplined", "Kata"])


@pytest.mark.rule("AD-R-61")
def test_what_a_resource_does_to_others_is_a_part_of_its_own_before_or_after():
    for first in ("part 1", "part 0"):
        g = hero("Templar", "Slam", "Blessed", "Pious", allies=[("Champion", (5, 6), 10)])
        act(g, "Slam: Blessed, Pious", first)
        assert asked(g) == "choose-target"
        assert can(g, "5/6") is (first == "part 1")


@pytest.mark.rule("AD-R-68", "AD-AC-05")
def test_effects_can_be_left_out_before_the_first_target_but_not_conditions_and_losses():
    g = hero("Magician", "Spark", "Slowed", "Volatile", foes=[("Cave Bear", (9, 6))])
    act(g, "Spark: Slowed, Volatile")
    assert wounds(g, 0) == [1]
    offered = [option.removeprefix("leave_out ") for option in options(g) if "leave_out" in option]
    assert sorted(offered) == ["dmg", "mod", "plus"]
    go_on(g, "leave_out mod", "leave_out plus", "9/6")
    assert (wounds(g, 1), g.effects) == ([2], ())
    g = hero("Samurai", "Spear", "Faked", "Expert")
    act(g, "Spear: Faked, Expert", "leave_out reuse", "7/6")
    assert pile(g) == ["Expert", "Faked", "Spear"]


@pytest.mark.rule("AD-AC-05")
def test_an_attack_may_do_without_its_damage_and_wakes_nobody_who_is_bound():
    g = hero("Inquisitor", "Rope Dart", "Steady", "Steady", foes=[("Cave Bear", (9, 6))])
    put_effect(g, 0, 1, "on", "damaged", lasts=KEEP)
    act(g, "Rope Dart: Steady, Steady", "leave_out dmg", "9/6", "9/3")
    assert (wounds(g, 1), point(g, 1), len(g.effects)) == ([0], (9, 3), 1)
    g = hero("Champion", "Stab", "Steady")
    act(g, "Stab: Steady")
    assert not can(g, "leave_out dmg")


@pytest.mark.rule("AD-R-69")
def test_what_harms_is_for_the_enemies_that_an_attack_or_command_is_for():
    allies, foes = [("Champion", (8, 4))], [("Cave Bear", (9, 4)), ("Wendigo", (1, 2))]
    g = hero("Magician", "Fireball", "Slowed", "Magical", allies=allies, foes=foes)
    act(g, "Fireball: Magical, Slowed", "area 8/3-10/4")
    slowed = [effect for effect in g.effects if effect[4] == "mod"]
    assert [(effect[3], effect[5], effect[6]) for effect in slowed] == [(2, "move", -3)]


@pytest.mark.rule("AD-R-69")
def test_a_hero_who_is_slowed_makes_shorter_maneuvers_but_other_moves_are_as_long_as_ever():
    g = hero("Champion", "Run", "Roll w/the Punches", "Hearty", "Steady")
    g.effects = ((1, -1, 1, 0, "mod", "move", -2, 1, 1, ()),)
    g.plays = 1
    act(g, "Run: Hearty")
    assert can(g, "6/9")
    assert not can(g, "6/10")
    g = hero("Champion", "Roll w/the Punches", "Steady")
    g.effects = ((1, -1, 1, 0, "mod", "move", -2, 1, 1, ()),)
    attacked(g, 3, "melee", "Roll w/the Punches: Steady", "5/5")
    assert point(g, 0) == (5, 5)


# Sums.


def damages(events) -> list[int]:
    return [event.damage for event in told(events, Attacked)]


@pytest.mark.rule("AD-MUL-01")
def test_multipliers_are_added_up():
    far = [("Cave Bear", (9, 6))]
    g = hero("Magician", "Beam", "Walk", "Walk", "Empowered", "Empowered", foes=far)
    assert damages(act(g, "Beam: Empowered, Empowered", "9/6")) == [8]
    g = hero("Magician", "Beam", "Walk", "Empowered", "Magical", foes=far)
    assert damages(act(g, "Beam: Empowered, Magical", "9/6")) == [4]


@pytest.mark.rule("AD-R-41")
def test_only_what_the_card_prints_is_multiplied():
    cards = ("Deft Swing", "Stab", "Stab", "Thunderous", "Brutish", "Steady")
    g = hero("Champion", *cards, items=["Keen Sword"])
    g.effects = ((1, -1, 0, 0, "mod", "dmg", 1, 1, 0, ()),)
    g.plays = 1
    act(g, "free_move", "6/5", "Deft Swing: Brutish, Thunderous", "Keen Sword", "ability")
    events = go_on(g, "7/6", "no_push")
    assert damages(events) == [(2 + 1) * 2 + 1 + 1 + 2 + 1]
    g = hero("Magician", "Siphoning", "Walk", "Empowered", "Concentrated", foes=[("Cave Bear", (9, 6))])
    assert damages(act(g, "Siphoning: Concentrated, Empowered", "x 3", "part 0", "9/6")) == [3 * 2 + 1]


@pytest.mark.rule("AD-R-41")
def test_a_penalty_is_taken_off_at_the_end_and_damage_is_never_below_nothing():
    g = hero("Samurai", "Stab", "Swift-Drawn", "Annihilating", "Just One Step")
    g.effects = ((1, -1, 1, 0, "mod", "dmg", -5, 1, 1, ()),)
    g.plays = 1
    assert damages(act(g, "Stab: Swift-Drawn", "7/6")) == [0]


@pytest.mark.rule("AD-X-01")
def test_x_of_militia_momentous_and_finishing_move():
    allies = [("Templar", (8, 6)), ("Samurai", (8, 7)), ("Psion", (1, 2))]
    g = hero("Champion", "Militia", "Momentous", "Steady", allies=allies)
    act(g, "free_move", "6/5", "Militia: Momentous, Steady")
    assert damages(go_on(g, "7/6")) == [2 + 2 + 1]
    g = hero("Assassin", "Stab", "Jab", "Finishing Move", "Calculating", "Calculating")
    events = act(g, "Stab:", "7/6", "Jab:", "7/6", "skip", "Finishing Move: Calculating, Calculating")
    go_on(g, "7/6", "skip", "skip")
    assert damages(events) == [1, 1 + 1, 2 * 2 + 2 + 1]
    assert options(g) == ["free_move", "end_turn"]


@pytest.mark.rule("AD-CLS-02")
@pytest.mark.parametrize(("round_", "healed"), [(1, 2), (2, 3), (5, 4), (6, 5), (9, 5)])
def test_crescendo_grows_with_the_rounds(round_, healed):
    g = hero("Templar", "Mend", "Steady", hp=5, round=round_)
    act(g, "Mend: Steady", "6/6")
    assert g.hp[0] == 5 + healed


@pytest.mark.rule("AD-CLS-02")
def test_flow_counts_every_attack_after_the_first_also_one_without_a_target():
    g = hero("Assassin", "Stab", "Stab", "Stab")
    g.at[1] = g.board.square_at((9, 6))
    act(g, "Stab:", "free_move", "8/6")
    assert damages(go_on(g, "Stab:", "9/6")) == [2]
    g = hero("Assassin", "Walk", "Stab")
    assert damages(act(g, "Walk:", "stay", "Stab:", "7/6")) == [1]


@pytest.mark.rule("AD-CLS-02", "AD-CLS-03")
def test_mastery_improves_what_a_class_can_do():
    g = hero("Assassin", "Stab", "Stab", skills=["Mastery"])
    assert damages(act(g, "Stab:", "7/6", "Stab:", "7/6")) == [1, 3]
    g = hero("Champion", "Stab", "Run", "Run", skills=["Mastery"])
    assert damages(act(g, "Stab", "ability", "ability", "7/6")) == [5]
    g = hero("Templar", "Mend", "Steady", hp=5, round=9, skills=["Mastery"])
    act(g, "Mend: Steady", "6/6")
    assert g.hp[0] == 5 + 2 + 4
