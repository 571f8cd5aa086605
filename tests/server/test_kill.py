"""Server and bots are killed in the middle of play: no acknowledged choice is lost, none is made twice."""

import asyncio
import os
import signal
import sqlite3
from contextlib import suppress
from random import Random

import pytest
from support.ahead import play_ahead
from support.cases import SOAK
from support.company import Company, choices
from support.house import Guest, RunningServer
from support.processes import ServerProcess
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

import darkling.client.table as connection
from darkling.client import Client

KILLS = 10 * SOAK or 5
PATIENCE = 60
TABLES_AT_ONCE = 3


def written(data):
    """Return what a database file has: for each table and seat its choices, as decision and option."""
    database = sqlite3.connect(data / "darkling.sqlite")
    try:
        return choices(database.execute('SELECT "table", body FROM entries ORDER BY "table", number'))
    finally:
        database.close()


async def play_and_kill(server, kills):
    company, luck = Company(), Random(2)
    await asyncio.to_thread(server.start)
    async with Client(server.address, "Ada") as ada, Client(server.address, "Ben") as ben:
        playing = [asyncio.create_task(company.play_on(ada, ben)) for _ in range(TABLES_AT_ONCE)]
        for _ in range(kills):
            await asyncio.wait_for(company.choices(luck.randint(1, 30)), PATIENCE)
            # At once, or in the middle of something else.
            await asyncio.sleep(luck.choice((0, luck.uniform(0, 0.05))))
            server.kill()
            company.check(written(server.data))
            assert not any(task.done() for task in playing)
            await asyncio.to_thread(server.start)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return company


def test_no_acknowledged_choice_is_lost_and_none_is_made_twice(tmp_path, monkeypatch):
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.2)
    server = ServerProcess(tmp_path)
    try:
        company = asyncio.run(play_and_kill(server, KILLS))
    finally:
        server.kill()
    company.check(written(tmp_path))
    assert len(company.noted) > TABLES_AT_ONCE


def test_game_goes_on_though_its_bots_are_killed(guest, server):
    ada = guest("Ada")
    table = ada.sit(play_ahead(server, ada.make("me", "easy", "easy"), left=9))
    for _ in range(3):
        for worker in server.workers:
            # One that was killed before is replaced only when it is asked something.
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGKILL)
        table.play(2)
    table.play(1000)
    assert table.scene["status"] == "over"


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_server_that_is_told_to_stop_closes_everything(tmp_path, ending):
    server = ServerProcess(tmp_path)
    server.start()
    ada = Guest(server.address, "Ada")
    table = ada.sit(ada.make("me", "hard"))
    chosen = table.scene["asked"]["options"][0]
    table.choose(chosen)
    server.process.send_signal(ending)
    with pytest.raises(ConnectionClosed) as closed:
        table.scene_where(lambda _: False)
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    # The output stays open as long as a worker has it.
    server.process.communicate(timeout=PATIENCE)
    ada.leave()
    assert not (tmp_path / "darkling.sqlite-wal").exists()
    assert written(tmp_path)[table.table, 0] == [(0, chosen["id"])]


def test_server_that_stops_while_bots_play_has_nothing_to_complain_about(tmp_path, caplog):
    with RunningServer(tmp_path) as server:
        ada = Guest(server.address, "Ada")
        for _ in range(8):
            ada.make("easy", "easy", "easy")
        ada.leave()
    assert caplog.messages == []
