"""The shapes of cards as the files have them. Their effects are left to `effect_tables.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from darkling.table.cards import Art

Suit = Literal["brutal", "cops", "crooked", "ghost", "nobles"]
Trouble = Literal["heat", "specter"]
StreetEffect = Literal["heat", "pay_or_heat", "sweep", "pay_or_sweep"]

Id = Annotated[str, Meta(pattern=r"^[A-Z]{2}\d\d$")]
Name = Annotated[str, Meta(min_length=1)]
Few = Annotated[int, Meta(ge=0, le=20)]
RawEffect = dict[str, Any]


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to recruit a scoundrel: sway, coins, and perhaps a Heat to take."""

    sway: Few
    coins: Few = 0
    heat: bool = False


class Scoundrel(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a gang. Without a cost it cannot be recruited."""

    id: Id
    name: Name
    art: Art
    suit: Suit
    copies: Annotated[int, Meta(ge=0, le=99)]
    sway: Few
    crime: Few
    starter: Few = 0
    notoriety: Few = 0
    cost: Cost | None = None
    effects: Annotated[tuple[RawEffect, ...], Meta(max_length=2)] = ()
    street: StreetEffect | None = None


class Larceny(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name
    art: Art
    copies: Few
    effects: Annotated[tuple[RawEffect, ...], Meta(min_length=1, max_length=2)]


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    needs: Literal["crime", "sway", "either"]
    number: Few
    bonus: RawEffect


class Heist(Struct, frozen=True, forbid_unknown_fields=True):
    """A heist. Its starred permanent effect can be used any number of times a turn."""

    id: Id
    name: Name
    art: Art
    notoriety: Few
    challenges: tuple[Challenge, ...]
    permanent: RawEffect
    starred: bool = False


class AutoPlayerCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    first: RawEffect
    second: RawEffect
