"""All pieces and cards of the village, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.darkworld.catalogue import (
    MonsterCard,
    PieceCard,
    SquareCard,
    hero_cards,
    item_cards,
    monster_cards,
    square_cards,
    weapon_cards,
)
from darkling.games.village.board import BOARD, GRID
from darkling.games.village.cards import PIECES
from darkling.games.village.describe import EVENTS, SEWERS, WARLORD, event_card, sewer_text, warlord_text


class BuildingCard(Struct, frozen=True):
    """A building: the square before its door, the one just inside, and its treasure space."""

    id: str
    name: str
    art: str
    number: str
    doorway: str
    treasure: str


class Catalogue(Struct, frozen=True):
    """Every piece, card and square of the game."""

    heroes: list[PieceCard]
    monsters: list[MonsterCard]
    items: list[PieceCard]
    weapons: list[PieceCard]
    events: list[PieceCard]
    sewers: list[PieceCard]
    warlord: list[PieceCard]
    buildings: list[BuildingCard]
    squares: list[SquareCard]


def catalogue() -> Catalogue:
    """Return all pieces, cards and squares."""
    return Catalogue(
        heroes=hero_cards(PIECES),
        monsters=monster_cards(PIECES),
        items=item_cards(PIECES),
        weapons=weapon_cards(PIECES),
        events=[PieceCard(one.id, one.name, one.art, event_card(one.id)) for one in EVENTS.values()],
        sewers=[PieceCard(one.id, one.name, one.art, sewer_text(one.id)) for one in SEWERS.values()],
        warlord=[PieceCard(one.id, one.name, one.art, warlord_text(one.id)) for one in WARLORD.values()],
        buildings=[
            BuildingCard(one.id, one.name, one.art, one.number, one.doorway, one.treasure)
            for one in BOARD.building
        ],
        squares=square_cards(GRID),
    )
