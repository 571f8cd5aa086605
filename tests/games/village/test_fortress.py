"""The Fortress, the Warlord, and the end."""

from collections import Counter

import pytest
from support.script import offered, say
from support.villages import BLUE, GREEN, RED, at, dice, game_of, table, things, verbs

from darkling.games.darkworld.cards.pieces import COINS
from darkling.games.village.rules.outcome import CRITERIA


def at_top(*heroes, **given):
    """Return a position with heroes at the top of the Fortress, the first of whom has the Lurker."""
    return table(entered=tuple(heroes), **given)


def top(**rest):
    return {"square": "TOP", **rest}


@pytest.mark.rule("DV-BOSS-03", "DV-BOSS-04")
def test_the_first_two_draw_three_cards_the_next_two_draw_two():
    g = table(RED={"square": "G2"})
    say(
        g,
        "step G1",
        "sneak d22",
        "prowl d24",
        "sneak d33",
        "prowl d23",
        "sneak d34",
        "prowl d24",
        "sneak d35",
    )
    drawn = [g.cards_of(RED)]
    for entered in (("BLUE",), ("BLUE", "GREEN"), ("BLUE", "GREEN", "YELLOW")):
        others = {hero: top() for hero in entered}
        g = at_top(*entered, RED={"square": "STEP"}, keys=("RED",), hostages=(None, "BLUE"), **others)
        say(g, "step TOP")
        drawn.append(g.cards_of(RED))
        assert (offered(g), g.keys[RED]) == (["look", "look_away"], False)
    assert drawn == [3, 3, 2, 2]


@pytest.mark.rule("DV-R-56")
def test_a_look_at_the_secret_card_is_private_and_once():
    place = {"players": 3, "RED": {"square": "STEP"}, "GREEN": {"square": "d25"}, "BLUE": top()}
    game = game_of(
        at_top("BLUE", keys=("RED", "GREEN"), order=("RED", "GREEN"), secret="WC02", **place),
    )
    say(game, "step TOP", "look")
    assert (game.view(1).secret, game.view(2).secret, game.view(0).secret) == ("WC02", None, "WC02")
    assert {game.guess(1, seed).secret for seed in range(9)} == {1}
    say(game, "end_turn", "step STEP", "step TOP")
    assert "look" not in offered(game), "green has the same owner as red"


@pytest.mark.rule("DV-BOSS-01", "DV-BOSS-02", "DV-BOSS-10")
def test_all_heroes_fight_the_warlord_from_one_place_and_do_not_turn_back():
    g = at_top("RED", "BLUE", RED=top(), BLUE=top())
    assert (things(g, "step"), "attack_boss" in verbs(g)) == ([], True)
    g = at_top("RED", "BLUE", RED=top(), BLUE=top(), order=())
    assert things(g, "strike") == ["RED", "BLUE"]
    assert "attack_boss" not in verbs(table())


@pytest.mark.rule("DV-BOSS-05", "DV-BOSS-06", "DV-R-55")
def test_with_the_weapon_of_the_secret_card_a_hero_rolls_four_dice():
    game = game_of(
        at_top(
            "BLUE",
            BLUE=top(weapon="AXE", hits=3),
            order=("BLUE",),
            secret="WC02",
            wheel=7,
            treasures={"INN": None},
        )
    )
    assert game.view(None).secret is None
    dice(game.position, (2, 1, 1, 0))
    say(game, "attack_boss", "hits 3")
    assert (game.position.slayer, game.over, game.view(None).secret) == (BLUE, True, "WC02")


@pytest.mark.rule("DV-R-55")
def test_the_weakness_counts_in_return_blows_too():
    g = at_top("RED", RED=top(weapon="AXE"), order=(), secret="WC02", treasures={"INN": None})
    dice(g, (0, 0, 0), (1, 1, 1, 0))
    say(g, "strike RED")
    assert (g.weakness_shown, g.slayer) == (True, -1)
    g = at_top("RED", RED=top(weapon="SWORD"), order=(), secret="WC02", treasures={"SMITHY": None})
    dice(g, (0, 0, 0), (1, 1, 1))
    say(g, "strike RED")
    assert not g.weakness_shown


@pytest.mark.rule("DV-BOSS-07", "DV-R-54")
def test_karrion_strikes_each_hero_once_before_his_first_bout():
    g = at_top("BLUE", BLUE=top(hp=5, misses=2), order=("BLUE",), secret="WC05", wheel=9)
    dice(g, (1, 1, 2), (0, 0), (0, 0, 0), (0, 0), (0, 0, 0))
    say(g, "attack_boss", "hits 0")
    assert (g.hp[BLUE], g.misses[BLUE], g.weakness_shown) == (1, 2, True)
    say(g, "attack_boss", "hits 0")
    assert g.hp[BLUE] == 1, "not again"


@pytest.mark.rule("DV-R-54")
def test_karrion_strikes_another_hero_as_well():
    g = at_top("RED", "BLUE", RED=top(), BLUE=top(), order=(), secret="WC05")
    dice(g, (1, 0, 0), (0, 0, 0), (0, 0), (1, 0, 1), (0, 0, 1), (0, 0))
    say(g, "strike RED", "strike BLUE")
    assert (g.hp[RED], g.hp[BLUE]) == (7, 5)


@pytest.mark.rule("DV-R-54", "DV-BOSS-12")
def test_karrion_may_put_a_hero_out_of_the_game():
    g = at_top("RED", RED=top(hp=3), order=(), secret="WC05")
    dice(g, (1, 1, 1))
    say(g, "strike RED")
    assert (at(g, RED), g.wheel, g.waiting) == ("OUT", 6, (0,))
    assert "strike" not in verbs(g)


@pytest.mark.rule("DV-BOSS-08")
def test_without_a_weakness_nothing_changes():
    g = at_top("RED", RED=top(weapon="AXE", hits=3), secret="WC06", treasures={"INN": None})
    dice(g, (2, 2, 1), (0, 0, 0))
    say(g, "attack_boss")
    assert (g.slayer, g.over) == (RED, True)


@pytest.mark.rule("DV-BOSS-09", "DV-R-01")
def test_the_warlord_rolls_three_dice_and_strikes_up_to_three_times():
    g = at_top("RED", RED=top(), order=())
    dice(g, (1, 0, 1), (0, 0), (1, 0, 1), (0, 0), (1, 0, 1), (0, 0))
    say(g, "strike RED", "strike RED", "strike RED")
    assert (g.hp[RED], "strike" in verbs(g)) == (2, False)


@pytest.mark.rule("DV-BOSS-11", "DV-END-02", "DV-R-53")
def test_a_single_blow_of_the_wheel_ends_the_game():
    g = at_top("RED", RED=top(hits=3), wheel=6)
    dice(g, (1, 1), (0, 0, 0), (2, 1))
    say(g, "attack_boss", "hits 0", "attack_boss", "hits 3")
    assert (g.over, g.slayer, g.result.won) == (True, RED, (False, True))
    g = at_top("RED", RED=top(), wheel=6, settings={"boss_damage": "cumulative"})
    dice(g, (2, 1), (0, 0, 0), (2, 1))
    say(g, "attack_boss", "attack_boss")
    assert g.slayer == RED


@pytest.mark.rule("DV-R-01")
def test_the_warlord_may_fall_to_a_return_blow_in_his_own_turn():
    g = at_top("RED", RED=top(weapon="SWORD", hits=2), order=(), treasures={"SMITHY": None})
    dice(g, (0, 0, 0), (1, 1, 1))
    say(g, "strike RED", "hits 2")
    assert (g.over, g.slayer) == (True, RED)


@pytest.mark.rule("DV-BOSS-12", "DV-R-52", "DV-R-01")
def test_whom_the_warlord_strikes_down_is_out_and_the_wheel_turns():
    g = at_top("RED", "BLUE", RED=top(hp=2, hits=1, items=["BOOTS"], coins=1), BLUE=top(), order=())
    dice(g, (1, 1, 1))
    say(g, "strike RED", "misses 0")
    assert (at(g, RED), g.wheel, g.cards_of(RED), g.bags[RED], g.over) == ("OUT", 6, 0, (), False)


@pytest.mark.rule("DV-END-01")
def test_with_all_heroes_gone_the_warlord_has_won():
    gone = {code: {"square": "OUT"} for code in ("BLUE", "GREEN", "YELLOW")}
    g = at_top("RED", *gone, RED=top(hp=1), order=(), hostages=(None, "BLUE"), **gone)
    dice(g, (1, 0, 0))
    say(g, "strike RED")
    assert (g.over, g.result.won) == (True, (True, False))


def ended(*heroes, coins=(), **given):
    """Return a game that Red at the top has just ended; the last coins of the heap get these values."""
    others = Counter(COINS) - Counter(coins)
    draws = [str(coin) for coin in (*others.elements(), *coins)]
    last_blow = {"wounds": 4, "rolls": (1, 0), "settings": {"boss_damage": "cumulative"}}
    g = at_top(*heroes, players=5, draws=draws, **last_blow, **given)
    say(g, "attack_boss")
    return g


def scores(g):
    """Return the points of each seat by line."""
    return {(line.seat, line.criterion): line.value for line in g.result.lines}


@pytest.mark.rule("DV-END-03", "DV-END-05", "DV-END-06")
def test_the_warlord_his_place_and_hostages_are_worth_points():
    g = ended("GREEN", "RED", RED=top(), GREEN=top(), hostages=("RED", "BLUE"))
    guard, lurker = 2, 3
    assert [scores(g)[seat, "points"] for seat in (1, 2, 3, 4)] == [7 + 5 + 5, 5 + guard, lurker, 0]


@pytest.mark.rule("DV-END-04", "DV-R-49", "DV-END-07")
def test_figures_coins_and_cards_are_worth_points_and_the_slayer_need_not_win():
    red = top(camp=["TRO4"], hits=1, misses=1, coins=2)
    blue = {"camp": ["OGR5", "OGR4", "GOB1"], "hits": 3, "coins": 4}
    heroes = {"RED": red, "BLUE": blue, "GREEN": top(), "hostages": ("RED", "BLUE")}
    g = ended("GREEN", "RED", **heroes, coins=(2, 2, 2, 1, 2, 1))
    assert g.purses[:2] == [(1, 2), (1, 2, 2, 2)]
    assert (scores(g)[1, "points"], scores(g)[2, "points"]) == (26, 27)
    assert g.result.places[0] == (2,)


@pytest.mark.rule("DV-R-57")
def test_ties_are_broken_by_place_figures_hostages_coins_and_hit_points():
    assert CRITERIA[2:] == ("spot", "figures", "hostages", "gold", "hit-points")
    g = ended("GREEN", "RED", RED=top(), BLUE={"camp": ["OGR5", "TRO4", "TRO3"]}, GREEN=top())
    assert (g.result.places[0], g.result.decided_by[0]) == ((1,), "spot")
    g = ended("RED", RED=top(), BLUE={"camp": ["OGR5"]}, hostages=("GREEN", None))
    assert g.result.decided_by[1] == "figures"


@pytest.mark.rule("DV-R-57")
def test_equals_share_the_victory():
    camps = {"BLUE": {"camp": ["OGR5", "TRO4", "GOB1"]}, "GREEN": {"camp": ["OGR4", "TRO4"]}}
    g = ended("YELLOW", "RED", RED=top(), YELLOW=top(), hostages=("BLUE", "GREEN"), **camps)
    assert g.result.places[0] == (BLUE + 1, GREEN + 1)


@pytest.mark.rule("DV-R-01")
def test_an_eliminated_hero_scores_nothing():
    g = ended("BLUE", "RED", BLUE={"square": "OUT"}, RED=top(), hostages=("BLUE", None))
    assert scores(g)[2, "points"] == 0


@pytest.mark.rule("DV-END-04")
def test_coins_are_counted_at_the_end_alone():
    game = game_of(at_top("RED", RED=top(hits=3, coins=3)))
    assert game.view(1).heroes[RED].gold is None
    dice(game.position, (1, 1))
    say(game, "attack_boss", "hits 3")
    assert game.view(1).heroes[RED].gold == sum(game.position.purses[RED]) >= 3


def test_heroes_elsewhere_are_left_alone():
    g = at_top("RED", RED=top(), order=(), GREEN={"square": "STEP"})
    assert things(g, "strike") == ["RED"]
