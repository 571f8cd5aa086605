"""`darkling tournament`."""

from itertools import permutations

import pytest
from support.command import refused, shown_in_a_terminal, text, written_json

from darkling.bots import BOTS, RandomBot
from darkling.lab.outcome import play_game
from darkling.lab.plan import planned
from darkling.lab.tournament import arranged


class First:
    """Takes the first option, always."""

    def __init__(self, seed):
        pass

    def choose(self, position, seat):
        return position.decision(seat).options[0]


@pytest.fixture(autouse=True)
def more_bots(monkeypatch):
    monkeypatch.setitem(BOTS, "first", First)
    monkeypatch.setitem(BOTS, "second", RandomBot)


def ranked(run, *args):
    return written_json(run("tournament", "dealings", *args, "--json"))


def line_ups(bots, players):
    found = arranged("dealings", bots.split(","), players, 1, 0, {})
    return {"".join([bot[0] for bot in line_up.bots]): line_up.games for line_up in found.line_ups}


def test_two_players_meet_in_both_orders():
    assert line_ups("first,random,second", 2) == {"fr": 2, "fs": 2, "rs": 2}


def test_more_players_meet_with_as_many_different_bots_as_there_are():
    assert line_ups("first,random", 3) == {"ffr": 3, "frr": 3}
    assert line_ups("first,random", 4) == {"fffr": 4, "ffrr": 6, "frrr": 4}
    assert line_ups("first,random,second", 3) == {"frs": 6}


def test_every_order_is_played_on_the_same_deals():
    found = arranged("dealings", ["first", "random", "second"], 2, 10, 7, {})
    assert found.deals == 5
    assert found.games == 30
    assert {plan.bots for plan in found.plans} == set(permutations(["first", "random", "second"], 2))
    assert {(plan.games, plan.seed) for plan in found.plans} == {(5, 7)}


def test_deals_are_whole():
    assert arranged("dealings", ["first", "random"], 2, 9, 0, {}).deals == 5
    assert arranged("dealings", ["first", "random"], 4, 9, 0, {}).deals == 3


def test_json(run):
    found = ranked(run, "--bots", "random,first,second", "--games", "20", "--seed", "5")
    assert list(found) == ["games", "deals", "seconds", "workers", "ladder", "pairs"]
    assert (found["games"], found["deals"], found["workers"]) == (60, 10, 1)
    assert sum([row["rating"] for row in found["ladder"]]) == pytest.approx(4500)
    assert sum([row["share"] for row in found["ladder"]]) == pytest.approx(1.5)
    assert len(found["pairs"]) == 6
    shares = {(pair["bot"], pair["other"]): pair["share"] for pair in found["pairs"]}
    assert shares["first", "random"] == pytest.approx(1 - shares["random", "first"])


def test_shares_are_those_of_the_games_played_by_hand(run):
    found = ranked(run, "--bots", "first,random", "--games", "20", "--seed", "5")
    wins = 0.0
    for order in permutations(["first", "random"]):
        plan = planned("dealings", order, 2, 10, 5, {})
        for outcome in [play_game(plan, number) for number in range(10)]:
            wins += outcome.won[order.index("first")] / sum(outcome.won)
    (share,) = [row["share"] for row in found["ladder"] if row["bot"] == "first"]
    assert share == pytest.approx(wins / 20)


def test_workers_change_nothing(run):
    one, two = (
        ranked(run, "--bots", "random,greedy", "--games", "2", "--workers", workers) for workers in "12"
    )
    assert (one["ladder"], one["pairs"]) == (two["ladder"], two["pairs"])


def test_for_people(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    shown = text(run("tournament", "dealings", "--bots", "random,first,second", "--games", "10"))
    assert shown.startswith("Dark Dealings, 2 players: 30 games. 5 deals, each played in 6 orders of seats. ")
    assert "Bot Rating 95 % interval Games won" in shown
    assert "Each bot against each other one: its share of their wins, and the 95 % interval." in shown


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nope"], "there is no game 'nope'; there is castle, darkness, dealings"),
        (["dealings", "--bots", "random"], "expected two bots or more, all different, not random"),
        (["dealings", "--bots", "random,random"], "all different, not random,random"),
        (["dealings", "--bots", "random,nope"], "there is no bot 'nope'"),
        (["dealings", "--games", "0"], "--games"),
        (["dealings", "--players", "99"], " players, not 99"),
        (["dealings", "--seed", "-1"], "a whole number from 0 up, not -1"),
        (["dealings", "--settings", "colour=red"], "has no setting 'colour'"),
        (["dealings", "--on", "mars"], "--on"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run("tournament", *args), says)


def test_progress_is_shown_in_a_terminal():
    assert b"2/2" in shown_in_a_terminal("tournament", "dealings", "--games", "2")
