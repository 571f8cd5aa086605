"""Coming back: one test for each row of the decision table in docs/server.md."""

import msgspec
from support.ahead import play_ahead
from support.house import Guest, RunningServer, play_together


def two_people(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    return ada, ben, table


def test_row_1_an_unknown_table_is_refused(guest):
    ada = guest()
    seated = ada.connect("no-such-table")
    assert seated.answer(None)["code"] == "no-table"


def test_row_2_an_unknown_guest_watches(guest):
    ada, ben, table = two_people(guest)
    stranger = guest("Eve")
    stranger.http.cookies.clear()
    watching = stranger.sit(table)
    assert (watching.scene["viewer"], watching.scene["mine"]) == (None, [])
    assert watching.scene["asked"] is None


def test_row_3_a_guest_without_a_seat_watches(guest):
    ada, ben, table = two_people(guest)
    watching = guest("Eve").sit(table)
    assert watching.scene["viewer"] is None
    refused = watching.ask("choose", seat=0, decision=0, option=0)
    assert refused["code"] == "not-your-seat"


def test_row_4_whoever_asks_for_other_eyes_sees_with_their_own(guest):
    ada, ben, table = two_people(guest)
    assert ada.sit(table, seat=1).scene["viewer"] == 0
    assert ben.sit(table, seat=0).scene["viewer"] == 1
    assert guest("Eve").sit(table, seat=0).scene["viewer"] is None


def test_row_5_on_the_same_device_one_sees_with_the_eyes_one_asks_for(guest):
    ada = guest()
    table = ada.make("me", "me")
    seated = ada.sit(table, seat=1)
    assert (seated.scene["viewer"], seated.scene["mine"]) == (1, [0, 1])
    assert ada.sit(table).scene["viewer"] == 0


def test_row_6_a_seat_that_a_bot_keeps_is_shown_and_given_back(guest):
    ada, ben, table = two_people(guest)
    seated = ben.sit(table)
    seated.ask("leave", seat=1)
    seated.close()
    again = ben.sit(table)
    assert again.scene["viewer"] == 1
    assert again.scene["seats"][1]["holds_for"] == "Ben"
    assert again.scene["asked"] is None
    assert again.ask("return", seat=1)["type"] == "done"
    assert again.look()["seats"][1]["kind"] == "person"


def test_row_7_whoever_resigned_sees_on_but_is_not_asked(guest):
    ada, ben, table = two_people(guest)
    seated = ben.sit(table)
    seated.ask("resign", seat=1)
    again = ben.sit(table)
    assert again.scene["viewer"] == 1
    assert again.scene["asked"] is None
    assert again.ask("return", seat=1)["type"] == "refused"


def test_row_8_two_tabs_of_one_guest_see_the_same(guest):
    ada, ben, table = two_people(guest)
    one, other = ada.sit(table), ada.sit(table)
    one.answer_any()
    number = one.scene["asked"]["number"]
    other.scene_where(lambda scene: scene["asked"] and scene["asked"]["number"] == number)
    assert msgspec.json.encode(one.scene["view"]) == msgspec.json.encode(other.scene["view"])
    other.close()
    assert one.look()["seats"][0]["here"]


def test_row_9_what_is_sent_again_is_done_once(guest):
    ada, ben, table = two_people(guest)
    seated = ada.sit(table)
    asked = seated.scene["asked"]
    choice = {"seat": 0, "decision": asked["number"], "option": asked["options"][0]["id"]}
    assert seated.ask("choose", ref="once", **choice)["type"] == "done"
    seated.close()
    again = ada.sit(table)
    assert again.ask("choose", ref="once", **choice)["type"] == "done"
    assert again.look()["asked"]["number"] == asked["number"] + 1


def test_row_10_a_choice_about_a_passed_decision_gets_the_table_as_it_is(guest):
    ada, ben, table = two_people(guest)
    seated = ada.sit(table)
    asked = seated.scene["asked"]
    seated.answer_any()
    seated.scene = {}
    late = seated.ask("choose", seat=0, decision=asked["number"], option=asked["options"][0]["id"])
    assert late["code"] == "stale"
    assert seated.scene_where(lambda _: True)["asked"]["number"] == asked["number"] + 1


def test_row_11_a_finished_game_shows_how_it_ended(guest, server):
    ada, ben, table = two_people(guest)
    play_ahead(server, table)
    one, other = ada.sit(table), ben.sit(table)
    play_together(one, other)
    again = ada.sit(table)
    assert again.scene["status"] == "over"
    assert again.scene["outcome"] == one.scene["outcome"]
    assert again.story == one.story


def test_a_restarted_server_knows_everything_that_was_acknowledged(tmp_path):
    with RunningServer(tmp_path) as server:
        ada = Guest(server.address, "Ada")
        table = ada.make("me", "easy")
        seated = ada.sit(table)
        seated.play(6)
        before = seated.scene_where(lambda scene: scene["asked"])
        ada.leave()
    with RunningServer(tmp_path) as server:
        ada.move_to(server.address)
        after = ada.sit(table)
        assert after.scene["view"]["seats"][0] == before["view"]["seats"][0]
        play_ahead(server, table)
        after.look()
        after.play(1000)
        assert after.scene["status"] == "over"
        ada.leave()
