"""The guide tells the truth: its code is in the files, and its sessions run."""

import doctest
import re
from io import StringIO
from pathlib import Path

import pytest
import watch

import darkling
from darkling.terminal.plain import PlainTable
from darkling.terminal.session import Session

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "writing-a-game.md"
TEXT = GUIDE.read_text(encoding="utf-8")

BLOCK = re.compile(
    r"(?:<!-- from (?P<source>[^\n]+) -->\n)?```(?P<language>\w*)\n(?P<code>.*?)^```$", re.M | re.S
)
BLOCKS = [match.groupdict() for match in BLOCK.finditer(TEXT)]
PLAYED = "a game of three in the terminal, seed 7"
EXCERPTS = [(block["source"], block["code"]) for block in BLOCKS if block["source"] not in (None, PLAYED)]


@pytest.mark.parametrize(("source", "code"), EXCERPTS)
def test_an_excerpt_is_in_its_file_word_for_word(source, code):
    assert f"\n{code}" in "\n" + (ROOT / source).read_text(encoding="utf-8")


def test_code_is_an_excerpt_or_a_session():
    loose = [block["code"] for block in BLOCKS if block["language"] and not block["source"]]
    assert [code for code in loose if not code.startswith(">>> ")] == []
    assert len(EXCERPTS) > 20


def test_the_sessions_run():
    result = doctest.testfile(str(GUIDE), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def test_the_terminal_shows_what_the_guide_shows():
    shown = next(block["code"] for block in BLOCKS if block["source"] == PLAYED)
    sink = StringIO()
    session = Session(darkling.new(watch.GAME.id, 3, seed=7), (0,))
    PlainTable(session, StringIO("q\n"), sink).play(resumed=False)
    assert shown in sink.getvalue()


def test_every_file_of_the_game_is_named_in_the_guide():
    files = [file.name for file in Path(watch.__file__).parent.rglob("*.py")]
    assert [name for name in files if name not in TEXT] == []


def test_the_guide_lists_what_new_game_writes(run):
    run("new-game", "lanterns")
    written = [file.name for file in Path("lanterns").rglob("*") if file.is_file()]
    assert [name for name in written if name not in TEXT] == []
