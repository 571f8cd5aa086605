"""What can happen in Korak's castle beside what happens in every Dark World game."""

from dataclasses import dataclass

from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation


@dataclass(frozen=True)
class ChestPlaced(Event):
    """A chest is placed."""

    seat: Seat
    square: int


@dataclass(frozen=True)
class DoorOpened(Event):
    """A hero opens the door of a room."""

    seat: Seat
    hero: int
    room: int


@dataclass(frozen=True)
class ChestOpened(Revelation):
    """A hero takes the Golden Weapon out of a chest."""

    seat: Seat
    hero: int
    weapon: int
    square: int


@dataclass(frozen=True)
class SecretDoorMissed(Revelation):
    """A hero rolls for a secret door and does not find it."""

    seat: Seat
    hero: int
    rolled: int


@dataclass(frozen=True)
class SecretDoorFound(Revelation):
    """A hero rolls for a secret door and finds it."""

    seat: Seat
    hero: int
    rolled: int


@dataclass(frozen=True)
class HeroWentThrough(Event):
    """A secret door takes a hero to the square behind."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class HeroLanded(Event):
    """The Teleport Platform takes a hero to a square."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class GrenadeThrown(Event):
    """A hero throws a Fireball Grenade at a square."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class DoomstepReached(Event):
    """A hero reaches the Doomstep, as the first, second, third or fourth."""

    seat: Seat
    hero: int
    place: int


@dataclass(frozen=True)
class HaunterFlew(Revelation):
    """The Haunter flies across a row."""

    seat: Seat
    row: int


@dataclass(frozen=True)
class HaunterStayedAway(Revelation):
    """The Haunter is summoned and does not come."""

    seat: Seat


@dataclass(frozen=True)
class MonsterSwept(Event):
    """The Haunter kills a monster."""

    kind: int
    square: int


@dataclass(frozen=True)
class SomethingLost(Event):
    """A hero who was knocked out in the arena loses an item, a card, a coin or a figure."""

    seat: Seat
    hero: int
    thing: str


@dataclass(frozen=True)
class TurnMissed(Event):
    """A hero who was knocked out in the arena does not have the turn that was still to come in this round."""

    seat: Seat
    hero: int
