"""What can happen in The Night Watch, as told to the seats."""

from dataclasses import dataclass

from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation, SecretEvent
from watch.cards import Bribe, Good


@dataclass(frozen=True)
class HandDealt(SecretEvent):
    """A seat is dealt its bribes."""


@dataclass(frozen=True)
class QuayFilled(Revelation):
    """The crates of a night stand on the quay."""

    night: int
    crates: tuple[Good, ...]


@dataclass(frozen=True)
class BribeOpened(Revelation):
    """A seat's sealed bribe is opened."""

    seat: Seat
    bribe: Bribe


@dataclass(frozen=True)
class CrateLoaded(Event):
    """A seat takes a crate from the quay."""

    seat: Seat
    crate: Good
