"""Simultaneous choices: sealed, private, taken back freely until the last seat is done."""

import pytest
from support.script import offered, option, say
from support.toys import SealedBids, TwoBids, toy

from darkling.table.errors import NotWaiting, RulesError


@pytest.fixture
def game():
    return toy(SealedBids(), [(), (), ()])[1]


def test_nothing_happens_before_all_are_done(game):
    say(game, "bid 1", "bid 2", seat=1)
    assert game.waiting == (0, 2)
    assert game.position.coins == [10, 10, 10]
    with pytest.raises(NotWaiting, match="waiting for seat 0 and 2"):
        say(game, "bid 1", seat=1)


def test_the_join_applies_everything(game):
    for seat in (2, 0, 1):
        say(game, f"bid {seat}", "bid 1", seat=seat)
    assert game.over
    assert game.position.coins == [9, 8, 7]


def test_a_seat_that_is_done_may_take_back_and_others_keep_their_picks(game):
    say(game, "bid 3", "bid 3", seat=0)
    say(game, "bid 1", seat=1)
    game.undo(0)
    assert game.waiting == (0, 1, 2)
    game.undo(0)
    assert not game.can_undo(0)
    assert [step.option.name for step in game.undo_list(1)] == ["bid 1"]
    assert game.record.choices == [(1, option(game, 1, "bid 1").id)]
    say(game, "bid 0", "bid 0", seat=0)
    say(game, "bid 2", seat=1)
    say(game, "bid 2", "bid 2", seat=2)
    assert game.position.coins == [10, 7, 6]


def test_the_last_answer_of_the_last_seat_is_final_and_says_so(game):
    say(game, "bid 1", "bid 1", seat=0)
    say(game, "bid 1", "bid 1", seat=1)
    assert option(game, 2, "bid 1").undoable, "there is a second bid to come"
    say(game, "bid 1", seat=2)
    assert not option(game, 2, "bid 1").undoable
    game.undo(1)
    assert option(game, 2, "bid 1").undoable, "seat 1 has to choose again, so nothing is opened yet"
    say(game, "bid 1", seat=1)
    say(game, "bid 1", seat=2)
    assert game.over
    assert {game.why_not_undo(seat) for seat in range(3)} == {"joined"}


def test_numbers_of_decisions_are_a_seats_own(game):
    say(game, "bid 1", "bid 1", seat=0)
    assert game.decision(1).number == 0, "what others pick in the meantime makes no click stale"
    game.choose(1, option(game, 1, "bid 1"), number=0)
    assert game.decision(1).number == 1


def test_offers_are_private_to_their_seat(game):
    assert offered(game, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    say(game, "bid 3", seat=0)
    assert game.position.sealed(0).coins == (3,)
    for seed in range(5):
        world = game.guess(1, seed)
        assert world.sealed(0).coins == (), "how far seat 0 is, seat 1 cannot know"


def test_a_guess_picks_anew_for_those_who_are_done(game):
    say(game, "bid 3", "bid 3", seat=0)
    picks = {game.guess(1, seed).sealed(0).coins for seed in range(40)}
    assert len(picks) > 8
    assert game.guess(0, 1).sealed(0).coins == (3, 3), "its own picks a seat knows"


def test_lanes_hold_no_lanes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(TwoBids, "begin", lambda bids, g: g.each((bids.seat,), TwoBids, then=bids.begin))
    with pytest.raises(RulesError, match="cannot hold another one"):
        toy(SealedBids(), [(), ()])
