"""The pieces of a Dark World game: heroes and weapons, monsters and magic items, read from card files."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from msgspec import Meta, Struct

from darkling.table.cards import Art, CardFolder, read_cards

Name = Annotated[str, Meta(min_length=1)]
Code = Annotated[str, Meta(pattern=r"^[A-Z0-9]+$")]
Strength = Annotated[int, Meta(ge=1, le=7)]

HEROES = 4
"""All four heroes are in every game (DW-SETUP-02)."""
POTION, BOOTS = 0, 1
"""The first two kinds of magic items, which both games have."""
FACES = (0, 0, 1, 1, 1, 2)
"""What is on a combat die (DW-R-22)."""
COINS = (1,) * 8 + (2,) * 8 + (3,) * 5 + (4,) * 3
HIT, MISS = 0, 1
ALL_CARDS = 40
"""How many Hit/Miss cards there are; how many of them are Hit cards, a game decides."""


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of monster, with the Hit Strength of each of its figures."""

    id: Code
    name: Name
    art: Art
    strengths: Annotated[tuple[Strength, ...], Meta(min_length=1)]


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of magic item, and how many there are."""

    id: Code
    name: Name
    art: Art
    count: Annotated[int, Meta(ge=1, le=20)]


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A Golden Weapon."""

    id: Code
    name: Name
    art: Art


class HeroPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero, with the weapon it begins with."""

    id: Code
    name: Name
    art: Art
    weapon: Name


class Pieces:
    """All pieces of a game, and the tables that its rules index.

    A figure is a monster's type together with a Hit Strength, so figures that are equal in both have the
    same number. A monster on the table is known by the order in which it was placed.

    Attributes:
        figure_codes: the code of each figure, such as `ORC2`.
        kind_of: its type.
        strength_of: its Hit Strength.
        all_figures: every figure in the box, in order of number.
        figure_at: the figures by type and Hit Strength.

    """

    def __init__(self, folder: Traversable | CardFolder) -> None:
        own = files(__package__)
        self.heroes = read_cards(own / "heroes.toml", "hero", HeroPiece)
        self.weapons = read_cards(own / "weapons.toml", "weapon", Weapon)
        self.monsters = read_cards(folder / "monsters.toml", "monster", Monster)
        self.items = read_cards(folder / "items.toml", "item", Item)
        pairs = [(kind, strength) for kind, card in enumerate(self.monsters) for strength in card.strengths]
        different = sorted(set(pairs))
        self.figure_at = {pair: number for number, pair in enumerate(different)}
        self.figure_codes = tuple([f"{self.monsters[kind].id}{strength}" for kind, strength in different])
        self.kind_of = tuple([kind for kind, _ in different])
        self.strength_of = tuple([strength for _, strength in different])
        self.all_figures = tuple(sorted([self.figure_at[pair] for pair in pairs]))
        self.kind_codes = tuple([card.id for card in self.monsters])
        self.hero_codes = tuple([card.id for card in self.heroes])
        self.item_codes = tuple([card.id for card in self.items])
        self.weapon_codes = tuple([card.id for card in self.weapons])
