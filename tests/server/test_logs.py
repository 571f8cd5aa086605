"""What a server writes down and counts: enough to look after it, and never a secret."""

import json
import os
import sqlite3
import subprocess
from dataclasses import dataclass

import httpx
import pytest
from support.command import START
from support.house import HEADER, Guest
from websockets.exceptions import ConnectionClosed

TOKEN = "a token for metrics"
FORGED = ("", "Bearer", "Bearer wrong", f"Basic {TOKEN}", "Bearer é")
PATIENCE = 60


class Logged:
    """A server in a process of its own that is stopped to read what it wrote."""

    def __init__(self, data, style):
        command = [*START, "serve", "--port", "0", "--data", str(data), "--log", style]
        environment = os.environ | {"DARKLING_METRICS_TOKEN": TOKEN}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def stop(self):
        self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)[1]


def misbehave(guest, table):
    """Let a good deal go wrong, with secrets in it."""
    guest.http.get("/api/my-tables", headers={"cookie": "darkling_guest=forged.signature"})
    guest.http.post("/api/tables", content=b"{" + guest.http.cookies["darkling_guest"].encode())
    guest.join(table, "0" * 32)
    guest.http.get("/metrics", headers={"authorization": "Bearer wrong"})
    broken = guest.connect(table)
    broken.socket.send('{"type": "say", "ref": "1", "text": 7}')
    broken.answer("1")
    too_long = guest.connect(table)
    with pytest.raises(ConnectionClosed):
        hear_out(too_long.socket, "x" * 100_000)


def hear_out(socket, message):
    socket.send(message)
    while True:
        socket.recv(PATIENCE)


def seeds(data):
    database = sqlite3.connect(data / "darkling.sqlite")
    entries = [json.loads(body) for (body,) in database.execute("SELECT body FROM entries")]
    database.close()
    found = [entry["seed"] for entry in entries if entry["kind"] == "deal"]
    assert found
    return found


@dataclass
class Evening:
    """An evening at a server: what was logged, the metrics at its end, and all secrets of it."""

    style: str
    written: str
    metrics: str
    strangers: list[httpx.Response]
    """What whoever does not know the token got for the metrics."""
    secrets: list[str]
    table: str


@pytest.fixture(scope="module", params=["json", "text"])
def evening(request, tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    server = Logged(data, request.param)
    ada, ben = Guest(server.address, "Ada"), Guest(server.address, "Ben")
    table = ada.make("me", "open", "easy")
    invites = ada.invites(table)
    ben.join(table, invites[0])
    ada.sit(table).ask("say", text="A word in confidence")
    ben.sit(table).play(1)
    eve = Guest(server.address, "Eve")
    misbehave(eve, table)
    whole = ada.sit(ada.make("me", "easy"))
    whole.play(1000)
    assert whole.scene["status"] == "over"
    metrics = ada.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    strangers = [eve.http.get("/metrics", headers={"authorization": told.encode()}) for told in FORGED]
    cookies = [guest.http.cookies["darkling_guest"] for guest in (ada, ben, eve)]
    for guest in (ada, ben, eve):
        guest.leave()
    written = server.stop()
    key = (data / "key").read_bytes()
    secrets = [*cookies, *invites, *seeds(data), key.hex(), repr(key), TOKEN, "A word in confidence"]
    secrets += [cookie.partition(".")[2] for cookie in cookies]
    return Evening(request.param, written, metrics, strangers, secrets, table)


def test_log_of_a_whole_game_tells_no_secret(evening):
    assert evening.table in evening.written
    assert len(evening.secrets) > 10
    assert not [secret for secret in evening.secrets if secret in evening.written]


def test_lines_are_for_people_or_for_programs(evening):
    lines = evening.written.splitlines()
    if evening.style == "json":
        told = [json.loads(line) for line in lines]
        assert {"at", "level", "logger", "text"} <= set(told[0])
        assert [line["game"] for line in told if "table" in line] == ["dealings"] * 2
    else:
        assert all(" darkling." in line or " uvicorn." in line for line in lines)


def test_metrics_count_what_is_done_and_refused_and_name_nobody(evening):
    metrics = evening.metrics
    assert 'darkling_messages_total{kind="hello"}' in metrics
    assert 'darkling_refusals_total{code="bad-message"}' in metrics
    assert 'darkling_refusals_total{code="bad-invite"}' in metrics
    assert "darkling_message_seconds_bucket" in metrics
    assert "darkling_tables_in_memory 2.0" in metrics
    assert "process_resident_memory_bytes" in metrics
    assert not [secret for secret in [*evening.secrets, evening.table, "Ada"] if secret in metrics]


def test_metrics_are_for_whoever_knows_the_token(evening):
    refused = [(answer.status_code, answer.json()["code"]) for answer in evening.strangers]
    assert refused == [(401, "no-token")] * len(FORGED)


def test_without_a_token_there_are_no_metrics(guest):
    eve = guest("Eve")
    for header in (HEADER, {"authorization": "Bearer"}):
        assert eve.http.get("/metrics", headers=header).status_code == 404
