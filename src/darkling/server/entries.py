"""The log of a table: all that was ever done at it. A table is what its log comes to."""

from typing import Literal

from msgspec import Struct

from darkling.standing_orders import OrderKind
from darkling.table.decision import Seat
from darkling.wire.tables import Clock, Level


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something done at a table."""


class Dealt(Entry, frozen=True, tag="deal"):
    """Every seat is taken: the game begins. What chance starts from is a secret of the server."""

    seed: str


class ChoiceMade(Entry, frozen=True, tag="choice"):
    """A seat chose an option of a decision."""

    seat: Seat
    decision: int
    option: int


class ChoiceRetracted(Entry, frozen=True, tag="retract"):
    """A seat took its last choice back, before any fence."""

    seat: Seat


class OrderSet(Entry, frozen=True, tag="order"):
    """A seat said beforehand when it passes in reaction windows, or took that back. Nobody else is told."""

    seat: Seat
    order: OrderKind | None


class BackAsked(Entry, frozen=True, tag="ask-back"):
    """A seat asks to go back to so many choices, past a fence."""

    seat: Seat
    to: int


class BackAnswered(Entry, frozen=True, tag="answer-back"):
    """A seat agrees to going back, or does not."""

    seat: Seat
    agree: bool


class WentBack(Entry, frozen=True, tag="undo"):
    """The game went back to so many choices, since everyone agreed. Chance begins afresh, from `salt`."""

    to: int
    salt: str = ""
    """Empty in logs of before: there the same dice fell again."""


class Seated(Entry, frozen=True, tag="seat"):
    """Who keeps a seat has changed.

    taken: a guest sat down. bot: a bot did, for nobody or at another level. left: the guest left it to a bot.
    returned: the guest took it back from the bot. opened: the bot was sent away.
    """

    seat: Seat
    change: Literal["taken", "bot", "left", "returned", "opened"]
    guest: str = ""
    name: str = ""
    level: Level = "normal"


class SeatClaimed(Entry, frozen=True, tag="claim"):
    """A bot will keep the seat of a person who is away, unless they come back within some seconds."""

    seat: Seat
    level: Level
    seconds: float


class ClaimEnded(Entry, frozen=True, tag="claim-ended"):
    """Whoever was away is here: no bot takes their seat."""

    seat: Seat


class Resigned(Entry, frozen=True, tag="resign"):
    """A seat gave the game up; a bot plays it to the end."""

    seat: Seat


class ClockRanOut(Entry, frozen=True, tag="clock"):
    """A seat took too long; the choice that follows is a bot's."""

    seat: Seat


class Paused(Entry, frozen=True, tag="pause"):
    """The game stops for now."""


class Resumed(Entry, frozen=True, tag="resume"):
    """The game goes on."""


class RematchMade(Entry, frozen=True, tag="rematch"):
    """The company plays again, at another table."""

    table: str


class Kicked(Entry, frozen=True, tag="kick"):
    """The host sent a person away from their seat; they cannot sit down at this table again."""

    seat: Seat


class HostChanged(Entry, frozen=True, tag="host"):
    """Another guest is the host from now on."""

    guest: str


class TableClosed(Entry, frozen=True, tag="close"):
    """The table was given up: by its host, or since nothing had happened for too long."""

    why: Literal["host", "expired"]


class TableReopened(Entry, frozen=True, tag="reopen"):
    """Whoever runs the server gave back a game that the server had closed."""


class GuestForgotten(Entry, frozen=True, tag="forget"):
    """A guest asked to be forgotten: bots have their seats, and their name is no longer told."""

    guest: str


AnyEntry = (
    Dealt
    | ChoiceMade
    | ChoiceRetracted
    | OrderSet
    | BackAsked
    | BackAnswered
    | WentBack
    | Seated
    | SeatClaimed
    | ClaimEnded
    | Resigned
    | ClockRanOut
    | Paused
    | Resumed
    | RematchMade
    | Kicked
    | HostChanged
    | TableClosed
    | TableReopened
    | GuestForgotten
)


class Logged(Struct, frozen=True):
    """An entry in its place: its number, when it was made, and by which message of which guest, if any."""

    number: int
    entry: AnyEntry
    at: float
    guest: str | None = None
    ref: str | None = None


class Header(Struct, frozen=True):
    """What a table began with; nothing of it ever changes.

    Attributes:
        table: its id.
        game: the id of the game.
        rules_version: the version of the rules it is played under.
        cards: a hash of the card data it is played with.
        players: the number of seats.
        settings: the settings of the game.
        seed: empty; the log says what chance starts from. A table of before has it here.
        host: the guest who made it, and is its host until the log says otherwise.
        public: whether it is listed for everyone.
        hints: whether players may ask for hints.
        clock: how long a decision may take.
        made: when, in seconds since 1970.

    """

    table: str
    game: str
    rules_version: int
    cards: str
    players: int
    settings: dict[str, object]
    seed: str
    host: str
    public: bool
    hints: bool
    clock: Clock
    made: float
