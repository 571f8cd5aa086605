"""Bots in Korak's castle: their thoughts, and that both sides profit from them."""

import pytest
from support.castles import RED, dice, monster, table
from support.script import say

import darkling
from darkling.bots import bot
from darkling.games.castle.bot import advise, evaluate, rollout, value
from darkling.games.castle.bot.evaluation import chances, slaying_chance
from darkling.games.castle.bot.kills_to_come import kills_to_come
from darkling.games.castle.bot.routes import far_from, to_throne, walk_left, way_on
from darkling.games.castle.cards import GRID
from darkling.table.chance import Chance

SHORT = {"round_limit": 60}


def chosen(g, seed=1):
    """Return what a habit chooses, slips aside."""
    names = [rollout(g, g.waiting[0], Chance.seeded(seed + n)).name for n in range(9)]
    return max(names, key=names.count)


def test_ways_are_measured_as_if_all_doors_were_open():
    assert to_throne(table())[GRID.numbers["DOOM"]] == 7
    assert far_from((GRID.numbers["E2"],))[GRID.numbers["D2"]] == 1
    assert far_from((GRID.numbers["L8"],))[GRID.numbers["DOOM"]] == 60, "there is no way back"


def test_ways_lead_around_chests():
    straight = far_from((GRID.numbers["H2"],))[GRID.numbers["F2"]]
    around = far_from((GRID.numbers["H2"],), chests=(GRID.numbers["G2"],))[GRID.numbers["F2"]]
    assert (straight, around) == (2, 4)


def test_heroes_want_a_golden_weapon_and_then_the_throne():
    g = table(RED={"square": "E2"}, doors=[1], chests={"L1": "AXE"})
    assert way_on(g, RED)[GRID.numbers["K1"]] == 0
    g = table(RED={"square": "E2", "weapon": "AXE"}, doors=[1, 2], chests={"L1": None})
    assert way_on(g, RED) == to_throne(g)


def test_a_hurt_hero_goes_back_to_the_fountain_if_there_is_a_way_back():
    hurt = {"square": "F2", "hp": 3, "weapon": "AXE"}
    back = table(RED=hurt, doors=[1])
    assert way_on(back, RED)[GRID.numbers["D2"]] == 0
    assert walk_left(back, RED) > walk_left(table(RED={**hurt, "hp": 8}, doors=[1]), RED)
    for kept in (
        {"RED": {**hurt, "square": "F5"}, "doors": [1]},
        {"RED": {**hurt, "items": ["POTION"]}, "doors": [1]},
    ):
        g = table(**kept)
        assert way_on(g, RED) == to_throne(g)


def test_cards_and_weapons_make_it_likelier_to_slay_korak():
    weapons = [
        {},
        {"weapon": "AXE"},
        {"weapon": "AXE", "hits": 3},
        {"weapon": "AXE", "hits": 3, "items": ["POTION"]},
    ]
    tables = [table(RED={"square": "d2", **red}, arrived=["RED"], arena=True) for red in weapons]
    found = [slaying_chance(g, RED, kills_to_come(g)) for g in tables]
    assert found == sorted(found)
    assert found[0] < 0.05 < 0.4 < found[-1]


def test_chances_add_up_and_are_told_between_turns_only():
    g = table(players=4)
    assert sum(chances(g)) == pytest.approx(1.0)
    assert value(g) == chances(g)
    g = table(RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "G2")], actions=2)
    assert value(g) is None


def test_heroes_hope_for_what_monsters_carry():
    def hope(**change):
        g = table(RED={"square": "F2", "weapon": "AXE"}, doors=[1], **change)
        return slaying_chance(g, RED, kills_to_come(g))

    potion = monster("ORC1", "G2", item="POTION")
    assert hope(monsters=[potion]) > hope(monsters=[monster("ORC1", "G2", item="BOOTS")]) > hope()


def test_evaluating_changes_nothing_and_is_the_same_again():
    g = table(RED={"square": "F2"}, doors=[1], monsters=[monster("ORC1", "G2")])
    before = g.fingerprint()
    assert evaluate(g, 1) == evaluate(g, 1)
    assert g.fingerprint() == before


def test_a_habit_opens_chests_fights_and_keeps_three_hit_cards_for_korak():
    assert chosen(table(RED={"square": "K1"}, doors=[1, 2], chests={"L1": "AXE"})) == "open"
    for hits, choice in ((5, "hits 2"), (3, "hits 0")):
        g = table(RED={"square": "F2", "hits": hits}, doors=[1], monsters=[monster("ORC3", "G2", seen=True)])
        assert chosen(g) == "attack G2"
        dice(g, (1, 0))
        say(g, "attack G2")
        assert chosen(g) == choice


ORC = {"doors": [1], "monsters": [monster("ORC1", "H2")]}
GONE = {hero: {"square": "OUT"} for hero in ("BLUE", "GREEN", "YELLOW")}


def test_heroes_think_only_where_something_is_near_and_the_last_one_not_even_there():
    assert advise(table(RED={"square": "C2"}), 1, {}, 1).name == "step D2"
    assert advise(table(RED={"square": "C2", "hp": 2}), 1, {}, 1).name == "fountain"
    assert advise(table(RED={"square": "F2"}, **ORC), 1, {}, 1) is None
    assert advise(table(RED={"square": "G2"}, **GONE, **{**ORC, "doors": None}), 1, {}, 1).name == "attack H2"
    assert advise(table(RED={"square": "G2"}, round=60, **ORC), 1, {}, 1).name == "attack H2"
    lonely = {"square": "d3", "hp": 2}
    assert advise(table(RED=lonely, arrived=["RED"], arena=True), 1, {}, 1).name == "step d2"


def test_monsters_that_cannot_reach_a_hero_come_nearer_without_a_thought():
    for square, name in (("D2", "step G2"), ("E2", None)):
        g = table(order=(), RED={"square": square}, **ORC)
        say(g, "activate H2")
        advice = advise(g, 0, {}, 1)
        assert (advice and advice.name) == name


def test_korak_places_one_weak_monster_in_a_room_and_gives_away_no_potion():
    g = table(RED={"square": "C2"})
    say(g, "step D2")
    while g.waiting == (0,):
        advice = advise(g, 0, {}, 1)
        assert advice.name != "item POTION"
        g.choose(0, advice)
    assert [g.strength(monster) for monster in g.on_board()] == [1]


def test_korak_strikes_the_weakest_before_his_throne():
    heroes = {"RED": {"square": "d2", "hp": 6}, "BLUE": {"square": "e2", "hp": 2}}
    assert chosen(table(**heroes, order=[], arrived=["RED", "BLUE"], arena=True)) == "strike BLUE"


@pytest.mark.parametrize(("names", "winner"), [(("random", "greedy"), 1), (("greedy", "random"), 0)])
def test_greedy_beats_random_on_either_side(names, winner):
    g = darkling.start("castle", 2, 9, SHORT)
    bots = [bot(name, seat) for seat, name in enumerate(names)]
    while not g.over:
        seat = g.waiting[0]
        g.choose(seat, bots[seat].choose(g, seat))
    assert g.result.won[winner]
