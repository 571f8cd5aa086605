"""What can happen in the Village of Fear besides what every Dark World game has, as told to the seats.

Creatures and hostages are no cards that could be hidden from anyone, so events have their codes.
"""

from dataclasses import dataclass

from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation, SecretEvent


@dataclass(frozen=True)
class PreparationMade(Event):
    """The Warlord prepares something for the heroes."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Tell the others no more than that."""
        return self if seat == self.seat else PreparationMade(self.seat)


@dataclass(frozen=True)
class TreasureHidden(PreparationMade):
    """The Warlord hides a treasure in a building."""

    building: int
    treasure: int


@dataclass(frozen=True)
class GuardPosted(PreparationMade):
    """The Warlord posts the guard on the first floor of the Great Hall."""

    kind: int
    square: int


@dataclass(frozen=True)
class GuardEquipped(PreparationMade):
    """Chance says which magic item that guard has."""

    item: int

    def reveals(self, seat: Seat | None) -> bool:
        """Say that it does to the overlord."""
        return seat == self.seat


@dataclass(frozen=True)
class SecretKept(SecretEvent):
    """The Warlord draws the card that is his secret."""


@dataclass(frozen=True)
class EventDrawn(Revelation):
    """A hero draws an Event card and shows it to all."""

    seat: Seat
    hero: int
    card: int


@dataclass(frozen=True)
class WarlordCardsSeen(SecretEvent):
    """A hero looks at cards of the Warlord deck."""


@dataclass(frozen=True)
class SecretSeen(SecretEvent):
    """A hero looks at the Warlord's secret card."""


@dataclass(frozen=True)
class WheelTurned(Event):
    """The Warlord's wheel shows another number."""

    wheel: int


@dataclass(frozen=True)
class ItemGained(Event):
    """A hero gets a magic item from the supply, or with a hostage."""

    seat: Seat
    hero: int
    item: int


@dataclass(frozen=True)
class ItemLost(Event):
    """A hero loses a magic item."""

    seat: Seat
    hero: int
    item: int


@dataclass(frozen=True)
class CoinLost(Event):
    """A hero loses a gold coin."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class BuildingLifted(Revelation):
    """A building is lifted off, and its treasure seen by all."""

    seat: Seat
    hero: int
    building: int
    treasure: int


@dataclass(frozen=True)
class GuardSeen(Revelation):
    """The guard on the first floor of the Great Hall is seen by all."""

    kind: int
    items: tuple[int, ...]


@dataclass(frozen=True)
class MonstersRecalled(Event):
    """The Warlord takes his monsters in a building back."""

    seat: Seat
    building: int
    monsters: tuple[int, ...]
    guards: tuple[int, ...]
    """Of which type each is."""


@dataclass(frozen=True)
class BuildingClosed(Event):
    """A building is put back on the board."""

    building: int


@dataclass(frozen=True)
class TreasureTaken(Event):
    """A hero takes a treasure, and may leave a Golden Weapon for it."""

    seat: Seat
    hero: int
    building: int
    treasure: int


@dataclass(frozen=True)
class KeyTaken(Event):
    """A hero takes a Key."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HostageRescued(Event):
    """A hero takes a hostage into his Base Camp."""

    seat: Seat
    hero: int
    hostage: str


@dataclass(frozen=True)
class BeastStepped(Event):
    """The Wolf or the Lurker steps to a square."""

    seat: Seat
    beast: str
    square: int


@dataclass(frozen=True)
class WolfWhipped(Event):
    """A hero orders the Wolf to a square."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class BeastSentHome(Event):
    """The Wolf or the Lurker goes back to where it came from."""

    beast: str


@dataclass(frozen=True)
class ContestBegan(Event):
    """A hero and a creature fight until one of them is beaten."""

    seat: Seat
    hero: int
    creature: str


@dataclass(frozen=True)
class ContestRolled(Revelation):
    """The dice of a creature fall, and the swords of a hero."""

    seat: Seat
    hero: int
    creature: str
    dice: tuple[int, ...]
    swords: tuple[int, ...]


@dataclass(frozen=True)
class CreatureBeaten(Event):
    """A hero has beaten a creature."""

    seat: Seat
    hero: int
    creature: str


@dataclass(frozen=True)
class KarrionFlew(Revelation):
    """Karrion's die is rolled: he seals that building, or comes to no effect, or stays on his perch."""

    seat: Seat
    number: int
    sealed: bool


@dataclass(frozen=True)
class KarrionSentHome(Event):
    """Karrion goes back to his perch."""


@dataclass(frozen=True)
class SewerDrawn(Revelation):
    """A hero draws a Sewer card."""

    seat: Seat
    hero: int
    sewer: int


@dataclass(frozen=True)
class HeroCameTo(Event):
    """A hero comes to a square without walking there."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class TrialBegan(Event):
    """A hero sets foot on the Drawbridge, and the Lurker takes his post."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroSneaked(Event):
    """A hero moves on the Drawbridge."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class LurkerProwled(Event):
    """The Lurker moves in secret on the Drawbridge."""

    seat: Seat
    square: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Tell the others that he moved, not where to."""
        return self if seat == self.seat else LurkerMoved(self.seat)


@dataclass(frozen=True)
class LurkerMoved(Event):
    """The Lurker has moved in secret."""

    seat: Seat


@dataclass(frozen=True)
class HeroUnseen(Revelation):
    """The Lurker was not where a hero has moved."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroCaught(Revelation):
    """The Lurker has a hero, and the Plotter is shown."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class TrialWon(Revelation):
    """A hero has come past the Lurker; the way is open to all."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class FortressEntered(Event):
    """A hero comes to the top of the Fortress."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class WeaknessShown(Revelation):
    """Everyone sees the Warlord's secret card."""

    secret: int


@dataclass(frozen=True)
class KarrionStruck(Revelation):
    """Karrion strikes a hero at the Warlord's side."""

    seat: Seat
    hero: int
    dice: tuple[int, ...]
