"""All pieces of Korak's castle, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.castle.cards import BOARD, GRID, PIECES
from darkling.table.phrase import Phrase, phrase


class PieceCard(Struct, frozen=True):
    """A hero, a monster, a magic item or a weapon."""

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


class DoorCard(Struct, frozen=True):
    """The door of a room; the square in front of it, and the one just inside."""

    room: int
    front: str
    inside: str
    limit: int


class SecretCard(Struct, frozen=True):
    """A secret door: found on a square with a roll of 1 up to `numbers`."""

    square: str
    behind: str
    numbers: int


class Catalogue(Struct, frozen=True):
    """Every piece and every square of the game."""

    heroes: list[PieceCard]
    monsters: list[MonsterCard]
    items: list[PieceCard]
    weapons: list[PieceCard]
    squares: list[SquareCard]
    doors: list[DoorCard]
    secrets: list[SecretCard]


def catalogue() -> Catalogue:
    """Return all pieces and squares."""
    rooms = enumerate(BOARD.drawn.room, 1)
    return Catalogue(
        heroes=[
            PieceCard(one.id, one.name, one.art, phrase("hero-text", weapon=one.weapon))
            for one in PIECES.heroes
        ],
        monsters=[_monster(number) for number in range(len(PIECES.monsters))],
        items=[
            PieceCard(one.id, one.name, one.art, phrase("item-text", item=one.id)) for one in PIECES.items
        ],
        weapons=[PieceCard(one.id, one.name, one.art, phrase("weapon-text")) for one in PIECES.weapons],
        squares=[
            SquareCard(name, *place, mark)
            for name, place, mark in zip(GRID.names, GRID.places, GRID.marks, strict=True)
        ],
        doors=[DoorCard(number, room.front, room.inside, room.limit) for number, room in rooms],
        secrets=[SecretCard(door.start, door.to, door.numbers) for door in BOARD.drawn.secret],
    )


def _monster(kind: int) -> MonsterCard:
    card = PIECES.monsters[kind]
    text = phrase(
        "monster-text", count=len(card.strengths), least=min(card.strengths), most=max(card.strengths)
    )
    return MonsterCard(card.id, card.name, card.art, card.strengths, text)
