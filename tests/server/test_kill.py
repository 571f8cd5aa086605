"""Server and bots are killed in the middle of play: no acknowledged choice is lost, none is made twice."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from multiprocessing import active_children
from random import Random
from socket import socket

import httpx
import pytest
from msgspec import json
from support.cases import SOAK
from support.house import Guest, RunningServer
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

import darkling.client.table as connection
from darkling.client import Client
from darkling.wire.tables import NewTable, SeatPlan

KILLS = 10 * SOAK or 5
PATIENCE = 60
TABLES_AT_ONCE = 3
SEATS = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "easy")]
SERVE = "from darkling.cli import main; main()"


class Server:
    """A server in a process of its own, always at the same address."""

    def __init__(self, data):
        self.data = data
        with socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = None

    async def start(self):
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert await asyncio.to_thread(self.process.stdout.readline), "the server did not start"

    def kill(self):
        self.process.kill()
        self.process.communicate()

    def written(self):
        """Return what the database has: for each table and seat its choices, as decision and option."""
        found = defaultdict(list)
        database = sqlite3.connect(self.data / "darkling.sqlite")
        for table, body in database.execute('SELECT "table", body FROM entries ORDER BY "table", number'):
            entry = json.decode(body)
            if entry["kind"] == "choice":
                found[table, entry["seat"]].append((entry["decision"], entry["option"]))
        database.close()
        return found


class Company:
    """People who play one game after another, and note each choice that the server has acknowledged."""

    def __init__(self):
        self.noted = defaultdict(list)
        self.awaited = 0
        self.reached = asyncio.Event()

    async def choices(self, number):
        """Wait until so many more choices have been acknowledged."""
        self.awaited = number
        self.reached.clear()
        await self.reached.wait()

    async def play_on(self, host, guest):
        while True:
            made = await patiently(host.make, NewTable("dealings", SEATS))
            (invite,) = await patiently(host.invites, made.id)
            joined = await patiently(guest.join, made.id, invite.token)
            await asyncio.gather(self.play(made), self.play(joined))

    async def play(self, table):
        luck = Random(1)
        async for scene in table.scenes():
            if scene.asked:
                offer = luck.choice(scene.asked.offers)
                await table.choose(offer)
                self.note(table.id, scene.viewer, (scene.asked.number, offer.id))
        await table.close()

    def note(self, table, seat, choice):
        self.noted[table, seat].append(choice)
        self.awaited -= 1
        if self.awaited <= 0:
            self.reached.set()

    def check(self, written):
        """Check that all that was noted is written, in order and once."""
        for who, noted in self.noted.items():
            made = written[who]
            assert made[: len(noted)] == noted
            assert [number for number, _ in made] == list(range(len(made)))
            # One more may be written whose acknowledgement did not get through.
            assert len(made) <= len(noted) + 1


async def patiently(ask, *what):
    """Ask over HTTP until the server is there to answer."""
    while True:
        try:
            return await ask(*what)
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def play_and_kill(server, kills):
    company, luck = Company(), Random(2)
    await server.start()
    async with Client(server.address, "Ada") as ada, Client(server.address, "Ben") as ben:
        playing = [asyncio.create_task(company.play_on(ada, ben)) for _ in range(TABLES_AT_ONCE)]
        for _ in range(kills):
            await asyncio.wait_for(company.choices(luck.randint(1, 30)), PATIENCE)
            # At once, or in the middle of something else.
            await asyncio.sleep(luck.choice((0, luck.uniform(0, 0.05))))
            server.kill()
            company.check(server.written())
            assert not any(task.done() for task in playing)
            await server.start()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return company


def test_no_acknowledged_choice_is_lost_and_none_is_made_twice(tmp_path, monkeypatch):
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.2)
    server = Server(tmp_path)
    try:
        company = asyncio.run(play_and_kill(server, KILLS))
    finally:
        server.kill()
    company.check(server.written())
    assert len(company.noted) > TABLES_AT_ONCE


def test_game_goes_on_though_its_bots_are_killed(guest):
    ada = guest("Ada")
    table = ada.sit(ada.make("me", "easy", "easy"))
    for _ in range(3):
        table.play(5)
        for worker in active_children():
            os.kill(worker.pid, signal.SIGKILL)
    table.play(1000)
    assert table.scene["status"] == "over"


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_server_that_is_told_to_stop_closes_everything(tmp_path, ending):
    server = Server(tmp_path)
    asyncio.run(server.start())
    ada = Guest(server.address, "Ada")
    table = ada.sit(ada.make("me", "hard"))
    chosen = table.scene["asked"]["offers"][0]
    table.choose(chosen)
    server.process.send_signal(ending)
    with pytest.raises(ConnectionClosed) as closed:
        table.scene_where(lambda _: False)
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    # The output stays open as long as a worker has it.
    server.process.communicate(timeout=PATIENCE)
    ada.leave()
    assert not (tmp_path / "darkling.sqlite-wal").exists()
    assert server.written()[table.table, 0] == [(0, chosen["id"])]


def test_server_that_stops_while_bots_play_has_nothing_to_complain_about(tmp_path, caplog):
    with RunningServer(tmp_path) as server:
        ada = Guest(server.address, "Ada")
        for _ in range(8):
            ada.make("easy", "easy", "easy")
        ada.leave()
    assert caplog.messages == []
