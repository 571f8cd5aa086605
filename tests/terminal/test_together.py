"""How games end that are won and lost together, in plain lines, on the full screen, and retold."""

from io import StringIO

import pytest
from support import toy_lanterns, toy_tug
from support.screen import on_screen, press, shown

from darkling import games
from darkling.bots import bot
from darkling.table.chance import Chance
from darkling.table.result import ranked_sides
from darkling.terminal.plain import play
from darkling.terminal.retelling import retell
from darkling.terminal.session import Session
from darkling.words import Words


@pytest.fixture(autouse=True)
def _toys(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for toy in (toy_lanterns.GAME, toy_tug.GAME):
        monkeypatch.setitem(games._registered, toy.id, toy)


def played(game, name):
    players = [bot(name, seat) for seat in game.position.seats]
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, players[seat].choose(game.position, seat))
    return game


def ended(won):
    """Return a game of Lanterns that has ended so."""
    every = (played(toy_lanterns.GAME.new(3, seed), "greedy" if won else "random") for seed in range(9))
    return next(game for game in every if game.result.won[0] is won)


def retold(game, seat):
    sink = StringIO()
    retell(game, seat, sink)
    return " ".join(sink.getvalue().split())


def test_a_common_win_is_told_to_all_alike():
    game = ended(won=True)
    for reader in (0, None):
        told = retold(game, reader)
        assert "Everyone wins together! Together: 12 turns of light." in told
        assert "equal in everything" not in told
    assert "You: " in retold(game, 1), "what a seat has done is told besides"


def test_a_common_defeat_names_no_winner_and_a_game_may_word_it():
    told = retold(ended(won=False), 0)
    assert "The night has swallowed you all after" in told
    assert " win" not in told[told.index("The night has") :]


def test_in_plain_lines():
    game, sink = toy_lanterns.GAME.new(2, 3), StringIO()
    play(Session(game, (0,), "random"), StringIO("1\n" * 9), sink)
    told = " ".join(sink.getvalue().split())
    assert ("Everyone wins together!" in told) is game.result.won[0]
    assert ("The night has swallowed you all" in told) is not game.result.won[0]


def test_on_the_full_screen():
    game = toy_lanterns.GAME.new(2, 3)

    async def script(pilot):
        chance = Chance.seeded(1)
        while not game.over:
            await press(pilot, str(1 + chance.below(3)))
        verdict = "Everyone wins together!" if game.result.won[0] else "The night has swallowed you all"
        assert verdict in shown(pilot.app)
        assert "Together: " in shown(pilot.app)

    on_screen(Session(game, (0,), "random"), script)


@pytest.mark.parametrize(
    ("reader", "verdict", "first"),
    [
        (
            1,
            "You and Dan win together.",
            "1. You and Dan: 5 pulled. Ahead of Ada and Cleo by a stronger pull.",
        ),
        (
            None,
            "Bob and Dan win together.",
            "1. Bob and Dan: 5 pulled. Ahead of Ada and Cleo by a stronger pull.",
        ),
    ],
)
def test_a_team_that_wins_is_named(reader, verdict, first):
    sides = ((0, 2), (1, 3))
    result = ranked_sides(("pulled",), sides, [(3,), (5,)])
    words = Words("tug", reader, ("Ada", "Bob", "Cleo", "Dan"))
    assert words.result(result, sides)[:2] == [verdict, first]
    assert words.result(result, sides)[2].startswith("2. Ada and Cleo: 3 pulled.")


def test_one_who_wins_against_all_is_named_alone_and_equal_sides_share():
    lone = ((0,), (1, 2))
    words = Words("tug", 1, ("Ada", "Bob", "Cleo"))
    assert words.result(ranked_sides(("pulled",), lone, [(5,), (3,)]), lone)[0] == "Ada wins."
    verdict, place = words.result(ranked_sides(("pulled",), lone, [(3,), (3,)]), lone)
    assert verdict == "Ada, you and Cleo share the victory."
    assert place == "1. Ada, you and Cleo, equal in everything: 3 pulled."
