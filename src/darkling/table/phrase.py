"""Phrases: what is to be said, as the key of its words and the things they speak of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Union

from darkling.table.decision import Seat

Said = Union[str, int, "Phrase"]
"""What words may speak of: a name, a number, or another phrase."""


@dataclass(frozen=True)
class Phrase:
    """Something to be said. An argument named `seat` is the seat of whoever it is about."""

    key: str
    args: Mapping[str, Said]


@dataclass(frozen=True)
class PlaceShown:
    """A place at the end: who shares it, their scores, and what put it above the next place, if there is one.

    `parts` are for each of its seats what the scores are made of, where there is more to tell.
    """

    place: int
    seats: tuple[Seat, ...]
    scores: tuple[Phrase, ...]
    parts: tuple[tuple[Phrase, ...], ...]
    ahead: Phrase | None


@dataclass(frozen=True)
class ResultShown:
    """How a game ended: who has won, and all places, best first.

    Where there are no rivals, `reached` tells how far the table came: one who plays alone, or all together.
    """

    won: tuple[bool, ...]
    verdict: Phrase
    reached: Phrase | None
    places: tuple[PlaceShown, ...]


def phrase(key: str, **args: Said) -> Phrase:
    """Return a phrase."""
    return Phrase(key, args)


def listed(items: Sequence[Said], between: str = "comma", last: str = "and") -> Said:
    """Return the items as one phrase, joined by the words of `between` and, at the end, of `last`."""
    if not items:
        return ""
    *others, rest = items
    joint = last
    for item in reversed(others):
        rest = phrase(joint, first=item, rest=rest)
        joint = between
    return rest
