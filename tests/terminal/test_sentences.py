"""Sentences for people stand in Fluent files, not in code."""

import ast
from importlib.resources import files
from pathlib import Path
from re import search

import pytest

import darkling
from darkling.games import OWN

FRONT_ENDS = [
    file
    for package in (
        "darkling.terminal",
        "darkling.terminal.tables",
        "darkling.show",
        "darkling.lab",
        "darkling.lab.report",
    )
    for file in sorted(Path(str(files(package))).glob("*.py"))
]
RULES = sorted(
    {
        Path(str(files("darkling"))).parent / f"{rule.__module__.replace('.', '/')}.py"
        for game in OWN
        for rule in darkling.find(game).rules.values()
    }
)


def texts(node):
    """Return the strings of code, other than docstrings and the messages of errors."""
    if isinstance(node, ast.Raise | ast.Assert):
        return []
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return []
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    return [text for child in ast.iter_child_nodes(node) for text in texts(child)]


def sentences(code):
    """Return the strings of three words and more."""
    return [text for text in texts(ast.parse(code)) if search(r"\w\s+\w+\s+\w", text)]


@pytest.mark.parametrize("file", [*FRONT_ENDS, *RULES], ids=lambda file: f"{file.parent.name}-{file.name}")
def test_code_holds_no_sentences(file):
    assert sentences(file.read_text(encoding="utf-8")) == []


def test_a_sentence_would_be_found():
    assert sentences('print("you have one hero")') == ["you have one hero"]
    assert sentences('"""Say a few words."""\nprint("hero")\nraise ValueError("no such card here")') == []
