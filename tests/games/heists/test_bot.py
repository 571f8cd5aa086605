"""The players of Dark Heists: greedy beats chance, and plans are what they say."""

import pytest
from support.gangs import BORING, gang, table
from support.matches import played, wins_of_greedy
from support.script import say

from darkling.bots import bot
from darkling.games.heists.bot.evaluation import evaluate, standing
from darkling.games.heists.bot.gang_strength import POWER, coins_worth, means, strength
from darkling.games.heists.bot.hand_plans import prospect, shop
from darkling.games.heists.bot.value import value
from darkling.games.heists.cards import CODES


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    assert wins_of_greedy("heists", seat, games=4) == 4


def test_greedy_ends_a_game_by_heists() -> None:
    position = played("heists", [bot("greedy", 1), bot("greedy", 2)], seed=5)
    assert max(map(len, position.heists)) == 3
    assert position.round < 30


def test_a_plan_recruits_the_best_that_can_be_paid():
    g = table(gang("ST06", "ST06", "ST05", "ST04", "ST04"), streets=["CR02", "NO01", "BR10", "BR02", "GH01"])
    say(g, "streets")
    plan = shop(g, g._stack[-1])
    assert CODES[plan.target] == "CR02"
    assert sorted(CODES[card] for card in plan.for_sway) == ["ST06", "ST06"]


def test_a_challenge_out_of_reach_promises_nothing():
    g = table(gang("ST05", "ST05", current="HB01"))
    say(g, "heist")
    assert prospect(g, 0) == 0
    g = table(gang("GO00", "GO00", current="HB01"))
    say(g, "heist")
    assert prospect(g, 0) > 0


def test_a_pale_king_is_stronger_than_a_thief_and_heat_is_a_burden():
    assert POWER[CODES.index("GH10")] > POWER[CODES.index("ST04")] > 0 > POWER[CODES.index("HT00")]


def test_both_crime_and_sway_make_a_gang_strong():
    goons, valets = [CODES.index("GO00")] * 5, [CODES.index("VA00")] * 5
    assert means(goons) == (15, 0)
    assert strength(*means(goons + valets)) > strength(*means(goons))


def test_a_few_coins_are_worth_more_than_many():
    assert coins_worth(5) - coins_worth(4) > coins_worth(20) - coins_worth(19) > 0


def test_a_completed_heist_is_worth_more_than_one_under_way():
    done = table(gang("ST05", heists=["HA05"]))
    nearly = table(gang("ST05", current="HA05", met=3))
    begun = table(gang("ST05", current="HA05", met=1))
    assert standing(done, 0) > standing(nearly, 0) > standing(begun, 0)


def test_the_outlook_is_asked_between_turns_and_adds_up_to_one():
    g = table(gang("ST05", heists=["HA05"]), gang("ST05"), streets=BORING)
    odds = value(g)
    assert sum(odds) == pytest.approx(1)
    assert odds[0] > odds[1]
    say(g, "streets")
    assert value(g) is None


def test_what_was_won_is_all_that_counts_at_the_end():
    g = table(gang("GH10"), gang("ST05"), round=10, settings={"rounds": 10}, streets=BORING)
    say(g, "streets", "end_turn", "streets", "end_turn")
    assert (evaluate(g, 0), evaluate(g, 1)) == (100, 0)
