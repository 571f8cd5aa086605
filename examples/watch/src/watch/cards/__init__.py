"""The cards: read from TOML once, then frozen tables that rules index by number."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.cards import CardFiles, CardFolder, card_folder, read_cards

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


class WatchBox:
    """All cards of the game as the files have them."""

    def __init__(self, folder: Traversable | CardFolder) -> None:
        self.bribes = read_cards(folder / "bribes.toml", "bribe", BribeCard)
        self.goods = read_cards(folder / "goods.toml", "good", GoodCard)


BOX = WatchBox(card_folder("watch", files(__package__)))
CARDS = CardFiles(files(__package__), WatchBox)

BRIBES = tuple([card.id for card in BOX.bribes])
COINS = tuple([card.coins for card in BOX.bribes])
ABILITY = tuple([sum([EFFECTS[name] for name in card.effects]) for card in BOX.bribes])
GOODS = tuple([good.id for good in BOX.goods])
