"""Sets of squares as whole numbers, against slow ones by coordinates."""

from hypothesis import given
from hypothesis import strategies as some
from support.mazes import BOARDS, apart, best_path, tried

from darkling.grid.sets import (
    first_of,
    near,
    nearest_in,
    path_along,
    rings_around,
    set_of,
    squares_of,
    steps_in,
    walk,
)

SQUARES = some.integers(0, 99)
SOME = some.lists(SQUARES, max_size=6)


@tried
@given(BOARDS, SOME)
def test_a_set_gives_its_squares_by_row_then_by_column(board, some_squares):
    chosen = {square % len(board) for square in some_squares}
    area = set_of(board, [*chosen, -1])
    assert squares_of(board, area) == sorted(chosen, key=board.reading.index)
    if chosen:
        assert first_of(board, area) == squares_of(board, area)[0]


@tried
@given(BOARDS, SQUARES, SQUARES)
def test_a_walk_takes_the_shortest_path_and_of_several_the_first(board, one, other):
    start, end = one % len(board), other % len(board)
    path = best_path(set(board.points), board.points[start], board.points[end])[1:]
    rings = rings_around(board, start)
    assert [board.points[square] for square in path_along(board, rings, end)] == path
    assert steps_in(rings, board.bits[end]) == len(path)


@tried
@given(BOARDS, SQUARES, SOME, some.integers(0, 4))
def test_a_walk_goes_so_many_steps_and_not_beside_the_floor(board, one, holes, steps):
    start, shut = one % len(board), {square % len(board) for square in holes}
    floor = board.everything & ~set_of(board, shut)
    rings = walk(board, board.bits[start], floor, steps)
    reached, edge = {start}, {start}
    for ring in rings[1:]:
        edge = {to for square in edge for to in board.ways[square]} - reached - shut
        reached |= edge
        assert set(squares_of(board, ring)) == edge
    ahead = {to for square in edge for to in board.ways[square]} - reached - shut
    assert len(rings) - 1 == steps or (len(rings) - 1 < steps and not ahead)


@tried
@given(BOARDS, SOME, some.integers(0, 3))
def test_near_are_all_squares_within_a_distance_walls_or_not(board, some_squares, far):
    centres = tuple(sorted({square % len(board) for square in some_squares}))
    expected = {
        square
        for square in range(len(board))
        if any(apart(board.points[square], board.points[centre]) <= far for centre in centres)
    }
    assert set(squares_of(board, near(board, centres, far))) == expected


@tried
@given(BOARDS, SQUARES, SOME)
def test_the_nearest_of_a_set_are_those_with_the_fewest_steps(board, one, some_squares):
    chosen = {square % len(board) for square in some_squares}
    rings = rings_around(board, one % len(board))
    steps = {square: steps_in(rings, board.bits[square]) for square in chosen}
    nearest = {square for square in chosen if steps[square] == min(steps.values())}
    assert set(squares_of(board, nearest_in(rings, set_of(board, chosen)))) == nearest
