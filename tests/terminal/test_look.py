"""Looking at the table in plain lines."""

from io import StringIO

import pytest

import darkling
from darkling.terminal.plain import play
from darkling.terminal.session import Session


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(*lines, settings=None, players=3):
    """Type lines in a new game, and return what was written, as one line."""
    sink = StringIO()
    game = darkling.new("dealings", players, 7, settings or {})
    bots = "random" if players > 1 else None
    play(Session(game, (0,), bots), StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


def test_every_question_comes_with_the_table_in_one_line():
    text = told("1", "q")
    line = "On the table: you hand 9, kept 0; Bot 1 hand 9, kept 0; Bot 2 hand 9, kept 0."
    assert text.count(line) == 2


def test_what_there_is_to_look_at_is_listed():
    assert "type look and its name: hand, Bot 1, Bot 2." in told("look", "q")
    assert "type look and its name: hand, Bot 1, Bot 2." in told("look dragon", "q")


def test_a_thing_is_shown_by_its_name():
    text = told("look hand", "q")
    assert text.count("In your hand (") == 1
    assert "Nimble Nan — Thief, armor 2" in text.partition("In your hand")[2]


def test_the_hero_pile_can_be_looked_at_where_it_is_open():
    picks = ["1"] * 12
    assert "Your pile, top first (" in told(*picks, "look hero pile", "q").rpartition("> ")[0]
    closed = told(*picks, "look hero pile", "q", settings={"mode": "hardcore"})
    assert "Your pile: " in closed
    assert "Your pile, top first" not in closed


def test_a_rival_is_shown_as_far_as_everyone_may_see():
    text = told("look bot 1", "q")
    assert text.count("Bot 1 hand 9, kept 0") == 2
