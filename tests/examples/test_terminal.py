"""The Night Watch in the terminal, with lines typed and lines read."""

from io import StringIO

import pytest

import darkling
from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play
from darkling.terminal.session import Session


def typed(game, *lines, seat=0):
    """Type lines, and return what was written."""
    sink = StringIO()
    assert play(Session(game, (seat,)), StringIO("".join(f"{line}\n" for line in lines)), sink) == 0
    return sink.getvalue()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players):
    game = darkling.new("watch", players, seed=players)
    text = typed(game, *["1"] * 100, seat=players - 1)
    assert game.over
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "Night 4 of 4." in text
    assert text.count("Every night ships unload crates") == 1
    assert "Ahead of " in text


def test_help_shows_the_rule_and_what_blackmail_is(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = typed(darkling.new("watch", 2, seed=1), "?", "q")
    assert "(Rule NW-03)" in text
    assert text.count("Blackmail goes ahead of all money") == 2
    assert "darkling play --resume darkling-watch.json" in text
