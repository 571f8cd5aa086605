"""Tables as HTTP speaks of them: games to play, tables to make, to find and to join."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from darkling.table.company import Company
from darkling.table.decision import Seat

TableId = str
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Literal["easy", "normal", "hard"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
GameId = Annotated[str, Meta(min_length=1, max_length=32)]


class Health(Struct, frozen=True):
    """The server is up, and which version it is."""

    ready: bool
    version: str


class Problem(Struct, frozen=True):
    """Why something was refused: a short code for programs, and a sentence that says what to do."""

    code: str
    text: str


class Me(Struct, frozen=True):
    """Who one is: a guest with a name, perhaps with an account. What proves it is in a cookie."""

    guest: str
    name: str
    account: bool


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's new name."""

    name: Name


class SettingKind(Struct, frozen=True, omit_defaults=True):
    """What a setting of a game may be: one of its choices, or true or false; and what it is if left out."""

    default: str | int | bool | None
    choices: list[str | int] = []
    type: str = ""


Sitter = Literal["me", "bot"]
"""Who usually sits on a seat: whoever makes the table, or a bot."""


class TableSize(Struct, frozen=True):
    """Whether so many can play: who wins and loses together, or why they cannot."""

    players: int
    sides: list[list[Seat]]
    why_not: str


class LineupShown(Struct, frozen=True):
    """Who can play with some settings: in what company, and how many. Where nobody can, `company` is null."""

    company: Company | None
    sizes: list[TableSize]


class ModeShown(Struct, frozen=True):
    """A way to play that has a name; `usual` has who sits where if nobody says otherwise."""

    settings: dict[str, Any]
    usual: list[Sitter]
    lineup: LineupShown


class AskLineup(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table that somebody thinks of making."""

    settings: dict[str, Any] = {}


class GameSummary(Struct, frozen=True):
    """A game that can be played; `blurb` says what it is about, if anything does.

    `companies` are those of its modes, and `usual` is who sits where if nobody says otherwise.
    """

    id: str
    title: str
    blurb: str
    players: tuple[int, int]
    settings: dict[str, SettingKind]
    rules_version: int
    companies: list[Company]
    usual: list[Sitter]


class RuleEntry(Struct, frozen=True):
    """A rule of the rulebook, or a ruling with the question that it answers."""

    id: str
    kind: Literal["rule", "ruling"]
    text: str
    question: str


class GameDetails(Struct, frozen=True):
    """All that a screen needs to know about a game before it begins; `cards` is the game's own shape.

    `lineup` is that of a table at which nothing is set.
    """

    id: str
    title: str
    blurb: str
    players: tuple[int, int]
    settings: dict[str, SettingKind]
    rules_version: int
    companies: list[Company]
    usual: list[Sitter]
    lineup: LineupShown
    modes: dict[str, ModeShown]
    rules: list[RuleEntry]
    cards: Any


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit where: the maker of the table (also with others on the same device), anyone, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "normal"
    name: Name | None = None
    """For another person on the same device; the maker's own name otherwise."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: `soft` shows the time, `hard` lets a bot choose when it is up."""

    kind: Literal["off", "soft", "hard"] = "off"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 60


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: GameId
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    settings: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    clock: Clock = Clock()


class TableAddress(Struct, frozen=True):
    """Where a table is."""

    table: TableId


class SeatInfo(Struct, frozen=True):
    """A seat and who keeps it.

    A person who is away has `here` false. A bot keeps a seat as `bot`, for the person named in `holds_for` if
    there is one who may come back.
    """

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    holds_for: str | None
    mine: bool
    here: bool
    resigned: bool
    waiting: bool
    """Whether the table waits for this seat to choose."""
    bot_in: float | None
    """In so many seconds a bot takes the seat, unless its person comes back."""


class TableInfo(Struct, frozen=True):
    """A table in a list, or before one sits down at it."""

    table: TableId
    game: str
    settings: dict[str, Any]
    status: Literal["gathering", "playing", "paused", "over", "closed", "broken"]
    """A table is `broken` if what is kept of it cannot be read."""
    public: bool
    hints: bool
    clock: Clock
    host: bool
    """Whether the reader is the host of this table."""
    seats: list[SeatInfo]
    my_turn: bool
    changed: float
    """When something last happened, in seconds since 1970."""
    closes: float | None = None
    """When the table is given up unless something happens until then; None if it is over."""


class Invite(Struct, frozen=True):
    """What lets whoever has it sit down on a seat. Clients put it behind the # of a link."""

    seat: Seat
    token: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on the seat of an invite, or at a public table on any open seat."""

    token: Token | None = None


class Joined(Struct, frozen=True):
    """The seat one has now."""

    seat: Seat


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Something was against the rules, says a reader; their view and log are kept with it."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    seat: Seat | None = None


class Filed(Struct, frozen=True):
    """The number under which a report is kept."""

    report: int
