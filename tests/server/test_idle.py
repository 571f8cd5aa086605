"""Tables leave memory when nobody is there, and come back when someone is, or something is due."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from support.ahead import play_ahead
from support.house import UNLIMITED, RunningServer
from support.tables import ADA
from support.waiting import AN_HOUR, an_hour_later, wait_until

from darkling.server import bot_turns, upkeep
from darkling.server.house import House
from darkling.server.thinkers import Thinkers
from darkling.wire.tables import NewTable, SeatPlan

SOON = {"look_after": 0.1, "idle": 0.2}


@pytest.fixture(scope="module")
def server(tmp_path_factory, shared):
    """A server that puts tables away as soon as nobody is there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "GRACE", 0.1)
        with RunningServer(tmp_path_factory.mktemp("data"), rate=UNLIMITED, **SOON, **shared) as running:
            yield running


def is_in_memory(server, table):
    return table in server.house.rooms.loaded


def test_table_leaves_memory_and_comes_back_as_it_was(guest, server):
    ada = guest("Ada")
    seated = ada.sit(ada.make("me", "me"))
    seated.answer_any()
    before = seated.scene_where(lambda scene: scene["asked"])
    # One that nobody looks at goes, though it was wanted later.
    later = ada.make("me", "me")
    wait_until(lambda: not is_in_memory(server, later))
    assert is_in_memory(server, seated.table)
    seated.close()
    wait_until(lambda: not is_in_memory(server, seated.table))
    again = ada.sit(seated.table)
    assert again.scene["view"] == before["view"]
    assert again.scene["asked"] == before["asked"]
    again.answer_any()


def test_clock_rings_though_its_table_has_left_memory(guest, server, monkeypatch):
    ada = guest("Ada")
    table = ada.make("me", "me", clock={"kind": "hard", "seconds": AN_HOUR})
    seated = ada.sit(table)
    first = seated.scene_where(lambda scene: scene["asked"])["asked"]["number"]
    seated.close()
    wait_until(lambda: not is_in_memory(server, table))
    for module in (upkeep, bot_turns):
        monkeypatch.setattr(module, "time", an_hour_later)
    wait_until(lambda: is_in_memory(server, table))
    later = ada.sit(table)
    later.scene_where(lambda scene: scene["asked"] and scene["asked"]["number"] > first)


@pytest.mark.usefixtures("quick_hashes")
def test_game_of_bots_goes_on_after_a_restart_though_nobody_looks(tmp_path, monkeypatch):
    server = RunningServer(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "choose", think_for_ever)
        table = asyncio.run(made(replace(server.config, workers=0)))
    play_ahead(server, table)
    assert status(server, table) == "playing"
    with server:
        wait_until(lambda: status(server, table) == "over")


@pytest.mark.usefixtures("quick_hashes")
def test_a_table_that_is_being_loaded_when_the_server_stops_is_put_away_too(tmp_path):
    config = replace(RunningServer(tmp_path).config, workers=0)
    table = asyncio.run(made(config))
    assert asyncio.run(left_over(config, table)) == set()


async def left_over(config, table):
    """Close a server that is loading a table; return what goes on after that."""
    house = await House.open(config)
    await house.rooms.put_away(table)
    loading = asyncio.create_task(house.rooms.find(table))
    await asyncio.sleep(0)
    await house.close()
    await asyncio.gather(loading, return_exceptions=True)
    return asyncio.all_tasks() - {asyncio.current_task()}


async def made(config):
    """Make a table of bots at a server that is stopped at once."""
    house = await House.open(config)
    room = await house.rooms.make(NewTable("dealings", [SeatPlan("bot", "easy")] * 2), ADA, "Ada")
    await house.close()
    return room.header.table


async def think_for_ever(*_):
    await asyncio.Event().wait()


def status(server, table):
    with closing(sqlite3.connect(server.config.database_file)) as database:
        ((found,),) = database.execute("SELECT status FROM tables WHERE id = ?", (table,))
        return found
