"""Measures of boards that are laid tile by tile, against slow ones by coordinates."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from support.mazes import BOARDS, HOOK, OBLONG, apart, best_path, by_row, crossed, tried

from darkling.grid import TiledBoard, TileShape, board_of, line
from darkling.grid.measures import (
    ROWS,
    apart_from,
    box,
    boxes_over,
    rings,
    seen_from,
    steps_from,
    tile_steps,
)

SQUARES = some.integers(0, 99)
POINTS = some.tuples(some.integers(-9, 9), some.integers(-9, 9))


def oblongs(drawn: str) -> TiledBoard:
    """Return the board of tiles given as `V3,2` for an upright one and `H3,2` for a flat one."""
    corners = [(tile[0], *map(int, tile[1:].split(","))) for tile in drawn.split()]
    return board_of(OBLONG, tuple([("VH".index(turned), column, row) for turned, column, row in corners]))


@tried
@given(POINTS, POINTS)
def test_a_line_crosses_exactly_the_points_whose_inside_it_passes(one, other):
    assert set(line(one, other)) == crossed(one, other)
    assert line(other, one) == line(one, other)[::-1]


@tried
@given(BOARDS, SQUARES, SQUARES)
def test_steps_and_distances_are_those_by_coordinates(board, one, other):
    start, end = one % len(board), other % len(board)
    path = best_path(set(board.points), board.points[start], board.points[end])
    assert steps_from(board, start)[end] == len(path) - 1
    assert apart_from(board, start)[end] == apart(board.points[start], board.points[end])


@tried
@given(BOARDS, SQUARES, some.lists(SQUARES, max_size=4))
def test_a_square_is_seen_if_the_line_to_it_crosses_neither_wall_nor_anything_opaque(board, one, opaque):
    start, hidden = one % len(board), tuple([square % len(board) for square in opaque])
    clear = set(board.points) - {board.points[square] for square in hidden}
    for end, seen in enumerate(seen_from(board, start, hidden)):
        ends = {board.points[start], board.points[end]}
        assert seen is (crossed(board.points[start], board.points[end]) <= clear | ends)


def test_what_is_opaque_hides_what_lies_behind_it_and_is_seen_itself():
    row = oblongs("H0,0 H4,0")
    at = [row.square_at((column, 1)) for column in range(8)]
    seen = seen_from(row, at[0], (at[3],))
    assert [seen[square] for square in at] == [True, True, True, True, False, False, False, False]
    assert all(seen_from(row, at[3], (at[3],))), "one looks out of it"
    assert all(seen_from(row, at[0])), "the next question may be without it"


@pytest.mark.parametrize(
    ("drawn", "steps"),
    [
        ("V0,0 H3,0 H3,3 V7,0 V7,4 H3,6 V10,2", [0, 1, 1, 5, 5, 3, 8]),
        ("H0,0 H4,1 H8,3 V12,6 V12,10 H8,14 H4,14 V1,12 V1,8", [0, 1, 5, 9, 13, 17, 21, 25, 27]),
    ],
)
def test_a_tile_is_as_far_as_its_nearest_square_from_the_nearest_figure(drawn, steps):
    board = oblongs(drawn)
    first = board.shape.squares(0)
    assert tile_steps(board, first) == steps
    assert tile_steps(board, [board.square_at((0, 0))])[1] > steps[1], "one figure may stand farther away"
    assert tile_steps(board, []) == [-1] * len(board.tiles)


def test_a_tile_beyond_a_gap_is_out_of_reach():
    assert tile_steps(TiledBoard(HOOK, ((0, 0, 0), (0, 5, 5))), [0]) == [0, -1]
    in_two_parts = TileShape([(0, 0), (0, 9)])
    assert tile_steps(TiledBoard(in_two_parts, ((0, 0, 0), (0, 1, 0))), [0]) == [0, 1], "its nearer part"


@tried
@given(BOARDS, SQUARES)
def test_rings_hold_every_square_once_by_distance_then_row_then_column(board, one):
    square = one % len(board)
    for row in (steps_from(board, square), apart_from(board, square)):
        ringed = [(far, other) for far, ring in enumerate(rings(board, row)) for other in ring]
        keys = [(row[other], *board.points[other][::-1]) for _, other in ringed]
        assert keys == sorted(keys)
        assert sorted([other for _, other in ringed]) == list(range(len(board)))
        assert all(far == row[other] for far, other in ringed)


def test_squares_out_of_reach_are_in_no_ring():
    board = TiledBoard(HOOK, ((0, 0, 0), (0, 5, 5)))
    assert rings(board, steps_from(board, 1)) == [[1], [0, 2]]


@tried
@given(
    BOARDS, some.tuples(some.integers(-2, 2), some.integers(-2, 2)), some.integers(1, 4), some.integers(1, 4)
)
def test_a_box_has_the_squares_within_it(board, corner, columns, rows):
    left, top = corner
    inside = [
        point for point in board.points if 0 <= point[0] - left < columns and 0 <= point[1] - top < rows
    ]
    found = [board.points[square] for square in box(board, corner, columns, rows)]
    assert by_row(found) == sorted(by_row(inside))


@tried
@given(BOARDS, SQUARES, some.integers(1, 4), some.integers(1, 4))
def test_the_boxes_over_a_square_are_all_that_cover_it_by_their_corner(board, one, columns, rows):
    square = one % len(board)
    column, row = board.points[square]
    corners = [(left, top) for top in range(row - 9, row + 9) for left in range(column - 9, column + 9)]
    every = [box(board, corner, columns, rows) for corner in corners]
    assert list(boxes_over(board, square, columns, rows)) == [
        covered for covered in every if square in covered
    ]


def test_no_more_rows_are_kept_than_so_many():
    kinds = (steps_from, apart_from, seen_from, boxes_over)
    assert [kind.cache_info().maxsize for kind in kinds] == [ROWS] * len(kinds)


def test_rows_are_made_once_for_all_who_hold_the_same_tiles():
    for row in (steps_from, apart_from, seen_from):
        assert row(oblongs("V0,0 H3,1"), 3) is row(oblongs("V0,0 H3,1"), 3)
    boxes = boxes_over(oblongs("V0,0 H3,1"), 3, 3, 2)
    assert boxes is boxes_over(oblongs("V0,0 H3,1"), 3, 3, 2)
