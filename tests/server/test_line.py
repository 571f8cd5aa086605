"""A line by way of ASGI: in order, in no hurry with whoever does not keep up, and over when it is over."""

import asyncio
from time import monotonic

import pytest
from litestar.exceptions import WebSocketDisconnect
from support.accounts import sign_out, sign_up
from support.waiting import PATIENCE
from websockets.exceptions import ConnectionClosed

from darkling.server import connection
from darkling.server.fast_path.direct_socket import DirectSocket
from darkling.server.line import AsgiLine


class Client:
    """Whoever is at the other end of a line; takes what comes only while it reads."""

    def __init__(self):
        self.got = []
        self.closed = False
        self.reads = asyncio.Event()
        self.reads.set()
        self.gone = None

    async def send_text(self, text):
        await self.reads.wait()
        if self.gone:
            raise self.gone
        self.got.append(text)

    async def close(self):
        if self.gone:
            raise self.gone
        self.closed = True


async def a_while():
    for _ in range(10):
        await asyncio.sleep(0)


def test_texts_come_in_order_and_the_line_is_free_again():
    async def talk():
        client = Client()
        line = AsgiLine(client)
        line.write([b"1", b"2"])
        assert not line.is_free
        line.write([b"3"])
        await line.until_free()
        line.write([b"4"])
        await line.until_free()
        return client.got

    assert asyncio.run(talk()) == [b"1", b"2", b"3", b"4"]


def test_a_client_that_does_not_keep_up_is_waited_for():
    async def talk():
        client = Client()
        line = AsgiLine(client)
        client.reads.clear()
        line.write([b"1"])
        await a_while()
        assert not line.is_free
        client.reads.set()
        await line.until_free()
        return client.got

    assert asyncio.run(talk()) == [b"1"]


def test_hanging_up_waits_for_nobody_and_tells_no_more():
    async def talk():
        client = Client()
        line = AsgiLine(client)
        client.reads.clear()
        line.write([b"1"])
        await a_while()
        line.hang_up()
        line.hang_up()
        line.write([b"2"])
        await a_while()
        client.reads.set()
        await a_while()
        return client

    client = asyncio.run(talk())
    assert (client.got, client.closed) == ([], True)


@pytest.mark.parametrize("gone", [WebSocketDisconnect(detail="gone"), OSError(), RuntimeError("closed")])
def test_a_client_that_is_gone_is_told_nothing_and_holds_nobody_up(gone):
    async def talk():
        client = Client()
        line = AsgiLine(client)
        client.gone = gone
        line.write([b"1", b"2"])
        await line.until_free()
        client.gone = None
        line.write([b"3"])
        await a_while()
        line.hang_up()
        await a_while()
        return client

    client = asyncio.run(talk())
    assert (client.got, client.closed) == ([], False)


def test_whoever_has_signed_out_does_nothing_more_though_they_do_not_read(guest, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_LOOKS", 0.05)
    # As if their client did not take in that the connection is over.
    for kind in (AsgiLine, DirectSocket):
        monkeypatch.setattr(kind, "hang_up", lambda _: None)
    ada = guest("Ada")
    table = ada.make("me", "open")
    sign_up(ada, f"Ada {ada.me['guest']}")
    seated = ada.sit(table)
    sign_out(ada, where="everywhere")
    with pytest.raises(ConnectionClosed):
        ask_on(seated)


def ask_on(seated):
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        seated.ask("hello", seat=None)


def test_whoever_says_hello_again_meanwhile_is_shown_the_table(guest, monkeypatch):
    for kind in (AsgiLine, DirectSocket):
        monkeypatch.setattr(kind, "until_free", lambda _: asyncio.sleep(0.001))
    ada = guest("Ada")
    table = ada.sit(ada.make("me", "open"))
    refs = [table.send("hello", seat=None) for _ in range(50)]
    assert [table.answer(ref)["type"] for ref in refs] == ["done"] * len(refs)
    assert table.look()["status"] == "gathering"
