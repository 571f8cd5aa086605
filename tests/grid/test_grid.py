"""Boards of squares: reading, joining, walking, looking."""

from darkling.grid import Grid, area, distances, joined, line, reach, sees, straight
from darkling.grid.board import Map

GRID = Grid([Map("abc", ("x x y", "x # y", "x y Z"))], spaces={"LAST": "Z"})
A1, B1, C1, A2, C2, A3, B3, LAST = range(8)
WAYS = joined(GRID, (), [(B1, C1), (C1, B1), (C2, LAST)])


def test_squares_have_names_places_and_letters():
    assert GRID.names == ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "LAST")
    assert (GRID.places[C2], GRID.marks[C2], GRID.squares(["LAST"])) == ((0, 2, 1), "y", (LAST,))
    assert GRID.marked("yZ") == (C1, C2, B3, LAST)


def test_squares_of_a_region_are_joined_and_others_only_by_links():
    assert WAYS[A2] == (A1, A3)
    assert WAYS[B1] == (C1, A1)
    assert WAYS[C2] == (C1, LAST)
    assert WAYS[LAST] == (), "a link leads one way"


def test_letters_of_one_region_are_joined():
    assert joined(GRID, ("xyZ",))[LAST] == (C2, B3)


def test_distances_and_areas_end_where_nothing_is_joined():
    assert distances(WAYS, A3) == [2, 3, 4, 1, 5, 0, -1, 6]
    assert area(WAYS, B3) == {B3}


def test_a_walk_goes_where_each_step_may_go():
    assert reach(lambda square, left: WAYS[square], A3, 3) == {A2: (A2,), A1: (A2, A1), B1: (A2, A1, B1)}
    assert reach(lambda square, left: WAYS[square] if left > 2 else (), A3, 3) == {A2: (A2,)}
    assert reach(lambda square, left: WAYS[square], A3, 0) == {}


def test_a_map_tells_where_everything_is_and_how_large():
    wide = Grid([Map("ab", ("F Z", "x Z"))], solid="F", spaces={"LAST": "Z"})
    assert wide.drawn["a1"] == (0, 0, 0)
    assert [wide.extent(square) for square in wide.squares(["a2", "LAST"])] == [(1, 1), (1, 2)]


def test_straight_lines_go_from_joined_square_to_joined_square():
    assert straight(GRID, WAYS, A1, 2) == [C1, A3]
    assert straight(GRID, joined(GRID, ()), A1, 2) == [A3], "a wall is in the way"


def test_a_line_crosses_every_square_it_touches_but_not_those_at_corners():
    assert line((0, 0), (2, 2)) == [(0, 0), (1, 1), (2, 2)]
    assert line((0, 0), (2, 1)) == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert line((3, 0), (0, 0)) == [(3, 0), (2, 0), (1, 0), (0, 0)]


def test_opaque_squares_hide_what_is_behind_them():
    assert not sees(GRID, A1, C1, [B1])
    assert sees(GRID, A1, C1, [A1, C1, A2]), "one looks out of and into an opaque square"
