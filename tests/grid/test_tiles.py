"""Boards that are laid tile by tile: numbers, places, walking, copies."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from support.mazes import BOARDS, HOOK, OBLONG, PICKS, apart, best_path, by_row, grown, tried

from darkling.grid import TiledBoard, TileShape, board_of, distances, reach
from darkling.grid.placing import fits, places_beside, shared_sides, touched
from darkling.grid.tiles import MAPS

UPRIGHT, FLAT = 0, 1
SQUARES = some.integers(0, 99)


def test_cells_keep_their_numbers_when_a_tile_is_turned():
    assert OBLONG.points((UPRIGHT, 10, 2))[:6] == ((12, 2), (12, 3), (12, 4), (12, 5), (11, 5), (10, 5))
    assert OBLONG.points((FLAT, 10, 2))[:6] == ((13, 4), (12, 4), (11, 4), (10, 4), (10, 3), (10, 2))
    assert [HOOK.points((turns, 0, 0)) for turns in range(4)] == [
        ((0, 0), (0, 1), (1, 1)),
        ((1, 0), (0, 0), (0, 1)),
        ((1, 1), (1, 0), (0, 0)),
        ((0, 1), (1, 1), (1, 0)),
    ]


def test_squares_are_numbered_tile_by_tile():
    board = board_of(HOOK, ((0, 0, 0), (2, 1, 0)))
    assert [HOOK.tile_of(square) for square in range(len(board))] == [0, 0, 0, 1, 1, 1]
    assert list(HOOK.squares(1)) == [3, 4, 5]
    assert board.points[3:] == ((2, 1), (2, 0), (1, 0))
    assert (board.square_at((1, 0)), board.square_at((0, 2))) == (5, -1)
    assert board.reading == (0, 5, 4, 1, 2, 3)


@tried
@given(BOARDS)
def test_every_square_is_found_where_it_lies_and_knows_those_around_it(board):
    assert [board.square_at(point) for point in board.points] == list(range(len(board)))
    for square, near in enumerate(board.ways):
        around = [point for point in board.points if apart(point, board.points[square]) == 1]
        assert by_row([board.points[other] for other in near]) == sorted(by_row(around))


@tried
@given(PICKS)
def test_a_new_tile_changes_no_number(picks):
    tiles = grown(OBLONG, picks)
    before, after = board_of(OBLONG, tiles[:-1]), board_of(OBLONG, tiles)
    assert after.points[: len(before)] == before.points
    assert [after.square_at(point) for point in before.points] == list(range(len(before)))


def test_the_same_tiles_are_the_same_board():
    tiles = ((0, 0, 0), (1, 3, 0))
    same = (*tiles[:1], *tiles[1:])
    assert same is not tiles
    assert board_of(OBLONG, tiles) is board_of(OBLONG, same)
    assert board_of(TileShape([(0, 0)]), tiles) is not board_of(OBLONG, tiles), "other tiles, another board"


def test_boards_that_nobody_looks_at_are_dropped():
    for column in range(MAPS + 10):
        board_of(HOOK, ((0, column, 0),))
    assert board_of.cache_info().currsize == MAPS


def test_tiles_do_not_overlap():
    with pytest.raises(ValueError, match="overlap"):
        board_of(OBLONG, ((0, 0, 0), (0, 2, 3)))


@tried
@given(BOARDS, some.tuples(some.integers(0, 3), some.integers(-5, 12), some.integers(-5, 12)))
def test_a_tile_fits_where_nothing_lies_and_touches_what_is_around_it(board, tile):
    new = board.shape.points(tile)
    there = dict(zip(board.points, map(board.shape.tile_of, range(len(board))), strict=True))
    assert fits(board, tile) is set(new).isdisjoint(there)
    if fits(board, tile):
        pairs = [(one, other) for one in new for other in there]
        assert touched(board, tile) == sorted({there[far] for near, far in pairs if apart(near, far) == 1})
        assert shared_sides(board, tile) == len(
            [1 for (a, b), (c, d) in pairs if abs(a - c) + abs(b - d) == 1]
        )


@pytest.mark.parametrize("shape", [OBLONG, HOOK])
@pytest.mark.parametrize(("of_anchor", "turns"), [(0, 0), (0, 1), (1, 0), (3, 2)])
def test_places_beside_a_tile_are_all_those_that_touch_it(shape, of_anchor, turns):
    anchor = (of_anchor, 7, -2)
    board = board_of(shape, (anchor,))
    window = [(turns, column, row) for row in range(-10, 10) for column in range(20)]
    assert places_beside(shape, anchor, turns) == [
        at for at in window if fits(board, at) and touched(board, at)
    ]


def test_an_oblong_can_lie_beside_another_in_28_places():
    assert [len(places_beside(OBLONG, (0, 5, 5), turns)) for turns in (UPRIGHT, FLAT)] == [28, 28]


@tried
@given(BOARDS, SQUARES, SQUARES)
def test_of_all_shortest_paths_a_walk_takes_the_one_by_row_and_column(board, one, other):
    start, end = one % len(board), other % len(board)
    path = best_path(set(board.points), board.points[start], board.points[end])
    walks = reach(lambda square, left: board.ways[square], start, len(path) - 1)
    walked = (start, *walks.get(end, ()))
    assert [board.points[square] for square in walked] == path


def test_squares_beyond_a_gap_are_out_of_reach():
    apart_tiles = TiledBoard(HOOK, ((0, 0, 0), (0, 5, 5)))
    assert distances(apart_tiles.ways, 0) == [0, 1, 1, -1, -1, -1]
    assert distances(apart_tiles.ways, 0, 4) == [0, 1, 1, 1, 0, 1], "from the nearest of several"
    assert distances(apart_tiles.ways) == [-1] * 6
