"""Webhooks: a real receiver is told of one's turn; addresses beside the server are not called."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import msgspec
import pytest
from support.house import PATIENCE, UNLIMITED, RunningServer

from darkling.server import webhooks
from darkling.server.refusal import Refusal
from darkling.server.webhook_addresses import find_target, is_public


class Receiver:
    """Someone's own server, which writes down what it is told."""

    def __init__(self) -> None:
        self.told: Queue[dict[str, Any]] = Queue()
        self.answers: list[int] = []
        """What is answered to the next requests; 204 to all others."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.end_headers()
                receiver.told.put({"path": self.path, **msgspec.json.decode(body)})

            def log_message(self, *_: object) -> None:
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/hook?for=ada"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.http.serve_forever)
    thread.start()
    yield receiver
    receiver.http.shutdown()
    thread.join()
    receiver.http.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that may call its own machine."""
    config = {"rate": UNLIMITED, "private_webhooks": True, "workers": 0}
    with RunningServer(tmp_path_factory.mktemp("data"), **config) as running:
        yield running


@pytest.fixture
def two(guest, receiver):
    """Ada, who wants to be told, and Ben, who sits down at her table."""
    ada, ben = guest("Ada"), guest("Ben")
    assert ada.http.put("/api/webhook", json={"url": receiver.url}).status_code == 200
    table = ada.make("me", "open")
    return ada, ben, table


def test_whoever_is_away_is_told_of_their_turn_and_of_nothing_else(two, receiver):
    ada, ben, table = two
    ben.join(table, ada.invites(table)[0])
    news = receiver.told.get(timeout=PATIENCE)
    link = f"{ada.address}/table/{table}"
    sentence = f"Ada, it is your turn in Dark Dealings: {link}"
    assert news == {
        "path": "/hook?for=ada",
        "event": "your-turn",
        "table": table,
        "game": "dealings",
        "seat": 0,
        "name": "Ada",
        "link": link,
        "text": sentence,
        "content": sentence,
    }


def test_it_is_tried_again_when_the_receiver_fails(two, receiver, monkeypatch):
    monkeypatch.setattr(webhooks, "PAUSES", (0.01, 0.01))
    ada, ben, table = two
    receiver.answers = [500, 302]
    ben.join(table, ada.invites(table)[0])
    told = [receiver.told.get(timeout=PATIENCE) for _ in range(3)]
    assert told[0] == told[1] == told[2]
    assert receiver.answers == []


def test_whoever_looks_at_the_table_is_told_nothing(two, receiver):
    ada, ben, table = two
    seated = ada.sit(table)
    ben.join(table, ada.invites(table)[0])
    seated.scene_where(lambda scene: scene["asked"])
    # What would have been told about this table comes before what is told about the next one.
    later = ada.make("me", "open")
    ben.join(later, ada.invites(later)[0])
    assert receiver.told.get(timeout=PATIENCE)["table"] == later


def test_a_table_tells_of_the_next_turn_only_after_a_while(two, receiver):
    ada, ben, table = two
    ben.join(table, ada.invites(table)[0])
    other = ben.sit(table)
    for _ in range(2):
        ada.sit(table).play(2)
        ada.tables[-1].close()
        other.play(2)
    assert receiver.told.get(timeout=PATIENCE)["table"] == table
    later = ada.make("me", "open")
    ben.join(later, ada.invites(later)[0])
    assert receiver.told.get(timeout=PATIENCE)["table"] == later, "the same table had told a moment ago"


def test_a_webhook_that_does_not_answer_delays_no_other(guest, receiver, monkeypatch):
    """One of two guests has a receiver that takes connections and never answers."""
    monkeypatch.setattr(webhooks, "SECONDS_TO_ANSWER", 100 * PATIENCE)
    silent = socket.create_server(("127.0.0.1", 0), backlog=100)
    try:
        ada, eve, ben = guest("Ada"), guest("Eve"), guest("Ben")
        eve.http.put("/api/webhook", json={"url": f"http://127.0.0.1:{silent.getsockname()[1]}/"})
        ada.http.put("/api/webhook", json={"url": receiver.url})
        for _ in range(30):
            table = eve.make("me", "open")
            ben.join(table, eve.invites(table)[0])
        table = ada.make("me", "open")
        ben.join(table, ada.invites(table)[0])
        assert receiver.told.get(timeout=PATIENCE)["table"] == table
    finally:
        silent.close()


def test_a_receiver_that_is_not_there_keeps_nobody_from_playing(guest):
    ada = guest("Ada")
    ada.http.put("/api/webhook", json={"url": "http://127.0.0.1:9/"})
    seated = ada.sit(ada.make("me"))
    seated.play(2)


def test_a_webhook_is_shown_and_taken_away(guest, receiver):
    ada = guest("Ada")
    assert ada.http.get("/api/webhook").json() == {"url": None}
    ada.http.put("/api/webhook", json={"url": receiver.url})
    assert ada.http.get("/api/webhook").json() == {"url": receiver.url}
    ada.http.put("/api/webhook", json={"url": None})
    assert ada.http.get("/api/webhook").json() == {"url": None}


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "example.org",
        "http://",
        "http://a b/",
        "https://me:secret@127.0.0.1/",
        "http://127.0.0.1:99999/",
        "http://127.0.0.1/\r\nHost: evil",
        "http://[::1",
        "https://ex\u00e4mple.org/",
    ],
)
def test_what_is_no_address_is_refused(guest, url):
    assert guest().http.put("/api/webhook", json={"url": url}).json()["code"] == "bad-address"


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("93.184.215.14", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::127.0.0.1", False),
        ("::93.184.215.14", False),
        ("2001:0:53aa:64c::1", False),
        ("fec0::1", False),
        ("3ffe::1", False),
        ("5f00::1", False),
    ],
)
def test_only_addresses_out_in_the_world_are_called(number, public):
    assert is_public(number) is public


@pytest.mark.parametrize("port", [22, 25, 6379, 5432, 11211])
def test_an_unusual_port_is_refused(port):
    with pytest.raises(Refusal, match="unusual port"):
        asyncio.run(find_target(f"http://93.184.215.14:{port}/", private_too=False))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433"])
def test_an_address_beside_the_server_is_refused(host):
    with pytest.raises(Refusal, match="not in the public network"):
        asyncio.run(find_target(f"http://{host}/", private_too=False))
