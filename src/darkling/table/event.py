"""Events: what happened, told to each seat as far as it may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mypy_extensions import mypyc_attr

from darkling.table.decision import Seat
from darkling.table.rule import field_names


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened. A subclass is a frozen dataclass of plain values.

    Everyone sees an event as it is, unless its class says otherwise in `seen_by`.
    """

    def seen_by(self, seat: Seat | None) -> "Event | None":  # noqa: ARG002
        """Return what the seat is told (None is a spectator); None if it is told nothing."""
        return self

    def reveals(self, seat: Seat | None) -> bool:  # noqa: ARG002
        """Say whether the event may show the seat something hidden until now."""
        return False


@dataclass(frozen=True)
class Forget(Event):
    """What events of these kinds told up to here may no longer be shown."""

    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Forgotten(Event):
    """Stands where an event was that had to be forgotten, so that the others keep their numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Revelation(Event):
    """An event that shows something hidden until now."""

    def reveals(self, seat: Seat | None) -> bool:  # noqa: ARG002
        """Say that it does, to everyone."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class SecretEvent(Event):
    """An event whose `cards` only `seat` sees; the others see how many there are."""

    seat: Seat
    cards: tuple[int, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Show the cards to their owner alone."""
        return self if seat == self.seat else replace(self, cards=())

    def reveals(self, seat: Seat | None) -> bool:
        """Say that it does to its owner."""
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class SharedSecretEvent(SecretEvent):
    """An event about `seat` whose `cards` only the `insiders` see; the others see how many there are.

    Who they are is settled when it is told: whoever becomes a friend later was not there.
    """

    insiders: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Show the cards to the insiders alone."""
        return self if seat in self.insiders else replace(self, cards=())

    def reveals(self, seat: Seat | None) -> bool:
        """Say that it does to the insiders."""
        return seat in self.insiders


@dataclass(frozen=True)
class Forced(Event):
    """A seat had one option only, which played itself."""

    seat: Seat
    option: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Tell its own seat alone: what it did is told to all by the rule."""
        return self if seat == self.seat else None


def event_data(event: Event, names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Return an event as plain data, with the codes of cards where `names` has some for a field.

    A number below 0 stands for no card.
    """
    data: dict[str, Any] = {"event": event.__class__.__name__}
    for name in field_names(event.__class__):
        value = getattr(event, name)
        codes = names.get(name)
        if codes is not None:
            value = [codes[card] for card in value] if isinstance(value, tuple) else _code(codes, value)
        data[name] = value
    return data


def _code(codes: Sequence[str], card: int) -> str | None:
    return codes[card] if card >= 0 else None
