"""Dark Heists in plain lines: whole games through a pipe, and what its questions say."""

from io import StringIO
from subprocess import run as start

import pytest
from support import capers
from support.command import START
from support.screen import session

from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play

ENOUGH = 2000
"""More lines than any game takes."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(table, *lines):
    """Type lines, and return what was written, as one line."""
    sink = StringIO()
    play(table, StringIO("".join(f"{line}\n" for line in lines)), sink)
    return " ".join(sink.getvalue().split())


def new(players=2, **settings):
    return session(players=players, game="heists", **settings)


@pytest.mark.parametrize("players", [1, 3])
def test_whole_game_through_a_pipe(players):
    command = [*START, "play", "heists", "--players", str(players), "--seed", "4", "--settings", "rounds=10"]
    command += ["--bots", "random"] if players > 1 else []
    ended = start(command, input="1\n" * ENOUGH, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert max(map(len, ended.stdout.splitlines())) <= WIDTH
    *_, verdict, accounts = ended.stdout.strip().split("\n\n")
    assert verdict.startswith(("You lose", "You win", "Bot"))
    assert accounts.startswith("What the scores are made of:\n")
    assert accounts.count(" from scoundrels, ") == players


def test_a_turn_begins_with_all_that_it_hangs_on():
    text = told(new(), "q")
    assert "Round 1 of at most 40. Your deck has 5 cards, your discard pile 0 cards." in text
    assert "In the Streets: 7 sway: Chief Warden — Cops, crime 4, sway 4, notoriety 3; +1 for each" in text
    assert "Your hand: Bribe, crime 0, sway 1; +1 for each coin spent on it, 2 at most" in text
    assert "On the table: you 0 notoriety, no heist, no coins; Bot 1 0 notoriety" in text


def test_within_a_turn_only_prices_and_pools_are_told_again():
    text = told(new(), "1", "2", "q").rpartition("> ")[0].rpartition("> ")[2]
    assert "For hire: Chief Warden (7 sway), " in text
    assert "Valet (3 sway)." in text
    assert "So far: crime 0, sway 1. Heat, Specters and upkeep take 1 of it, so you can spend" in text
    assert "Your hand:" not in text


def test_a_heist_is_told_once_with_what_it_takes():
    text = told(new(), "2", "1", "q").rpartition("Which heist")[2]
    assert text.count(" notoriety. ") == 2
    assert "For good: " in text


def test_where_meeting_is_enough_a_heist_takes_one_less():
    exceed = told(new(), "2", "1", "q").rpartition("Which heist")[2]
    meet = told(new(challenge_rule="meet"), "2", "1", "q").rpartition("Which heist")[2]
    assert "5 crime: " in exceed
    assert "4 crime: " in meet


@pytest.mark.parametrize(
    ("scene", "says"),
    [
        (capers.bonus, "1. Recruit for nothing: Desk Inspector — Cops, crime 2, sway 3, notoriety 2"),
        (capers.burying, "4. Bury of your discard pile: Thieves — Crooked, crime 2, sway 0"),
        (capers.robbing, "From whom do you steal? 1. Bot 1 2. Bot 2"),
        (
            capers.cop,
            "Night Watchman is out: one coin per player is paid together, or the Streets are swept.",
        ),
        (capers.solo, "Auto Player: 1 of 3 heists, job 2 of 4, attacked"),
    ],
)
def test_what_a_question_says(scene, says):
    assert says in told(scene(), "q")


def test_what_there_is_to_look_at_is_listed():
    text = told(capers.streets(), "look", "q")
    things = "hand, Streets, heists, larceny cards, discard pile, Graveyard, Bot 1, Bot 2, Bot 3."
    assert f"type look and its name: {things}" in text
    assert "Auto Player" in told(capers.solo(), "look", "q").rpartition("its name:")[2]


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        ("hand", "Your hand: Medium, crime 2, sway 2"),
        ("streets", "5 sway and 3 coins: Prince of Ashes — Nobles"),
        ("heists", "Embalmer's Back Room — 4 notoriety. Mourn Convincingly, 5 sway: bury a card;"),
        ("larceny cards", "Master Key: +3 crime, once"),
        ("discard pile", "In your discard pile: Thieves, Heat, Lookout Imp (2)."),
        ("graveyard", "In the Graveyard: Specter, Heat, Beat Constable."),
        ("bot 1", "Bot 1: 0 notoriety, no heist done, 4 coins, deck 2, discard 2"),
        ("bot 2", "In the discard pile of Bot 2: Goon, Valet."),
    ],
)
def test_a_thing_is_shown_by_its_name(thing, says):
    assert says in told(capers.streets(), f"look {thing}", "q").partition("> ")[2]
