"""Walking on a grid: how far squares are, which can be reached, and by which path."""

from collections.abc import Callable, Iterable

from darkling.grid.board import Square, Ways


def distances(ways: Ways, *starts: Square) -> list[int]:
    """Return how many steps each square is away from the nearest start; -1 for those out of reach."""
    far = [-1] * len(ways)
    edge = list(starts)
    for start in starts:
        far[start] = 0
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
    onward: Callable[[Square, int], Iterable[Square]], start: Square, steps: int
) -> dict[Square, tuple[Square, ...]]:
    """Return the squares to which a walk of so many steps may lead, each with a shortest path to it.

    `onward` says where one can step from a square with so many steps left.
    """
    paths: dict[Square, tuple[Square, ...]] = {start: ()}
    edge = [start]
    for square in edge:
        left = steps - len(paths[square])
        if left > 0:
            for other in onward(square, left):
                if other not in paths:
                    paths[other] = (*paths[square], other)
                    edge.append(other)
    del paths[start]
    return paths
