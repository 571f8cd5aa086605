"""The shapes of the village's other cards, and of its board, as the files have them."""

from typing import Annotated

from msgspec import Meta, Struct

from darkling.grid.board import Map
from darkling.table.cards import Art

Name = Annotated[str, Meta(min_length=1)]
Copies = Annotated[int, Meta(ge=1, le=10)]
SewerId = Annotated[str, Meta(pattern=r"^SE\d\d$")]
WarlordId = Annotated[str, Meta(pattern=r"^WC\d\d$")]
BuildingId = Annotated[str, Meta(pattern=r"^[A-Z]+$")]


class SewerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Sewer card: how many Wererats wait, and whether there is a way on."""

    id: SewerId
    name: Name
    art: Art
    copies: Copies = 1
    wererats: Annotated[int, Meta(ge=0, le=2)] = 0
    lair: bool = False
    passage: bool = True


class WarlordCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Warlord card: the Golden Weapon that is his weakness, or Karrion, or neither."""

    id: WarlordId
    name: Name
    art: Art
    weapon: str | None = None
    karrion: bool = False


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """A building: the square before its door, the one just inside, and its treasure space."""

    id: BuildingId
    name: Name
    art: Art
    number: str
    doorway: str
    treasure: str


class Squares(Struct, frozen=True, forbid_unknown_fields=True):
    """Squares with a meaning of their own."""

    start: tuple[str, str, str, str]
    threshold: tuple[str, ...]
    wolf_entries: tuple[str, str]
    lurker_entries: tuple[str, str]
    guard: tuple[str, ...]
    hall_key: tuple[str, ...]
    back: tuple[str, ...]
    red_hole: str


class Links(Struct, frozen=True, forbid_unknown_fields=True):
    """Pairs of squares joined beyond the rules of the map."""

    entrance: tuple[str, ...]
    upstairs: tuple[str, ...]
    fortress: tuple[str, ...]
    stair: str
    crossing: str


class VillageBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The village as the file has it."""

    solid: str
    regions: tuple[str, ...]
    bridge: str
    map: tuple[Map, ...]
    spaces: dict[str, str]
    squares: Squares
    links: Links
    building: tuple[Building, ...]
