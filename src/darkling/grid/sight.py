"""Looking across a grid: straight lines, and what stands in between."""

from collections.abc import Collection

from darkling.grid.board import DIRECTIONS, Grid, Square, Ways

Point = tuple[int, int]


def straight(grid: Grid, ways: Ways, start: Square, steps: int) -> list[Square]:
    """Return the squares so many steps away along a row or a column, every step between joined squares."""
    ends = [_walk(grid, ways, start, direction, steps) for direction in DIRECTIONS]
    return [end for end in ends if end is not None]


def _walk(grid: Grid, ways: Ways, square: Square, direction: Point, steps: int) -> Square | None:
    for _ in range(steps):
        number, column, row = grid.places[square]
        ahead = (number, column + direction[0], row + direction[1])
        following = [other for other in ways[square] if grid.places[other] == ahead]
        if not following:
            return None
        square = following[0]
    return square


def line(one: Point, other: Point) -> list[Point]:
    """Return the points that the straight line between two points crosses, both included.

    Where it passes exactly through a corner, it crosses neither of the two points beside the corner.
    """
    (column, row), (last_column, last_row) = one, other
    wide, high = abs(last_column - column), abs(last_row - row)
    right, down = (1 if last_column > column else -1), (1 if last_row > row else -1)
    points, lead = [one], wide - high
    while (column, row) != other:
        # A lead says by which side the line leaves a square, and nothing of it by which corner.
        sideways, downwards = lead >= 0, lead <= 0
        column, row = column + right * sideways, row + down * downwards
        lead += 2 * wide * downwards - 2 * high * sideways
        points.append((column, row))
    return points


def sees(grid: Grid, one: Square, other: Square, opaque: Collection[Square]) -> bool:
    """Say whether nothing opaque lies on the straight line between two squares of a map."""
    (here, *start), (there, *end) = grid.places[one], grid.places[other]
    if here != there:
        return False
    hidden = {grid.places[square][1:] for square in opaque if square not in (one, other)}
    return not any(point in hidden for point in line((start[0], start[1]), (end[0], end[1])))
