"""Boards of squares drawn in characters: walls and doors, what stands on squares, which square is where."""

from textual.content import Content

from darkling.grid import Grid
from darkling.grid.board import Map
from darkling.terminal.tables.squares.drawing import NOTHING, GridDrawing, Tile
from darkling.terminal.tables.squares.plan import FREE, OPEN, WALL, plan_of

ROOMS = Map("ABC", ("a a b", "# a b", "s s b"))
"""Two rooms, something solid, and a space of two squares."""
GRID = Grid([ROOMS], "#", {"SPACE": "s"})
WIDTH = 5


def border(one, other):
    """A shut door between B1 and C1, an open one below B2, walls between rooms."""
    if {one, other} == {"B1", "C1"}:
        return "7"
    if {one, other} == {"B2", "SPACE"}:
        return OPEN
    return FREE if one[0] == other[0] or {one, other} <= {"A1", "B1", "B2"} else WALL


def drawn(height=1, unwalled="", **tiles):
    return GridDrawing(
        plan_of(GRID, ROOMS, 0, unwalled), border, lambda name: tiles.get(name, Tile()), WIDTH, height
    )


def text(drawing):
    return [line.plain for line in drawing.lines]


def test_walls_stand_around_rooms_and_doors_are_seen():
    assert text(drawn()) == [
        "      A     B     C  ",
        "   ┏━━━━━━━━━━━┳━━━━━┓",
        " 1 ┃           7     ┃",
        "   ┗━━━━━┓     ┃     ┃",
        " 2       ┃     ┃     ┃",
        "   ┏━━━━━┻┈┈┈┈┈┫     ┃",
        " 3 ┃           ┃     ┃",
        "   ┗━━━━━━━━━━━┻━━━━━┛",
    ]


def test_what_needs_no_wall_has_none_and_the_board_is_open_on_all_sides():
    lines = text(drawn(unwalled="#"))
    assert lines[1] == " 1           7     "
    assert not any("┏" in line or "┗" in line for line in lines)


def test_a_square_shows_its_number_and_who_stands_there():
    figure, item = Content("ORC"), Content("*P")
    flat = drawn(A1=Tile(figure, item, number=12))
    assert text(flat)[2] == " 1 ┃12ORC      7     ┃"
    tall = drawn(2, A1=Tile(figure, item, number=3), B1=Tile(thing=item))
    assert text(tall)[2:4] == [" 1 ┃ 3*P       7     ┃", "   ┃ ORC   *P  ╏     ┃"]


def test_ground_as_wide_as_a_square_fills_it():
    assert text(drawn(A1=Tile(ground=Content("~~~~~"))))[2] == " 1 ┃~~~~~      7     ┃"


def test_ground_that_fills_two_squares_has_no_gap_and_no_letter_twice():
    water = drawn(B1=Tile(ground=Content("~~~~~")), A1=Tile(ground=Content("~~~~~")))
    assert text(water)[2] == " 1 ┃~~~~~~~~~~~7     ┃"
    roof = drawn(A1=Tile(ground=Content("  Inn")), B1=Tile(ground=Content("     ")))
    assert text(roof)[2] == " 1 ┃  Inn      7     ┃"


def test_every_place_of_a_square_is_that_square():
    drawing = drawn(2, A1=Tile(NOTHING))
    places = [(column, line) for column in range(30) for line in range(len(drawing.lines))]
    found = {drawing.square_at(*place) for place in places}
    assert found == {"A1", "B1", "C1", "B2", "C2", "SPACE", "C3", None}
    assert [drawing.square_at(4, line) for line in (1, 2, 3, 4)] == [None, "A1", "A1", None]
    assert drawing.square_at(4, 5) is None, "what is solid is no square"
    assert [drawing.square_at(column, 2) for column in (14, 15, 16)] == ["B1", None, "C1"]
