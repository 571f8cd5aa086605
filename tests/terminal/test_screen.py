"""Games on the full screen: a whole one by keyboard, parts of one by mouse, and on screens of other sizes."""

import pytest
from support.played_far import ending
from support.screen import CRAMPED, ROOMY, board_of, click, on_screen, press, session, settled, shown
from support.script import first_option, play_on

from darkling.table.chance import Chance
from darkling.terminal.tables.card import Card


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def picks(app, chance):
    """Return the number of a random answer to what is asked."""
    return 1 + chance.below(len(board_of(app).decision.options))


def test_whole_game_by_keyboard():
    table, chance = session(players=3), Chance.seeded(1)

    async def script(pilot):
        while not table.game.over:
            await press(pilot, str(picks(pilot.app, chance)))
        assert "Press n for another game" in shown(pilot.app)

    on_screen(table, script, CRAMPED)
    assert table.game.over


def test_arrows_and_enter_choose_too():
    table = session()

    async def script(pilot):
        third = board_of(pilot.app).decision.options[2]
        await press(pilot, "down", "down", "enter")
        assert table.game.undo_list(0)[0].option is third

    on_screen(table, script)


async def choose_by_mouse(pilot, number):
    """Click on the card of an answer, or else on its line; say whether it was a card."""
    cards = [card for card in pilot.app.screen.query(Card) if card.option and card.option[0] == number]
    if cards and cards[0].region in board_of(pilot.app).table.region:
        await click(pilot, cards[0])
        return True
    await click(pilot, "#options", offset=(9, number - 1))
    return False


@pytest.mark.parametrize("phase", ["hero", "defense"])
def test_cards_are_drafted_by_mouse(phase):
    table, chance = session(), Chance.seeded(2)
    play_on(table.game, first_option, until=lambda game: game.view(None).phase == phase)

    async def script(pilot):
        assert all([await choose_by_mouse(pilot, picks(pilot.app, chance)) for _ in range(4)])

    on_screen(table, script)


def test_a_game_is_played_to_its_end_by_mouse():
    table, chance = ending(lambda: session(mode="hardcore"), left=8), Chance.seeded(2)

    async def script(pilot):
        clicked = []
        while not table.game.over:
            clicked.append(await choose_by_mouse(pilot, picks(pilot.app, chance)))
        assert set(clicked) == {True, False}

    on_screen(table, script)
    assert table.game.over


def test_resize_in_the_middle():
    table, asked = session(), []

    async def script(pilot):
        for size in (CRAMPED, ROOMY, (60, 18), (200, 60)):
            await press(pilot, "1")
            asked.append(board_of(pilot.app).decision.data())
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert board_of(pilot.app).decision.data() == asked[-1]
            assert board_of(pilot.app).has_class("compact") == (size in (CRAMPED, (60, 18)))
            assert "Which hero" in shown(pilot.app)

    on_screen(table, script)
    assert len(table.game.record.choices) >= len(asked)


@pytest.mark.parametrize("size", [CRAMPED, ROOMY], ids=str)
def test_rows_of_one_who_plays_alone(size):
    table = session(players=1, bots=None)

    async def script(pilot):
        await press(pilot, *"1111")

    on_screen(table, script, size)
    assert table.game.view(0).seats[0].pile_size == 2
