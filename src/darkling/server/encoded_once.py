"""What is told again and again is encoded once, and sent as it was encoded then."""

from typing import Any, TypeVar, cast

from msgspec import Raw, json

T = TypeVar("T")
MOST_KEPT = 1000
_kept: dict[int, tuple[Any, Raw]] = {}


def encoded_once(told: T) -> T:
    """Return something as it is sent. It must never change, and be the same object each time."""
    # As long as it is kept here, nothing else has its id.
    known = _kept.get(id(told))
    if known is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        known = _kept[id(told)] = told, Raw(json.encode(told))
    return cast(T, known[1])
