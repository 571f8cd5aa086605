"""Tables leave memory when nobody is there, and come back when someone is, or something is due."""

import sqlite3
import time

import pytest
from support.house import PATIENCE, Guest, RunningServer

from darkling.server import upkeep

SOON = {"look_after": 0.1, "idle": 0.2}


@pytest.fixture
def hasty(tmp_path, shared, monkeypatch):
    """Start servers that put tables away as soon as nobody is there."""
    monkeypatch.setattr(upkeep, "GRACE", 0.1)
    return lambda: RunningServer(tmp_path, **SOON, **shared)


def in_memory(server):
    """Return the tables that a server has in memory."""
    return set(server.server.config.app.state.house.rooms.loaded)


def wait_until(happened):
    """Wait until something is as it should be."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def test_table_leaves_memory_and_comes_back_as_it_was(hasty):
    with hasty() as server:
        ada = Guest(server.address, "Ada")
        seated = ada.sit(ada.make("me", "me"))
        seated.answer_any()
        before = seated.scene_where(lambda scene: scene["asked"])
        time.sleep(2 * SOON["idle"])
        assert in_memory(server) == {seated.table}
        seated.close()
        wait_until(lambda: not in_memory(server))
        again = ada.sit(seated.table)
        assert again.scene["view"] == before["view"]
        assert again.scene["asked"] == before["asked"]
        again.answer_any()
        ada.leave()


def test_clock_rings_though_its_table_has_left_memory(hasty):
    with hasty() as server:
        ada = Guest(server.address, "Ada")
        table = ada.make("me", "me", clock={"kind": "hard", "seconds": 5})
        seated = ada.sit(table)
        first = seated.scene_where(lambda scene: scene["asked"])["asked"]["number"]
        seated.close()
        wait_until(lambda: not in_memory(server))
        wait_until(lambda: in_memory(server))
        later = ada.sit(table)
        later.scene_where(lambda scene: scene["asked"] and scene["asked"]["number"] > first)
        ada.leave()


def test_game_of_bots_goes_on_after_a_restart_though_nobody_looks(tmp_path):
    with RunningServer(tmp_path) as server:
        ada = Guest(server.address, "Ada")
        table = ada.make("easy", "easy")
        ada.leave()
    assert status(tmp_path, table) == "playing"
    with RunningServer(tmp_path):
        wait_until(lambda: status(tmp_path, table) == "over")


def status(data, table):
    database = sqlite3.connect(data / "darkling.sqlite")
    try:
        ((found,),) = database.execute("SELECT status FROM tables WHERE id = ?", (table,))
        return found
    finally:
        database.close()
