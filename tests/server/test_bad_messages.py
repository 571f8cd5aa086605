"""Whatever is wrong with a message, it is refused with a reason; the connection and the table live on."""

import os

import pytest
from msgspec import json
from support.ahead import play_ahead
from support.house import PATIENCE, Guest, RunningServer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from darkling.server import rate_limit

FAR_TOO_LONG = 60_000
PACE = 2.0
"""So many messages a second a server of these tests takes from one guest; five times as many at once."""


def begun(ada, ben):
    """Return a table where Ada is asked and Ben, who is asked too, does nothing."""
    made = ada.make("me", "open")
    ben.join(made, ada.invites(made)[0])
    return ada.sit(made)


@pytest.fixture(scope="module")
def table(server):
    """A table where nothing that is sent changes anything."""
    people = [Guest(server.address, name) for name in ("Ada", "Ben")]
    yield begun(*people)
    for each in people:
        each.leave()


@pytest.fixture
def own_table(guest):
    """A table of this test, where something changes."""
    return begun(guest("Ada"), guest("Ben"))


@pytest.fixture
def eve(guest):
    return guest("Eve")


def as_seen(table):
    """Return the table as its reader sees it, with the whole story and without the time."""
    return {**table.look(), "story": list(table.story), "timers": None}


def refused(table, sent, ref=None):
    """Send something that has to be refused; return the code of the refusal."""
    before = as_seen(table)
    table.socket.send(sent if isinstance(sent, str | bytes) else json.encode(sent).decode())
    answer = table.answer(ref)
    assert answer["type"] == "refused"
    assert answer["text"].endswith(".")
    assert as_seen(table) == before
    return answer["code"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\x00",
        "[" * 10_000,
        '{"type": "hello"}',
        '{"ref": ""}',
        b"\x00\xff",
        b'{"type": "pause"}',
        pytest.param("x" * 16_385, id="16 KiB and one"),
    ],
)
def test_message_that_cannot_be_read_is_refused(table, text):
    assert refused(table, text) in ("bad-message", "too-long")


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"type": "cheat"},
        {"type": 7},
        {"type": "hello", "seat": "first"},
        {"type": "hello", "cheat": True},
        {"type": "choose", "seat": 0, "decision": 0},
        {"type": "choose", "seat": 0, "decision": 0, "option": "1"},
        {"type": "choose", "seat": 0, "decision": 0, "option": 1.5},
        {"type": "choose", "seat": 0, "decision": 0, "option": 1, "seed": 1},
        {"type": "say", "text": ""},
        {"type": "say", "text": "x" * 501},
        {"type": "seat-bot", "seat": 1, "level": "godlike"},
        {"type": "done"},
        {"type": "scene"},
    ],
)
def test_message_of_another_shape_is_refused_under_its_ref(table, fields):
    assert refused(table, {"ref": "mine", **fields}, "mine") == "bad-message"


def test_message_that_is_too_long_is_refused_under_its_ref(table):
    sent = {"type": "say", "ref": "mine", "text": "x" * FAR_TOO_LONG}
    assert refused(table, sent, "mine") == "too-long"


def test_refs_are_neither_empty_nor_long(table):
    for ref in ("", "x" * 41):
        assert refused(table, {"type": "hello", "ref": ref}) == "bad-message"


@pytest.mark.parametrize("option", [-1, 10**6, 2**63, 2**70, -(2**70)])
def test_option_that_is_not_on_offer_is_refused(table, option):
    sent = {"type": "choose", "ref": "mine", "seat": 0, "decision": 0, "option": option}
    assert refused(table, sent, "mine") == "illegal"


@pytest.mark.parametrize("decision", [-1, 1, 2**70])
def test_decision_that_is_not_asked_is_refused(table, decision):
    option = table.scene["asked"]["options"][0]
    sent = {"type": "choose", "ref": "mine", "seat": 0, "decision": decision, "option": option["id"]}
    assert refused(table, sent, "mine") == "stale"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"type": "choose", "decision": 0, "option": 0}, "not-your-seat"),
        ({"type": "retract"}, "not-your-seat"),
        ({"type": "ask-back"}, "not-your-seat"),
        ({"type": "answer-back", "agree": True}, "not-your-seat"),
        ({"type": "ask-hint", "decision": 0}, "not-your-seat"),
        ({"type": "leave"}, "not-your-seat"),
        ({"type": "return"}, "not-your-seat"),
        ({"type": "resign"}, "not-your-seat"),
        ({"type": "open-seat"}, "not-host"),
        ({"type": "seat-bot"}, "not-seated"),
    ],
)
def test_nobody_does_anything_for_the_seat_of_another(table, eve, fields, code):
    before = as_seen(table)
    watching = eve.sit(table.table)
    for seat in (0, 1):
        assert refused(watching, {"ref": f"{seat}", "seat": seat, **fields}, f"{seat}") == code
    for seat in (-1, 2, 2**70):
        sent = {"ref": f"{seat}", "seat": seat, **fields}
        assert refused(watching, sent, f"{seat}") in (code, "no-seat")
    assert as_seen(table) == before


@pytest.mark.parametrize("kind", ["pause", "resume", "rematch"])
def test_whoever_watches_changes_nothing(table, eve, kind):
    assert refused(eve.sit(table.table), {"type": kind, "ref": "mine"}, "mine") in ("not-seated", "not-over")


def test_choice_that_is_sent_again_is_made_once(own_table):
    table = own_table
    option = table.scene["asked"]["options"][0]
    sent = {"ref": "mine", "seat": 0, "decision": 0, "option": option["id"]}
    assert table.ask("choose", **sent)["type"] == "done"
    after = as_seen(table)
    for _ in range(3):
        assert table.ask("choose", **sent)["type"] == "done"
    assert as_seen(table) == after
    assert after["asked"]["number"] == 1


def test_ref_of_one_guest_is_nothing_to_another(own_table, eve):
    table = own_table
    option = table.scene["asked"]["options"][0]
    sent = {"ref": "mine", "seat": 0, "decision": 0, "option": option["id"]}
    assert table.ask("choose", **sent)["type"] == "done"
    assert eve.sit(table.table).ask("choose", **sent)["code"] == "not-your-seat"


def test_what_is_said_twice_under_one_ref_is_said_once(own_table):
    table = own_table
    for _ in range(3):
        assert table.ask("say", ref="mine", text="Hello")["type"] == "done"
    assert table.ask("say", ref="other", text="Goodbye")["type"] == "done"
    other = table.guest.sit(table.table)
    while len(other.chats) < 2:
        other.receive()
    assert [chat["text"] for chat in other.chats] == ["Hello", "Goodbye"]


def test_game_that_is_over_stays_as_it_is(guest, server):
    ada = guest("Ada")
    table = ada.sit(play_ahead(server, ada.make("me", "easy")))
    table.play(1000)
    assert table.scene["status"] == "over"
    before = as_seen(table)
    for fields in (
        {"type": "choose", "seat": 0, "decision": 0, "option": 0},
        {"type": "retract", "seat": 0},
        {"type": "ask-back", "seat": 0},
        {"type": "leave", "seat": 0},
        {"type": "resign", "seat": 0},
        {"type": "seat-bot", "seat": 0},
        {"type": "open-seat", "seat": 1},
        {"type": "pause"},
    ):
        assert refused(table, {"ref": fields["type"], **fields}, fields["type"]) == "over"
    assert as_seen(table) == before


def test_messages_before_hello_are_answered_but_nothing_is_shown(eve, table):
    silent = eve.connect(table.table)
    assert silent.ask("pause")["code"] == "not-seated"
    assert [json.decode(frame)["type"] for frame in silent.frames] == ["refused"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_page_of_another_site_does_not_get_a_connection(table, origin):
    address = table.guest.address.replace("http", "ws", 1)
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(f"{address}/api/tables/{table.table}/live", origin=origin) as socket,
    ):
        socket.recv(PATIENCE)


def test_forged_cookie_only_watches(table, server):
    forged = Guest(server.address, "Mallory")
    forged.http.cookies.clear()
    forged.http.cookies["darkling_guest"] = f"{table.guest.me['guest']}.{'0' * 32}"
    scene = forged.sit(table.table).scene
    assert (scene["viewer"], scene["mine"], scene["asked"]) == (None, [], None)
    forged.leave()


def test_many_connections_that_break_off_disturb_nobody(own_table, eve):
    table = own_table
    for _ in range(20):
        watching = eve.connect(table.table)
        watching.send("hello")
        watching.socket.socket.close()
    assert table.choose(table.scene["asked"]["options"][0])["type"] == "done"


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    with RunningServer(tmp_path_factory.mktemp("data"), rate=PACE, workers=0) as running:
        yield running


@pytest.fixture
def clock(monkeypatch):
    """Let time stand still for whoever counts messages, unless it is moved on."""
    now = [rate_limit.monotonic()]
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def hasty(strict, clock):
    """Someone at a server that takes only so many messages at once."""
    hasty = Guest(strict.address, "Ada")
    yield hasty
    hasty.leave()


def ask_too_often(guest):
    """Ask until there is no allowance left."""
    assert 429 in [guest.http.get("/api/my-tables").status_code for _ in range(int(PACE * 5) + 1)]


def test_whoever_sends_too_fast_is_told_to_wait_and_then_goes_on(hasty, clock):
    table = hasty.sit(hasty.make("me", "me"))
    refs = [table.send("hello") for _ in range(30)]
    answers = [table.answer(ref) for ref in refs]
    assert {"too-fast"} == {answer["code"] for answer in answers if answer["type"] == "refused"}
    ask_too_often(hasty)
    clock[0] += 1 / PACE
    assert table.ask("hello")["type"] == "done"


def test_whoever_connects_too_fast_is_told_so_and_may_come_back(hasty, clock):
    ask_too_often(hasty)
    socket = hasty.connect("any").socket
    assert json.decode(socket.recv(PATIENCE))["code"] == "too-fast"
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(PATIENCE)
    assert closed.value.rcvd.code == 4429
    clock[0] += 1 / PACE
    assert hasty.connect("any").answer(None)["code"] == "no-table"


def test_server_survives_noise(table):
    for length in (1, 10, 100, 1000):
        table.socket.send(os.urandom(length))
        assert table.answer(None)["code"] == "bad-message"
    assert as_seen(table)["status"] == "playing"
