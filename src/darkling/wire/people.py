"""People as HTTP speaks of them: accounts, what they have played, whom they do not want to hear."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.decision import Seat
from darkling.wire.tables import Me, Name, TableId

NewPassword = Annotated[str, Meta(min_length=10, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account of the guest one is: all tables and seats stay one's own."""

    name: Name
    password: NewPassword


class NewAccount(Struct, frozen=True):
    """An account, with its recovery codes, which are told this once."""

    me: Me
    codes: list[str]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back to one's account."""

    name: Name
    password: Password


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave one's account in this browser, or in all."""

    where: Literal["here", "everywhere"] = "here"


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another password; all other browsers are signed out."""

    old: Password
    new: NewPassword


class RecoveryCodes(Struct, frozen=True):
    """All recovery codes of an account, told once: each lets one take another password, and is gone then."""

    codes: list[str]


class RecoveryCodesLeft(Struct, frozen=True):
    """How many recovery codes have not been used."""

    left: int


class RenewCodes(Struct, frozen=True, forbid_unknown_fields=True):
    """Get other recovery codes; those of before are worth nothing from then on."""

    password: Password


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back to one's account without its password, and take another one; all browsers are signed out."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=100)]
    password: NewPassword


class SignedInBrowser(Struct, frozen=True):
    """A browser in which one is signed in; what it does not say of itself is empty. Times as elsewhere."""

    id: str
    browser: str
    system: str
    begun: float
    seen: float
    here: bool


class Deletion(Struct, frozen=True, forbid_unknown_fields=True):
    """Be forgotten; whoever has an account gives its password."""

    password: Password | None = None


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """The address that is told when it is one's turn; None for none."""

    url: Annotated[str, Meta(min_length=1, max_length=500)] | None


Ending = Literal["played", "gave-up", "broken-off"]
"""Played to the end, given up by this seat, or broken off since others gave it up."""


class PlayedSeat(Struct, frozen=True):
    """How a game ended for one seat; equal places are shared. A game that was broken off has none."""

    name: str
    place: int | None
    won: bool
    mine: bool
    ending: Ending


class Played(Struct, frozen=True):
    """A finished game in which one had a seat."""

    table: TableId
    game: str
    ended: float
    seats: list[PlayedSeat]


class StatisticsLine(Struct, frozen=True):
    """How often one has played a game with so many players, and won it."""

    game: str
    players: int
    games: int
    wins: int


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Do not hear someone any more: whoever has a seat at a table, or said something there.

    Whoever is blocked also cannot sit down at one's tables.
    """

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    seat: Seat | None = None
    chat: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None
    kind: Literal["mute", "block"] = "mute"


class Quieted(Struct, frozen=True):
    """Someone whom one does not want to hear, by the name they had then."""

    number: int
    name: str
    blocked: bool
