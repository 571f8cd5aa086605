"""The shapes of cards as the files have them."""

from typing import Annotated

from msgspec import Meta, Struct

from darkling.table.cards import Art

Id = Annotated[str, Meta(pattern=r"^[A-Z]\d\d$")]
Name = Annotated[str, Meta(min_length=1)]
Types = Annotated[str, Meta(pattern=r"^(?=.)T?S?M?$")]


class HeroClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A class of heroes, with what it does to its overlord."""

    id: str
    name: Name
    art: Art
    effects: tuple[str, ...]


class PrintedHero(Struct, frozen=True, forbid_unknown_fields=True, rename={"hero_class": "class"}):
    """A Hero Card."""

    id: Id
    name: Name
    art: Art
    hero_class: str
    challenge: Annotated[int, Meta(ge=1, le=99)]
    armor: Annotated[int, Meta(ge=1, le=20)]
    vulnerable: Types


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a Defense Card: the types of its strike and its Attack Value."""

    types: Types
    value: Annotated[int, Meta(ge=0, le=20)]


class PrintedDefense(Struct, frozen=True, forbid_unknown_fields=True):
    """A Defense Card. Its last side carries the trash can."""

    id: Id
    name: Name
    art: Art
    rank: Annotated[int, Meta(ge=1, le=20)]
    sides: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=4)]
    effects: tuple[str, ...] = ()
