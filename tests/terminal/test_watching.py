"""Bots that are watched."""

import asyncio

import pytest
from support.screen import board_of, on_screen, press, shown, until

import darkling
from darkling.terminal.pace import SECONDS, TICK
from darkling.terminal.session import Session

SEAT = {"pile": ["H01", "H02"], "defenses": ["T01", "T02"]}
RIVAL = {"pile": ["H03", "H04"], "defenses": ["S01", "S02"]}


class Naps:
    """The naps between two choices of bots: each ends when the test wants it to."""

    def __init__(self):
        self.begun, self.ending = 0, asyncio.Semaphore(0)

    async def __call__(self, _seconds):
        self.begun += 1
        await self.ending.acquire()

    def end(self, count):
        for _ in range(count):
            self.ending.release()


@pytest.fixture
def naps(monkeypatch):
    naps = Naps()
    monkeypatch.setattr("darkling.terminal.pace.sleep", naps)
    return naps


def late_in_combat():
    data = {"phase": "combat", "seats": [SEAT, RIVAL], "first": 0}
    game = darkling.find("dealings").game_from(darkling.position("dealings", data))
    return Session(game, (), "random")


def test_bots_are_watched_at_a_pace_that_can_be_changed(naps):
    table, longer = late_in_combat(), 2 * round(SECONDS[0] / TICK)

    async def script(pilot):
        board = board_of(pilot.app)
        await press(pilot, "space")
        assert board.pace.paused
        chosen = len(table.game.record.choices)
        naps.end(longer)
        await until(pilot, lambda: naps.begun > longer)
        assert len(table.game.record.choices) == chosen, "nobody chooses meanwhile"
        await press(pilot, *["plus"] * len(SECONDS), "space")
        assert board.pace.tenths == 0
        naps.end(1)
        await until(pilot, lambda: table.game.over)
        assert "wins" in shown(pilot.app)
        await press(pilot, "minus")
        assert board.pace.tenths == 2

    on_screen(table, script)
