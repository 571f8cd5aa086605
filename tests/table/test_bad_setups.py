"""Games that cannot be set up say what was expected."""

from dataclasses import dataclass

import pytest
from support.toys import BID, OFFER, SealedBids, Toy, toy

import darkling
from darkling.table.errors import BadSetting, BadSetup, IllegalChoice, NoSuchSeat, RulesError, UnknownGame
from darkling.table.event import Forced
from darkling.table.rule import Rule


def test_an_unknown_game():
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there is castle, darkness, dealings"):
        darkling.new("chess", players=2)


@pytest.mark.parametrize("players", [0, 7, 99, -1])
def test_a_wrong_number_of_players(players):
    with pytest.raises(BadSetup, match="dealings takes 1 to 6 players, not"):
        darkling.new("dealings", players=players)


def test_a_wrong_seed():
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 up, not -1"):
        darkling.new("dealings", players=2, seed=-1)


@pytest.mark.parametrize("wrong", [2.0, "2", None])
@pytest.mark.parametrize("what", ["players", "seed"])
def test_numbers_of_the_wrong_type(what, wrong):
    # Compiled code refuses them by itself, as a TypeError.
    with pytest.raises((BadSetup, TypeError), match="not|int"):
        darkling.new("dealings", **{"players": 2, "seed": 1, what: wrong})


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"failed_fights": "rollback"}, "unknown field `failed_fights`"),
        ({"failed_fight": "maybe"}, "Invalid enum value 'maybe'"),
        ({"memory_aid": "yes"}, "Expected `bool | null`, got `str`"),
        ({"mode": "easy"}, "Invalid enum value 'easy'"),
        ({"rows": 8}, "<= 7"),
        ({"mode": "\ud800"}, "surrogates not allowed"),
    ],
)
def test_a_wrong_setting(settings, message):
    with pytest.raises(BadSetting, match=f"{message}.*; the settings are mode, rows, expansion"):
        darkling.new("dealings", players=2, settings=settings)


def test_a_wrong_choice_leaves_the_game_as_it_was():
    game = darkling.new("dealings", players=2, seed=1)
    before = game.fingerprint()
    for wrong in (-1, 10**9):
        with pytest.raises(IllegalChoice, match="seat 0 cannot choose .* now; it may choose"):
            game.choose(0, wrong)
    for wrong in (game.position.eyes, "fight", None):
        with pytest.raises((IllegalChoice, TypeError)):
            game.choose(0, wrong)
    for seat in (2, -1):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}; the seats are 0 to 1"):
            game.choose(seat, 0)
    assert game.fingerprint() == before
    assert game.record.choices == []


def test_no_result_before_the_end():
    with pytest.raises(RulesError, match="the game is not over"):
        darkling.new("dealings", players=2, seed=1).result  # noqa: B018


def test_a_single_option_plays_itself_and_the_seat_is_told():
    kind, game = toy(OneWay(), [(), ()])
    assert game.over
    assert game.record.choices == []
    assert game.events(0) == [Forced(0, "bid 2")]
    assert game.events(1) == []


def test_a_question_without_an_answer_is_a_bug_in_the_rules():
    with pytest.raises(RulesError, match="offer offers seat 0 nothing: NoWay.on_answer"):
        toy(NoWay(), [(), ()])


def test_a_simultaneous_choice_cannot_hold_another():
    with pytest.raises(RulesError, match="cannot hold another one"):
        toy(Nested(), [(), ()])


def test_a_sealed_choice_cannot_tell():
    with pytest.raises(RulesError, match="cannot tell what happened before the join"):
        toy(Telltale(), [(), ()])


@dataclass
class OneWay(Rule):
    def begin(self, g: Toy):
        return g.ask(0, OFFER, [BID[2]], then=self.on_answer)

    def on_answer(self, g: Toy, option):
        return g.done()


@dataclass
class NoWay(OneWay):
    def begin(self, g: Toy):
        return g.ask(0, OFFER, [], then=self.on_answer)


@dataclass
class Nested(Rule):
    def begin(self, g: Toy):
        return g.each([0, 1], lambda _seat: SealedBids(), then=self.on_bids)

    def on_bids(self, g: Toy, bids):
        return g.done()


@dataclass
class Telltale(Nested):
    def begin(self, g: Toy):
        return g.each([0, 1], lambda _seat: Chatty(), then=self.on_bids)


@dataclass
class Chatty(Rule):
    def begin(self, g: Toy):
        g.emit(Forced, 0, "psst")
        return g.done()
