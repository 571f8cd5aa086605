"""Pictures of the full screen. `make golden` makes them anew; look at them before committing them."""

import os
from pathlib import Path

import pytest
from support import capers, delves, dungeons, strongholds
from support.screen import CRAMPED, ROOMY, on_screen, picture, press, session
from support.stranger import SOURCE

import darkling
from darkling import games
from darkling.terminal.session import Session

ROOT = Path(__file__).parent.parent.parent
SCREENS = ROOT / "tests" / "golden" / "screens"
TO_THE_FIRST_FIGHT = 18
"""So many choices a person makes before the first hero is at the gate."""
TO_THE_END = 1000
HELP = ["question_mark"]


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(SOURCE)
    monkeypatch.setitem(games._registered, "watch", games.resolve("watch:GAME"))


def played_on(table, choices):
    """Take the first answer so many times, or until the end."""
    for _ in range(choices):
        table.let_bots_choose()
        if not table.game.over:
            table.game.choose(0, table.game.decision(0).options[0])
    table.let_bots_choose()
    return table


def first_fight():
    """Return a game in which the first hero stands at a person's gate."""
    return played_on(session(players=3), TO_THE_FIRST_FIGHT)


def ended(players):
    return played_on(session(players=players), TO_THE_END)


def stranger():
    """Return a game that has no table of its own."""
    return played_on(Session(darkling.new("watch", 3, 7), (0,), "random"), 1)


@pytest.mark.parametrize(
    ("table", "keys", "size", "file"),
    [
        (first_fight, "11", ROOMY, ROOT / "docs" / "images" / "play.svg"),
        (first_fight, "11", CRAMPED, SCREENS / "fight-80x24.svg"),
        (lambda: session(players=6), "1", ROOMY, SCREENS / "heroes-120x40.svg"),
        (lambda: session(players=6), "1", CRAMPED, SCREENS / "heroes-80x24.svg"),
        (lambda: session(players=1), "", ROOMY, SCREENS / "alone-120x40.svg"),
        (lambda: session(players=1, rows=7), "1", CRAMPED, SCREENS / "seven-80x24.svg"),
        (lambda: ended(6), "", CRAMPED, SCREENS / "end-80x24.svg"),
        (lambda: ended(3), "", ROOMY, SCREENS / "end-120x40.svg"),
        (first_fight, HELP, CRAMPED, SCREENS / "help-80x24.svg"),
        (lambda: session(people=2), "", CRAMPED, SCREENS / "hand-over-80x24.svg"),
        (stranger, "", CRAMPED, SCREENS / "stranger-80x24.svg"),
        (capers.streets, "13", ROOMY, ROOT / "docs" / "images" / "heists.svg"),
        (capers.streets, "13", CRAMPED, SCREENS / "heists-streets-80x24.svg"),
        (capers.heist, "29", ROOMY, SCREENS / "heists-challenge-120x40.svg"),
        (capers.heist, "29", CRAMPED, SCREENS / "heists-challenge-80x24.svg"),
        (lambda: session(game="heists"), "22", CRAMPED, SCREENS / "heists-plan-80x24.svg"),
        (capers.bonus, "", CRAMPED, SCREENS / "heists-bonus-80x24.svg"),
        (capers.burying, "", CRAMPED, SCREENS / "heists-bury-80x24.svg"),
        (capers.cop, "", ROOMY, SCREENS / "heists-cop-120x40.svg"),
        (capers.solo, "1", ROOMY, SCREENS / "heists-solo-120x40.svg"),
        (lambda: capers.ended(4), "", CRAMPED, SCREENS / "heists-end-80x24.svg"),
        (dungeons.blow, "", ROOMY, ROOT / "docs" / "images" / "castle.svg"),
        (dungeons.castle, "", CRAMPED, SCREENS / "castle-room-80x24.svg"),
        (dungeons.door, "", CRAMPED, SCREENS / "castle-door-80x24.svg"),
        (dungeons.arena, "", ROOMY, SCREENS / "castle-arena-120x40.svg"),
        (dungeons.slain, "", CRAMPED, SCREENS / "castle-end-80x24.svg"),
        (dungeons.village, "", ROOMY, ROOT / "docs" / "images" / "village.svg"),
        (dungeons.trial, "", CRAMPED, SCREENS / "village-trial-80x24.svg"),
        (dungeons.hiding, "1", ROOMY, SCREENS / "village-hiding-120x40.svg"),
        (strongholds.placing, "", ROOMY, ROOT / "docs" / "images" / "domains.svg"),
        (strongholds.placing, "", CRAMPED, SCREENS / "domains-placing-80x24.svg"),
        (strongholds.attacked, "", CRAMPED, SCREENS / "domains-attack-80x24.svg"),
        (strongholds.answering, "1", ROOMY, SCREENS / "domains-answer-120x40.svg"),
        (delves.reacting, "", ROOMY, ROOT / "docs" / "images" / "darkness.svg"),
        (delves.turn, "1", CRAMPED, SCREENS / "darkness-move-80x24.svg"),
        (delves.paying, "", CRAMPED, SCREENS / "darkness-payment-80x24.svg"),
        (delves.clearing, "3", CRAMPED, SCREENS / "darkness-clearing-80x24.svg"),
        (delves.training, "", ROOMY, SCREENS / "darkness-training-120x40.svg"),
        (delves.with_master, "", CRAMPED, SCREENS / "darkness-muster-80x24.svg"),
        (delves.leading, "", ROOMY, SCREENS / "darkness-led-120x40.svg"),
        (delves.teams, "1", ROOMY, ROOT / "docs" / "images" / "arena.svg"),
        (delves.duel, "", CRAMPED, SCREENS / "darkness-duel-80x24.svg"),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else "",
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
