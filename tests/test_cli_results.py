"""`darkling simulate --out`: kept games, and runs that go on."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress

import polars as pl
import pytest
from support.command import START, refused, text, written_json
from support.waiting import PATIENCE, wait_until

from darkling.bots import BOTS, RandomBot
from darkling.lab.outcome import bot_seed
from darkling.lab.results_file import KEY, read_results

SIMULATE = [*START, "simulate", "dealings"]
LONG = ["--games", "100000", "--players", "2", "--seed", "3", "--out", "r.parquet"]


def simulated(run, *args):
    return written_json(run("simulate", "dealings", "--seed", "3", *args, "--json"))


def numbers_in(path):
    return read_results(path).frame.collect()["number"].to_list()


def test_every_game_is_a_row(run, tmp_path):
    found = simulated(run, "--games", "12", "--players", "3", "--out", "r.parquet")
    results = read_results(tmp_path / "r.parquet")
    rows = results.frame.collect()
    assert rows["number"].to_list() == list(range(12))
    assert rows["seed"].to_list() == [str(seed) for seed in range(3, 15)]
    assert rows["decisions"].sum() == found["decisions"]
    assert rows["chosen"].list.len().min() > 10
    assert results.run.bots == ("random",) * 3
    assert os.listdir(tmp_path) == ["r.parquet"]


def test_workers_write_the_same_file(run, tmp_path):
    simulated(run, "--games", "40", "--out", "one.parquet")
    simulated(run, "--games", "40", "--out", "two.parquet", "--workers", "2")
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_totals_are_the_same_whether_kept_or_not_or_played_bit_by_bit(run):
    whole = simulated(run, "--games", "20")
    simulated(run, "--games", "7", "--out", "r.parquet")
    extended = simulated(run, "--games", "20", "--out", "r.parquet")
    again = simulated(run, "--games", "20", "--out", "r.parquet")
    for key in set(whole) - {"seconds", "decisions_per_second"}:
        assert whole[key] == extended[key] == again[key]
    assert again["decisions_per_second"] == 0


def test_fewer_games_than_the_file_has(run, tmp_path):
    simulated(run, "--games", "20", "--out", "r.parquet")
    assert simulated(run, "--games", "5", "--out", "r.parquet")["games"] == 5
    assert len(numbers_in(tmp_path / "r.parquet")) == 20


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--seed", "4"], "it has seed 3, not 4"),
        (["--bots", "greedy"], "it has bots random,random, not greedy,greedy"),
        (["--players", "3"], "it has bots random,random, not random,random,random"),
        (["--settings", "expansion=true"], "it has setting expansion False, not True"),
    ],
)
def test_another_run_is_refused_and_told_what_differs(run, args, says):
    simulated(run, "--games", "2", "--out", "r.parquet")
    refused(run("simulate", "dealings", "--seed", "3", "--out", "r.parquet", *args), says)


@pytest.mark.parametrize(
    ("version", "says"), [("rules_version", "it has rules version 0"), ("cards", "it has cards 0")]
)
def test_other_rules_and_cards_are_refused(run, tmp_path, version, says):
    simulated(run, "--games", "2", "--out", "r.parquet")
    altered(tmp_path / "r.parquet", version, "0" if version == "cards" else 0)
    refused(run("simulate", "dealings", "--seed", "3", "--out", "r.parquet"), says)


def altered(path, name, value):
    rows, run = pl.read_parquet(path), json.loads(pl.read_parquet_metadata(path)[KEY])
    rows.write_parquet(path, metadata={KEY: json.dumps(run | {name: value})})


def test_file_of_another_version_is_refused(run, tmp_path):
    simulated(run, "--games", "2", "--out", "r.parquet")
    altered(tmp_path / "r.parquet", "format", 99)
    refused(run("simulate", "dealings", "--out", "r.parquet"), "expected a results file of version 2, not 99")


def test_file_that_is_no_results_file_is_left_alone(run, tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    refused(
        run("simulate", "dealings", "--out", "notes.txt"), "notes.txt: expected a results file as simulate"
    )
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_folder_that_does_not_exist(run):
    refused(
        run("simulate", "dealings", "--out", "no/r.parquet"), "cannot use no/r.parquet.parts: No such file"
    )


@pytest.mark.parametrize("module", ["polars", "ray"])
def test_missing_extra_says_what_to_install(run, monkeypatch, module):
    for name in ("journal", "store", "cluster"):
        monkeypatch.delitem(sys.modules, f"darkling.lab.{name}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    extra = {"polars": "darkling[lab]", "ray": "darkling[ray]"}[module]
    args = {"polars": ["--out", "r.parquet"], "ray": ["--on", "ray"]}[module]
    refused(run("simulate", "dealings", *args), extra)


class Fragile(RandomBot):
    """Breaks in game 5 of the runs of this file."""

    def __init__(self, seed):
        super().__init__(seed)
        if seed == bot_seed(3 + 5, 0):
            raise ValueError("broken")


def test_game_that_fails_is_named_and_the_others_are_kept(run, tmp_path, monkeypatch):
    monkeypatch.setitem(BOTS, "fragile", Fragile)
    args = ("simulate", "dealings", "--seed", "3", "--bots", "fragile", "--games", "9", "--out", "r.parquet")
    refused(run(*args), "game 5 (seed 8) failed twice: ValueError: broken")
    assert numbers_in(tmp_path / "r.parquet") == [0, 1, 2, 3, 4]
    monkeypatch.setitem(BOTS, "fragile", RandomBot)
    assert text(run(*args)).startswith("Dark Dealings, 2 players: 9 games.")
    assert numbers_in(tmp_path / "r.parquet") == list(range(9))


def started(tmp_path, workers):
    """Start a long run; return it once some of its games are finished."""
    process = subprocess.Popen(
        [*SIMULATE, *LONG, "--workers", workers],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_until(lambda: lines(tmp_path) > 50)
    return process


def lines(tmp_path):
    with suppress(FileNotFoundError):
        return (tmp_path / "r.parquet.parts" / "games.jsonl").read_bytes().count(b"\n")
    return 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_run_leaves_its_games_and_goes_on(run, tmp_path, workers):
    process = started(tmp_path, workers)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    kept = len(numbers_in(tmp_path / "r.parquet"))
    assert (process.returncode, out) == (130, b"")
    assert err.decode() == (
        f"Stopped before the last game: {kept:,} games are kept in r.parquet, "
        "and the same command goes on from there.\n"
    )
    assert kept > 50
    assert os.listdir(tmp_path) == ["r.parquet"]
    goes_on(run, tmp_path, kept)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_run_goes_on_and_its_workers_end(run, tmp_path, workers):
    process = started(tmp_path, workers)
    process.kill()
    # The error stream stays open as long as a worker has it.
    process.communicate(timeout=PATIENCE)
    goes_on(run, tmp_path, lines(tmp_path))


def goes_on(run, tmp_path, kept):
    games = kept + 20
    simulated(run, "--games", str(games), "--out", "r.parquet")
    simulated(run, "--games", str(games), "--out", "fresh.parquet")
    # Workers may have been ahead of the first game that is missing.
    found = pl.read_parquet(tmp_path / "r.parquet").filter(pl.col("number") < games)
    assert found.equals(pl.read_parquet(tmp_path / "fresh.parquet"))
    assert not (tmp_path / "r.parquet.parts").exists()


def test_worker_killed_in_the_middle_costs_nothing(run, tmp_path):
    args = [
        "--games",
        "200",
        "--players",
        "2",
        "--seed",
        "3",
        "--out",
        "r.parquet",
        "--workers",
        "2",
        "--json",
    ]
    process = subprocess.Popen(
        [*SIMULATE, *args], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    wait_until(lambda: workers_of(process))
    # Stopped, so that the last game is not over before it is killed.
    victim = workers_of(process)[0]
    os.kill(victim, signal.SIGSTOP)
    wait_until(lambda: lines(tmp_path) > 50)
    os.kill(victim, signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert numbers_in(tmp_path / "r.parquet") == list(range(200))


def workers_of(process):
    """Return the worker processes; beside them a program has one process that tidies up after it."""
    with open(f"/proc/{process.pid}/task/{process.pid}/children") as children:
        return [int(child) for child in children.read().split() if "spawn_main" in command_of(child)]


def command_of(child):
    with open(f"/proc/{child}/cmdline") as command:
        return command.read()
