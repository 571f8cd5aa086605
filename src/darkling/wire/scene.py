"""A scene: a table as one pair of eyes sees it now. Nothing in it depends on what these may not know."""

from typing import Any, Literal

from msgspec import Struct

from darkling.standing_orders import OrderKind
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, ResultShown
from darkling.table.telling import Block
from darkling.wire.tables import Clock, SeatInfo


class OptionShown(Struct, frozen=True):
    """An option: what it does, and to which thing on the table, by its code."""

    id: int
    verb: str
    thing: str | None
    words: Phrase
    undoable: bool
    passes: bool
    """Whether it does nothing in a reaction window."""


class BarredThing(Struct, frozen=True):
    """A thing that might be chosen but cannot be now, why not, and by which rule."""

    thing: str
    words: Phrase
    rule: str


class Asked(Struct, frozen=True):
    """An open decision. `number` goes back with the choice, so that a late one is recognised."""

    seat: Seat
    number: int
    prompt: str
    words: Phrase
    stakes: Phrase | None
    """What it costs, or what else hangs on it."""
    tip: Phrase | None
    """For someone who is asked this for the first time."""
    rule: str
    window: bool
    """Whether this is a reaction window, in which a seat is asked even if it has but one option."""
    pass_here: bool
    """Whether the reader's screen is to pass after a pause: they can do nothing else, and share it."""
    options: list[OptionShown]
    barred: list[BarredThing]


class Undo(Struct, frozen=True):
    """Whether the seat can take its last choice back by itself, and why not."""

    possible: bool
    why_not: Phrase | None


class Orders(Struct, frozen=True):
    """What a seat can order beforehand for reaction windows, and what it has ordered."""

    offered: list[OrderKind]
    standing: OrderKind | None


class TakeBack(Struct, frozen=True):
    """Someone asks everyone to go back to before their last choice, past what has come to light since."""

    seat: Seat
    agreed: list[Seat]
    needed: list[Seat]


class Told(Struct, frozen=True):
    """Something that happened: as data, cards by their codes, and as what there is to say of it."""

    number: int
    event: dict[str, Any]
    words: Phrase


class Story(Struct, frozen=True):
    """What happened from an event on; what a reader has of later ones is out of date."""

    start: int
    events: list[Told]


class Timer(Struct, frozen=True):
    """How long a seat has been asked, in seconds, and how long it may be."""

    seat: Seat
    spent: float


class Scene(Struct, frozen=True, tag_field="type", tag="scene"):
    """All that a screen shows of a table.

    `viewer` is the seat whose eyes these are, None for a spectator; `mine` are all seats of the reader.
    `view` is the game's own shape. `story.start` is 0 after a hello, later how much of the story still holds.
    """

    table: str
    game: str
    settings: dict[str, Any]
    mode: Phrase
    """A game with but one mode has no words for it."""
    status: Literal["gathering", "playing", "paused", "over", "closed"]
    hints: bool
    clock: Clock
    public: bool
    host: bool
    viewer: Seat | None
    mine: list[Seat]
    seats: list[SeatInfo]
    view: Any
    """None before the game has begun: nothing is dealt until every seat is taken."""
    blocks: list[Block]
    """The table in words, for a reader who wants it so; a line may be rows of cells."""
    asked: Asked | None
    passing: list[Seat]
    """The reader's own seats for which the server is about to pass: nothing has to be chosen for them."""
    orders: Orders | None
    """For a person who plays, where anything can be ordered."""
    undo: Undo | None
    take_back: TakeBack | None
    timers: list[Timer]
    lesson: list[Phrase]
    story: Story
    outcome: ResultShown | None
    rematch: str | None
    """The table where this company plays again."""
    pauses_left: int
    """How often the reader may still stop the game."""
    paused_by: str | None
    """The name of whoever has stopped the game."""
    closed: Literal["host", "expired"] | None
    """Who gave the table up before the end: its host, or time."""


class ReplayStep(Struct, frozen=True):
    """A finished game after so many of its choices, and all that has happened up to there."""

    step: int
    steps: int
    by: Seat | None
    viewer: Seat | None
    view: Any
    blocks: list[Block]
    story: Story
    outcome: ResultShown | None
