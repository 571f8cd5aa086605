"""The shapes of positions set up by hand (`arranging.py`)."""

from typing import Any, Literal

from msgspec import Struct

GAME = "darkness"
Point = tuple[int, int]
Codes = tuple[str, ...]


class ArrangedDelver(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position: a hero, with the sample decks of its class unless others are named."""

    hero: str
    at: Point | None = None
    hp: int | None = None
    acs: Codes = ()
    rcs: Codes = ()
    used_acs: Codes = ()
    """Action cards in the discard pile."""
    used_rcs: Codes = ()
    items: Codes = ()
    advancements: Codes = ()
    actions: Codes | None = None
    """All action cards that the hero has, if not those of the sample deck."""
    resources: Codes | None = None
    top_acs: Codes = ()
    """Cards that the hero has scried on top of the deck, the next one first."""
    under_acs: Codes = ()
    top_rcs: Codes = ()
    under_rcs: Codes = ()
    spent: Codes = ()
    """Equipment and advancements that have been used this round, encounter or dungeon."""
    offenders: tuple[int, ...] = ()
    """The monsters that have hurt the hero since its last turn."""
    fatigued: bool = False
    poise: bool = False


class ArrangedFoes(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the monster line: where its monsters stand, and their HP where these are not all."""

    foe: str
    at: tuple[Point, ...]
    hp: tuple[int, ...] = ()
    grudges: tuple[int, ...] = ()
    """Which seat hurt each of them last, or -1."""


class ArrangedEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in play with all that it does, or a change of a stat that comes of no card."""

    by: int
    on: tuple[int, ...] = ()
    card: str = ""
    what: str = ""
    amount: int = 0
    left: int | None = None
    squares: tuple[Point, ...] = ()


class ArrangedDarkness(Struct, frozen=True, forbid_unknown_fields=True):
    """A position before a room or a round, when a room has been won or cleared, or between two dungeons."""

    seats: tuple[ArrangedDelver, ...]
    first: int = 0
    march: tuple[int, ...] = ()
    phase: Literal["entry", "rounds", "clearing", "advancement", "between"] = "rounds"
    round: int = 1
    encounter: int | None = None
    won: int | None = None
    dungeons_left: int | None = None
    tiles: Codes = ()
    flipped: dict[str, str] = {}
    foes: tuple[ArrangedFoes, ...] = ()
    effects: tuple[ArrangedEffect, ...] = ()
    seeds: Codes = ()
    discard: Codes = ()
    buried: int = 0
    below: Codes = ()
    far: tuple[int, ...] = ()
    next_danger: int = 0
    defeated: int = 0
    settings: dict[str, Any] = {}
    draws: Codes = ()


BLANK = ArrangedDarkness(seats=())
"""What is left out everywhere."""
