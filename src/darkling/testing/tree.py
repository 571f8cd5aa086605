"""Counts of the decision tree: on a small position the cheapest detector of a changed rule."""

from darkling.table.position import Position


def lines_of_play(position: Position, depth: int = -1) -> int:
    """Return in how many ways a position can be played on to the end, or for a number of choices.

    Chance falls as the position has it. Seats that choose at once do so in their order: who is quicker
    makes no other line.
    """
    if position.over or depth == 0:
        return 1
    seat = position.waiting[0]
    count = 0
    for option in position.decision(seat).options:
        copy = position.clone()
        copy.choose(seat, option)
        count += lines_of_play(copy, depth - 1)
    return count
