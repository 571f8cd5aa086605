"""What can happen in every Dark World game, as told to the seats."""

from dataclasses import dataclass, replace

from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation


@dataclass(frozen=True)
class RoundBegan(Revelation):
    """The order of the heroes in this round is shaken."""

    round: int
    heroes: tuple[int, ...]


@dataclass(frozen=True)
class HeroTurnBegan(Event):
    """A hero's turn begins."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class OverlordTurnBegan(Event):
    """The overlord's turn begins."""

    seat: Seat


@dataclass(frozen=True)
class HeroWoke(Event):
    """An unconscious hero comes round with one Hit Point."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroStepped(Event):
    """A hero steps to a square."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class MonsterStepped(Event):
    """A monster steps to a square."""

    seat: Seat
    monster: int
    kind: int
    square: int


@dataclass(frozen=True)
class HeroAttacked(Event):
    """A hero attacks a monster."""

    seat: Seat
    hero: int
    kind: int
    square: int


@dataclass(frozen=True)
class BossAttacked(Revelation):
    """A hero attacks the overlord's own figure; so no secret card of the overlord's came first."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class MonsterAttacked(Event):
    """A monster attacks a hero."""

    seat: Seat
    hero: int
    kind: int
    square: int


@dataclass(frozen=True)
class BossStruck(Revelation):
    """The overlord's own figure attacks a hero; so no secret card of the overlord's came first."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroRolled(Revelation):
    """A hero's dice fall."""

    seat: Seat
    hero: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class OverlordRolled(Revelation):
    """The overlord's dice fall."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True)
class HitsPlayed(Event):
    """A hero adds Hit cards to a blow."""

    seat: Seat
    hero: int
    count: int


@dataclass(frozen=True)
class MissesPlayed(Event):
    """A hero plays Miss cards against a blow."""

    seat: Seat
    hero: int
    count: int


@dataclass(frozen=True)
class StrengthSeen(Revelation):
    """Everyone sees the Hit Strength of a monster."""

    kind: int
    square: int
    strength: int


@dataclass(frozen=True)
class MonsterSlain(Event):
    """A hero slays a monster and takes its figure."""

    seat: Seat
    hero: int
    kind: int
    square: int
    strength: int


@dataclass(frozen=True)
class BlowFailed(Event):
    """A hero's blow is too weak."""

    seat: Seat
    hero: int
    damage: int
    needed: int


@dataclass(frozen=True)
class BossSlain(Event):
    """A hero slays the overlord's own figure, and takes its place."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroHurt(Event):
    """A hero loses Hit Points, or none."""

    seat: Seat
    hero: int
    damage: int
    hp: int


@dataclass(frozen=True)
class HeroKnockedOut(Event):
    """A hero is knocked unconscious and wakes elsewhere."""

    seat: Seat
    hero: int
    square: int


@dataclass(frozen=True)
class HeroEliminated(Event):
    """A hero is out of the game."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class HeroHealed(Event):
    """A hero has so many Hit Points again."""

    seat: Seat
    hero: int
    hp: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A hero draws Hit/Miss cards; only its owner sees which."""

    seat: Seat
    hero: int
    hits: int
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Show the cards to their owner alone."""
        return self if seat == self.seat else replace(self, hits=-1)

    def reveals(self, seat: Seat | None) -> bool:
        """Say that it does to its owner."""
        return seat == self.seat


@dataclass(frozen=True)
class CardsReturned(Revelation):
    """The cards of a hero go to the bottom of the deck, for all to see."""

    seat: Seat
    hero: int
    hits: int
    misses: int


@dataclass(frozen=True)
class CoinTaken(Event):
    """A hero takes a gold coin unseen."""

    seat: Seat
    hero: int


@dataclass(frozen=True)
class CoinsCounted(Revelation):
    """The values of a hero's coins are seen at last."""

    seat: Seat
    hero: int
    total: int


@dataclass(frozen=True)
class ItemTaken(Event):
    """A hero takes a magic item that was on a square."""

    seat: Seat
    hero: int
    item: int
    square: int


@dataclass(frozen=True)
class ItemLeft(Event):
    """A magic item is left on a square."""

    item: int
    square: int


@dataclass(frozen=True)
class ItemUsed(Event):
    """A hero uses up a magic item."""

    seat: Seat
    hero: int
    item: int


@dataclass(frozen=True)
class MonsterPlaced(Event):
    """A monster is placed, with its magic item if there was one."""

    seat: Seat
    monster: int
    kind: int
    square: int
    items: tuple[int, ...]


@dataclass(frozen=True)
class ItemDrawn(Revelation):
    """Chance says which magic item the next monster guards."""

    item: int


@dataclass(frozen=True)
class TimeRanOut(Event):
    """The last round is over, and the overlord's figure still stands."""

    seat: Seat
