"""What goes over the WebSocket of a table. Each message has a `type`; unknown ones are refused."""

from typing import Annotated

from msgspec import Meta, Struct

from darkling.standing_orders import OrderKind
from darkling.table.decision import Seat
from darkling.wire.scene import Scene
from darkling.wire.tables import Level

MOST_BYTES = 16_384
"""No message of a client is longer."""

Ref = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client, and unique for it. The same message sent twice under one ref is done once."""


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client sends. The answer, Done or Refused, has the same ref."""

    ref: Ref


class Hello(Message, frozen=True, tag="hello"):
    """The first message, and again to look with other eyes; a scene with the whole story comes back.

    `seat` is whose eyes these are: None is one's first seat, or a spectator's. Whoever cannot draw the table
    asks for it `in_words`.
    """

    seat: Seat | None = None
    in_words: bool = False


class Choose(Message, frozen=True, tag="choose"):
    """Choose an option of a decision, by its id."""

    seat: Seat
    decision: int
    option: int


class SetOrder(Message, frozen=True, tag="standing-order"):
    """Order beforehand when to pass in reaction windows, in the place of any earlier order; None is none."""

    seat: Seat
    order: OrderKind | None


class Retract(Message, frozen=True, tag="retract"):
    """Take one's last choice back, which needs nobody's consent."""

    seat: Seat


class AskBack(Message, frozen=True, tag="ask-back"):
    """Ask everyone to go back to before one's last choice."""

    seat: Seat


class AnswerBack(Message, frozen=True, tag="answer-back"):
    """Agree to going back, or not; one no, also the asker's own, ends it."""

    seat: Seat
    agree: bool


class AskHint(Message, frozen=True, tag="ask-hint"):
    """Ask what a bot would make of one's decision."""

    seat: Seat
    decision: int


class Say(Message, frozen=True, tag="say"):
    """Say something to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat or one whose person is away, or change the level of a bot."""

    seat: Seat
    level: Level = "normal"


class OpenSeat(Message, frozen=True, tag="open-seat"):
    """Send a bot away, so that someone can sit down; for the host."""

    seat: Seat


class Leave(Message, frozen=True, tag="leave"):
    """Leave one's seat to a bot, to come back or not."""

    seat: Seat


class Return(Message, frozen=True, tag="return"):
    """Take one's seat back from the bot that has kept it."""

    seat: Seat


class Resign(Message, frozen=True, tag="resign"):
    """Give the game up; a bot plays it to the end."""

    seat: Seat


class Pause(Message, frozen=True, tag="pause"):
    """Stop the game for now."""


class Resume(Message, frozen=True, tag="resume"):
    """Go on with a game that was stopped."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Play again with the same company, once the game is over."""


class Kick(Message, frozen=True, tag="kick"):
    """Send a person away for good; for the host. A bot of that level takes the seat, or it opens."""

    seat: Seat
    bot: Level | None = None


class Transfer(Message, frozen=True, tag="transfer"):
    """Make the person on a seat the host; for the host."""

    seat: Seat


class CloseTable(Message, frozen=True, tag="close-table"):
    """Give the table up before the game is over; for the host."""


ClientMessage = (
    Hello
    | Choose
    | SetOrder
    | Retract
    | AskBack
    | AnswerBack
    | AskHint
    | Say
    | SeatBot
    | OpenSeat
    | Leave
    | Return
    | Resign
    | Pause
    | Resume
    | Rematch
    | Kick
    | Transfer
    | CloseTable
)


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """It was done, now or when the message came first."""

    ref: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not done, why, and what to do; without a ref if the message had none that could be read."""

    ref: str | None
    code: str
    text: str


class HintLine(Struct, frozen=True):
    """What a bot found out about an option: how often it tried it, and the share it hopes to win by it."""

    option: int
    visits: int
    share: float


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """A hint; `best` is None where it would tell what the seat must not look up."""

    ref: str
    seat: Seat
    decision: int
    best: int | None
    lines: list[HintLine]


class Chat(Struct, frozen=True):
    """Something said at a table, by whom (their seat, if they have one) and when."""

    number: int
    name: str
    seat: Seat | None
    text: str
    at: float


class Chats(Struct, frozen=True, tag_field="type", tag="chats"):
    """What has been said: all of it after a hello, afterwards what is new."""

    chats: list[Chat]


ServerMessage = Scene | Done | Refused | Hinted | Chats
