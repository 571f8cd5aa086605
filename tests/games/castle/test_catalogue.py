"""What a screen is told of the castle: its pieces and its board."""

import msgspec

from darkling.games.castle.cards import PIECES, SQUARES
from darkling.games.castle.catalogue import Catalogue, catalogue

CATALOGUE = catalogue()
SQUARE = {square.id: square for square in CATALOGUE.squares}


def test_every_piece_and_every_square_is_there():
    assert [card.id for card in CATALOGUE.heroes] == list(PIECES.hero_codes)
    assert [card.id for card in CATALOGUE.monsters] == list(PIECES.kind_codes)
    assert tuple(SQUARE) == SQUARES


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
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=Catalogue) == CATALOGUE
