"""What a small screen shows: the cards that are asked about, answers in full, how everyone ended."""

import pytest
from support.screen import CRAMPED, ROOMY, board_of, click, on_screen, press, session, shown

from darkling.terminal.tables.card import Card


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("players", [2, 6])
def test_the_cards_of_a_draft_are_on_the_screen_and_can_be_clicked(players):
    async def script(pilot):
        cards = [card for card in pilot.app.screen.query(Card) if card.option]
        assert len(cards) == len(board_of(pilot.app).decision.options)
        assert all(card.region in board_of(pilot.app).table.region for card in cards)
        third = next(card for card in cards if card.option[0] == 3)
        await click(pilot, third)

    table = session(players=players)
    on_screen(table, script, CRAMPED)
    assert len(table.game.undo_list(0)) == 1


def test_further_lines_of_an_answer_stand_below_its_first_word():
    async def script(pilot):
        lines = shown(pilot.app).splitlines()
        first = next(line for line in lines if "Lure " in line)
        second = lines[lines.index(first) + 1]
        assert second[: first.index("Lure ")].strip() == ""
        assert second[first.index("Lure ")] != " "

    on_screen(session(players=1, bots=None), script, CRAMPED)


def test_what_goes_for_all_answers_is_said_once():
    async def script(pilot):
        assert "(for good)" not in shown(pilot.app)
        await press(pilot, "1")
        assert shown(pilot.app).count("(for good)") == 1

    on_screen(session(), script)


@pytest.mark.parametrize("size", [CRAMPED, ROOMY], ids=str)
def test_the_end_shows_how_every_seat_stands(size):
    table = session(players=6)
    while not table.game.over:
        table.let_bots_choose()
        if 0 in table.game.waiting:
            table.game.choose(0, table.game.decision(0).options[0])

    async def script(pilot):
        text = shown(pilot.app)
        assert all(f" {place}. " in text for place in range(1, 7))
        assert "Ahead of " in text
        assert "Hint" not in text, "there is nothing to decide any more"

    on_screen(table, script, size)


@pytest.mark.parametrize("size", [CRAMPED, ROOMY], ids=str)
def test_all_seven_columns_of_the_longest_rows_are_on_the_screen(size):
    async def script(pilot):
        cards = list(pilot.app.screen.query(Card))
        assert len(cards) == 14
        assert all(card.region in board_of(pilot.app).table.region for card in cards)

    on_screen(session(players=1, bots=None, rows=7), script, size)
