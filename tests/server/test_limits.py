"""Limits: a burst is let through, then so much as flows in; refusing costs nothing."""

import pytest

from darkling.server import rate_limit
from darkling.server.rate_limit import RateLimit
from darkling.server.refusal import Refusal


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
