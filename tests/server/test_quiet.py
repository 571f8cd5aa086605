"""Whom one does not want to hear, and whom one does not want at one's tables."""

import pytest


@pytest.fixture
def table_for_two(guest):
    """Ada's table, where Ben has a seat."""
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open", "open", public=True)
    ben.join(table)
    return ada, ben, table


def quiet(someone, table, **whom):
    return someone.http.post("/api/people", json={"table": table} | whom)


def texts(seated, until):
    while not seated.chats or seated.chats[-1]["text"] != until:
        seated.receive()
    return [chat["text"] for chat in seated.chats]


def test_what_a_muted_person_says_is_hidden_from_me_alone(guest, table_for_two):
    ada, ben, table = table_for_two
    one, other = ada.sit(table), ben.sit(table)
    other.ask("say", text="Before")
    texts(one, "Before")
    assert [each["name"] for each in quiet(ada, table, chat=one.chats[0]["number"]).json()] == ["Ben"]
    other.ask("say", text="After")
    one.ask("say", text="Mine")
    assert texts(other, "Mine") == ["Before", "After", "Mine"]
    assert texts(ada.sit(table), "Mine") == ["Mine"]
    assert ben.join(ada.make("me", "open", public=True)).status_code == 201


def test_a_muted_person_is_heard_again(guest, table_for_two):
    ada, ben, table = table_for_two
    [muted] = quiet(ada, table, seat=1).json()
    ben.sit(table).ask("say", text="Hello?")
    eve = guest("Eve")
    assert eve.http.request("DELETE", f"/api/people/{muted['number']}", json={}).json() == []
    assert ada.http.get("/api/people").json() == [muted]
    assert ada.http.request("DELETE", f"/api/people/{muted['number']}", json={}).json() == []
    assert texts(ada.sit(table), "Hello?") == ["Hello?"]


def test_a_blocked_person_cannot_sit_down_at_my_tables_nor_sees_them_listed(table_for_two):
    ada, ben, table = table_for_two
    quiet(ada, table, seat=1)
    assert [each["blocked"] for each in quiet(ada, table, seat=1, kind="block").json()] == [True]
    other = ada.make("me", "open", public=True)
    assert ben.join(other).json()["code"] == "not-welcome"
    assert ben.join(other, ada.invites(other)[0]).json()["code"] == "not-welcome"
    assert other not in [info["table"] for info in ben.http.get("/api/tables").json()]
    assert ada.join(ben.make("me", "open", public=True)).status_code == 201


@pytest.mark.parametrize("whom", [{}, {"seat": 2}, {"seat": 9}, {"seat": -1}, {"chat": 0}])
def test_whoever_is_not_there_cannot_be_muted(table_for_two, whom):
    ada, _, table = table_for_two
    assert quiet(ada, table, **whom).json()["code"] == "nobody-there"


def test_nobody_mutes_themselves(table_for_two):
    ada, _, table = table_for_two
    assert quiet(ada, table, seat=0).json()["code"] == "yourself"


def test_whoever_is_sent_away_over_the_wire_watches_and_cannot_come_back(table_for_two):
    ada, ben, table = table_for_two
    gone = ben.sit(table)
    host = ada.sit(table)
    assert host.ask("kick", seat=1)["type"] == "done"
    assert gone.scene_where(lambda scene: scene["viewer"] is None)["mine"] == []
    assert ben.join(table).json()["code"] == "sent-away"
    assert host.ask("close-table")["type"] == "done"
    assert gone.scene_where(lambda scene: scene["status"] == "closed")["closed"] == "host"
    assert ada.http.get("/api/my-tables").json() == []
