"""The shapes of cards as the files have them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.cards import Art

Suit = Literal["brutal", "cops", "crooked", "ghost", "nobles"]
Trouble = Literal["heat", "specter"]
StreetEffect = Literal["heat", "pay_or_heat", "sweep", "pay_or_sweep"]

AbilityVerb = Literal[
    "plus_per",
    "plus_per_coin",
    "coin",
    "coin_per",
    "steal",
    "draw",
    "draw_per",
    "pay_draw",
    "bury",
    "pay_bury",
    "draw_or_bury",
    "ransom",
    "inflict",
    "ignore",
    "upkeep",
    "coin_or_heat",
    "penalty",
    "notoriety_per_heat",
]
TrickVerb = Literal["coin", "draw", "crime", "sway", "bury", "ignore", "inflict", "ransom", "steal"]
BonusVerb = Literal["coin", "bury", "draw_next", "ransom", "free_recruit", "steal"]
PermanentVerb = Literal[
    "coin",
    "coin_per",
    "steal",
    "draw",
    "pay_draw",
    "bury",
    "pay_bury",
    "draw_or_bury",
    "ransom",
    "inflict",
    "ignore",
    "crime",
    "sway",
    "flex",
    "plus_per_coin",
    "notoriety_per_heat",
]

Id = Annotated[str, Meta(pattern=r"^[A-Z]{2}\d\d$")]
Name = Annotated[str, Meta(min_length=1)]
Few = Annotated[int, Meta(ge=0, le=20)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a card does. `files.py` says which of the fields each verb takes."""

    do: str
    amount: Few | None = None
    most: Annotated[int, Meta(ge=1, le=3)] | None = None
    coins: Few | None = None
    suit: Suit | None = None
    of: Suit | Literal["heat"] | None = None
    card: Trouble | None = None


class Ability(Effect, frozen=True, forbid_unknown_fields=True):
    """What a scoundrel does in hand."""

    do: AbilityVerb


class Trick(Effect, frozen=True, forbid_unknown_fields=True):
    """What a larceny card does once."""

    do: TrickVerb


class Bonus(Effect, frozen=True, forbid_unknown_fields=True):
    """What meeting a challenge brings."""

    do: BonusVerb


class Permanent(Effect, frozen=True, forbid_unknown_fields=True):
    """What a completed heist does for the rest of the game."""

    do: PermanentVerb


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
    effects: Annotated[tuple[Ability, ...], Meta(max_length=2)] = ()
    street: StreetEffect | None = None


class Larceny(Struct, frozen=True, forbid_unknown_fields=True):
    """A larceny card."""

    id: Id
    name: Name
    art: Art
    copies: Few
    effects: Annotated[tuple[Trick, ...], Meta(min_length=1, max_length=2)]


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """One challenge of a heist."""

    name: Name
    needs: Literal["crime", "sway", "either"]
    number: Few
    bonus: Bonus


class Heist(Struct, frozen=True, forbid_unknown_fields=True):
    """A heist. Its starred permanent effect can be used any number of times a turn."""

    id: Id
    name: Name
    art: Art
    notoriety: Few
    challenges: tuple[Challenge, ...]
    permanent: Permanent
    starred: bool = False


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the Auto Player."""

    do: Literal["job", "larceny", "recruit", "heat", "specter", "steal", "ransom"]
    suit: Suit | None = None
    amount: Few | None = None


class Auto(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the Auto Player's deck."""

    id: Id
    first: Move
    second: Move
