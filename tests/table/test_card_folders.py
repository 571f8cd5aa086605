"""A game whose cards come from a folder. Each test needs a process in which the game is not loaded yet."""

import subprocess
import sys
from importlib.resources import files

import pytest

SAY_CARDS = """
from darkling.games.dealings.cards import ARMOR, ATTACK
print(ARMOR[0], ATTACK[0])
"""


@pytest.fixture
def folder(tmp_path):
    """Return a folder with a version of the heroes alone, in which the first has armor 7."""
    text = (files("darkling.games.dealings.cards") / "heroes.toml").read_text(encoding="utf-8")
    (tmp_path / "heroes.toml").write_text(text.replace("armor = 2", "armor = 7", 1), encoding="utf-8")
    return tmp_path


def run(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def test_files_of_the_folder_come_first_and_the_others_from_the_game(folder):
    use = f"from darkling.table.cards import use_cards; use_cards('dealings', {str(folder)!r})"
    assert run(SAY_CARDS)[0] == "2 2\n"
    # A worker says it before each of its tasks.
    assert run(f"{use}\n{SAY_CARDS}\n{use}\n{SAY_CARDS}") == ("7 2\n7 2\n", "")


@pytest.mark.parametrize("before", ["", "use_cards('dealings', '/elsewhere');"])
def test_too_late_is_an_error(folder, before):
    code = f"from darkling.table.cards import use_cards; {before} import darkling; darkling.find('dealings');"
    told = run(f"{code} use_cards('dealings', {str(folder)!r})")[1]
    assert f"BadCards: dealings: too late for the cards of {folder}" in told


def test_mistake_in_a_file_of_the_folder_is_named(folder):
    (folder / "classes.toml").write_text(
        '[[class]]\nid = "thief"\nname = "Thief"\nart = "hood"\n', encoding="utf-8"
    )
    code = f"from darkling.table.cards import use_cards; use_cards('dealings', {str(folder)!r})"
    assert "classes.toml: class thief: Object missing required field `effects`" in run(code + SAY_CARDS)[1]
