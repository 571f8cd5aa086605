"""The pieces and the board as a screen gets them, and card files that cannot be used."""

import pytest

from darkling.games.castle.cards import GRID, PIECES
from darkling.games.castle.cards.board import read_board
from darkling.games.castle.catalogue import catalogue
from darkling.table.errors import BadCards
from darkling.words import Words


def test_every_piece_and_square_is_there_and_told():
    found, words = catalogue(), Words("castle", None, ())
    assert [card.id for card in found.heroes] == list(PIECES.hero_codes)
    assert [card.id for card in found.monsters] == list(PIECES.kind_codes)
    assert [square.id for square in found.squares] == list(GRID.names)
    assert [(door.room, door.front, door.limit) for door in found.doors][:2] == [(1, "D2", 3), (2, "H1", 3)]
    assert [(secret.square, secret.numbers) for secret in found.secrets] == [("F3", 5), ("G6", 3)]
    for card in [*found.heroes, *found.monsters, *found.items, *found.weapons]:
        assert words.render(card.text)[-1] == "."


@pytest.mark.parametrize(("text", "says"), [("solid = 3", "Expected `str`"), ("x = [", "board.toml")])
def test_a_board_that_cannot_be_read_says_why(tmp_path, text, says):
    file = tmp_path / "board.toml"
    file.write_text(text)
    with pytest.raises(BadCards, match=says):
        read_board(file)
