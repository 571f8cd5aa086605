"""Doomstep, arena, Korak, and the end."""

from collections import Counter

import pytest
from support.castles import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    bag,
    dice,
    monster,
    places,
    table,
    things,
    turn,
    verbs,
)
from support.script import offered, say

import darkling
from darkling.games.castle.cards import GRID
from darkling.games.darkworld.cards.pieces import COINS

ALL = [1, 2, 3, 4, 5, 6, 7, 8]
DEAD = {"square": "OUT"}


def arena(red=None, **rest):
    """Return a table with Red in the arena, which has been filled."""
    heroes = {
        "RED": {"square": "d7", **(red or {})},
        **{k: rest.pop(k) for k in ("BLUE", "GREEN", "YELLOW") if k in rest},
    }
    return table(**{"arena": True, **heroes, **rest})


def duel(red=None, **rest):
    """Return Red before the throne."""
    return arena({"square": "d2", **(red or {})}, **rest)


@pytest.mark.rule("DW-ARCH-07", "DW-HAUNT-06")
def test_the_first_on_the_doomstep_draws_most_cards():
    """Worked example DW-X-19."""
    heroes = {
        "RED": {"square": "L8"},
        "BLUE": {"square": "L7"},
        "GREEN": {"square": "K8"},
        "YELLOW": {"square": "L9"},
    }
    g = table(**heroes, order=["RED", "BLUE", "GREEN", "YELLOW"], doors=ALL)
    say(g, "step DOOM", "end_turn", "step L8", "step DOOM", "end_turn", "step L8", "step DOOM", "end_turn")
    say(g, "step L8", "step DOOM", "end_turn")
    assert [g.cards_of(hero) for hero in range(4)] == [4, 3, 2, 2]
    assert g.decision(0).prompt == "choose-figure"


@pytest.mark.rule("DW-R-60")
def test_any_number_of_heroes_stand_on_the_doomstep():
    g = arena({"square": "d8"}, BLUE={"square": "DOOM"}, arrived=["BLUE", "RED"])
    say(g, "step DOOM")
    assert at(g, RED) == at(g, BLUE) == "DOOM"
    assert "end_turn" in verbs(g)
    assert g.cards_of(RED) == 0, "only the first visit brings cards"


@pytest.mark.rule("DW-ARCH-05", "DW-ARCH-06")
def test_nobody_fights_on_the_doomstep():
    g = arena({"square": "DOOM"}, monsters=[monster("ORC1", "d7")])
    assert "attack" not in verbs(g)
    assert set(things(g, "step")) == {"d8", "e8"}
    say(g, "end_turn", "activate d7")
    assert "attack" not in verbs(g)


@pytest.mark.rule("DW-ARENA-02", "DW-ARENA-03", "DW-R-58")
def test_all_that_are_left_come_to_the_arena_but_no_more_than_six():
    """Worked example DW-X-20."""
    supply = ["ORC1", "ORC1", "ORC2", "SKE2", "OGR3", "OGR4", "MUM4", "MAN5"]
    g = table(order=[], RED={"square": "DOOM"}, doors=[1, 2, 3, 4, 8], supply=supply)
    for number, figure in enumerate(["MAN5", "MUM4", "OGR4", "OGR3", "SKE2", "ORC2"]):
        assert "placed" not in verbs(g)
        say(g, f"figure {figure}", "item BOOTS")
        squares = things(g, "square")
        assert not {"d8", "e8", "d4", "DOOM", "c2"} & set(squares)
        say(g, f"square {['a5', 'c5', 'd6', 'e6', 'd7', 'e7'][number]}")
    assert len(g.supply) == 2
    assert len(things(g, "activate")) == 6


@pytest.mark.rule("DW-ARENA-04", "DW-R-57")
def test_arena_monsters_carry_items_and_may_act_at_once():
    g = table(order=[], RED={"square": "d8"}, supply=["ORC1"])
    say(g, "figure ORC1", "item GRENADE", "square d7")
    assert g.carried == [2]
    say(g, "activate d7")
    assert things(g, "attack") == ["d8"]


@pytest.mark.rule("DW-ARENA-05", "DW-ARENA-06", "DW-R-61")
def test_a_hero_knocked_out_in_the_arena_goes_to_the_doomstep_and_loses_something():
    """Worked example DW-X-21."""
    g = arena({"hp": 2, "coins": 1, "camp": ["ORC3"]}, order=[], monsters=[monster("ORC1", "d6")])
    dice(g, (2, 1))
    say(g, "activate d6", "attack d7")
    assert offered(g) == ["lose_coin", "lose_figure ORC3"]
    say(g, "lose_figure ORC3")
    assert (at(g, RED), g.hp[RED], g.camp(RED), g.coins[RED]) == ("DOOM", 0, [], 1)


def burnt(blue, order, **rest):
    """Return a game in which Red has thrown a grenade beside Blue, who has one Hit Point."""
    red = {"square": "d8", "items": ["GRENADE"]}
    orc = [monster("ORC1", "d6", "BOOTS")]
    heroes = {"BLUE": {"square": blue, "hp": 1}, "arrived": ["RED", "BLUE"]}
    game = darkling.find("castle").game_from(arena(red, order=order, monsters=orc, **heroes, **rest))
    say(game, "throw d6")
    return game


@pytest.mark.rule("DW-R-73", "DW-ARENA-07")
def test_a_hero_whom_a_friend_knocks_out_in_the_arena_does_not_act_in_this_round():
    game = burnt("d7", ["RED", "BLUE", "GREEN"])
    g = game.position
    assert (at(g, BLUE), g.hp[BLUE]) == ("DOOM", 0)
    assert game.view(1).order == ("RED", "GREEN")
    say(game, "end_turn")
    assert turn(g).hero == GREEN
    say(game, "end_turn", "end_turn")
    assert (g.round, len(g.order)) == (2, 4)
    while turn(g).hero != BLUE:
        say(game, "end_turn")
    assert g.hp[BLUE] == 1
    told = [event for event in game.events(0) if type(event).__name__ == "TurnMissed"]
    assert [event.hero for event in told] == [BLUE]


@pytest.mark.rule("DW-R-73")
def test_a_hero_knocked_out_after_his_turn_misses_none():
    game = burnt("d7", ["RED", "GREEN"])
    assert game.view(1).order == ("RED", "GREEN")
    assert "TurnMissed" not in [type(event).__name__ for event in game.events(0)]


@pytest.mark.rule("DW-R-73")
def test_in_the_rooms_a_hero_comes_round_at_the_turn_that_is_next():
    red = {"square": "E1", "items": ["GRENADE"]}
    g = table(
        RED=red,
        BLUE={"square": "H1", "hp": 1},
        order=["RED", "BLUE"],
        monsters=[monster("ORC1", "G1")],
    )
    say(g, "throw G1", "end_turn")
    assert (turn(g).hero, g.hp[BLUE], g.round) == (BLUE, 1, 1)


@pytest.mark.rule("DW-R-61")
@pytest.mark.parametrize("choice", ["lose_item BOOTS", "lose_hit", "lose_miss", "lose_coin"])
def test_what_is_lost_goes_where_it_belongs(choice):
    red = {"hp": 1, "coins": 1, "items": ["BOOTS"], "hits": 1, "misses": 1}
    g = arena(red, order=[], monsters=[monster("ORC1", "d6")])
    dice(g, (2, 1))
    say(g, "activate d6", "attack d7", "misses 0", choice)
    held = (bag(g, RED), g.hits[RED], g.misses[RED], g.coins[RED])
    assert (
        held
        == {
            "lose_item BOOTS": ([], 1, 1, 1),
            "lose_hit": (["BOOTS"], 0, 1, 1),
            "lose_miss": (["BOOTS"], 1, 0, 1),
            "lose_coin": (["BOOTS"], 1, 1, 0),
        }[choice]
    )
    assert g.discarded[1] == (choice == "lose_item BOOTS")
    assert g.pit == (24 if choice == "lose_coin" else 23)


@pytest.mark.rule("DW-ARENA-06", "DW-ARENA-07")
def test_who_has_nothing_loses_nothing_and_comes_round_on_the_doomstep():
    g = arena({"hp": 1}, order=[], monsters=[monster("ORC1", "d6")], BLUE=DEAD, GREEN=DEAD, YELLOW=DEAD)
    dice(g, (2, 1))
    say(g, "activate d6", "attack d7", "done", "end_turn")
    assert (at(g, RED), g.hp[RED], g.waiting) == ("DOOM", 1, (1,))


@pytest.mark.rule("DW-ARCH-01")
def test_there_is_no_way_back_through_the_arch():
    assert "L8" not in things(arena({"square": "DOOM"}), "step")


@pytest.mark.rule("DW-R-62", "DW-BOSS-02")
def test_korak_is_fought_from_the_four_squares_before_the_throne():
    everyone = {"BLUE": {"square": "c2"}, "GREEN": {"square": "e2"}, "YELLOW": {"square": "f2"}}
    assert "attack_boss" in verbs(duel(**everyone))
    assert "attack_boss" not in verbs(arena({"square": "d3"}))
    assert things(duel(order=[], **everyone), "strike") == ["RED", "BLUE", "GREEN", "YELLOW"]


@pytest.mark.rule("DW-BOSS-04", "DW-BOSS-06", "DW-R-66")
def test_a_blow_of_seven_slays_korak_and_ends_the_game():
    """Worked example DW-X-22."""
    g = duel({"weapon": "SWORD", "hits": 3})
    dice(g, (2, 1, 1))
    say(g, "attack_boss", "hits 3")
    assert g.over
    assert (at(g, RED), g.hp[RED], g.coins[RED], g.cards_of(RED)) == ("THRONE", 8, 0, 0)
    score = {line.criterion: line.value for line in g.result.lines if line.seat == 1}
    assert (score["points"], score["figures"]) == (12, 7)


@pytest.mark.rule("DW-R-35")
def test_blows_below_seven_do_nothing_unless_damage_adds_up():
    g = duel({"weapon": "SWORD"})
    dice(g, (2, 2, 2), (0, 0, 0))
    say(g, "attack_boss")
    assert g.view(1).korak_needs == 7
    g = duel({"weapon": "SWORD"}, settings={"boss_damage": "cumulative"})
    dice(g, (2, 2, 2), (0, 0, 0), (1, 0, 0))
    say(g, "attack_boss")
    assert g.view(1).korak_needs == 1
    say(g, "attack_boss")
    assert g.over


@pytest.mark.rule("DW-BOSS-01", "DW-CARD-01")
def test_korak_rolls_three_dice_and_miss_cards_help():
    """Worked example DW-X-23."""
    g = duel({"square": "c2", "hp": 3, "misses": 2})
    dice(g, (0, 0), (2, 1, 1))
    say(g, "attack_boss", "hits 0", "misses 2")
    assert g.hp[RED] == 1


@pytest.mark.rule("DW-BOSS-05", "DW-R-67")
def test_whoever_korak_knocks_out_is_out_of_the_game():
    g = duel({"hp": 3, "hits": 2, "items": ["BOOTS"], "coins": 3, "camp": ["ORC2"]}, order=["RED", "BLUE"])
    dice(g, (0, 0), (2, 1, 1))
    say(g, "attack_boss", "hits 0", "misses 0")
    assert at(g, RED) == "OUT"
    assert (g.cards_of(RED), bag(g, RED), g.deck[-2:]) == (0, [], (0, 0))
    assert turn(g).hero == BLUE


@pytest.mark.rule("DW-R-63")
def test_korak_strikes_up_to_three_times_and_is_struck_back():
    g = duel(order=[])
    dice(g, (0, 0, 0), (0, 0), (0, 0, 0), (0, 0), (0, 0, 0), (0, 0))
    say(g, "strike RED", "strike RED", "strike RED")
    assert "strike" not in verbs(g)


@pytest.mark.rule("DW-R-64", "DW-R-65")
def test_heroes_may_come_down_and_monsters_strike_from_the_top_stair():
    g = duel(order=["RED"], monsters=[monster("ORC1", "e3")])
    assert "d3" in things(g, "step")
    g = duel({"square": "e2"}, order=[], monsters=[monster("ORC1", "e3")])
    say(g, "activate e3")
    assert things(g, "attack") == ["e2"]


@pytest.mark.rule("DW-END-01", "DW-R-72")
def test_korak_wins_the_moment_the_last_hero_is_eliminated():
    g = duel({"hp": 1}, order=[], BLUE=DEAD, GREEN=DEAD, YELLOW=DEAD)
    dice(g, (2, 1, 1))
    say(g, "strike RED")
    assert g.over
    assert g.result.won == (True, False)


@pytest.mark.rule("DW-END-02", "DW-R-72")
def test_korak_may_fall_to_a_blow_in_return():
    g = duel({"weapon": "AXE", "hits": 3}, order=[])
    dice(g, (0, 0, 0), (2, 2, 0))
    say(g, "strike RED", "hits 3")
    assert g.over
    assert g.result.won == (False, True)


LAST_BLOW = {"wounds": 1, "rolls": (2, 2, 2), "settings": {"boss_damage": "cumulative"}}
"""What lets Red slay Korak with a Golden Weapon and no cards."""


def ended(red, blue, coins=(), players=3):
    """Return a game that Red has just ended by slaying Korak; the last coins of the heap get these values."""
    others = Counter(COINS) - Counter(coins)
    draws = [str(coin) for coin in (*others.elements(), *coins)]
    heroes = {"red": {"weapon": "AXE", **red}, "BLUE": {"square": "c2", **blue}}
    g = duel(**heroes, players=players, draws=draws, **LAST_BLOW)
    say(g, "attack_boss")
    return g


@pytest.mark.rule("DW-END-03", "DW-END-04", "DW-R-68")
def test_ties_go_to_the_throne():
    """Worked example DW-X-24."""
    red = {"camp": ["ORC2"], "coins": 1, "misses": 1}
    blue = {"camp": ["MAN5", "OGR4"], "coins": 2, "misses": 2}
    g = ended(red, blue, coins=[4, 3, 3])
    points = {line.seat: line.value for line in g.result.lines if line.criterion == "points"}
    assert points == {0: 0, 1: 18, 2: 18}
    assert g.result.places == ((1,), (2,), (0,))
    assert g.result.decided_by[0] == "throne"


@pytest.mark.rule("DW-END-05", "DW-END-06", "DW-END-07")
def test_the_most_points_win_whoever_slew_korak():
    g = ended({}, {"camp": ["MAN5", "OGR4"], "misses": 4})
    assert g.slayer == RED
    points = {line.seat: line.value for line in g.result.lines if line.criterion == "points"}
    assert points == {0: 0, 1: 12, 2: 13}
    assert g.result.won == (False, False, True)


@pytest.mark.rule("DW-R-67")
def test_an_eliminated_hero_scores_nothing():
    blue = {"square": "OUT", "camp": ["MAN5"], "coins": 5}
    g = duel({"weapon": "AXE"}, BLUE=blue, players=3, **LAST_BLOW)
    say(g, "attack_boss")
    assert "blue" not in {line.criterion for line in g.result.lines}
    assert g.result.places[0] == (1,)


@pytest.mark.rule("DW-R-69")
def test_korak_wins_when_the_rounds_are_over():
    g = table(order=[], settings={"round_limit": 1})
    say(g, "end_turn")
    assert g.over
    assert g.result.won == (True, False)
    assert darkling.start("castle", 2).rounds == 200


@pytest.mark.rule("DW-MODE-01", "DW-MODE-05")
def test_any_seat_may_be_a_bot_that_sees_what_a_person_sees():
    g = darkling.start("castle", 2, 1, {"round_limit": 2})
    for seat in g.seats:
        assert g.guess(seat, 3).view(seat) == g.view(seat)
    assert GRID.names


@pytest.mark.rule("DW-MODE-02")
def test_alone_with_all_heroes_the_best_counts_and_each_is_told():
    g = ended({}, {"camp": ["ORC2"]}, players=2)
    told = {line.criterion: line.value for line in g.result.lines if line.seat == 1}
    assert (told["points"], told["red"], told["blue"]) == (12, 12, 2)


@pytest.mark.rule("DW-MODE-03", "DW-MODE-04")
def test_the_result_says_which_side_prevailed():
    g = ended({}, {}, players=3)
    sides = {line.seat: line.value for line in g.result.lines if line.criterion == "prevailed"}
    assert sides == {0: 0, 1: 1, 2: 1}
    assert (GREEN, YELLOW) == (2, 3)
    assert places(g) == {}
