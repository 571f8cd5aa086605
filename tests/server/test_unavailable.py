"""While the database is away, whoever asks is told to wait; nothing else happens."""

import pytest
from websockets.exceptions import ConnectionClosed

from darkling.server.store import Unavailable


@pytest.fixture
def ada(guest):
    return guest("Ada")


@pytest.fixture
def gone(server, monkeypatch):
    """Let the database go away as far as something is asked of it."""

    def go(question):
        async def fail(*_args):
            raise Unavailable

        monkeypatch.setattr(server.house.store, question, fail)

    return go


def test_request_is_answered_by_503(ada, gone):
    gone("header")
    answer = ada.http.get("/api/tables/t1")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


def test_connection_to_a_table_that_cannot_be_had_is_closed_to_be_tried_again(ada, gone):
    gone("header")
    seated = ada.connect("t1")
    assert seated.answer(None)["code"] == "unavailable"
    with pytest.raises(ConnectionClosed) as closed:
        seated.receive()
    assert closed.value.rcvd.code == 1013


def test_choice_is_refused_and_then_done_under_the_same_ref(ada, gone, monkeypatch):
    seated = ada.sit(ada.make("me", "me"))
    asked = seated.scene["asked"]
    choice = {"seat": 0, "decision": asked["number"], "option": asked["options"][0]["id"], "ref": "once"}
    gone("append")
    assert seated.ask("choose", **choice)["code"] == "unavailable"
    monkeypatch.undo()
    assert seated.ask("choose", **choice)["type"] == "done"
    assert seated.look()["asked"]["number"] == asked["number"] + 1


def test_whoever_says_hello_sees_the_table_as_soon_as_it_can_be_had(ada, gone, monkeypatch):
    seated = ada.sit(ada.make("me", "me"))
    seated.scene = {}
    gone("entries")
    seated.send("hello")
    assert seated.ask("retract", seat=0)["code"] == "unavailable"
    monkeypatch.undo()
    assert seated.scene_where(lambda _: True)["mine"] == [0, 1]
