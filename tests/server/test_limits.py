"""Limits: a burst is let through, then so much as flows in; refusing costs nothing."""

import pytest
from support.house import Guest, RunningServer

from darkling.server import rate_limit
from darkling.server.rate_limit import RateLimit
from darkling.server.refusal import Refusal
from darkling.server.store.store import LATEST_CHATS


@pytest.fixture
def clock(monkeypatch):
    """Let time stand still unless it is moved on."""
    now = [100.0]
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now[0])
    return now


def let_through(limit, who="ada", times=1):
    """Try so often; return how often it was let through."""
    refused = 0
    for _ in range(times):
        try:
            limit.spend(who)
        except Refusal:
            refused += 1
    return times - refused


def test_burst_is_let_through_and_no_more(clock):
    assert let_through(RateLimit(5, 1.0), times=20) == 5


def test_allowance_comes_back_with_time_up_to_the_burst(clock):
    limit = RateLimit(5, 2.0)
    let_through(limit, times=20)
    clock[0] += 1.0
    assert let_through(limit, times=20) == 2
    clock[0] += 1000.0
    assert let_through(limit, times=20) == 5


def test_whoever_keeps_trying_gets_as_much_as_anyone(clock):
    limit = RateLimit(1, 2.0)
    through = 0
    for _ in range(100):
        clock[0] += 0.125
        through += let_through(limit)
    assert through == pytest.approx(25, abs=1)


def test_everyone_has_their_own(clock):
    limit = RateLimit(1, 1.0)
    assert [let_through(limit, who) for who in ("ada", "ben", "ada")] == [1, 1, 0]


def test_only_so_many_are_remembered(clock, monkeypatch):
    monkeypatch.setattr(rate_limit, "REMEMBERED", 2)
    limit = RateLimit(1, 0.0)
    assert [let_through(limit, who) for who in ("ada", "ben", "cleo", "cleo", "ada")] == [1, 1, 1, 0, 1]


def test_whoever_talks_too_much_is_told_to_wait(tmp_path):
    with RunningServer(tmp_path, rate=4, workers=0) as server:
        ada = Guest(server.address, "Ada")
        seated = ada.sit(ada.make("me"))
        codes = [seated.ask("say", text=f"{number}").get("code") for number in range(3)]
        assert codes == [None, None, "too-fast"]
        ada.leave()


def test_whoever_reports_too_much_is_told_to_wait(tmp_path):
    with RunningServer(tmp_path, rate=8, workers=0) as server:
        ada = Guest(server.address, "Ada")
        table = ada.make("me")
        answers = [ada.http.post(f"/api/tables/{table}/reports", json={"text": "Odd"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        ada.leave()


def test_whoever_comes_is_told_the_latest_of_what_was_said(guest):
    ada = guest("Ada")
    table = ada.make("me", "easy")
    seated = ada.sit(table)
    for number in range(LATEST_CHATS + 5):
        seated.ask("say", text=f"{number}")
    later = ada.sit(table)
    while not later.chats:
        later.receive()
    assert [chat["text"] for chat in later.chats] == [str(number) for number in range(5, LATEST_CHATS + 5)]
