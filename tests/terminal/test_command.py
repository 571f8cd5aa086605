"""`darkling play` with options and bots."""

import pytest
from support.command import refused, text


def test_two_play_unless_it_is_said_how_many(run):
    assert "Dark Dealings, normal mode. You play against one bot" in text(run("play", "dealings"))


def test_as_many_play_as_bots_are_named(run):
    assert "You play against 3 bots." in text(run("play", "dealings", "--bots", "random,random,random"))


def test_alone_with_options(run):
    args = ["--players", "1", "--settings", "mode=hardcore", "--settings", "rows=4"]
    told = text(run("play", "dealings", *args, typed="1\n" * 1000))
    assert "Dark Dealings, solo hardcore mode, rows of 4. You play alone." in told
    assert "verdict on you" in told


def test_resumed_game_keeps_its_options(run):
    told = text(run("play", "dealings", "--players", "3", "--settings", "mode=hardcore", "--bots", "random"))
    command = told.partition("darkling play ")[2].split()
    assert command == ["--resume", "darkling-dealings.json", "--seat", "0", "--bots", "random"]
    assert "ONE FAILURE AND YOU ARE OUT" in text(run("play", *command))


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["dealings", "--bots", "nope"], "there is no bot 'nope'"),
        (["dealings", "--players", "4", "--bots", "random,random"], "or one for each (3), not 2"),
        (["dealings", "--settings", "mode=soft"], "expected mode to be normal or hardcore"),
        (["dealings", "--settings", "rows=4"], "rows is for solo play"),
        (["dealings", "--settings", "rows"], "expected a setting as name=value"),
        (["--resume", "game.json", "--settings", "rows=4"], "--settings beside it"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_options_and_bots_are_refused(run, args, says):
    refused(run("play", *args), says)


def test_hints_come_with_every_question_if_wanted(run):
    told = text(run("play", "dealings", "--seed", "4", "--bots", "random", "--hints", typed="1\nq\n"))
    assert told.count("Hint: number ") == 2
    assert "What came of 300 trials, choice by choice: 1. tried " in told


def test_a_hint_can_be_asked_for(run):
    told = text(run("play", "dealings", "--seed", "4", "--bots", "random", typed="h\nq\n"))
    assert told.count("Hint: number ") == 1
    assert "h gives a hint" in told


def test_where_nobody_may_peek_there_are_no_hints_after_the_hero_phase(run):
    args = ["--seed", "4", "--bots", "random", "--settings", "mode=hardcore"]
    told = text(run("play", "dealings", *args, typed="1\n" * 8 + "h\nq\n"))
    assert told.count("No hint: a bot would use what you must not look up again.") == 1
