"""All pieces of Korak's castle, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.castle.cards import BOARD, GRID, PIECES
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
        heroes=hero_cards(PIECES),
        monsters=monster_cards(PIECES),
        items=item_cards(PIECES),
        weapons=weapon_cards(PIECES),
        squares=square_cards(GRID),
        doors=[DoorCard(number, room.front, room.inside, room.limit) for number, room in rooms],
        secrets=[SecretCard(door.start, door.to, door.numbers) for door in BOARD.drawn.secret],
    )
