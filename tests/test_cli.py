"""The command line: what it prints, and how it exits."""

import subprocess
import sys
from io import StringIO

import pytest
from support.command import refused

import darkling


def saved(tmp_path, change=lambda text: text):
    file = tmp_path / "game.json"
    file.write_text(change(darkling.new("dealings", 2, seed=1).save().decode()))
    return str(file)


def test_version(run):
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("darkling ")


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_help_lists_the_commands(run, args):
    code, out, _ = run(*args)
    assert code == 0
    for command in ("play", "games", "rules", "simulate", "replay"):
        assert f"\n  {command}  " in out


def test_play_a_whole_game(run):
    quick = ("--players", "2", "--bots", "easy")
    code, out, err = run("play", "dealings", *quick, "--seed", "7", typed="1\n" * 1000)
    assert (code, err) == (0, "")
    assert "  2. " in out


def test_play_takes_a_fresh_seed_each_time(run, tmp_path):
    run("play", "dealings")
    run("play", "dealings")
    assert len(list(tmp_path.iterdir())) == 2


def test_play_and_resume(run):
    _, out, _ = run("play", "dealings", "--players", "3", "--seed", "7", "--seat", "2", typed="1\nq\n")
    command = out.splitlines()[-1].partition("darkling ")[2].split()
    assert command == ["play", "--resume", "darkling-dealings.json", "--seat", "2"]
    code, out, _ = run(*command, typed="1\n" * 1000)
    assert code == 0
    assert "Dark Dealings goes on." in out
    assert "  3. " in out


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play"], "expected the name of a game"),
        (["play", "nope"], "there is no game 'nope'; there is castle, darkness, dealings"),
        (["play", "dealings", "--players", "0"], " players, not 0"),
        (["play", "dealings", "--players", "99"], " players, not 99"),
        (["play", "dealings", "--players", "two"], "--players"),
        (["play", "dealings", "--seed", "-1"], "a whole number from 0 up"),
        (["play", "dealings", "--seat", "2"], "expected a seat from 0 to 1"),
        (["play", "dealings", "--seat", "-1"], "expected a seat from 0 to 1"),
        (["play", "dealings", "--bogus"], "--bogus"),
        (["play", "--resume", "nowhere.json"], "nowhere.json"),
        (["play", "dealings", "--resume", "nowhere.json"], "expected no game"),
        (["play", "--resume", "."], "."),
        (["bogus"], "bogus"),
    ],
    ids=" ".join,
)
def test_wrong_use_is_one_line_and_exit_2(run, args, says):
    refused(run(*args), says)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: text.replace('"players":2', '"players":3'),
        lambda text: text.replace('"rules_version"', '"version"'),
        lambda text: text.replace('"seed":"1"', '"seed":"2"'),
        lambda text: text.replace('"dealings"', '"nope"'),
    ],
    ids=["empty", "cut short", "a list", "players", "field", "seed", "game"],
)
def test_damaged_save_is_one_line_and_exit_2(run, tmp_path, damage):
    refused(run("play", "--resume", saved(tmp_path, damage)), "game.json: ")


def test_interrupt_saves_and_exits_130(run, tmp_path):
    class Interrupted(StringIO):
        def readline(self):
            raise KeyboardInterrupt

    code, out, err = run("play", "dealings", "--seed", "7", stdin=Interrupted)
    assert (code, err) == (130, "")
    assert out.splitlines()[-1].startswith("Saved. Go on with: ")
    assert list(tmp_path.iterdir())


def test_help_loads_nothing_heavy():
    code = "import sys, darkling.cli; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"rich", "fluent.runtime", "darkling.words", "darkling.terminal.plain"} & set(loaded)
