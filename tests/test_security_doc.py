"""What `docs/security.md` promises is proved by tests that are really there."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parent / "docs" / "security.md"
NAMED = re.findall(r"`([\w/]+\.py)::(\w+)`", DOCUMENT.read_text(encoding="utf-8"))


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_named_test_exists(file, name):
    folder = TESTS.parent if file.startswith("src/") else TESTS
    assert name in functions(folder / file)


def test_every_promise_names_a_proof():
    rows = [line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    promises = [row for row in rows if not row.startswith("| promise")]
    assert len(promises) > 20
    assert [row for row in promises if "::test_" not in row] == []
