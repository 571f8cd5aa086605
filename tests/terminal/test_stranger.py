"""A game without a table of its own on the full screen: the example of the guide."""

import sys
from dataclasses import replace
from io import StringIO

import pytest
from support.played_far import ending
from support.screen import CRAMPED, board_of, on_screen, press, shown
from support.stranger import SOURCE

from darkling import games
from darkling.table.chance import Chance
from darkling.table.telling import Telling
from darkling.terminal import plain
from darkling.terminal.game_wish import GameWish
from darkling.terminal.new_game import NewGame
from darkling.terminal.overlays import HandOver
from darkling.terminal.session import Session, seats_of_people

sys.path.insert(0, str(SOURCE))
from watch import GAME


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games._registered, GAME.id, GAME)


@pytest.fixture
def _terse(monkeypatch):
    """Let the game tell only what it must."""
    telling = Telling(GAME.telling.words, GAME.telling.name, GAME.telling.questions, GAME.telling.options)
    terse = replace(GAME, telling=replace(telling, details=GAME.telling.details))
    monkeypatch.setitem(games._registered, GAME.id, terse)


def table_of(people):
    return Session(GAME.new(3, 7), seats_of_people(3, 0, people), "random" if people < 3 else None)


def test_a_game_is_played_to_its_end_by_keyboard():
    table, chance = ending(lambda: table_of(people=1), left=8), Chance.seeded(1)

    async def script(pilot):
        while not table.game.over:
            assert "On the quay: " in shown(pilot.app)
            await press(pilot, str(1 + chance.below(len(board_of(pilot.app).decision.options))))
        assert " 3. " in shown(pilot.app)
        assert "Press n for another game" in shown(pilot.app)

    on_screen(table, script, CRAMPED)


def test_nobody_sees_the_bribes_of_another():
    table = ending(lambda: table_of(people=2), left=12)

    async def script(pilot):
        while not table.game.over:
            screen = shown(pilot.app)
            handing_over = isinstance(pilot.app.screen, HandOver)
            others = [seat for seat in table.people if handing_over or seat != board_of(pilot.app).viewer]
            hands = [code for seat in others for code in table.game.view(seat).seats[seat].hand]
            assert [code for code in hands if GAME.telling.name(code) in screen] == []
            await press(pilot, "enter" if handing_over else "1")

    on_screen(table, script, (100, 60))


def test_a_spectator_sees_what_can_be_looked_at():
    table = table_of(people=0)

    async def script(pilot):
        assert "On the quay: " in shown(pilot.app)

    on_screen(table, script)


@pytest.mark.usefixtures("_terse")
def test_the_log_has_all_the_room_where_there_is_nothing_to_show_a_spectator():
    table = table_of(people=0)

    async def script(pilot):
        board = board_of(pilot.app)
        assert board.has_class("bare")
        assert board.story.size.width > 100
        assert "is dealt 5 bribes" in shown(pilot.app)

    on_screen(table, script)


def test_the_dialog_for_a_new_game_offers_it_with_its_modes():
    dialog = NewGame(GameWish(GAME.id).settled(), keep=lambda: False)
    assert dialog._choices("game")[-1] == ("The Night Watch", "watch")
    assert dialog._choices("mode") == [("Four nights", "normal"), ("Five nights", "long")]
    assert dialog.wish.granted(seed=1).game.id == "watch"


@pytest.mark.usefixtures("_terse")
def test_a_game_that_tells_only_what_it_must_is_played_and_explained():
    table = table_of(people=1)

    async def script(pilot):
        await press(pilot, "question_mark")
        assert "NW-03" in shown(pilot.app)
        await press(pilot, "escape")
        while not table.game.over:
            await press(pilot, "1")

    on_screen(table, script, CRAMPED)


@pytest.mark.usefixtures("_terse")
def test_look_shows_the_table_where_nothing_else_can_be_looked_at():
    sink = StringIO()
    plain.play(table_of(people=1), StringIO("look\n?\nq\n"), sink)
    assert sink.getvalue().count("On the quay: ") == 2
