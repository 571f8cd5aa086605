"""The shapes of all pieces as the files have them. Their effects are left to `effect_tables.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from darkling.table.cards import Art

Deck = Literal["attack", "defense", "control", "production"]
Era = Literal["masquerade", "revelation", "decay"]
Suit = Literal["cups", "coins", "pentacles", "swords", "arcana"]
TileType = Literal["economic", "magic", "martial", "nature", "power", "religion"]
Area = Literal["woods", "settlements", "plains", "mountains"]
Icon = Literal[
    "monster",
    "evil",
    "woods",
    "settlements",
    "plains",
    "mountains",
    "economic",
    "magic",
    "martial",
    "nature",
    "power",
    "religion",
]
Die = Literal[6, 8, 10, 12]
Timing = Literal["I", "B", "M", "W", "A2", "A3", "AX", "AO", "P", "E", "!", "C"]
Letter = Literal["B", "M", "A", "E", "!"]

Name = Annotated[str, Meta(min_length=1)]
Id = Annotated[str, Meta(pattern=r"^(FO|AD|HE|TI|MO|SP)\d\d$")]
Rank = Annotated[int, Meta(ge=1, le=150)]
Few = Annotated[int, Meta(ge=0, le=20)]
ItemsText = Annotated[str, Meta(pattern=r"^(\d+[A-Za-z]{1,2}(\+\d+[A-Za-z]{1,2})*)?$")]
"""What is paid or gained, such as `2c+1Fi`; `items.py` has the short names."""
RawEffect = dict[str, Any]


class FortuneCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Fortune card. An Arcana has one text, its top one.

    `needs_dark` is for the top text: it is for players with so many dark tiles.
    """

    id: Id
    name: Name
    art: Art
    suit: Suit
    era: Era
    top: tuple[RawEffect, ...]
    bottom: tuple[RawEffect, ...] = ()
    needs_dark: Few = 0


class Adventurer(Struct, frozen=True, forbid_unknown_fields=True):
    """A member of a party: a die, and what the party hunts where this one leads it."""

    id: Id
    name: Name
    calling: Name
    art: Art
    die: Die
    left: Icon
    right: Icon


class Henchman(Struct, frozen=True, forbid_unknown_fields=True):
    """A henchman; `then` says where the card goes after use, `token` which monster comes along."""

    id: Id
    name: Name
    art: Art
    timing: Timing
    effects: tuple[RawEffect, ...]
    pay: ItemsText = ""
    then: Literal["stays", "discard", "remove"] = "stays"


class Special(Struct, frozen=True, forbid_unknown_fields=True):
    """What a dark tile can do besides producing."""

    timing: Timing
    effects: tuple[RawEffect, ...]
    pay: ItemsText = ""
    repeat: bool = False


class TileSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a Building tile. Only dark sides have specials."""

    name: Name
    art: Art
    rank: Rank
    makes: ItemsText
    defense: Few
    special: Special | None = None


class BuildingTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A Building tile: what it costs, where it may stand, and its two sides."""

    id: Id
    type: TileType
    areas: tuple[Area, ...]
    cost: ItemsText
    light: TileSide
    dark: TileSide


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonus bar of a monster: in an Area it holds by itself, otherwise it is paid for each time."""

    area: Area | None = None
    pay: ItemsText = ""
    plus: Few = 0
    die: Die | None = None


class MonsterToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster token. Those with a yellow bar come from henchmen or the Docks and are never sold."""

    id: Id
    name: Name
    art: Art
    rank: Annotated[int, Meta(ge=1, le=68)]
    shield: Few
    yellow: bool = False
    cost: Few | None = None
    makes: ItemsText = ""
    bar: Bar | None = None


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A design of a spell; `letter` is what is printed, `window` when that is exactly."""

    id: Id
    name: Name
    art: Art
    deck: Deck
    copies: Annotated[int, Meta(ge=1, le=9)]
    letter: Letter
    window: Timing
    cost: ItemsText
    effects: tuple[RawEffect, ...]
