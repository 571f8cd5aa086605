"""All pieces of Korak's castle, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.castle.cards import BOARD, GRID, PIECES
from darkling.games.castle.rules.ways import hero_ways
from darkling.games.darkworld.telling.catalogue import (
    FixtureCard,
    HeroSheet,
    MonsterCard,
    PieceCard,
    SquareCard,
    fixture_cards,
    hero_cards,
    item_cards,
    monster_cards,
    square_cards,
    weapon_cards,
)

NO_DOORS = 0
FOUNTAIN, PLATFORM = "FOUNTAIN", "PLATFORM"


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


class CastleCatalogue(Struct, frozen=True):
    """Every piece and every square of the game."""

    heroes: list[HeroSheet]
    monsters: list[MonsterCard]
    items: list[PieceCard]
    weapons: list[PieceCard]
    squares: list[SquareCard]
    doors: list[DoorCard]
    secrets: list[SecretCard]
    fixtures: list[FixtureCard]


def catalogue() -> CastleCatalogue:
    rooms, entrance = enumerate(BOARD.drawn.room, 1), BOARD.drawn.entrance
    return CastleCatalogue(
        heroes=hero_cards(PIECES),
        monsters=monster_cards(PIECES),
        items=item_cards(PIECES),
        weapons=weapon_cards(PIECES),
        squares=square_cards(GRID, hero_ways(NO_DOORS)),
        doors=[DoorCard(number, room.front, room.inside, room.limit) for number, room in rooms],
        secrets=[SecretCard(door.start, door.to, door.numbers) for door in BOARD.drawn.secret],
        fixtures=fixture_cards(GRID, {FOUNTAIN: entrance.fountain, PLATFORM: entrance.platform}),
    )
