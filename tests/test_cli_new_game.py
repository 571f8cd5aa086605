"""`darkling new-game`: a package that runs as it is written."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.command import START, refused, text
from support.stranger import environment, installed

PATIENCE = 300
NAME = "two_lanterns"


def ran(command, folder, env):
    """Run a command in a folder; return what it writes."""
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env=env, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """Return the folder of a new game."""
    folder = tmp_path_factory.mktemp("new-game") / "somewhere" / "else"
    ran([*START, "new-game", NAME, "--folder", str(folder)], folder.parents[1], environment())
    return folder


@pytest.fixture(scope="module")
def with_game(written, tmp_path_factory):
    """Return an environment in which the new game is installed, and pytest as it is."""
    folder = installed(written, tmp_path_factory.mktemp("installed"))
    return environment(folder) | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def test_its_tests_pass_and_leave_out_only_what_is_not_written_yet(written, with_game):
    told = ran([sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider"], written, with_game)
    skipped = [line for line in told.splitlines() if line.startswith("SKIPPED")]
    assert [line for line in skipped if "golden" not in line] == []


def test_golden_playthroughs_are_written_and_then_compared(written, with_game):
    golden = [sys.executable, "-m", "pytest", "-q", "-k", "golden", "-p", "no:cacheprovider"]
    assert "4 passed" in ran(golden, written, with_game | {"DARKLING_GOLDEN": "1"})
    assert "4 passed" in ran(golden, written, with_game)
    assert len(list((written / "tests" / "golden").iterdir())) == 4


def test_workers_play_it(written, with_game):
    command = [
        *START,
        "simulate",
        NAME,
        "--games",
        "10",
        "--workers",
        "2",
        "--bots",
        "greedy,random",
        "--json",
    ]
    played = json.loads(ran(command, written, with_game))
    assert (played["games"], played["workers"]) == (10, 2)


def test_its_code_is_typed_and_tidy(written, with_game):
    for tool in (["mypy", "--strict", "src"], ["ruff", "check"], ["ruff", "format", "--check"]):
        ran([sys.executable, "-m", *tool], written, with_game)


def test_it_says_what_to_do_next(run):
    told = text(run("new-game", "lanterns"))
    assert told.startswith("Lanterns is in lanterns: a small game that runs.")
    assert "pip install --editable '.[test]' darkling play lanterns pytest" in told
    assert Path("lanterns/src/lanterns/rules/turns.py").is_file()
    assert [
        file for file in Path("lanterns").rglob("*") if "NAME" in file.name or file.suffix == ".tmpl"
    ] == []
    assert [
        file for file in Path("lanterns").rglob("*.*") if file.is_file() and "%" in file.read_text()
    ] == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Lanterns", "small letters, digits and underscores, such as lanterns, not 'Lanterns'"),
        ("my-game", "not 'my-game'"),
        ("7seas", "not '7seas'"),
        ("lambda", "not 'lambda'"),
        ("a" * 33, "at most 32"),
        ("heists", "there is a game 'heists' already"),
        ("json", "there is a Python module 'json' already"),
    ],
)
def test_a_bad_name_is_refused(run, name, says):
    refused(run("new-game", name), says)
    assert list(Path().iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(run):
    text(run("new-game", "lanterns"))
    refused(run("new-game", "lanterns"), "expected a folder that is not there yet, not lanterns")
    refused(run("new-game", "candles", "--folder", "lanterns"), "not lanterns")
