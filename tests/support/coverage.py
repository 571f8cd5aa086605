"""Which tests prove which rules, read off the marks in the test files."""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

TESTS = Path(__file__).parent.parent


def marked_tests() -> Iterator[tuple[str, list[str]]]:
    """Yield every test that carries rule ids, with the ids."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [name for mark in node.decorator_list for name in ids_of(mark)]
                if ids:
                    yield f"{file.relative_to(TESTS)}::{node.name}", ids


def ids_of(mark: ast.expr) -> list[str]:
    """Return the ids of a `pytest.mark.rule(...)` decorator."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in mark.args]
    return []


def proofs() -> Counter[str]:
    """Return how many tests prove each rule."""
    return Counter(name for _, ids in marked_tests() for name in set(ids))


def ledger(game: str) -> dict[str, str]:
    """Return the rules and rulings of a game by id."""
    table = tomllib.loads((files(f"darkling.games.{game}") / "rules.toml").read_text("utf-8"))
    return {entry["id"]: entry["text"] for kind in ("rule", "ruling") for entry in table[kind]}
