"""`darkling simulate`."""

import os
import pty
import signal
import subprocess

import pytest
from support.command import START, all_from, refused, shown_in_a_terminal, text, written_json

KEYS = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "sides",
    "wins_by_seat",
    "wins_by_bot",
    "score_by_bot",
    "mean_length",
    "workers",
]


def simulated(run, *args):
    return written_json(run("simulate", "dealings", *args, "--json"))


def test_json(run):
    found = simulated(run, "--games", "6", "--players", "3", "--seed", "5")
    assert list(found) == KEYS
    assert (found["games"], found["workers"]) == (6, 1)
    assert found["mean_length"] == found["decisions"] / 6
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert len(found["wins_by_seat"]) == 3
    assert sum(found["wins_by_seat"]) == pytest.approx(6)
    assert found["wins_by_bot"] == {"random": 6}
    assert 0 <= found["score_by_bot"]["random"] <= 8


def test_same_run_gives_the_same_totals_with_any_number_of_workers(run):
    once, again = (
        simulated(run, "--games", "20", "--players", "4", "--seed", "3", "--workers", workers)
        for workers in ("1", "2")
    )
    timed = {"seconds", "decisions_per_second", "workers"}
    assert {key: once[key] for key in KEYS if key not in timed} == {
        key: again[key] for key in KEYS if key not in timed
    }
    assert again["workers"] == 2


def test_another_seed_gives_other_games(run):
    assert simulated(run, "--seed", "1")["decisions"] != simulated(run, "--seed", "1000")["decisions"]


def test_options_change_the_game(run):
    plain = simulated(run, "--games", "5")
    changed = simulated(run, "--games", "5", "--settings", "expansion=true", "--settings", "mode=hardcore")
    assert plain["decisions"] != changed["decisions"]


def test_two_play_unless_it_is_said_how_many(run):
    assert len(simulated(run, "--games", "1")["wins_by_seat"]) == 2
    assert len(simulated(run, "--games", "1", "--bots", "random,random,random")["wins_by_seat"]) == 3


def test_for_people(run):
    shown = text(run("simulate", "dealings", "--games", "1000", "--players", "2"))
    assert shown.startswith("Dark Dealings, 2 players: 1,000 games. ")
    assert "seconds with one worker, " in shown
    assert "Seat Bot Wins Share" in shown
    assert "1 random " in shown
    assert "random 1,000.0 100.0% " in shown


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nope"], "there is no game 'nope'; there is castle, darkness, dealings"),
        (["dealings", "--games", "0"], "--games"),
        (["dealings", "--games", "many"], "--games"),
        (["dealings", "--workers", "0"], "--workers"),
        (["dealings", "--players", "99"], " players, not 99"),
        (["dealings", "--players", "-1"], " players, not -1"),
        (["dealings", "--seed", "-1"], "a whole number from 0 up, not -1"),
        (["dealings", "--bots", "nope"], "there is no bot 'nope'"),
        (["dealings", "--bots", ""], "there is no bot ''"),
        (["dealings", "--players", "3", "--bots", "random,random"], "all 3 players or one for each, not 2"),
        (["dealings", "--settings", "mode"], "expected a setting as name=value, not 'mode'"),
        (["dealings", "--settings", "colour=red"], "has no setting 'colour'; it has mode, "),
        (
            ["dealings", "--settings", "expansion=maybe"],
            "expected expansion to be true or false, not 'maybe'",
        ),
        (["dealings", "--settings", "mode=hardcore", "--settings", "no_peeking=false"], "mode hardcore sets"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run("simulate", *args), says)


def test_progress_is_shown_in_a_terminal_only():
    shown = shown_in_a_terminal("simulate", "dealings", "--games", "50")
    assert b"50/50" in shown
    assert b" a second" in shown
    assert shown_in_a_terminal("simulate", "dealings", "--games", "50", "--json") == b""
    piped = subprocess.run([*START, "simulate", "dealings", "--games", "50"], capture_output=True, check=True)
    assert piped.stderr == b""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupt_is_one_line_and_exit_130(workers):
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*START, "simulate", "dealings", "--games", "1000000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    # The bar appears when the games begin.
    shown = os.read(ours, 65536)
    os.killpg(process.pid, signal.SIGINT)
    shown += all_from(ours)
    assert process.communicate()[0] == b""
    assert process.returncode == 130
    assert shown.endswith(b"Stopped before the last game: nothing was counted.\r\n")
    assert b"Traceback" not in shown
