"""Walking on a grid: how far squares are, which can be reached, and by which path."""

from collections.abc import Collection

from darkling.grid.board import Square, Ways


def distances(ways: Ways, start: Square) -> list[int]:
    """Return how many steps each square is away; -1 for those out of reach."""
    far = [-1] * len(ways)
    far[start] = 0
    edge = [start]
    for square in edge:
        for other in ways[square]:
            if far[other] < 0:
                far[other] = far[square] + 1
                edge.append(other)
    return far


def area(ways: Ways, start: Square) -> set[Square]:
    """Return all squares that are joined with one, however far."""
    return {square for square, steps in enumerate(distances(ways, start)) if steps >= 0}


def reach(
    ways: Ways,
    start: Square,
    steps: int,
    passed: Collection[Square] = (),
    shut: Collection[Square] = (),
    halts: Collection[Square] = (),
) -> dict[Square, tuple[Square, ...]]:
    """Return the squares on which a walk of so many steps may end, each with a shortest path to it.

    A walk may go over the squares of `passed` but not end there, never touches those of `shut`, and ends
    on those of `halts` at the latest.
    """
    paths: dict[Square, tuple[Square, ...]] = {start: ()}
    edge = [start]
    for square in edge:
        if len(paths[square]) < steps and (square == start or square not in halts):
            for other in ways[square]:
                if other not in paths and other not in shut:
                    paths[other] = (*paths[square], other)
                    edge.append(other)
    return {square: path for square, path in paths.items() if path and square not in passed}
