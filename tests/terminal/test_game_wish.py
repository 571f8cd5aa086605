"""What can be agreed on in the terminal before a game: with how many, in what company, in which mode."""

from dataclasses import replace

import pytest

import darkling
from darkling import games
from darkling.games import find
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.terminal.game_wish import GameWish
from darkling.terminal.new_game import NewGame

PLAYS = {
    "adventure": Mode(),
    "duel": Mode({"play": "arena"}, usual=2),
    "closed hands": Mode({"open_hands": False}),
    "game master": Mode({"play": "tabletop"}),
}


@pytest.fixture
def three_ways(monkeypatch: pytest.MonkeyPatch) -> GameType:
    """A dungeon for three companies."""
    game = replace(find("darkness"), id="three-ways", modes=PLAYS)
    monkeypatch.setitem(games._registered, game.id, game)
    return game


def dialog(game: str, players: int) -> NewGame:
    return NewGame(GameWish(game, players).settled(), keep=lambda: False)


def test_modes_of_one_company_stand_together(three_ways):
    wish = GameWish(three_ways.id, 4).settled()
    assert wish.modes() == ["adventure", "closed hands", "duel", "game master"]
    assert list(wish.companies().values()) == ["together", "together", "teams", "one-against-all"]


def test_so_many_are_offered_what_they_can_play(three_ways):
    assert GameWish(three_ways.id, 7).settled().modes() == ["adventure", "closed hands", "game master"]
    assert GameWish(three_ways.id, 8).settled().modes() == ["game master"]
    assert GameWish(three_ways.id).counts() == [*range(1, 9)]


def test_somebody_with_bots_plays_with_the_others_unless_they_ask_to_be_alone():
    wish = GameWish("darkness", 4, mode="game master").settled()
    assert wish.granted(1).people == (1,)
    assert replace(wish, alone=True).granted(1).people == (0,)
    assert replace(wish, people=2).granted(1).people == (1, 2)
    assert GameWish("castle", 3).settled().granted(1).people == (1,)


@pytest.mark.parametrize(
    ("mode", "people", "asked"),
    [("game master", 1, True), ("game master", 0, False), ("game master", 4, False), ("arena", 1, False)],
)
def test_it_is_asked_who_plays_against_all_where_that_matters(mode, people, asked):
    assert GameWish("darkness", 4, people, mode=mode).settled().can_be_alone == asked


def test_a_number_that_no_mode_is_for_becomes_the_nearest():
    assert darkling.find("darkness").players[1] > 7
    wish = GameWish("darkness", 12).settled()
    assert wish.players in wish.counts()
    assert wish.mode in wish.modes()


def test_a_number_of_players_names_their_company_where_there_is_but_one():
    told = [label for label, _ in dialog("heists", 2)._choices("players")]
    assert told == [
        "1 player: on your own",
        "2 players: everyone for themselves",
        "3 players: everyone for themselves",
        "4 players: everyone for themselves",
    ]


def test_a_mode_names_its_company_where_others_are_for_another(three_ways):
    told = [label.partition(": ")[0] for label, _ in dialog(three_ways.id, 4)._choices("mode")]
    assert told == ["Together", "Together", "Duel or teams", "One against all"]
    assert not any(": " in label for label, _ in dialog("heists", 1)._choices("mode"))
