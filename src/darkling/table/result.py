"""Results: who came where, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from darkling.table.decision import Seat

Sides = tuple[tuple[Seat, ...], ...]
"""Who wins and loses together: every seat stands in one of the sides."""


@dataclass(frozen=True)
class ScoreLine:
    """One reason for a seat's place: a criterion, such as `heroes-defeated`, and its value.

    A line that decides nothing says what others are made of.
    """

    seat: Seat
    criterion: str
    value: int
    decides: bool = True


@dataclass(frozen=True)
class Result:
    """The outcome of a game.

    Attributes:
        places: groups of seats, best first; seats of one group share their place.
        won: for each seat, whether it won.
        lines: the score of each seat, line by line, most important criterion first.
        decided_by: for each place but the last, the criterion that put it above the next.

    """

    places: tuple[tuple[Seat, ...], ...]
    won: tuple[bool, ...]
    lines: tuple[ScoreLine, ...]
    decided_by: tuple[str, ...]


def ranked(criteria: tuple[str, ...], scores: list[tuple[int, ...]]) -> Result:
    """Place seats by their scores, higher first, criterion by criterion; equals share a place."""
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    places: list[tuple[Seat, ...]] = []
    decided_by: list[str] = []
    for seat in order:
        above = places[-1][0] if places else None
        if above is not None and scores[above] == scores[seat]:
            places[-1] = (*places[-1], seat)
            continue
        if above is not None:
            decided_by.append(_first_higher(criteria, scores[above], scores[seat]))
        places.append((seat,))
    won = tuple([seat in places[0] for seat in range(len(scores))])
    return Result(tuple(places), won, score_lines(criteria, scores), tuple(decided_by))


def ranked_sides(criteria: tuple[str, ...], sides: Sides, scores: Sequence[tuple[int, ...]]) -> Result:
    """Place seats as `ranked` does, given one score a side; the seats of a side share its place."""
    score_of = {seat: score for side, score in zip(sides, scores, strict=True) for seat in side}
    if sorted([seat for side in sides for seat in side]) != list(range(len(score_of))):
        raise ValueError(f"expected every seat in one of the sides, not {sides}")
    return ranked(criteria, [score_of[seat] for seat in range(len(score_of))])


def together(won: bool, lines: tuple[ScoreLine, ...]) -> Result:
    """Let all seats win or lose together; every seat has the lines that say what the table has come to."""
    seats = tuple(sorted({line.seat for line in lines}))
    return Result((seats,), (won,) * len(seats), lines, ())


def score_lines(criteria: tuple[str, ...], scores: Sequence[tuple[int, ...]]) -> tuple[ScoreLine, ...]:
    """Return the scores of all seats, line by line."""
    return tuple(
        [
            _line(seat, criterion, value)
            for seat, score in enumerate(scores)
            for criterion, value in zip(criteria, score, strict=True)
        ]
    )


def each_alone(players: int) -> Sides:
    """Return sides of one seat each."""
    return tuple([(seat,) for seat in range(players)])


def winning_sides(won: Sequence[bool], sides: Sides) -> int:
    """Return how many sides share the win. Every seat of theirs gets the share of its side."""
    return sum([won[side[0]] for side in sides])


def place_numbers(result: Result, sides: Sides) -> tuple[int, ...]:
    """Return the place of each seat, from 1: so many sides are ahead of it, and one more."""
    first = {side[0] for side in sides}
    numbers: dict[Seat, int] = {}
    number = 1
    for seats in result.places:
        numbers.update(dict.fromkeys(seats, number))
        number += len(first.intersection(seats))
    return tuple([numbers[seat] for seat in range(len(result.won))])


# Few lines differ, and sharing them halves the cost of a result, which every rollout of a search pays.
@lru_cache(maxsize=4096)
def _line(seat: Seat, criterion: str, value: int) -> ScoreLine:
    return ScoreLine(seat, criterion, value)


def _first_higher(criteria: tuple[str, ...], above: tuple[int, ...], below: tuple[int, ...]) -> str:
    for criterion, one, other in zip(criteria, above, below, strict=True):
        if one > other:
            return criterion
    raise ValueError("equal scores share a place")
