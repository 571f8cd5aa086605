"""What can happen in Dark Heists, as told to the seats."""

from dataclasses import dataclass

from darkling.games.heists.cards import Card
from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation, SecretEvent

HAND, DISCARD = "hand", "discard"
"""Where a buried card comes from."""


@dataclass(frozen=True)
class FirstGangChosen(Revelation):
    seat: Seat


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(frozen=True)
class HandDrawn(SecretEvent):
    """A seat draws a new hand, in secret."""


@dataclass(frozen=True)
class HandLaidOpen(Revelation):
    """A secret hand is laid open, since its owner's turn begins."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ScoundrelsDrawn(Revelation):
    """A seat draws cards for everyone to see."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class DeckShuffled(Event):
    """A seat's discard pile becomes its new deck."""

    seat: Seat


@dataclass(frozen=True)
class CardUsed(Event):
    seat: Seat
    card: Card
    pool: str
    amount: int


@dataclass(frozen=True)
class PoolRaised(Event):
    """A coin or an effect adds to the crime or the sway of the turn."""

    seat: Seat
    pool: str
    amount: int


@dataclass(frozen=True)
class AbilityActivated(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class LarcenyCardPlayed(Event):
    """A seat plays a larceny card, which is buried."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class PermanentUsed(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class PenaltyIgnored(Event):
    seat: Seat
    card: Card
    amount: int


@dataclass(frozen=True)
class CoinsGained(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class CoinsPaid(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class CoinsStolen(Event):
    """A seat takes coins from another, or for the Auto Player from the supply."""

    seat: Seat
    victim: Seat
    amount: int


@dataclass(frozen=True)
class CardBuried(Event):
    """A card of a seat's hand or discard pile goes to the Graveyard."""

    seat: Seat
    card: Card
    zone: str


@dataclass(frozen=True)
class BuriedAtRandom(Revelation):
    """A card of a seat's discard pile goes to the Graveyard, and chance says which."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TroubleTaken(Event):
    """A Heat or a Specter goes to a seat's discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TroubleInflicted(Event):
    """A seat hands a Heat or a Specter to a seat, or to the Auto Player."""

    seat: Seat
    victim: Seat
    card: Card


@dataclass(frozen=True)
class RansomDemanded(Event):
    """A seat holds another, or the Auto Player, to ransom."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True)
class RansomPaid(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class Recruited(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class LarcenyCommitted(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class LarcenyCardGained(Revelation):
    """A seat turns up a larceny card, and keeps it."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HeistsShown(Revelation):
    """A seat looks at the topmost heists of a deck, and so does everyone."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class HeistChosen(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class HeistResumed(Event):
    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True)
class ChallengeMet(Event):
    """A seat meets a challenge of its heist, the first being number 1."""

    seat: Seat
    card: Card
    number: int
    pool: str
    strength: int


@dataclass(frozen=True)
class ChallengeFailed(Event):
    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True)
class HeistLost(Event):
    """A failed heist goes back to its deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HeistCompleted(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True)
class BonusDeclined(Event):
    seat: Seat


@dataclass(frozen=True)
class BonusLapsed(Event):
    """The bonus of a challenge finds nothing to work on (DH-R-64)."""

    seat: Seat


@dataclass(frozen=True)
class FinalRound(Event):
    """A seat has completed three heists, and the round is the last."""

    seat: Seat


@dataclass(frozen=True)
class DawnBroke(Event):
    """The night is over, although nobody has completed three heists."""


@dataclass(frozen=True)
class StreetFilled(Revelation):
    card: Card
    place: int


@dataclass(frozen=True)
class StreetDeckShuffled(Event):
    """The scoundrels of the Graveyard become the new deck of the Streets."""


@dataclass(frozen=True)
class CopStruck(Event):
    card: Card


@dataclass(frozen=True)
class StreetsSwept(Event):
    """All scoundrels of the Streets but the Cop are buried."""

    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class CoinsOffered(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class AutoCardDrawn(Revelation):
    """The Auto Player draws a card; if it has been attacked, it loses the first move."""

    auto: int
    attacked: bool


@dataclass(frozen=True)
class AutoAttacked(Event):
    """The Auto Player will lose the first move of its next card."""


@dataclass(frozen=True)
class AutoStole(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class AutoDemandedRansom(Event):
    seat: Seat


@dataclass(frozen=True)
class AutoDidJob(Event):
    """The Auto Player is one job further, of those that make a heist."""

    jobs: int
    target: int


@dataclass(frozen=True)
class AutoCompletedHeist(Event):
    heists: int


@dataclass(frozen=True)
class AutoBuried(Revelation):
    """The Auto Player buries the topmost heist or larceny card of a deck."""

    card: Card


@dataclass(frozen=True)
class AutoDidLarceny(Event):
    """The Auto Player commits larceny; `counted` says how many count towards its third heist."""

    counted: int


@dataclass(frozen=True)
class AutoRecruited(Event):
    """The Auto Player takes a scoundrel from the Streets, which is buried."""

    card: Card
