"""The cards: read from TOML once, then frozen tables that rules index by number."""

from importlib.resources import files
from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.cards import read_cards

Bribe = int
"""The number of a bribe, an index into the tables below."""
Good = int
"""The number of a kind of goods."""

AHEAD = 1
"""Blackmail: goes ahead of all money."""
EFFECTS = {"ahead": AHEAD}


class BribeCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A bribe as the file has it."""

    id: Annotated[str, Meta(pattern=r"^B\d\d$")]
    name: str
    coins: Annotated[int, Meta(ge=1)]
    effects: tuple[Literal["ahead"], ...] = ()


class GoodCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goods as the file has it."""

    id: str
    name: str


BRIBE_CARDS = read_cards(files(__package__) / "bribes.toml", "bribe", BribeCard)
GOOD_CARDS = read_cards(files(__package__) / "goods.toml", "good", GoodCard)

BRIBES = tuple([card.id for card in BRIBE_CARDS])
COINS = tuple([card.coins for card in BRIBE_CARDS])
ABILITY = tuple([sum([EFFECTS[name] for name in card.effects]) for card in BRIBE_CARDS])
GOODS = tuple([good.id for good in GOOD_CARDS])
