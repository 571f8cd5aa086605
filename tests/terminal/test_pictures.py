"""Pictures of the full screen. `make golden` makes them anew; look at them before committing them."""

import os
from pathlib import Path

import pytest
from support.screen import CRAMPED, ROOMY, on_screen, picture, press, session

ROOT = Path(__file__).parent.parent.parent
SCREENS = ROOT / "tests" / "golden" / "screens"
TO_THE_FIRST_FIGHT = 18
"""So many choices a person makes before the first hero is at the gate."""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def first_fight():
    """Return a game in which the first hero stands at a person's gate."""
    table = session(players=3)
    for _ in range(TO_THE_FIRST_FIGHT):
        table.let_bots_choose()
        table.game.choose(0, table.game.decision(0).options[0])
    table.let_bots_choose()
    return table


@pytest.mark.parametrize(
    ("table", "keys", "size", "file"),
    [
        (first_fight, "11", ROOMY, ROOT / "docs" / "images" / "play.svg"),
        (first_fight, "11", CRAMPED, SCREENS / "fight-80x24.svg"),
        (lambda: session(players=6), "1", ROOMY, SCREENS / "heroes-120x40.svg"),
        (lambda: session(players=1), "", ROOMY, SCREENS / "alone-120x40.svg"),
    ],
    ids=["fight", "fight in little room", "heroes", "alone"],
)
def test_the_screen_looks_as_it_did(table, keys, size, file):
    taken = []

    async def script(pilot):
        await press(pilot, *keys)
        taken.append(picture(pilot.app))

    on_screen(table(), script, size)
    if os.environ.get("DARKLING_GOLDEN"):
        file.write_text(taken[0], encoding="utf-8")
    assert taken[0] == file.read_text(encoding="utf-8")
