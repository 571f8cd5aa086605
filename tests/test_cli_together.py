"""Commands for many games, of games whose seats are allies: tables of one bot each on the same deals."""

import pytest
from support import toy_lanterns, toy_tug
from support.command import text, written_json

from darkling import games
from darkling.lab.outcome import play_game
from darkling.lab.plan import planned
from darkling.lab.tournament import arranged


@pytest.fixture(autouse=True)
def _toys(monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    for toy in (toy_lanterns.GAME, toy_tug.GAME):
        monkeypatch.setitem(games._registered, toy.id, toy)


def seatings(game, players, **settings):
    found = arranged(game, ["random", "greedy"], players, 10, 3, settings)
    return found.deals, ["".join([bot[0] for bot in plan.bots]) for plan in found.plans]


def test_a_table_of_each_bot_plays_every_deal():
    assert seatings("lanterns", 3) == (10, ["rrr", "ggg"])


def test_a_bot_plays_a_whole_side_and_sides_are_swapped():
    assert seatings("tug", 4) == (5, ["grgr", "rgrg"])
    assert seatings("tug", 3, lone=True) == (5, ["grr", "rgg"])


def test_who_plays_alone_is_compared_on_the_same_deals():
    assert seatings("dealings", 1) == (10, ["r", "g"])


def test_a_greedy_table_is_clearly_better_than_a_random_one(run):
    found = written_json(run("tournament", "lanterns", "--players", "3", "--games", "60", "--json"))
    assert list(found) == ["games", "deals", "seconds", "workers", "tables", "differences"]
    assert (found["games"], found["deals"]) == (120, 60)
    first, second = found["tables"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert second["high"] < first["low"]
    by = next(row for row in found["differences"] if row["bot"] == "greedy")
    assert by["difference"] == pytest.approx(first["share"] - second["share"])
    assert by["low"] > 0.4


def test_shares_are_those_of_the_tables_played_by_hand(run):
    found = written_json(run("tournament", "lanterns", "--games", "20", "--seed", "4", "--json"))
    for row in found["tables"]:
        plan = planned("lanterns", [row["bot"]], 2, 20, 4, {})
        won = [play_game(plan, number).won[0] for number in range(20)]
        assert row["share"] == pytest.approx(sum(won) / 20)


def test_sides_are_rated_where_there_are_several(run):
    found = written_json(run("tournament", "tug", "--players", "4", "--games", "40", "--json"))
    assert found["ladder"][0]["bot"] == "greedy"
    assert found["ladder"][0]["share"] > 0.8
    assert sum([row["share"] for row in found["ladder"]]) == pytest.approx(1)


def test_a_tournament_of_tables_for_people(run):
    shown = text(run("tournament", "lanterns", "--games", "9"))
    assert shown.startswith(
        "Lanterns, 2 players: 18 games. 9 deals, each played by a table of each bot, since"
    )
    assert "Bot Tables won 95 % interval Mean score" in shown
    assert "the table of the bot on the left won than that of the bot above, with the 95 % interval." in shown
    assert "Rating" not in shown


def test_a_tournament_of_sides_for_people(run):
    shown = text(run("tournament", "tug", "--players", "4", "--games", "4"))
    assert "each played in 2 orders of sides. A bot plays all seats of its side." in shown


def test_simulate_tells_who_is_on_which_side(run):
    shown = text(run("simulate", "tug", "--players", "4", "--games", "4"))
    assert "Seat Side Bot Wins Share" in shown
    assert "Side" not in text(run("simulate", "dealings", "--games", "2"))


def test_simulate_tells_the_share_of_tables_won(run):
    shown = text(run("simulate", "lanterns", "--bots", "greedy", "--games", "40"))
    assert "All seats are allies: the table wins or loses as one." in shown
    assert "Table of Tables won Share 95 % interval Mean score" in shown
    assert "Seat" not in shown
    found = written_json(run("simulate", "lanterns", "--bots", "greedy", "--games", "40", "--json"))
    assert found["sides"] == [[0, 1]]
    assert found["wins_by_seat"] == [found["wins_by_bot"]["greedy"]] * 2
    assert 20 < found["wins_by_bot"]["greedy"] < 40
