"""Arranged positions, set up by hand: reading their data, with errors that say what was expected."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from darkling.table.errors import BadPosition


class Arranged(Protocol):
    """What every arranged position has: its seats, and which of them is first."""

    @property
    def seats(self) -> Sequence[Any]:
        """What lies in front of each seat."""

    @property
    def first(self) -> int:
        """The seat that begins."""


S = TypeVar("S")
T = TypeVar("T", bound=Arranged)


def in_shape(game: str, data: Any, shape: type[S]) -> S:
    """Return data in a shape; raise BadPosition if it does not fit, or is no plain data at all."""
    try:
        return msgspec.convert(msgspec.to_builtins(data, builtin_types=(bytes,)), shape)
    except (msgspec.ValidationError, TypeError, UnicodeError, RecursionError) as wrong:
        raise BadPosition(f"{game}: {wrong}") from None


def read_arranged(game: str, data: Any, shape: type[T], players: tuple[int, int]) -> T:
    """Return the data of an arranged position in its shape, with as many seats as can play."""
    setup = in_shape(game, data, shape)
    seats, (least, most) = len(setup.seats), players
    if not least <= seats <= most:
        raise BadPosition(f"{game} takes {least} to {most} seats, not {seats}")
    if not 0 <= setup.first < seats:
        raise BadPosition(f"{game}: first is {setup.first}, expected a seat from 0 to {seats - 1}")
    return setup


def card_number(game: str, code: str, codes: Sequence[str], what: str) -> int:
    """Return the number of a card by its code."""
    if code not in codes:
        raise BadPosition(f"{game}: there is no {what} {code!r}; codes run from {codes[0]} to {codes[-1]}")
    return codes.index(code)


def check_range(game: str, field: str, found: int, least: int, most: int) -> None:
    """Raise BadPosition unless a number lies between two others, or is one of them."""
    if not least <= found <= most:
        expected = f"{least} to {most}" if least < most else str(least)
        raise BadPosition(f"{game}: {field} is {found}, expected {expected}")


def check_most(game: str, what: str, found: int, most: int) -> None:
    """Raise BadPosition where there is more of something than there can be."""
    if found > most:
        raise BadPosition(f"{game}: too many {what}: found {found}, expected {most} at most")
