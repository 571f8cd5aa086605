"""The table of mutants is up to date; `make mutants` lets the tests loose on them."""

import ast
from collections import Counter

import pytest
from support.mutants import ALL
from support.mutants.mutant import ROOT, Mutant, Stale

from darkling.games import OWN


@pytest.mark.parametrize("mutant", ALL, ids=lambda mutant: mutant.name)
def test_a_mutant_has_one_place_in_the_sources_and_is_python(mutant: Mutant) -> None:
    honest = mutant.path(ROOT).read_text(encoding="utf-8")
    made = mutant.made_in(honest)
    assert made != honest
    ast.parse(made)
    assert [path for path in mutant.scope if not (ROOT / path).exists()] == []


@pytest.mark.parametrize(("text", "found"), [("a > b", 0), ("a < b < c", 2)])
def test_a_mutant_without_its_one_place_is_stale(text: str, found: int) -> None:
    mutant = Mutant("less is more", "rule", "pause.py", "<", ">", ())
    with pytest.raises(Stale, match=f"less is more: pause.py has its text {found} times, expected once"):
        mutant.made_in(text)


def test_every_game_has_mutants_of_each_kind() -> None:
    assert len({mutant.name for mutant in ALL}) == len(ALL)
    shared = {"darkworld": "castle"}
    rooms = [(mutant.file.split("/"), mutant.kind) for mutant in ALL if mutant.file.startswith("games/")]
    found = Counter((shared.get(room[1], room[1]), kind) for room, kind in rooms)
    assert set(found) == {(game, kind) for game in OWN for kind in ("rule", "secret", "fence")}
