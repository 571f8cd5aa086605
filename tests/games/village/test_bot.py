"""The players of the village: greedy beats chance on either side, and thinks of the right things."""

from collections import Counter

import pytest
from support.script import say
from support.villages import RED, WOLF, dice, monster, table

import darkling
from darkling.bots import bot
from darkling.games.village.bot import advise
from darkling.games.village.bot.evaluation import chances, evaluate, slaying_chance, value
from darkling.games.village.bot.hero_rollout import PATIENT
from darkling.games.village.bot.rollout import rollout
from darkling.games.village.bot.routes import route, walk_left
from darkling.table.chance import Chance


def chosen(g, seed=1):
    """Return what whoever is asked does by habit, slips apart."""
    seat = g.waiting[0]
    names = Counter(rollout(g, seat, Chance.seeded(seed + number)).name for number in range(9))
    return names.most_common(1)[0][0]


def play(names, seed, **settings):
    g = darkling.start("village", 2, seed, settings)
    bots = [bot(name, seed) for name in names]
    while not g.over:
        seat = g.waiting[0]
        g.choose(seat, bots[seat].choose(g, seat))
    return g


def test_greedy_heroes_slay_the_warlord_and_random_ones_do_not():
    assert play(("random", "greedy"), 3).result.won == (False, True)
    assert play(("random", "random"), 1, round_limit=40).result.won == (True, False)


def test_greedy_brings_a_game_to_its_end():
    g = play(("greedy", "greedy"), 3)
    assert g.round < 150
    assert g.trial_won


@pytest.mark.parametrize(
    ("given", "choice"),
    [
        ({"RED": {"square": "I11"}}, "step I10"),
        ({"RED": {"hp": 2}}, "fountain"),
        ({"RED": {"square": "G6", "hp": 2, "items": ["POTION"]}}, "use POTION"),
        ({"RED": {"square": "G10"}, "lasting": ("SMITHY",)}, "treasure"),
        ({"RED": {"square": "C10", "weapon": "AXE"}, "lasting": ("WINDMILL",)}, "hostage"),
        ({"RED": {"square": "TOP", "hits": 3}}, "attack_boss"),
        ({"RED": {"square": "H10"}, "open": ("SMITHY",), "monsters": [monster("GOB1", "G10")]}, "attack G10"),
        ({"RED": {"square": "I10", "items": ["WHIP"]}, "karrion": "SMITHY", "actions": 0}, "use WHIP"),
        ({"RED": {"square": "G6", "items": ["BOOTS"]}, "actions": 0}, "end_turn"),
        ({"RED": {"square": "M2", "items": ["BOOTS"], "weapon": "AXE"}, "actions": 0}, "use BOOTS"),
    ],
)
def test_heroes_have_good_habits(given, choice):
    assert chosen(table(**given)) == choice


def test_the_warlord_has_good_habits():
    g = table(order=(), RED={"square": "TOP", "hp": 2}, BLUE={"square": "TOP"})
    assert chosen(g) == "strike RED"
    g = table(order=(), RED={"square": "G6"}, wolf="H6")
    assert chosen(g) == "wolf"
    say(g, "wolf")
    assert chosen(g) == "attack G6"
    g = table(order=(), RED={"square": "H10"}, open=("SMITHY",), monsters=[monster("TRO3", "G10")], wolf="E7")
    say(g, "activate G10")
    assert chosen(g) == "attack H10"
    assert g.beasts[WOLF] >= 0


def test_a_hero_goes_for_the_guards_who_stand_in_the_way():
    place = {
        "RED": {"square": "F11"},
        "BLUE": {"weapon": "AXE"},
        "GREEN": {"weapon": "SPEAR"},
        "open": ("SMITHY", "INN", "WINDMILL", "CHAPEL", "HALL"),
    }
    g = table(**place, monsters=[monster("GOB1", "H9")])
    near = route(g, RED)
    assert near[g.places[1]] == 0


def test_the_last_key_is_sought_in_the_sewers():
    keyless = {
        "BLUE": {"square": "TOP"},
        "GREEN": {"square": "TOP"},
        "hostages": (None, "BLUE"),
        "keys": ("YELLOW",),
        "loose_keys": (False, False, True),
        "treasures": {"CHAPEL": None},
    }
    every = ("SMITHY", "INN", "WINDMILL", "CHAPEL", "HALL")
    g = table(RED={"square": "K12", "weapon": "AXE"}, lasting=every, **keyless)
    assert advise(g, 1, {}, 1).name == "step K13"
    g = table(RED={"square": "K13", "weapon": "AXE"}, lasting=every, **keyless)
    assert advise(g, 1, {}, 1).name == "step K12"


GONE = {hero: {"square": "OUT"} for hero in ("BLUE", "GREEN", "YELLOW")}
GOBLIN = {"open": ("SMITHY",), "monsters": [monster("GOB1", "G10")]}


def test_heroes_think_only_where_something_is_near_and_the_last_one_not_even_there():
    assert advise(table(RED={"square": "I11"}), 1, {}, 1).name == "step I10"
    assert advise(table(RED={"square": "I11", "hp": 2}), 1, {}, 1) is None
    assert advise(table(RED={"square": "H10"}, **GOBLIN), 1, {}, 1) is None
    assert advise(table(RED={"square": "I11"}, wolf="I9"), 1, {}, 1) is None
    assert advise(table(RED={"square": "H10"}, **GONE, **GOBLIN), 1, {}, 1).name == "attack G10"


BELOW = {
    "RED": {"square": "STEP", "weapon": "AXE", "hits": 3},
    "BLUE": {"square": "TOP"},
    "keys": ("RED",),
}


def test_heroes_wait_below_the_fortress_while_the_wheel_is_high():
    patient, high = table(**BELOW, wheel=PATIENT), table(**BELOW, wheel=PATIENT + 1)
    assert (chosen(patient), advise(patient, 1, {}, 1).name) == ("step TOP", "step TOP")
    assert (chosen(high), advise(high, 1, {}, 1)) == ("end_turn", None)


def test_cards_against_the_warlord_need_no_thought():
    red = {"square": "TOP", "weapon": "AXE", "hits": 3, "misses": 2}
    g = table(RED=red, entered=("RED",), wheel=7)
    dice(g, (2, 1, 1))
    say(g, "attack_boss")
    assert advise(g, 1, {}, 1).name == "hits 3", "enough to slay him"
    g = table(RED=red, entered=("RED",), wheel=9)
    dice(g, (2, 1, 1), (1, 1, 2))
    say(g, "attack_boss")
    assert advise(g, 1, {}, 1).name == "hits 0", "three would be wasted"
    say(g, "hits 0")
    assert advise(g, 1, {}, 1).name == "misses 2"


def test_a_search_sees_that_the_wheel_will_slip_for_those_who_wait():
    below = table(**BELOW, wheel=PATIENT + 1)
    above = table(**{**BELOW, "RED": {**BELOW["RED"], "square": "TOP"}, "keys": ()}, wheel=PATIENT + 1)
    assert value(below)[1] > chances(below)[1]
    assert slaying_chance(above, RED, PATIENT) == slaying_chance(above, RED), "whoever is up cannot wait"


def test_monsters_and_beasts_that_cannot_reach_a_hero_come_nearer_without_a_thought():
    g = table(order=(), RED={"square": "G6"}, wolf="E2")
    say(g, "wolf")
    assert advise(g, 0, {}, 1).name.startswith("step")
    g = table(order=(), RED={"square": "G6"}, wolf="H6")
    say(g, "wolf")
    assert advise(g, 0, {}, 1) is None


@pytest.mark.parametrize("name", ["greedy", "search:5"])
def test_nobody_can_tell_where_the_warlord_hides_the_key(name):
    keys = [bot(name, seed).choose(darkling.start("village", 2, seed), 0).thing for seed in range(20)]
    assert set(keys) == set(range(5))


def test_the_warlord_thinks_about_a_guard_but_posts_one_a_house():
    g = table(RED={"square": "I11"})
    say(g, "step I10")
    assert advise(g, 0, {}, 1) is None
    figures = {option.name: option.thing for option in g.decision(0).options if option.verb == "figure"}
    strengths, usual = g.pieces.strength_of, chosen(g)
    assert strengths[figures[usual]] >= max(strengths[figure] for figure in figures.values()) - 1
    say(g, usual, "item BOOTS", "square G10")
    assert advise(g, 0, {}, 1).name == "placed"


def test_moves_of_the_trial_are_mixed_and_go_ahead():
    g = table(RED={"square": "G2"})
    say(g, "step G1")
    moves = Counter(advise(g.guess(1, seed), 1, {}, 1).name for seed in range(60))
    assert set(moves) == {"sneak d12", "sneak d22", "sneak d32"}
    say(g, "sneak d22", "prowl d24", "sneak d23")
    prowls = Counter(advise(g.guess(0, seed), 0, {}, 1).name for seed in range(60))
    assert set(prowls) == {"prowl d14", "prowl d34"}


def test_what_helps_against_the_warlord_raises_the_chance_to_slay_him():
    def chance(**red):
        return slaying_chance(table(RED={"square": "TOP", **red}, secret="WC02"), RED)

    assert chance(weapon="AXE") > chance(weapon="SWORD") > chance()
    assert chance(hits=3) > chance(hits=1) > chance()
    assert chance(hp=8, hits=2) > chance(hp=2, hits=2)
    assert slaying_chance(table(RED={"square": "TOP", "hits": 3}, wheel=5), RED) > slaying_chance(
        table(RED={"square": "TOP", "hits": 3}, wheel=7), RED
    )


def test_heroes_are_better_off_the_nearer_they_are_and_the_lower_the_wheel():
    near, far = table(RED={"square": "G3", "weapon": "AXE"}), table(RED={"square": "G12", "weapon": "AXE"})
    assert walk_left(near, RED) < walk_left(far, RED)
    assert evaluate(near, 1) > evaluate(far, 1)
    assert evaluate(table(wheel=5), 1) > evaluate(table(wheel=9), 1)
    assert evaluate(table(wheel=5), 0) < evaluate(table(wheel=9), 0)


def test_the_outlook_is_asked_between_turns_and_adds_up_to_one():
    g = table(players=4)
    assert sum(value(g)) == pytest.approx(1)
    assert value(g) == chances(g, PATIENT)
    say(g, "step F12")
    assert value(g) is None


def test_what_was_won_is_all_that_counts_at_the_end():
    g = table(RED={"square": "TOP", "hits": 3})
    dice(g, (1, 1))
    say(g, "attack_boss", "hits 3")
    assert (evaluate(g, 0), evaluate(g, 1), g.over) == (0.0, 1.0, True)
