"""The pieces and the board as a screen gets them, and card files that cannot be used."""

import msgspec
import pytest

from darkling.games.castle.cards import GRID, PIECES
from darkling.games.castle.cards.board import read_board
from darkling.games.castle.telling.catalogue import CastleCatalogue, catalogue
from darkling.table.errors import BadCards
from darkling.words import Words

CATALOGUE = catalogue()
SQUARE = {square.id: square for square in CATALOGUE.squares}


def test_every_piece_and_square_is_there_and_told():
    found, words = CATALOGUE, Words("castle", None, ())
    assert [card.id for card in found.heroes] == list(PIECES.hero_codes)
    assert [card.id for card in found.monsters] == list(PIECES.kind_codes)
    assert [square.id for square in found.squares] == list(GRID.names)
    assert [(door.room, door.front, door.limit) for door in found.doors][:2] == [(1, "D2", 3), (2, "H1", 3)]
    assert [(secret.square, secret.numbers) for secret in found.secrets] == [("F3", 5), ("G6", 3)]
    for card in [*found.heroes, *found.monsters, *found.items, *found.weapons]:
        assert words.render(card.text)[-1] == "."


def test_squares_lie_where_the_maps_have_them():
    places = [(SQUARE[name].map, SQUARE[name].column, SQUARE[name].row) for name in ("C1", "L9", "a5")]
    assert places == [(0, 2, 0), (0, 11, 8), (1, 0, 4)]
    assert [(SQUARE[name].wide, SQUARE[name].high) for name in ("C1", "DOOM", "THRONE")] == [
        (1, 1),
        (2, 1),
        (2, 1),
    ]


def test_doors_and_walls_part_squares_and_stairs_join_them():
    assert "E2" not in SQUARE["D2"].joined, "a door is between them"
    assert "I4" not in SQUARE["H4"].joined
    assert {"d6", "d4", "e5"} == set(SQUARE["d5"].joined)


def test_fountain_and_platform_have_their_places():
    assert [(fixture.id, fixture.column, fixture.row) for fixture in CATALOGUE.fixtures] == [
        ("FOUNTAIN", 1, 0),
        ("PLATFORM", 1, 2),
    ]


def test_the_catalogue_travels_as_json():
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=CastleCatalogue) == CATALOGUE


@pytest.mark.parametrize(("text", "says"), [("solid = 3", "Expected `str`"), ("x = [", "board.toml")])
def test_a_board_that_cannot_be_read_says_why(tmp_path, text, says):
    file = tmp_path / "board.toml"
    file.write_text(text)
    with pytest.raises(BadCards, match=says):
        read_board(file)
