"""A game without a table of its own on the full screen: the example of the guide."""

from importlib import import_module
from pathlib import Path

import pytest
from support.screen import CRAMPED, board_of, on_screen, press, shown

from darkling.table.chance import Chance
from darkling.terminal.leaf import HandOver
from darkling.terminal.session import Session, seats_of_people

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLES)


def table_of(people):
    game = import_module("watch").GAME.new(3, 7, {})
    return Session(game, seats_of_people(3, 0, people), "random" if people < 3 else None)


def test_a_whole_game_by_keyboard():
    table, chance = table_of(people=1), Chance.seeded(1)

    async def script(pilot):
        while not table.game.over:
            assert "On the quay: " in shown(pilot.app)
            await press(pilot, str(1 + chance.below(len(board_of(pilot.app).decision.options))))
        assert " 3. " in shown(pilot.app)
        assert "Press n for another game" in shown(pilot.app)

    on_screen(table, script, CRAMPED)


def test_nobody_sees_the_bribes_of_another():
    table = table_of(people=2)
    wording = import_module("watch.wording")

    async def script(pilot):
        while not table.game.over:
            screen = shown(pilot.app)
            handing_over = isinstance(pilot.app.screen, HandOver)
            others = [seat for seat in table.people if handing_over or seat != board_of(pilot.app).viewer]
            hands = [code for seat in others for code in table.game.view(seat).seats[seat].hand]
            assert [code for code in hands if wording.name(code) in screen] == []
            await press(pilot, "enter" if handing_over else "1")

    on_screen(table, script, (100, 60))


def test_the_log_has_all_the_room_where_there_is_nothing_to_show_a_spectator():
    table = table_of(people=0)

    async def script(pilot):
        board = board_of(pilot.app)
        assert board.has_class("bare")
        assert board.story.size.width > 100
        assert "is dealt 5 bribes" in shown(pilot.app)

    on_screen(table, script)
