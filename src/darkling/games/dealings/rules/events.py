"""What can happen in Dark Dealings, as told to the seats."""

from dataclasses import dataclass

from darkling.games.dealings.cards import Defense, Hero
from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation, SecretEvent

DRAFT = (
    "HandDealt",
    "HeroesKept",
    "HandReceived",
    "HeroesRevealed",
    "DefenseTaken",
    "RowsDealt",
    "HeroLured",
)
FLIPS = ("HeroFlipped", "HeroDetoured")
"""Events to be forgotten where nobody may peek: of heroes drafted with, and of heroes sent away."""


@dataclass(frozen=True)
class FirstPlayerChosen(Revelation):
    """The dark tower goes to a seat."""

    seat: Seat


@dataclass(frozen=True)
class HandDealt(SecretEvent):
    """A seat is dealt its heroes."""


@dataclass(frozen=True)
class HeroesKept(SecretEvent):
    """A seat puts two heroes facedown in front of it."""


@dataclass(frozen=True)
class HandReceived(SecretEvent):
    """A seat gets the rest of a neighbour's hand."""


@dataclass(frozen=True)
class LastHeroDropped(Revelation):
    """A seat's last hero goes face-up to the discards."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class DefensesTurnedUp(Revelation):
    """The Defense Cards of a draft round lie open."""

    round: int
    defenses: tuple[Defense, ...]


@dataclass(frozen=True)
class HeroesRevealed(Revelation):
    """A seat's two heroes of the round are turned face-up."""

    seat: Seat
    heroes: tuple[Hero, ...]


@dataclass(frozen=True)
class DefenseTaken(Event):
    """A seat takes a Defense Card with a hero, which goes to its pile."""

    seat: Seat
    defense: Defense
    hero: Hero


@dataclass(frozen=True)
class CombatRoundBegan(Event):
    round: int


@dataclass(frozen=True)
class HeroFlipped(Event):
    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class HeroDetoured(Event):
    """A Detour sends the flipped hero to the bottom of the pile."""

    seat: Seat
    hero: Hero
    defense: Defense


@dataclass(frozen=True)
class HeroRampaged(Event):
    """A hero is let through without a fight."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class DefenseStruck(Event):
    """A Defense Card strikes; `total` is what the strikes add up to now."""

    seat: Seat
    defense: Defense
    value: int
    total: int
    armor: int


STRIKE, HELPER, DETOUR = "strike", "helper", "detour"
TOLL, GROUND, BERSERKER = "toll", "ground", "berserker"
"""Why a Defense Card is rotated or trashed."""


@dataclass(frozen=True)
class DefenseRotated(Event):
    seat: Seat
    defense: Defense
    side: int
    """The side that is up now, counted from 1 as in views and set-up positions."""
    why: str


@dataclass(frozen=True)
class DefenseTrashed(Event):
    seat: Seat
    defense: Defense
    why: str


@dataclass(frozen=True)
class DefeatedOnce(Event):
    """Halflings are struck down a first time."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class HeroDefeated(Event):
    """A hero goes to the seat's Defeated Hero Pile."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class HeroEscaped(Event):
    """A hero was fought and not defeated."""

    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class StrikesRolledBack(Event):
    """The Defense Cards are as they were before the fight that failed."""

    seat: Seat


@dataclass(frozen=True)
class OverlordEvicted(Event):
    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class RowsDealt(Revelation):
    """Solo: a row of heroes and a row of Defense Cards, strongest first."""

    round: int
    heroes: tuple[Hero, ...]
    defenses: tuple[Defense, ...]


@dataclass(frozen=True)
class HeroLured(Event):
    """Solo: a hero goes to the pile, for a Defense Card from below it or further right."""

    seat: Seat
    hero: Hero
    defense: Defense
