"""`darkling duel`."""

import signal
import subprocess

import pytest
from support.command import PATIENCE, START, refused, shown_in_a_terminal, written_json
from support.waiting import wait_until

QUICK = ("duel", "greedy:1", "random", "--game", "dealings", "--players", "2")


def test_json_for_programs(run):
    found = written_json(run(*QUICK, "--seed", "5", "--json"))
    assert list(found) == [
        "verdict",
        "games",
        "wins",
        "interval",
        "score",
        "wins_of_other",
        "seconds",
        "workers",
        "compiled",
    ]
    assert (found["verdict"], found["workers"]) == ("better", 1)
    assert found["games"] <= 40
    low, high = found["interval"]
    assert 0.5 <= low <= found["score"] == found["wins"] / found["games"] <= high


def test_what_is_not_sure_after_the_most_games_is_open(run):
    found = written_json(run(*QUICK, "--most", "6", "--json"))
    assert (found["verdict"], found["games"]) == ("open", 6)


def told(ended):
    """Return what a command told in the end, as one line, and the lines it wrote on the way."""
    code, out, err = ended
    assert code == 0
    return " ".join(out.split()), err.splitlines()


def test_for_people(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    shown, on_the_way = told(run(*QUICK))
    assert shown.startswith("greedy:1 against random: Dark Dealings, 2 players. Every deal is played twice, ")
    assert "Bot Games Wins Share" in shown
    assert "greedy:1 is better than random. That took 16 games." in shown
    assert "greedy:1 scores 100.0%, 95 % interval 52.6%" in shown
    # The most is a thousand games, and there are twenty lines at the most.
    assert on_the_way == []


def test_bounds_are_told_on_the_way(run):
    shown, on_the_way = told(run(*QUICK, "--most", "6"))
    assert "Open: 6 games do not tell which of them is better." in shown
    assert [line.split(":", 1)[0] for line in on_the_way] == ["2 games", "4 games", "6 games"]
    assert "greedy:1 scores 100.0%, 95 % interval 1.3%" in on_the_way[0]


def test_the_worse_one_may_be_asked_about_too(run):
    shown, _ = told(run("duel", "random", "greedy:1", "--game", "dealings"))
    assert "random is worse than greedy:1." in shown


def test_one_side_against_the_same_others(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    args = ("duel", "greedy:1", "random", "--game", "dealings", "--most", "4")
    shown, _ = told(run(*args, "--players", "3", "--seats", "0,2", "--others", "random"))
    assert "greedy:1 and random take turns in seats 0, 2, random plays all others." in shown
    shown, _ = told(run(*args, "--seats", "1"))
    assert "greedy:1 and random take turns in seat 1, greedy plays all others." in shown
    # Of four games each of them has played two.
    assert "greedy:1 2 " in shown
    shown, _ = told(run(*args, "--players", "1"))
    assert "Every deal is played twice: once by each bot." in shown


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["greedy", "random"], "--game"),
        (["greedy", "--game", "dealings"], "B"),
        (
            ["greedy", "random", "--game", "nope"],
            "there is no game 'nope'; there is castle, darkness, dealings",
        ),
        (["greedy", "nope", "--game", "dealings"], "there is no bot 'nope'"),
        (["greedy", "greedy", "--game", "dealings"], "expected two different bots, not greedy twice"),
        (["greedy", "random", "--game", "dealings", "--most", "1"], "--most"),
        (["greedy", "random", "--game", "dealings", "--players", "99"], " players, not 99"),
        (["greedy", "random", "--game", "dealings", "--seed", "-1"], "a whole number from 0 up, not -1"),
        (["greedy", "random", "--game", "dealings", "--seats", "x"], "numbers of seats, such as 0,2, not x"),
        (["greedy", "random", "--game", "dealings", "--seats", "5"], "expected seats from 0 to 1, not 5"),
        (["greedy", "random", "--game", "dealings", "--seats", "0,1"], "leave a side to the others, not 0,1"),
        (["greedy", "random", "--game", "dealings", "--others", "random"], "expected --seats beside it"),
        (["greedy", "random", "--game", "dealings", "--settings", "colour=red"], "no setting 'colour'"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run("duel", *args), says)


def test_the_folder_of_another_duel_is_refused(run):
    written_json(run(*QUICK, "--most", "2", "--keep", "kept", "--json"))
    refused(
        run(*QUICK, "--most", "2", "--keep", "kept", "--seed", "1"), "belongs to another run: it has seed 0"
    )


def test_the_line_in_a_terminal_says_how_it_stands():
    shown = shown_in_a_terminal(*QUICK)
    assert b"16/1000" in shown
    assert b"greedy:1 scores 100.0%" in shown


def test_a_duel_stopped_by_hand_goes_on(run, tmp_path):
    # They are equally good: that takes so long to find out that nobody waits for it.
    args = ("duel", "greedy:1", "greedy:2", "--game", "dealings", "--players", "2")
    process = subprocess.Popen(
        [*START, *args, "--most", "100000", "--keep", "kept"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    wait_until(lambda: [file for file in (tmp_path / "kept").rglob("*.jsonl") if file.stat().st_size])
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, b"")
    assert "what was played is kept in kept, and the same command goes on from there." in err.decode()
    args = (*args, "--most", "12", "--json")
    again, whole = [written_json(run(*args, *keep)) for keep in (("--keep", "kept"), ())]
    for key in ("verdict", "games", "wins", "interval"):
        assert again[key] == whole[key]
