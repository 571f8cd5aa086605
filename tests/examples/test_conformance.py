"""The Night Watch passes the suite that every game passes."""

from pathlib import Path

import pytest
import watch
import watch_oracle
from conformance import test_fuzz, test_golden, test_information, test_play
from support.cases import Case
from terminal.test_sentences import sentences
from test_words import verbs_told

GAME = watch.GAME
CASES = [Case(GAME.id, mode, players) for mode in GAME.modes for players in (2, 3, 4)]
SMALLEST = [case for case in CASES if case.players == 2]


def ways(check):
    """Return the arguments besides the case that a check is made with."""
    others = [mark.args for mark in check.pytestmark if mark.args[0] != "case"]
    return [{name: value} for name, values in others for value in values] or [{}]


CHECKS = [
    pytest.param(check, arguments, id="-".join([name, *map(str, arguments.values())]))
    for module in (test_play, test_information)
    for name, check in vars(module).items()
    if name.startswith("test_")
    for arguments in ways(check)
]


@pytest.fixture(autouse=True)
def _oracle_and_golden_folder(monkeypatch):
    monkeypatch.setattr(test_information, "oracle_of", lambda _case: watch_oracle)
    monkeypatch.setattr(test_golden, "FOLDER", Path(__file__).parent / "golden")


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(("check", "arguments"), CHECKS)
def test_every_check_of_the_suite(check, arguments, case):
    check(case, **arguments)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_any_play_keeps_the_game_whole(case):
    test_fuzz.test_any_play_keeps_the_game_whole(case)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_playthrough_and_record_are_as_stored(case):
    test_golden.test_playthrough_is_as_recorded(case)
    test_golden.test_stored_record_replays_the_same(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_that_happens_can_be_told(case):
    assert verbs_told(case) == {"seal", "load"}


@pytest.mark.parametrize("name", ["rules", "wording"])
def test_code_holds_no_sentences(name):
    file = Path(watch.__file__).parent / f"{name}.py"
    assert sentences(file.read_text(encoding="utf-8")) == []
