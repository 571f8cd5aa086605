"""One name for one thing: no two classes of the package share theirs."""

import ast
from collections import defaultdict
from pathlib import Path
from re import findall

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "darkling"


def places_of_classes(folder: Path) -> dict[str, list[str]]:
    """Return for the name of each class all files in which it stands, once for each time."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(file.relative_to(folder).as_posix())
    return places


def test_no_two_classes_have_the_same_name():
    places = places_of_classes(PACKAGE)
    assert len(places) > 500
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert not twice, "\n".join([f"{name}: {', '.join(files)}" for name, files in sorted(twice.items())])


@pytest.mark.parametrize("second", ["b.py", "deep/b.py"])
def test_a_name_that_stands_twice_is_found(tmp_path, second):
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.py").write_text("class Scene:\n    class Inner: ...\n")
    (tmp_path / second).write_text("class Scene: ...\n")
    assert places_of_classes(tmp_path) == {"Scene": ["a.py", second], "Inner": ["a.py"]}


def test_what_the_glossary_names_is_there():
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").replace("<game>", "games/dealings")
    places = findall(r"`([\w/]+(?:/|\.(?:py|toml|json)))`", glossary)
    assert len(places) > 50
    assert [place for place in places if not (PACKAGE / place).exists()] == []
