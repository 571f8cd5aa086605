"""Memory comes back: a table that is put away leaves nothing behind, without anyone looking for garbage."""

import asyncio
import gc
import os
import weakref

import httpx
import pytest
from support.house import UNLIMITED, Guest, RunningServer, at_once
from support.tables import ADA

from darkling.server.config import ServerConfig
from darkling.server.house import House
from darkling.wire.live import Choose
from darkling.wire.tables import NewTable, SeatPlan

TOKEN = "for the tests"
GAMES = 2 * int(os.environ.get("DARKLING_SOAK", "1"))
SLACK = 20e6
"""So many bytes more or less are no leak; three hundred forgotten tables of before were."""
SOLO = NewTable("dealings", [SeatPlan("me"), SeatPlan("bot", "easy")])


@pytest.fixture
def no_collector():
    """Let only what nothing refers to any more be freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played_and_put_away(house):
    """Make a table, play a little, and put it away; return what tells whether its room is still there."""
    room = await house.rooms.make(SOLO, ADA, "Ada")
    game = room.at_hand.game
    for number in range(2):
        decision = game.decision(0)
        await room.do(ADA, Choose(f"ref-{number}", 0, decision.number, decision.options[0].id))
    while room.idle_since() is None:
        await asyncio.sleep(0)
    left = [weakref.ref(room), weakref.ref(game.position)]
    table = room.header.table
    del room, game
    await house.rooms.put_away(table)
    return left


def test_a_table_that_is_put_away_is_gone(tmp_path, no_collector):
    async def run():
        house = await House.open(ServerConfig(data=tmp_path, pause=at_once))
        try:
            await house.store.keep_guest(ADA, "Ada", 0.0)
            left = [await played_and_put_away(house) for _ in range(3)]
            await asyncio.sleep(0)
            return [reference() for references in left for reference in references]
        finally:
            await house.close()

    assert asyncio.run(run()) == [None] * 6


def gauge(server, name):
    """Return what the server counts under a name."""
    token = {"authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=server.address, headers=token) as client:
        lines = client.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def until_put_away(server):
    while gauge(server, "darkling_tables_in_memory"):
        pass


@pytest.fixture
def forgetful(tmp_path):
    """A server that puts tables away as soon as nobody looks at them."""
    config = {"rate": UNLIMITED, "idle": 0.0, "look_after": 0.05, "metrics_token": TOKEN}
    with RunningServer(tmp_path, **config) as server:
        yield server


def play_a_little(server, games):
    for _ in range(games):
        ada = Guest(server.address, "Ada")
        ada.sit(ada.make("me", "easy")).play(3)
        ada.leave()
    until_put_away(server)


def test_those_who_looked_at_a_table_do_not_cling_to_it(forgetful, no_collector):
    play_a_little(forgetful, 5)
    assert gauge(forgetful, "darkling_rooms_not_freed") == 0


def test_memory_stays_as_it_is_over_many_games(forgetful):
    play_a_little(forgetful, GAMES)
    before = gauge(forgetful, "process_resident_memory_bytes")
    play_a_little(forgetful, 5 * GAMES)
    assert gauge(forgetful, "process_resident_memory_bytes") < before + SLACK
