"""A game master leads the monsters, and decides on their defenses."""

import pytest
from games.darkness.arranged import hero
from games.darkness.board import options, play, point, put_effect, square, told
from games.darkness.dungeons import answer, prompt
from games.darkness.led import MASTER, at_rest, foes, led_fight
from support.script import say

from darkling.games.darkness.bot import SKILL
from darkling.games.darkness.bot.habit import rollout
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.breath import Breathe, breath
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import (
    Attacked,
    MonsterHeld,
    MonsterTurnBegan,
    Pushed,
    Saved,
    Walked,
)
from darkling.games.darkness.rules.forecast import forecast
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.monster_turn import FoeTurn, StartOfFoeTurn
from darkling.games.darkness.study import standings
from darkling.table.chance import Chance

ONE, TWO, THREE = 1, 2, 3
"""Figures after the only hero."""
BOSSES = {"bosses_in_deck": True}


def resting(*line, **rest):
    """Return a fight in which nobody is asked anything."""
    return at_rest(led_fight(*line, **rest))


def phase(g, *answers):
    """Let the monsters act, without the heroes before them."""
    order = Round()
    order.heroes = g.heroes
    g.round -= 1
    return play(g, order, *answers)


def turn(g, *answers, figure=ONE):
    return play(g, FoeTurn(figure), *answers)


def at(g, x, y):
    return square(g, x, y)


# Leading.


@pytest.mark.rule("AD-GM-05", "AD-ENC-10")
def test_the_game_master_leads_each_monster_in_the_order_of_the_line():
    g = resting(foes("Aura Knight", (8, 1)), foes("Tunnel Rats", (7, 2), (8, 3)))
    events = phase(g)
    for _ in range(3):
        assert (g.waiting, prompt(g)) == ((MASTER,), "lead-monster")
        say(g, "done")
    line = [figure for _, first, count in g.line for figure in range(first, first + count)]
    assert [event.figure for event in told(events, MonsterTurnBegan)] == line == [THREE, ONE, TWO]


@pytest.mark.rule("AD-GM-05", "AD-MON-04", "AD-MON-05")
def test_a_monster_moves_and_attacks_as_often_as_its_card_says_in_any_order():
    g = resting(foes("Ghouls", (3, 1)))
    turn(g)
    here = at(g, 2, 1)
    assert f"attack {here}" in options(g)
    answer(g, f"attack {here}", f"attack {here}")
    led = g.view(MASTER).master.led
    assert (led.figure, led.attacks, led.maneuvers) == (ONE, 0, 1)
    assert not [name for name in options(g) if name.startswith("attack")]
    answer(g, f"go {at(g, 8, 3)}")
    assert (g.over, point(g, ONE)) == (True, (8, 3))


@pytest.mark.rule("AD-GM-05")
def test_a_monster_may_do_what_its_card_would_not():
    g = resting(foes("Aura Knight", (3, 1)))
    events = turn(g, f"go {at(g, 6, 0)}")
    assert told(events, Walked)
    assert not told(events, Attacked)


@pytest.mark.rule("AD-GM-05", "AD-R-80")
def test_the_rest_of_a_turn_can_be_left_to_the_card():
    g = resting(foes("Aura Knight", (8, 1)))
    expected = forecast(g, ONE)
    events = turn(g, "as_printed")
    assert [event.path for event in told(events, Walked)] == [
        one.path for one in expected if one.kind == "go"
    ]
    assert [event.damage for event in told(events, Attacked)] == [
        one.amount for one in expected if one.kind == "attack"
    ]


@pytest.mark.rule("AD-GM-05")
def test_the_card_goes_on_with_what_is_left():
    g = resting(foes("Ghouls", (3, 1)))
    events = turn(g, f"attack {at(g, 2, 1)}", "as_printed")
    assert (len(told(events, Attacked)), g.over) == (2, True)


@pytest.mark.rule("AD-GM-05")
def test_the_rest_of_the_phase_can_be_left_to_the_cards():
    g = resting(foes("Aura Knight", (8, 1)), foes("Zombies!", (7, 2), (8, 3)))
    events = phase(g, "done", "all_as_printed")
    assert (g.over, len(told(events, MonsterTurnBegan))) == (True, 3)
    phase(g)
    assert prompt(g) == "lead-monster"


@pytest.mark.rule("AD-GM-05")
def test_a_monster_that_can_do_nothing_is_passed_over():
    g = resting(foes("Zombies!", (8, 3)))
    put_effect(g, 0, ONE, "immob")
    events = turn(g)
    assert (g.over, [event.why for event in told(events, MonsterHeld)]) == (True, ["idle"])


@pytest.mark.rule("AD-STA-04", "AD-GM-05")
def test_a_stunned_monster_is_not_led():
    g = resting(foes("Aura Knight", (3, 1)))
    put_effect(g, 0, ONE, "stun")
    events = turn(g)
    assert (g.over, [event.why for event in told(events, MonsterHeld)]) == (True, ["stunned"])


@pytest.mark.rule("AD-STA-06", "AD-R-38", "AD-GM-05")
def test_a_dominated_monster_obeys_the_hero_and_not_the_game_master():
    g = resting(foes("Zombies!", (4, 1)), foes("Aura Knight", (3, 1)))
    put_effect(g, 0, ONE, "dominate")
    turn(g)
    assert (g.waiting, prompt(g)) == ((1,), "command-monster")
    assert f"attack {at(g, 4, 1)}" in options(g)
    assert g.view(MASTER).master.led is None
    assert not {"as_printed", "all_as_printed"} & set(options(g))


def test_what_a_monster_can_attack_is_shown_with_what_comes_of_it():
    g = resting(foes("Aura Knight", (3, 1)))
    turn(g)
    (prey,) = g.view(MASTER).master.led.prey
    assert (prey.figure, prey.square, prey.damage, prey.hp - prey.hp_after) == (0, at(g, 2, 1), 4, 4)
    assert {way.square for way in g.view(MASTER).ways} == {
        int(name.split()[1]) for name in options(g) if name.startswith("go")
    }


# Specials.


@pytest.mark.rule("AD-GM-05")
@pytest.mark.parametrize(
    ("name", "here", "closer"), [("Grimalkin", (3, 1), False), ("Void Weaver", (5, 1), True)]
)
def test_the_game_master_says_where_a_hit_pushes(name, here, closer):
    g = resting(foes(name, here), settings=BOSSES)
    blow = MonsterAttack(ONE, 0, 0, is_led=True)
    play(g, blow)
    assert (g.waiting, prompt(g)) == ((MASTER,), "shove-where")
    squares = [int(option.split()[1]) for option in options(g) if option.startswith("push")]
    from_it = [max(abs(x - here[0]), abs(y - here[1])) for x, y in map(g.board.points.__getitem__, squares)]
    now = here[0] - 2
    assert all((far < now) is closer and far != now for far in from_it)
    assert {way.square for way in g.view(MASTER).ways} == set(squares)
    say(g, f"push {squares[-1]}")
    assert (g.at[0], len(told(g.listener, Pushed))) == (squares[-1], 1)


@pytest.mark.rule("AD-GM-05")
def test_a_hit_need_not_push():
    g = resting(foes("Grimalkin", (3, 1)), settings=BOSSES)
    events = play(g, MonsterAttack(ONE, 0, 0, is_led=True), "no_push")
    assert (point(g, 0), told(events, Pushed)) == ((2, 1), [])


def dragon(**rest):
    """Return a Salt Dragon far enough from two heroes, in an even round."""
    seats = hero("Champion", 2, 1), hero("Templar", 2, 3)
    g = resting(foes("Salt Dragon", (7, 1)), seats=seats, settings=BOSSES, **rest)
    g.round = 2
    return g


@pytest.mark.rule("AD-GM-05")
def test_the_game_master_aims_the_breath():
    g = dragon()
    play(g, StartOfFoeTurn(2, is_led=True))
    assert (g.waiting, prompt(g)) == ((MASTER,), "breathe-where")
    say(g, f"aim {at(g, 2, 3)}")
    assert prompt(g) == "which-breath"
    boxes = g.view(MASTER).boxes
    assert {f"box {box.box}" for box in boxes} == set(options(g))
    alone = next(box for box in boxes if box.figures == (1,))
    before = list(g.hp)
    answer(g, f"box {alone.box}")
    assert (g.over, g.hp[0], g.hp[1]) == (True, before[0], before[1] - 4)


@pytest.mark.rule("AD-GM-05")
def test_the_breath_can_be_aimed_by_the_card():
    g = dragon()
    aimed = Breathe(2)
    g.over = False
    g.start(aimed)
    say(g, "propose")
    assert (aimed.covered, g.over) == (breath(g, 2), True)


@pytest.mark.rule("AD-GM-05")
def test_without_breath_there_are_attacks():
    g = dragon()
    turn(g, "skip", figure=2)
    assert (prompt(g), g.view(MASTER).master.led.attacks) == ("lead-monster", 2)


@pytest.mark.rule("AD-GM-05", "AD-BOS-08")
def test_the_game_master_turns_up_the_card_of_a_summons():
    g = resting(foes("High Order Master", (8, 3)), settings=BOSSES)
    g.round = 2
    turn(g)
    assert (g.waiting, prompt(g)) == ((MASTER,), "more-come")


# Defenses.


def attacked(name, damage=5, distance="melee", pierce=0, **rest):
    """Return a fight in which a monster is attacked by the hero."""
    g = resting(foes(name, (3, 1)), settings=BOSSES, **rest)
    g.over, g.listener = False, []
    g.start(SingleAttack(0, ONE, damage, distance, pierce))
    return g


@pytest.mark.rule("AD-R-44")
def test_the_game_master_is_asked_whether_a_monster_defends_itself():
    g = attacked("Minotaur")
    assert (g.waiting, options(g)) == ((MASTER,), ["defend", "take_it"])
    shown = g.view(MASTER).master.defense
    assert (shown.figure, shown.damage, shown.saves, shown.left) == (ONE, 5, 2, 2)
    assert (shown.hp, shown.hp_defended, shown.hp_undefended) == (12, 9, 7)
    assert g.view(1).master.defense == shown


@pytest.mark.rule("AD-R-44")
@pytest.mark.parametrize(("choice", "hp", "used"), [("defend", 9, 1), ("take_it", 7, 0)])
def test_a_defense_saves_and_is_used_up(choice, hp, used):
    g = attacked("Minotaur")
    say(g, choice)
    assert (g.hp[ONE], g.used[ONE], g.over) == (hp, used, True)
    assert [event.amount for event in told(g.listener, Saved)] == [2] * used


@pytest.mark.rule("AD-R-44")
@pytest.mark.parametrize(
    ("name", "attack", "saved"),
    [
        ("Aura Knight", {}, 1),
        ("Ghouls", {"damage": 1}, 0),
        ("Kobold Spears", {"distance": "ranged", "damage": 1}, 0),
        ("Minotaur", {"damage": 0}, 0),
        ("Minotaur", {"pierce": 2}, 0),
    ],
    ids=["without end", "no defenses", "another distance", "nothing to save", "pierced"],
)
def test_where_there_is_nothing_to_decide_nobody_is_asked(name, attack, saved):
    g = attacked(name, **attack)
    assert (g.over, sum(event.amount for event in told(g.listener, Saved))) == (True, saved)


@pytest.mark.rule("AD-R-36", "AD-R-44")
def test_a_stunned_monster_has_no_defense_to_decide_on():
    g = resting(foes("Minotaur", (3, 1)))
    put_effect(g, 0, ONE, "stun")
    play(g, SingleAttack(0, ONE, 5, "melee"))
    assert (g.over, g.hp[ONE]) == (True, 7)


@pytest.mark.rule("AD-R-38", "AD-R-44")
def test_a_dominated_monster_defends_itself_unasked():
    g = resting(foes("Zombies!", (4, 1)), foes("Minotaur", (3, 1)))
    put_effect(g, 0, ONE, "dominate")
    play(g, SingleAttack(TWO, ONE, 5, "melee"))
    assert (g.over, g.hp[ONE], g.used[ONE]) == (True, 9, 1)


# The end.


def last_stand(**rest):
    """Return a fight with two heroes, of whom one is down and the other nearly so."""
    seats = hero("Champion", 2, 1, hp=1, acs=[], rcs=[]), hero("Templar", 1, 1, hp=0)
    return led_fight(foes("Aura Knight", (3, 1)), seats=seats, settings={"encounters": 1}, **rest)


@pytest.mark.rule("AD-R-135", "AD-ENC-03")
def test_the_game_master_wins_when_all_heroes_have_fallen():
    g = last_stand()
    answer(g, *options(g)[:1], "end_turn", "keep_hand")
    say(g, f"attack {at(g, 2, 1)}")
    while not g.over:
        say(g, options(g)[-1])
    result = g.result
    assert (result.won, result.places) == ((True, False, False), ((0,), (1, 2)))
    assert [(line.seat, line.value) for line in result.lines if line.criterion == "prevailed"] == [
        (0, 1),
        (1, 0),
        (2, 0),
    ]


@pytest.mark.rule("AD-R-135", "AD-R-105")
def test_all_heroes_share_the_win_also_those_who_are_down():
    seats = (
        hero("Champion", 2, 1, acs=[], rcs=[]),
        hero("Templar", 1, 1, hp=0),
    )
    g = led_fight(foes("Zombies!", (3, 1)), seats=seats, settings={"encounters": 1})
    g.hp[2] = 0
    g.at[2] = -1
    answer(g, *options(g)[:1])
    while not g.over:
        names = options(g)
        say(g, next((name for name in ("end_turn", "keep_hand") if name in names), names[-1]))
    assert (g.result.won, g.result.places) == ((False, True, True), ((1, 2), (0,)))


@pytest.mark.rule("AD-R-118", "AD-R-135")
def test_heroes_who_take_too_long_have_lost():
    g = led_fight(foes("Zombies!", (8, 3)), settings={"round_cap": 20}, round=20)
    while not g.over:
        names = options(g)
        say(g, next((name for name in ("draw_up", "end_turn", "keep_hand") if name in names), "done"))
    assert g.result.won == (True, False)


# Bots and statistics.


def test_what_is_good_for_the_heroes_is_bad_for_the_game_master():
    g = led_fight(foes("Aura Knight", (8, 1)))
    assert prompt(g) in ("your-turn", "draw-your-cards")
    master, champion = SKILL.value(g)
    assert master == pytest.approx(1.0 - champion)
    hurt = led_fight(foes("Aura Knight", (8, 1)), seats=(hero("Champion", 2, 1, hp=9),))
    assert SKILL.evaluate(hurt, MASTER) > SKILL.evaluate(g, MASTER)
    assert SKILL.evaluate(hurt, 1) < SKILL.evaluate(g, 1)
    assert standings(g) == [5, g.hp[0]]


@pytest.mark.parametrize(("damage", "choice"), [(1, "take_it"), (5, "defend")], ids=["a scratch", "a blow"])
def test_a_bot_keeps_a_defense_from_a_scratch(damage, choice):
    g = attacked("Minotaur", damage=damage)
    assert rollout(g, MASTER, Chance(b"")).name == choice


def test_a_bot_leaves_to_the_cards_what_monsters_do():
    g = resting(foes("Aura Knight", (8, 1)))
    turn(g)
    assert rollout(g, MASTER, Chance(b"")).name == "all_as_printed"
