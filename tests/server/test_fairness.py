"""Fair between people: nobody gains by coming twice, by waiting for someone to leave, or by going."""

import pytest
from msgspec import json
from support.house import UNLIMITED, Guest, RunningServer, play_together

from darkling.games import OWN

HARD = {"kind": "hard", "seconds": 3600}


def started(ada, ben, **wanted):
    """Return a table at which two people play, as each of them sees it."""
    table = ada.make("me", "open", **wanted)
    ben.join(table, ada.invites(table)[0]).raise_for_status()
    seats = [ada.sit(table), ben.sit(table)]
    for seated in seats:
        seated.scene_where(lambda scene: all(seat["here"] for seat in scene["seats"]))
    return table, *seats


def has_chosen(seat):
    """Say whether a bot is in a seat, and nobody waits for it."""
    return seat["kind"] == "bot" and not seat["waiting"]


def is_nothing(scene):
    """Say whether a scene shows nothing of a game."""
    shown = [scene[name] for name in ("view", "asked", "undo", "orders", "outcome")]
    several = [scene[name] for name in ("timers", "lesson", "blocks", "passing")]
    return shown == [None] * 5 and several == [[]] * 4 and scene["story"] == {"start": 0, "events": []}


@pytest.mark.parametrize("game", OWN)
def test_nothing_is_dealt_before_everyone_is_there(guest, game):
    ada, eve, ben = guest("Ada"), guest("Eve"), guest("Ben")
    table = ada.make("me", "open", "open", game=game)
    eve.join(table, ada.invites(table)[0])
    spying, waiting, watching = eve.sit(table), ada.sit(table), guest("Cora").sit(table)
    for seated in (spying, waiting, watching):
        assert is_nothing(seated.scene)
        seated.send("hello", seat=0, in_words=True)
        seated.scene = {}
        assert is_nothing(seated.scene_where(lambda scene: True))
    spying.ask("leave", seat=1)
    assert spying.look()["mine"] == []
    for person, token in zip((ben, eve), ada.invites(table), strict=True):
        person.join(table, token)
    assert waiting.scene_where(lambda scene: scene["status"] == "playing")["view"] is not None
    assert waiting.story == waiting.scene["story"]["events"]


def test_a_seat_that_changed_hands_before_the_start_is_dealt_afresh(guest):
    """The seed is drawn with the last seat: the same people at the same seats get different hands."""
    ada, hands = guest("Ada"), set()
    for _ in range(5):
        table = ada.make("me", "open")
        seated = ada.sit(table)
        seated.ask("seat-bot", seat=1, level="easy")
        scene = seated.scene_where(lambda scene: scene["view"])
        hands.add(json.encode(scene["view"]["seats"][0]["hand"]))
    assert len(hands) > 1


def test_a_bot_takes_the_seat_of_someone_who_stays_away(tmp_path, shared):
    with RunningServer(tmp_path, rate=UNLIMITED, grace=0.2, **shared) as server:
        ada, ben = Guest(server.address, "Ada"), Guest(server.address, "Ben")
        _, one, other = started(ada, ben)
        assert one.ask("seat-bot", seat=1)["code"] == "seat-taken"
        other.close()
        one.scene_where(lambda scene: not scene["seats"][1]["here"])
        assert one.ask("seat-bot", seat=1, level="easy")["type"] == "done"
        scene = one.scene_where(lambda scene: scene["seats"][1]["kind"] == "bot")
        assert scene["seats"][1]["holds_for"] == "Ben"
        assert scene["seats"][1]["bot_in"] is None
        ada.leave()
        ben.leave()


def test_whoever_comes_back_in_time_keeps_their_seat(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table, one, other = started(ada, ben)
    other.close()
    one.scene_where(lambda scene: not scene["seats"][1]["here"])
    one.ask("seat-bot", seat=1)
    seat = one.scene_where(lambda scene: scene["seats"][1]["bot_in"] is not None)["seats"][1]
    assert (seat["kind"], 0 < seat["bot_in"] <= 60) == ("person", True)
    assert one.ask("seat-bot", seat=1)["code"] == "claimed"
    ben.sit(table)
    seat = one.scene_where(lambda scene: scene["seats"][1]["bot_in"] is None)["seats"][1]
    assert (seat["kind"], seat["here"]) == ("person", True)


def test_while_the_bus_is_down_nobody_loses_a_seat_who_is_at_another_process(tmp_path, shared):
    alone = {"rate": UNLIMITED, "workers": 0, "look_after": 0.2, **shared, "bus": ""}
    with RunningServer(tmp_path, **alone) as here, RunningServer(tmp_path, **alone) as there:
        ada, ben = Guest(here.address, "Ada"), Guest(there.address, "Ben")
        table = ada.make("me", "open")
        ben.join(table, ada.invites(table)[0])
        one, other = ada.sit(table), ben.sit(table)
        assert not one.scene_where(lambda scene: scene["status"] == "playing")["seats"][1]["here"]
        assert one.ask("seat-bot", seat=1)["type"] == "done"
        one.scene_where(lambda scene: scene["seats"][1]["bot_in"] is not None)
        one.scene_where(lambda scene: scene["seats"][1]["bot_in"] is None)
        assert other.look()["seats"][1]["kind"] == "person"
        ada.leave()
        ben.leave()


def test_nobody_goes_back_without_those_who_are_away(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table, one, other = started(ada, ben)
    for _ in range(2):
        for seated in (one, other):
            seated.scene_where(lambda scene: scene["asked"])
            seated.answer_any()
    other.ask("leave", seat=1)
    other.close()
    # A wish to go back ends when a bot goes on, so it has chosen before.
    one.scene_where(lambda scene: has_chosen(scene["seats"][1]) and scene["asked"])
    assert one.ask("ask-back", seat=0)["type"] == "done"
    assert one.scene_where(lambda scene: scene["take_back"])["take_back"]["needed"] == [1]
    assert one.ask("answer-back", seat=0, agree=True)["code"] == "not-asked"
    back = ben.sit(table)
    assert back.ask("answer-back", seat=1, agree=True)["type"] == "done"
    one.scene_where(lambda scene: scene["take_back"] is None)


def test_pauses_are_limited_and_shown(guest):
    ada, ben = guest("Ada"), guest("Ben")
    _, one, other = started(ada, ben, clock=HARD)
    for left in (2, 1, 0):
        assert one.ask("pause")["type"] == "done"
        scene = other.scene_where(lambda scene: scene["status"] == "paused")
        assert scene["paused_by"] == "Ada"
        assert other.ask("resume")["type"] == "done"
        assert one.look()["pauses_left"] == left
    assert one.ask("pause")["code"] == "no-pauses"
    assert other.look()["pauses_left"] == 3


def endings(guest):
    """Return how the latest game of a guest ended, seat by seat, and what their statistics count."""
    [latest, *_] = guest.http.get("/api/history").json()
    counted = [(line["games"], line["wins"]) for line in guest.http.get("/api/statistics").json()]
    return [(seat["ending"], seat["place"], seat["won"]) for seat in latest["seats"]], counted


def test_a_host_who_closes_a_game_has_given_it_up(guest):
    ada, ben = guest("Ada"), guest("Ben")
    _, one, _ = started(ada, ben)
    assert one.ask("close-table")["type"] == "done"
    ended = [("gave-up", None, False), ("broken-off", None, False)]
    assert endings(ada) == (ended, [(1, 0)])
    assert endings(ben) == (ended, []), "what others broke off counts for nothing"


def test_a_table_that_is_closed_before_the_start_or_without_others_is_no_result(guest):
    ada = guest("Ada")
    for table in (ada.make("me", "open"), ada.make("me", "easy")):
        assert ada.sit(table).ask("close-table")["type"] == "done"
    assert ada.http.get("/api/history").json() == []


def test_whoever_leaves_a_game_has_given_it_up(guest):
    ada, ben = guest("Ada"), guest("Ben")
    _, one, other = started(ada, ben)
    other.ask("leave", seat=1)
    play_together(one)
    seats, counted = endings(ben)
    assert (seats[0][0], seats[1][0], seats[1][2]) == ("played", "gave-up", False)
    assert counted == [(1, 0)]


def test_a_rematch_asks_each_and_begins_when_all_are_there(guest):
    ada, ben, cora = guest("Ada"), guest("Ben"), guest("Cora")
    table = ada.make("me", "open", "open", "easy")
    for person, token in zip((ben, cora), ada.invites(table), strict=True):
        person.join(table, token)
    seats = [person.sit(table) for person in (ada, ben, cora)]
    play_together(*seats)
    seats[2].close()
    assert seats[1].ask("rematch")["type"] == "done"
    again = seats[0].scene_where(lambda scene: scene["rematch"])["rematch"]
    first = ben.sit(again)
    kinds = [seat["kind"] for seat in first.scene["seats"]]
    assert (kinds, first.scene["status"]) == (["open", "person", "open", "bot"], "gathering")
    assert seats[0].ask("rematch")["type"] == "done"
    assert first.scene_where(lambda scene: scene["seats"][0]["kind"] == "person")["status"] == "gathering"
    assert cora.sit(table).ask("rematch")["type"] == "done"
    assert first.scene_where(lambda scene: scene["status"] == "playing")["seats"][2]["name"] == "Cora"


def test_whom_the_asker_has_blocked_is_not_seated_for_a_rematch(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table, one, other = started(ada, ben)
    play_together(one, other)
    blocked = {"table": table, "seat": 1, "kind": "block"}
    ada.http.post("/api/people", json=blocked).raise_for_status()
    one.ask("rematch")
    assert other.ask("rematch")["code"] == "not-welcome"
    assert [seat["kind"] for seat in ada.sit(other.look()["rematch"]).scene["seats"]] == ["person", "open"]


def test_a_table_of_bots_is_in_the_list_of_whoever_made_it(guest):
    ada, ben = guest("Ada"), guest("Ben")
    watched = ada.make("easy", "open")
    listed = [[info["table"] for info in who.http.get("/api/my-tables").json()] for who in (ada, ben)]
    assert listed == [[watched], []]
