"""Two processes serve the same tables: it makes no difference which of them one talks to."""

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random

import pytest
from msgspec import json
from support.house import Guest, RunningServer

GAMES = [("dealings", "easy"), *([("heists",)] if "DARKLING_SOAK" in os.environ else [])]


@pytest.fixture
def people(servers):
    """Two people; each is there twice, once at each process."""
    yield from arriving(servers)


@pytest.fixture(scope="module", params=GAMES)
def played(request, servers):
    """Two people, who have played a whole game, and their table."""
    game, *others = request.param
    for people in arriving(servers):
        table = begin(people, *others, game=game)
        for person in people:
            person.sit(table)
        with ThreadPoolExecutor() as pool:
            list(pool.map(Twice.play, people))
        yield people, table


def arriving(servers):
    found = [Twice(servers, name) for name in ("Ada", "Ben")]
    yield found
    for person in found:
        person.leave()


class Twice:
    """A guest who talks to two processes."""

    def __init__(self, servers, name):
        one = Guest(servers[0].address, name)
        other = Guest(servers[1].address, name)
        other.http.cookies = one.http.cookies
        self.guests = [one, other]
        self.seated = []

    def sit(self, table):
        self.seated = [guest.sit(table) for guest in self.guests]
        return self.seated

    def play(self):
        """Play to the end, each choice by way of the other process than the one before."""
        answered = -1
        for at in count():
            seated = self.seated[at % 2]
            scene = seated.scene_where(is_new(answered))
            if scene["status"] == "over":
                return
            answered = scene["asked"]["number"]
            assert seated.choose(Random(answered).choice(scene["asked"]["options"]))["type"] == "done"

    def end(self):
        """Return how the game has ended, as both processes have it."""
        over = [seated.scene_where(lambda scene: scene["status"] == "over") for seated in self.seated]
        return [scene["outcome"] for scene in over]

    def leave(self):
        for guest in self.guests:
            guest.leave()


def is_new(answered):
    """Wait for a decision after the one that was answered last, or the end of the game."""
    return lambda scene: scene["status"] == "over" or (scene["asked"] and scene["asked"]["number"] > answered)


def begin(people, *others, game="dealings"):
    """Let two people sit down, each by way of another process, and return the table."""
    ada, ben = people
    table = ada.guests[0].make("me", "open", *others, game=game)
    (token,) = ada.guests[1].invites(table)
    assert ben.guests[1].join(table, token).json() == {"seat": 1}
    return table


def log_of(breakable_postgres, database, table):
    question = f"SELECT body FROM entries WHERE \"table\" = '{table}' ORDER BY number"
    return [json.decode(row["body"]) for row in breakable_postgres.ask(question, database)]


def test_whole_game_is_played_with_every_choice_at_the_other_process(played, breakable_postgres, database):
    people, table = played
    ends = [end for person in people for end in person.end()]
    assert ends == [ends[0]] * 4
    records = [guest.http.get(f"/api/tables/{table}/record").json() for guest in people[0].guests]
    assert records[0] == records[1]
    chosen = [entry for entry in log_of(breakable_postgres, database, table) if entry["kind"] == "choice"]
    assert len(chosen) == len(records[0]["choices"])
    assert max(Counter((entry["seat"], entry["decision"]) for entry in chosen).values()) == 1


def test_company_that_asks_twice_plays_again_at_one_table(played):
    people, _ = played
    seats = [people[0].seated[0], people[1].seated[1]]
    sent = [seat.send("rematch") for seat in seats]
    assert [seat.answer(ref)["type"] for seat, ref in zip(seats, sent, strict=True)] == ["done", "done"]
    rematches = [seat.scene_where(lambda scene: scene["rematch"])["rematch"] for seat in seats]
    assert rematches == [rematches[0]] * 2
    assert len(people[0].guests[0].http.get("/api/my-tables").json()) == 2


def test_same_message_to_both_processes_is_done_once(people, breakable_postgres, database):
    table = begin(people)
    seats = people[0].sit(table)
    asked = seats[0].scene["asked"]
    choice = {"seat": 0, "decision": asked["number"], "option": asked["options"][0]["id"]}
    for seat in seats:
        seat.send("choose", ref="once", **choice)
    assert [seat.answer("once")["type"] for seat in seats] == ["done", "done"]
    assert [entry["kind"] for entry in log_of(breakable_postgres, database, table)].count("choice") == 1


def test_of_two_answers_at_the_same_time_one_counts(people):
    seats = people[0].sit(begin(people))
    asked = seats[0].scene["asked"]
    first, second = [option["id"] for option in asked["options"][:2]]
    sent = [
        seat.send("choose", seat=0, decision=asked["number"], option=option)
        for seat, option in zip(seats, (first, second), strict=True)
    ]
    answers = [seat.answer(ref) for seat, ref in zip(seats, sent, strict=True)]
    assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
    shown = [seat.look()["asked"]["number"] for seat in seats]
    assert shown == [asked["number"] + 1] * 2


def test_everyone_is_seen_and_heard_whichever_process_they_are_at(people):
    table = begin(people)
    ada = people[0].guests[0].sit(table)
    assert not ada.scene["seats"][1]["here"]
    ben = people[1].guests[1].sit(table)
    ada.scene_where(lambda scene: scene["seats"][1]["here"])
    ben.ask("say", text="Good evening")
    while not ada.chats:
        ada.receive()
    assert ada.chats[0]["text"] == "Good evening"
    assert ada.ask("seat-bot", seat=1)["code"] == "seat-taken"
    ben.close()
    ada.scene_where(lambda scene: not scene["seats"][1]["here"])


def test_text_that_cannot_be_kept_is_refused(people):
    ada = people[0].guests[0]
    assert ada.http.put("/api/me", json={"name": "A\0da"}).json()["code"] == "bad-name"
    seated = ada.sit(begin(people))
    assert seated.ask("say", text="Good\0evening")["code"] == "bad-text"
    assert seated.ask("say", text="Good evening")["type"] == "done"


def test_what_nobody_has_told_is_found_out(embedded_server):
    """Two servers with one database and no bus: whoever looks sees what happened at the other, only later."""
    with RunningServer(embedded_server.config.data, look_after=0.1, workers=0) as other:
        ada, ben = Guest(embedded_server.address, "Ada"), Guest(other.address, "Ben")
        table = ada.make("me", "me")
        here, there = ada.sit(table), ben.sit(table)
        here.ask("say", text="Wait a moment")
        while not there.chats:
            there.receive()
        assert here.ask("pause")["type"] == "done"
        there.scene_where(lambda scene: scene["status"] == "paused")
        ada.leave()
        ben.leave()
