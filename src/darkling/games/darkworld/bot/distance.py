"""How far squares are, for heroes of bots."""

from collections.abc import Sequence

from darkling.games.darkworld.rules.state import Square
from darkling.grid import Ways, distances

FAR = 60
"""Further than any way on any board."""
Reach = tuple[int, ...]
"""How far each square is from somewhere."""


def steps_to(goals: Sequence[Square], ways: Ways, shut: Sequence[Square] = ()) -> Reach:
    """Return how many steps each square is away from the nearest of some goals, around what is shut."""
    back: list[list[Square]] = [[] for _ in ways]
    for square, near in enumerate(ways):
        for other in near:
            if other not in shut:
                back[other].append(square)
    tables = [distances(tuple([tuple(near) for near in back]), goal) for goal in goals]
    return tuple([min([FAR if count < 0 else count for count in each]) for each in zip(*tables, strict=True)])
