"""Results: who came where, and why."""

from dataclasses import dataclass
from functools import lru_cache

from darkling.table.decision import Seat


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
    lines = tuple(
        [
            _line(seat, criterion, value)
            for seat, score in enumerate(scores)
            for criterion, value in zip(criteria, score, strict=True)
        ]
    )
    return Result(tuple(places), won, lines, tuple(decided_by))


# Few lines differ, and sharing them halves the cost of a result, which every rollout of a search pays.
@lru_cache(maxsize=4096)
def _line(seat: Seat, criterion: str, value: int) -> ScoreLine:
    return ScoreLine(seat, criterion, value)


def _first_higher(criteria: tuple[str, ...], above: tuple[int, ...], below: tuple[int, ...]) -> str:
    for criterion, one, other in zip(criteria, above, below, strict=True):
        if one > other:
            return criterion
    raise ValueError("equal scores share a place")
