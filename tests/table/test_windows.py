"""Windows that people need not answer: who can only pass, who is a target, and what can be ordered."""

import pytest
from support import counterspell
from support.counterspell import COUNTER, GAME, HEX, HOLD, PASS
from support.script import say

import darkling
from darkling.games import OWN
from darkling.standing_orders import give_order, kinds_of_orders, ordered_pass, stands
from darkling.testing import cases_of
from darkling.testing.checks import windows


@pytest.fixture
def game():
    """Return a game in which seat 0 has cast a hex on seat 2, and seat 1, which holds nothing, is asked."""
    game = GAME.new(3)
    say(game, "hex P3")
    return game


def test_a_pass_is_kept_by_what_is_final_and_by_saves(game):
    assert [option.passes for option in (PASS, PASS.final, COUNTER, HOLD, HEX[0])] == [
        True,
        True,
        *[False] * 3,
    ]
    assert GAME.restore(game.position.data()).decision(1).can_only_pass


def test_a_number_of_cards_passes_with_none():
    options = darkling.find("castle").vocabulary.options
    assert [option.name for option in options if option.passes] == ["hits 0", "misses 0"]


def test_a_seat_can_only_pass_where_a_window_has_nothing_else(game):
    assert game.decision(1).can_only_pass
    say(game, "pass")
    asked = game.decision(2)
    assert (asked.pass_option, asked.can_only_pass) == (PASS, False)


def test_what_is_not_a_window_cannot_be_passed_for_anyone():
    """A question that is put even with one answer, such as a flip, is a player's own."""
    assert GAME.new(2).decision(0).pass_option is None
    flipping = darkling.new("dealings", 2, settings={"no_peeking": True}).position
    while flipping.decision(flipping.waiting[0]).prompt != "flip-a-hero":
        flipping.choose(flipping.waiting[0], flipping.decision(flipping.waiting[0]).options[0])
    assert len(flipping.decision(flipping.waiting[0]).options) == 1
    assert not flipping.decision(flipping.waiting[0]).can_only_pass


def test_a_rule_says_who_is_a_target(game):
    assert not game.is_target(1)
    say(game, "pass")
    assert game.is_target(2)


def test_a_game_offers_the_orders_that_make_sense_in_it():
    found = {name: kinds_of_orders(darkling.find(name)) for name in OWN}
    in_dark_world, in_fights = ["this-round"], ["until-target", "this-round"]
    assert found == {
        "dealings": [],
        "heists": [],
        "castle": in_dark_world,
        "darkness": in_fights,
        "village": in_dark_world,
        "domains": in_fights,
    }
    assert kinds_of_orders(GAME) == ["until-target", "this-round"]


def test_pass_until_target(game):
    order = give_order("until-target", GAME, game.position)
    assert ordered_pass(order, game.position, 1) is PASS
    say(game, "pass")
    assert ordered_pass(order, game.position, 2) is None
    assert ordered_pass(None, game.position, 2) is None


def test_pass_this_round_ends_with_the_round(game):
    order = give_order("this-round", GAME, game.position)
    say(game, "pass")
    assert ordered_pass(order, game.position, 2) is PASS
    say(game, "pass", "hold")
    assert stands(order, GAME, game.position)
    assert ordered_pass(order, game.position, 2) is None, "a turn of one's own is not a window"
    say(game, "hold")
    assert not stands(order, GAME, game.position)


class TestLaws:
    @pytest.fixture(autouse=True)
    def _at_hand(self):
        with counterspell.at_hand():
            yield

    def test_they_hold_for_the_counterspell(self):
        for case in cases_of(GAME):
            windows.nothing_but_a_window_can_be_passed(case)
            windows.everyone_knows_whether_a_seat_may_pass_and_is_a_target(case)

    def test_a_target_by_what_a_hand_holds_is_found(self, monkeypatch):
        monkeypatch.setattr(counterspell.Hex, "is_target", lambda _self, g, seat: bool(g.counters[seat]))
        with pytest.raises(AssertionError, match="cannot know it"):
            windows.everyone_knows_whether_a_seat_may_pass_and_is_a_target(cases_of(GAME)[-1])

    def test_a_pass_outside_a_window_is_found(self, monkeypatch):
        monkeypatch.setattr(HOLD, "passes", True)
        with pytest.raises(AssertionError, match="can be passed by"):
            windows.nothing_but_a_window_can_be_passed(cases_of(GAME)[0])
