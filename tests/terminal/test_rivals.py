"""The bots at a person's table."""

import pytest

import darkling
from darkling import bots
from darkling.bots.random import RandomBot
from darkling.table.errors import BadSetup
from darkling.terminal.rivals import Rivals, company


class Recorder(RandomBot):
    """Remembers which seats it was asked about, and with which seeds it was made."""

    def __init__(self, seed):
        super().__init__(seed)
        self.made.append(seed)

    def choose(self, position, seat):
        self.seats.append(seat)
        return super().choose(position, seat)


def recorder(monkeypatch, name):
    kind = type(name, (Recorder,), {"made": [], "seats": []})
    monkeypatch.setitem(bots.BOTS, name, kind)
    return kind


def new(players):
    return darkling.new("dealings", players, seed=7)


def test_one_name_is_for_all_rivals(monkeypatch):
    bot = recorder(monkeypatch, "one")
    rivals = Rivals(new(4), (2,), "one")
    for seat in (0, 1, 3):
        rivals.choice(seat)
    assert bot.seats == [0, 1, 3]


def test_names_go_clockwise_from_the_person(monkeypatch):
    one, other = recorder(monkeypatch, "one"), recorder(monkeypatch, "other")
    rivals = Rivals(new(3), (1,), "one,other")
    rivals.choice(2)
    rivals.choice(0)
    assert (one.seats, other.seats) == ([2], [0])


def test_seed_comes_from_game_seat_and_decision(monkeypatch):
    bot = recorder(monkeypatch, "one")
    game = new(2)
    rivals = Rivals(game, (0,), "one")
    bot.made.clear()
    for _ in range(2):
        game.choose(1, rivals.choice(1))
    assert bot.made == [7_01_0000, 7_01_0001]


def test_the_usual_rival_is_the_best_there_is():
    usual = "greedy"
    assert Rivals(new(2), (0,)).choice(1) == Rivals(new(2), (0,), usual).choice(1)


def test_nobody_is_needed_to_play_alone():
    assert Rivals(new(1), (0,))


@pytest.mark.parametrize(
    ("names", "players"), [("random,random", 2), ("random,random", 4), ("random,random", 1)]
)
def test_wrong_number_of_bots_is_refused(names, players):
    with pytest.raises(BadSetup, match="one bot for all rivals"):
        Rivals(new(players), (0,), names)


@pytest.mark.parametrize("names", ["nope", "", "random,nope"])
def test_unknown_bot_is_refused(names):
    with pytest.raises(bots.UnknownBot):
        Rivals(new(3), (0,), names)


@pytest.mark.parametrize(
    ("names", "players"), [(None, 2), ("random", 2), ("random,random", 3), (",".join("x" * 9), 6)]
)
def test_company_is_as_large_as_the_bots_that_are_named(names, players):
    assert company(darkling.find("dealings"), names) == players
