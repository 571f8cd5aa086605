"""The Night Watch in the terminal, with lines typed and lines read."""

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
import watch

import darkling
from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play
from darkling.terminal.session import Session

EXAMPLES = Path(watch.__file__).parents[1]


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


def test_the_command_plays_it_too(tmp_path):
    """`python -m watch` is the darkling command, with the game registered."""
    command = [sys.executable, "-m", "watch", "play", "watch", "--options", "nights=5", "--seed", "1"]
    done = subprocess.run(
        command,
        input="1\n" * 100,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(EXAMPLES)},
        check=True,
    )
    assert done.stdout.startswith("\nThe Night Watch.")
    assert "Night 5 of 5." in done.stdout
    assert "Ahead of " in done.stdout
