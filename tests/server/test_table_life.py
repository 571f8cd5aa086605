"""Everything else that people do at a table: talk, get hints, stop, play again, look back."""

from support.ahead import play_ahead
from support.house import play_together
from support.waiting import AN_HOUR, an_hour_later

import darkling
from darkling.server import bot_turns
from darkling.table.record import Record


def said_to(reader, lines):
    """Wait until a reader has got so many lines of chat, and return them."""
    while len(reader.chats) < lines:
        reader.receive()
    return [(chat["name"], chat["seat"], chat["text"]) for chat in reader.chats]


def test_what_is_said_reaches_everyone_and_stays(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    one, other = ada.sit(table), ben.sit(table)
    assert one.ask("say", text="Good evening")["type"] == "done"
    other.ask("say", text="And a dark one")
    later = guest("Cora").sit(table)
    for reader in (one, other, later):
        assert said_to(reader, 2) == [("Ada", 0, "Good evening"), ("Ben", 1, "And a dark one")]


def test_players_do_not_hear_those_who_watch_before_the_game_is_over(guest, server):
    ada = guest("Ada")
    table = play_ahead(server, ada.make("me", "easy"))
    playing, watching, second = ada.sit(table), guest("Ben").sit(table), guest("Cora").sit(table)
    watching.ask("say", text="She should keep the thief")
    playing.ask("say", text="Good evening")
    both = [("Ben", None, "She should keep the thief"), ("Ada", 0, "Good evening")]
    for reader in (watching, second):
        assert said_to(reader, 2) == both
    assert said_to(playing, 1) == [("Ada", 0, "Good evening")]
    assert said_to(ada.sit(table), 1) == [("Ada", 0, "Good evening")]
    for reader in (watching, second, ada.tables[-1]):
        reader.close()
    play_together(playing)
    assert said_to(playing, 2) == both


def test_a_hint_names_an_offer(guest):
    ada = guest()
    seated = ada.sit(ada.make("me", "easy"))
    asked = seated.scene["asked"]
    hint = seated.ask("ask-hint", seat=0, decision=asked["number"])
    assert hint["best"] in [option["id"] for option in asked["options"]]
    assert {line["option"] for line in hint["lines"]} == {option["id"] for option in asked["options"]}


def test_hints_are_for_ones_own_seat_and_where_they_were_agreed_on(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "easy")
    assert ben.sit(table).ask("ask-hint", seat=0, decision=0)["code"] == "not-your-seat"
    strict = ada.sit(ada.make("me", "easy", hints=False))
    assert strict.ask("ask-hint", seat=0, decision=0)["code"] == "no-hints"


def test_a_public_table_is_listed_and_joined_without_an_invite(guest):
    ada, ben, eve = guest("Ada"), guest("Ben"), guest("Eve")
    table, private = ada.make("me", "open", public=True), ada.make("me", "open")
    listed = [info["table"] for info in ben.http.get("/api/tables").json()]
    assert table in listed
    assert private not in listed
    assert ben.join(private).status_code == 403
    assert ben.join(table).json() == {"seat": 1}
    assert ben.join(table).json() == {"seat": 1}
    assert eve.join(table).json()["code"] == "full"


def test_an_invite_is_for_one_opening_of_one_seat(guest):
    ada, ben, eve = guest("Ada"), guest("Ben"), guest("Eve")
    table = ada.make("me", "open", "easy")
    [token] = ada.invites(table)
    assert ben.http.get(f"/api/tables/{table}/invites").json()["code"] == "not-host"
    assert ben.join(table, token).json() == {"seat": 1}
    assert eve.join(table, token).json()["code"] == "bad-invite"
    seated = ada.sit(table)
    seated.ask("open-seat", seat=2)
    assert eve.join(table, token).json()["code"] == "bad-invite"
    assert eve.join(table, ada.invites(table)[0]).json() == {"seat": 2}


def test_my_games_say_whose_turn_it_is(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    [before] = ada.http.get("/api/my-tables").json()
    assert (before["status"], before["my_turn"]) == ("gathering", False)
    ben.join(table, ada.invites(table)[0])
    [mine] = ben.http.get("/api/my-tables").json()
    assert (mine["table"], mine["status"], mine["my_turn"]) == (table, "playing", True)


def test_the_record_and_the_replay_are_there_when_the_game_is_over(guest, server):
    ada = guest()
    table = play_ahead(server, ada.make("me", "easy"))
    paths = [f"/api/tables/{table}/record", f"/api/tables/{table}/replay?step=0"]
    assert [ada.http.get(path).json()["code"] for path in paths] == ["not-over", "not-over"]
    seated = ada.sit(table)
    play_together(seated)
    record = Record.from_json(ada.http.get(paths[0]).content)
    assert darkling.replay(record).over
    steps = ada.http.get(paths[1]).json()["steps"]
    assert steps == len(record.choices)
    last = ada.http.get(f"/api/tables/{table}/replay", params={"step": steps, "eyes": 0}).json()
    assert last["outcome"] == seated.scene["outcome"]
    for wrong in ({"step": steps + 1}, {"step": 0, "eyes": 2}):
        assert ada.http.get(f"/api/tables/{table}/replay", params=wrong).status_code == 404


def test_the_company_plays_again_at_one_other_table(guest, server):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open", "easy")
    ben.join(table, ada.invites(table)[0])
    play_ahead(server, table)
    one, other = ada.sit(table), ben.sit(table)
    assert one.ask("rematch")["code"] == "not-over"
    play_together(one, other)
    assert one.ask("rematch")["type"] == other.ask("rematch")["type"] == "done"
    again = one.look()["rematch"]
    assert other.look()["rematch"] == again
    assert ben.sit(again).scene["mine"] == [1]
    assert ada.sit(again).scene["status"] == "playing"


def test_a_report_keeps_what_its_writer_saw(guest):
    ada = guest()
    table = ada.make("me", "easy")
    answer = ada.http.post(f"/api/tables/{table}/reports", json={"text": "That was not allowed", "seat": 0})
    assert answer.status_code == 201
    assert answer.json()["report"] >= 1


def test_when_the_time_is_up_a_bot_chooses(guest, monkeypatch):
    ada = guest()
    seated = ada.sit(ada.make("me", "easy", clock={"kind": "hard", "seconds": AN_HOUR}))
    first = seated.scene["asked"]["number"]
    monkeypatch.setattr(bot_turns, "time", an_hour_later)
    # The clock is looked at when something happens at the table.
    assert seated.ask("pause")["type"] == seated.ask("resume")["type"] == "done"
    seated.scene_where(lambda scene: scene["asked"] and scene["asked"]["number"] > first)
    assert seated.scene["seats"][0]["kind"] == "person"


def test_a_stopped_game_waits_for_everyone_bots_too(guest):
    ada = guest()
    seated = ada.sit(ada.make("me", "easy"))
    assert seated.ask("pause")["type"] == "done"
    assert seated.look()["asked"] is None
    assert seated.ask("resume")["type"] == "done"
    assert seated.look()["asked"] is not None
