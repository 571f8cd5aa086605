"""Bots in Korak's castle: their thoughts, and that both sides profit from them."""

import pytest
from support.castles import RED, dice, monster, table
from support.script import say

import darkling
from darkling.bots import bot
from darkling.games.castle.bot import advise, evaluate, habit, outlook
from darkling.games.castle.cards import GRID
from darkling.games.castle.travel import far_from, steps_to_go, to_throne
from darkling.games.castle.worth import chances, slaying_chance
from darkling.table.chance import Chance

SHORT = {"round_limit": 60}


def chosen(g, seed=1):
    """Return what a habit chooses, slips aside."""
    names = [habit(g, g.waiting[0], Chance.seeded(seed + n)).name for n in range(9)]
    return max(names, key=names.count)


def test_ways_are_measured_as_if_all_doors_were_open():
    assert to_throne(GRID.numbers["DOOM"]) == 7
    assert far_from(GRID.numbers["E2"])[GRID.numbers["D2"]] == 1
    assert far_from(GRID.numbers["L8"])[GRID.numbers["DOOM"]] == 60, "there is no way back"


def test_heroes_want_a_golden_weapon_and_then_the_throne():
    g = table(RED={"square": "E2"}, doors=[1], chests={"L1": "AXE"})
    assert steps_to_go(g, RED, GRID.numbers["K1"]) == 0
    g = table(RED={"square": "E2", "weapon": "AXE"}, doors=[1], chests={"L1": None})
    assert steps_to_go(g, RED, g.at[RED]) == to_throne(g.at[RED])


def test_cards_and_weapons_make_it_likelier_to_slay_korak():
    weapons = [
        {},
        {"weapon": "AXE"},
        {"weapon": "AXE", "hits": 3},
        {"weapon": "AXE", "hits": 3, "items": ["POTION"]},
    ]
    found = [
        slaying_chance(table(RED={"square": "d2", **red}, arrived=["RED"], arena=True), RED)
        for red in weapons
    ]
    assert found == sorted(found)
    assert found[0] < 0.05 < 0.4 < found[-1]


def test_chances_add_up_and_are_told_between_turns_only():
    g = table(players=4)
    assert sum(chances(g)) == pytest.approx(1.0)
    assert outlook(g) == chances(g)
    g = table(RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "G2")], actions=2)
    assert outlook(g) is None


def test_evaluating_changes_nothing_and_is_the_same_again():
    g = table(RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "G2")])
    before = g.fingerprint()
    assert evaluate(g, 1) == evaluate(g, 1)
    assert g.fingerprint() == before


def test_a_habit_opens_chests_fights_and_spends_hit_cards_only_to_slay():
    assert chosen(table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"})) == "open"
    g = table(RED={"square": "F2", "hits": 3}, doors=[1], monsters=[monster("ORC3", "G2", seen=True)])
    assert chosen(g) == "attack G2"
    dice(g, (1, 0))
    say(g, "attack G2")
    assert chosen(g) == "hits 2"
    g = table(RED={"square": "F2", "hits": 1}, doors=[1], monsters=[monster("OGR4", "G2", seen=True)])
    dice(g, (1, 0))
    say(g, "attack G2")
    assert chosen(g) == "hits 0"


ORC = {"doors": [1], "monsters": [monster("ORC1", "H2")]}
GONE = {hero: {"square": "OUT"} for hero in ("BLUE", "GREEN", "YELLOW")}


def test_heroes_think_only_where_something_is_near_and_the_last_one_not_even_there():
    assert advise(table(RED={"square": "C2"}), 1, {}, 1).name == "step D2"
    assert advise(table(RED={"square": "C2", "hp": 2}), 1, {}, 1) is None
    assert advise(table(RED={"square": "F2"}, **ORC), 1, {}, 1) is None
    assert advise(table(RED={"square": "G2"}, **GONE, **ORC), 1, {}, 1).name == "attack H2"
    lonely = {"square": "d3", "hp": 2}
    assert advise(table(RED=lonely, arrived=["RED"], arena=True), 1, {}, 1).name == "step d2"


def test_monsters_that_cannot_reach_a_hero_come_nearer_without_a_thought():
    for square, name in (("D2", "step G2"), ("E2", None)):
        g = table(order=(), RED={"square": square}, **ORC)
        say(g, "activate H2")
        advice = advise(g, 0, {}, 1)
        assert (advice and advice.name) == name


def test_korak_strikes_the_weakest_before_his_throne():
    heroes = {"RED": {"square": "d2", "hp": 6}, "BLUE": {"square": "e2", "hp": 2}}
    assert chosen(table(**heroes, order=[], arrived=["RED", "BLUE"], arena=True)) == "strike BLUE"


@pytest.mark.parametrize(("names", "winner"), [(("random", "greedy"), 1), (("greedy", "random"), 0)])
def test_greedy_beats_random_on_either_side(names, winner):
    g = darkling.start("castle", 2, 5, SHORT)
    bots = [bot(name, seat) for seat, name in enumerate(names)]
    while not g.over:
        seat = g.waiting[0]
        g.choose(seat, bots[seat].choose(g, seat))
    assert g.result.won[winner]
