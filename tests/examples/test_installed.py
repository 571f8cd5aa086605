"""The Night Watch as a package that is really installed: every command and every process finds it."""

import asyncio
import json
import subprocess

import pytest
from support.command import START
from support.processes import ServerProcess
from support.stranger import WATCH, environment, installed

from darkling.client import Client
from darkling.client.play import play_at
from darkling.wire.tables import NewTable, SeatPlan

PATIENCE = 120


@pytest.fixture(scope="module")
def with_watch(tmp_path_factory):
    """Return an environment in which the package is installed."""
    return environment(installed(WATCH, tmp_path_factory.mktemp("watch")))


@pytest.fixture
def command(with_watch, tmp_path):
    """Run a command in an empty folder; return what it writes."""

    def run(*args, typed=""):
        done = subprocess.run(
            [*START, *args],
            input=typed,
            capture_output=True,
            text=True,
            env=with_watch,
            cwd=tmp_path,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), done
        return done.stdout

    return run


def test_games_and_rules_list_it(command):
    assert "The Night Watch (watch), " in command("games")
    rules = json.loads(command("rules", "watch", "--json"))
    assert [rule["tests"] for rule in rules] == [None] * 6
    assert "NW-03" in [rule["id"] for rule in rules]


def test_workers_find_it(command):
    alone, here, on_ray = [
        json.loads(command("simulate", "watch", "--games", "6", *where, "--json"))
        for where in ([], ["--workers", "2"], ["--workers", "2", "--on", "ray"])
    ]
    assert alone["decisions"] == here["decisions"] == on_ray["decisions"]
    assert here["workers"] == on_ray["workers"] == 2


def test_results_are_kept_and_reported(command, tmp_path):
    command("simulate", "watch", "--games", "4", "--workers", "2", "--bots", "greedy", "--out", "a.parquet")
    command("report", "a.parquet", "--out", "a.html")
    assert "Duelling Knife (B18)" in (tmp_path / "a.html").read_text(encoding="utf-8")


def test_bots_meet_in_it(command):
    ladder = json.loads(command("tournament", "watch", "--games", "10", "--workers", "2", "--json"))["ladder"]
    assert [row["bot"] for row in ladder] == ["greedy", "random"]


def test_workers_play_it_with_other_cards(command):
    changed = ["--set", "B03.coins=40", "--games", "5", "--workers", "2", "--bots", "random"]
    comparison = json.loads(command("balance", "watch", *changed, "--json"))["comparison"]
    edited = {card["card"]: card["edits"][0]["after"] for card in comparison["cards"] if card["edits"]}
    assert edited == {"B03": 40}


def test_a_saved_game_goes_on(command):
    played = command("play", "watch", "--seed", "1", "--settings", "nights=5", "--plain", typed="1\n1\nq\n")
    assert "Saved. Go on with: darkling play --resume darkling-watch.json" in played
    ended = command("play", "--resume", "darkling-watch.json", "--plain", typed="1\n" * 100)
    assert "Night 5 of 5." in ended
    assert "Ahead of " in ended


async def make_and_play(address, choices):
    """Make a table with a bot, choose so often, and return the guest's secret and the table."""
    async with Client(address) as ada:
        assert "watch" in [game.id for game in await ada.games()]
        return ada.identity, await begin(ada, "watch", choices)


async def begin(ada, game, choices):
    """Make a table with a bot, choose so often, and return the table."""
    table = await ada.make(NewTable(game, [SeatPlan("me"), SeatPlan("bot", "easy")]))
    scenes = table.scenes()
    while choices:
        if (scene := await anext(scenes)).asked is not None:
            await table.choose(scene.asked.options[0])
            choices -= 1
    return table.id


async def play_on(address, identity, table):
    async with Client(address, identity=identity) as ada:
        return await play_at(ada.watch(table), lambda scene: scene.asked.options[0])


async def without_the_game(address, identity):
    """Play a table of another game where this one is not installed."""
    async with Client(address, identity=identity) as ada:
        assert "watch" not in [game.id for game in await ada.games()]
        assert await ada.my_tables() == []
        return await begin(ada, "dealings", choices=3)


def test_tables_are_served_with_bots_and_outlast_the_package(with_watch, tmp_path):
    server = ServerProcess(tmp_path / "data")
    without = server.environment
    try:
        server.environment = without | with_watch
        server.start()
        identity, table = asyncio.run(make_and_play(server.address, choices=3))
        server.kill()
        server.environment = without
        server.start()
        assert asyncio.run(without_the_game(server.address, identity)) != table
        server.kill()
        server.environment = without | with_watch
        server.start()
        assert asyncio.run(play_on(server.address, identity, table)).outcome is not None
    finally:
        server.kill()
