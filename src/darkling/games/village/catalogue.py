"""All pieces and cards of the village, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.village.board import BOARD, GRID
from darkling.games.village.cards import PIECES
from darkling.games.village.describe import EVENTS, SEWERS, WARLORD, event_card, sewer_text, warlord_text
from darkling.table.phrase import Phrase, phrase


class PieceCard(Struct, frozen=True):
    """A hero, a magic item, a weapon, or a card of a deck."""

    id: str
    name: str
    art: str
    text: Phrase


class MonsterCard(Struct, frozen=True):
    """A type of monster with the Hit Strengths of its figures."""

    id: str
    name: str
    art: str
    strengths: tuple[int, ...]
    text: Phrase


class SquareCard(Struct, frozen=True):
    """A square: on which map it lies, in which column and row, and the letter of its region."""

    id: str
    map: int
    column: int
    row: int
    mark: str


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
        heroes=[
            PieceCard(one.id, one.name, one.art, phrase("hero-text", weapon=one.weapon))
            for one in PIECES.heroes
        ],
        monsters=[_monster(kind) for kind in range(len(PIECES.monsters))],
        items=[
            PieceCard(one.id, one.name, one.art, phrase("item-text", item=one.id)) for one in PIECES.items
        ],
        weapons=[PieceCard(one.id, one.name, one.art, phrase("weapon-text")) for one in PIECES.weapons],
        events=[PieceCard(one.id, one.name, one.art, event_card(one.id)) for one in EVENTS.values()],
        sewers=[PieceCard(one.id, one.name, one.art, sewer_text(one.id)) for one in SEWERS.values()],
        warlord=[PieceCard(one.id, one.name, one.art, warlord_text(one.id)) for one in WARLORD.values()],
        buildings=[
            BuildingCard(one.id, one.name, one.art, one.number, one.doorway, one.treasure)
            for one in BOARD.building
        ],
        squares=[
            SquareCard(name, *place, mark)
            for name, place, mark in zip(GRID.names, GRID.places, GRID.marks, strict=True)
        ],
    )


def _monster(kind: int) -> MonsterCard:
    card = PIECES.monsters[kind]
    least, most = min(card.strengths), max(card.strengths)
    text = phrase("monster-text", count=len(card.strengths), least=least, most=most)
    return MonsterCard(card.id, card.name, card.art, card.strengths, text)
