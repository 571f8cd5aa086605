"""Which tests prove which rules, read off the marks in the test files.

`make proofs` runs this file, which writes the counts into the package.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from darkling.games import OWN
from darkling.ledger import proofs_file, texts

TESTS = Path(__file__).parent.parent


@cache
def marked_tests() -> list[tuple[str, list[str]]]:
    """Return every test that carries rule ids, with the ids."""
    return list(_marked_tests())


def _marked_tests() -> Iterator[tuple[str, list[str]]]:
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [name for mark in node.decorator_list for name in ids_of(mark)]
                if ids:
                    yield f"{file.relative_to(TESTS)}::{node.name}", ids


def ids_of(mark: ast.expr) -> list[str]:
    """Return the ids of a `pytest.mark.rule(...)` decorator."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


def counts(game: str) -> dict[str, int]:
    """Return how many tests prove each rule and ruling of a game that any test proves."""
    found = Counter(name for _, ids in marked_tests() for name in set(ids))
    return {name: found[name] for name in texts(game) if found[name]}


def write_counts() -> None:
    """Write the counts of every game to where `darkling rules` reads them."""
    for game in OWN:
        text = msgspec.json.format(msgspec.json.encode(counts(game)))
        Path(str(proofs_file(game))).write_bytes(text + b"\n")


if __name__ == "__main__":
    write_counts()
