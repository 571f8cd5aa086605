"""Games end, and the end places every seat."""

import pytest

from darkling.table.errors import NotWaiting
from darkling.table.position import Position
from darkling.table.result import Sides
from darkling.testing.cases import Case
from darkling.testing.playing import decisions
from darkling.testing.suite import check


@check(ways=("0", "1", "2"))
def games_end_within_their_bound_and_place_every_seat(case: Case, seed: str) -> None:
    position = case.start(int(seed))
    sides = position.sides()
    assert position.guess(0, int(seed)).sides() == sides, "everybody knows who is on whose side"
    count = sum(1 for _ in decisions(position, int(seed)))
    assert count <= case.type.longest * case.players
    sides_end_together(position, sides)
    result = position.result
    placed = [seat for place in result.places for seat in place]
    assert sorted(placed) == list(position.seats)
    assert {line.seat for line in result.lines} == set(position.seats)
    assert len(result.decided_by) == len(result.places) - 1
    assert set(result.decided_by) <= {line.criterion for line in result.lines}
    with pytest.raises(NotWaiting, match="the game is over"):
        position.choose(0, 0)


def sides_end_together(position: Position, sides: Sides) -> None:
    """Check that each side shares its place and its luck; `sides` are those of the beginning."""
    assert position.sides() == sides, "who wins and loses together never changes"
    assert sides == tuple(map(tuple, sides)), "sides are tuples of seats"
    on_sides = sorted([seat for side in sides for seat in side])
    assert on_sides == list(position.seats), "every seat is on one side"
    result = position.result
    for side in sides:
        assert any(set(side) <= set(place) for place in result.places), "the seats of a side share a place"
    winners = [seat for seat in position.seats if result.won[seat]]
    # Who has no rivals may lose, although nobody does better: one alone, or all together.
    may_all_lose = len(sides) == 1 and winners == []
    assert winners == sorted(result.places[0]) or may_all_lose, "the first place wins"
