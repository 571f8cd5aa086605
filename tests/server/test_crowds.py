"""Crowds of connections, silent and slow ones: refused in time, and nobody else is troubled by them."""

import asyncio
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from support.house import UNLIMITED, RunningServer
from support.waiting import PATIENCE, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from darkling.server.arrival import Arrival
from darkling.server.connection_limits import ConnectionLimits
from darkling.server.refusal import Refusal

PER_GUEST, PER_ADDRESS = 5, 40
SLOWEST = 0.1
HALF_OPEN = 1500
MIB = 2**20
BEGUN_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'X-Darkling: 1\r\nContent-Length: 500\r\n\r\n{"game": "'
)


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "fast"])
def server(tmp_path_factory, request):
    """A server that lets few in."""
    limits = {"fast": request.param} | {
        "guest_sockets": PER_GUEST,
        "address_sockets": PER_ADDRESS,
        "proxies": "",
        "workers": 0,
    }
    with RunningServer(tmp_path_factory.mktemp("data"), rate=UNLIMITED, **limits) as running:
        yield running


@pytest.fixture
def ada(guest):
    """Ada plays alone; whatever others do, she goes on."""
    ada = guest("Ada")
    table = ada.sit(ada.make("me"))
    yield table
    # The connections of a test must be gone, so that the next one has the address for itself.
    wait_until(lambda: has_room(table.guest))
    table.play(3)
    assert table.look()["status"] == "playing"


def has_room(guest):
    try:
        return guest.http.get("/api/health").is_success
    except httpx.TransportError:
        return False


@pytest.fixture
def impatient(server, ada, monkeypatch):
    """Let the server wait for nobody long who comes from now on. Ada is there already."""
    [arrival] = [one for one in server.app.middleware if isinstance(one, Arrival)]
    monkeypatch.setattr(arrival, "seconds", SLOWEST)
    monkeypatch.setattr(server.server.door, "seconds_to_arrive", SLOWEST)


def raw(address):
    """Open a connection, and say nothing."""
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def is_closed(connection):
    """Wait until the other side has closed a connection."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def send_on(connection, part, pause=0.0):
    """Send the same again and again, for as long as anybody would wait for an end of it."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        connection.sendall(part)
        time.sleep(pause)


def send_and_hear(connection, message):
    """Send something, and listen as long as there is something to hear."""
    connection.send(message)
    while True:
        connection.recv(PATIENCE)


def memory():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


def test_guest_has_only_so_many_connections(ada, guest):
    eve = guest("Eve")
    before = [eve.sit(ada.table) for _ in range(PER_GUEST)]
    late = eve.connect(ada.table)
    assert late.answer(None)["code"] == "too-many-connections"
    with pytest.raises(ConnectionClosed) as closed:
        late.receive()
    assert closed.value.rcvd.code == 4429
    assert ada.ask("say", text="Still here")["type"] == "done"
    before[0].close()
    wait_until(lambda: is_let_in(eve, ada.table))


def is_let_in(guest, table):
    try:
        return guest.sit(table).scene["status"] == "playing"
    except ConnectionClosed:
        return False


def test_whoever_is_gone_is_not_kept_in_mind():
    limits = ConnectionLimits(1, 2)
    with limits.enter("ada", "home"), limits.enter("", "home"):
        for guest in ("ada", "ben", ""):
            with pytest.raises(Refusal), limits.enter(guest, "home"):
                pass
        with limits.enter("ben", "elsewhere"):
            pass
    assert not limits.inside


@pytest.mark.usefixtures("impatient")
def test_crowd_of_silent_connections_is_sent_away(ada):
    start, opened = memory(), []
    with ExitStack() as stack:
        for _ in range(HALF_OPEN):
            opened.append(stack.enter_context(raw(ada.guest.address)))
            opened[-1].setblocking(False)
        assert ada.ask("say", text="Hello")["type"] == "done"
        assert all(is_closed(connection) for connection in opened)
    assert memory() - start < 40 * MIB


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        BEGUN_BODY,
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\n",
    ],
    ids=["silence", "headers", "body", "a second request"],
)
def test_request_that_does_not_arrive_is_not_waited_for(ada, begun):
    with raw(ada.guest.address) as slow:
        slow.sendall(begun)
        assert is_closed(slow)


@pytest.mark.usefixtures("impatient")
def test_request_that_trickles_in_is_not_waited_for(ada):
    with raw(ada.guest.address) as slow:
        slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            send_on(slow, b"X-More: 1\r\n", pause=SLOWEST / 4)


def test_only_so_many_wait_at_the_door(server, ada, monkeypatch):
    monkeypatch.setattr(server.server.door, "seconds_to_arrive", 10 * PATIENCE)
    with ExitStack() as stack:
        for _ in range(PER_ADDRESS):
            stack.enter_context(raw(ada.guest.address))
        with raw(ada.guest.address) as late:
            assert is_closed(late)


@pytest.mark.usefixtures("impatient")
def test_answer_that_takes_long_is_not_cut_off(ada, server, monkeypatch):
    check = server.house.readiness.check

    async def check_later():
        await asyncio.sleep(5 * SLOWEST)
        await check()

    monkeypatch.setattr(server.house.readiness, "check", check_later)
    with raw(ada.guest.address) as patient:
        patient.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        patient.settimeout(PATIENCE)
        assert b" 200 " in patient.recv(65536)


def test_body_that_does_not_arrive_is_refused_under_any_server(tmp_path, monkeypatch):
    with RunningServer(tmp_path, slowest=SLOWEST, workers=0) as server:
        # As if nobody were at the door.
        monkeypatch.setattr(server.server.door, "seconds_to_arrive", PATIENCE)
        with raw(server.address) as slow:
            slow.sendall(BEGUN_BODY)
            slow.settimeout(PATIENCE)
            answer = slow.recv(65536)
    assert b" 408 " in answer
    assert b"too-slow" in answer


def test_whoever_has_come_to_a_table_makes_room_at_the_door(server, ada, guest):
    eve = guest("Eve")
    before = server.server.door.inside.total()
    for _ in range(PER_GUEST):
        eve.sit(ada.table)
    # Others may have left meanwhile.
    assert server.server.door.inside.total() <= before


def test_whoever_reads_nothing_holds_nobody_up(ada, guest):
    eve = guest("Eve")
    deaf = eve.connect(ada.table, room=1)
    # Enough scenes to fill every buffer on the way, if they were kept for someone who does not read.
    for _ in range(300):
        deaf.send("hello")
    start = memory()
    ada.play(5)
    for _ in range(50):
        assert ada.ask("say", text="x" * 400)["type"] == "done"
    assert memory() - start < 20 * MIB
    deaf.socket.socket.close()


def test_message_that_is_far_too_long_ends_its_connection_and_nothing_else(ada, guest):
    eve = guest("Eve").sit(ada.table)
    with pytest.raises(ConnectionClosed):
        send_and_hear(eve.socket, "x" * 10_000_000)


def test_message_in_endless_parts_ends_its_connection(ada):
    address = ada.guest.address.replace("http", "ws", 1)

    def parts():
        yield '{"type": "hello", "ref": "'
        for _ in range(10_000):
            yield "x" * 1000

    with pytest.raises(ConnectionClosed), connect(f"{address}/api/tables/{ada.table}/live") as endless:
        send_and_hear(endless, parts())


def test_headers_without_end_are_refused(ada):
    with raw(ada.guest.address) as flood:
        flood.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            send_on(flood, b"X-More: " + b"x" * 1000 + b"\r\n")


def test_newcomer_is_let_in_after_all_this(ada, guest):
    assert guest("Ben").sit(ada.table).scene["viewer"] is None
