"""All pieces of Korak's castle, and its board, as a screen shows them."""

from msgspec import Struct

from darkling.games.castle.cards import BOARD, GRID, PIECES
from darkling.games.castle.ways import hero_ways
from darkling.games.darkworld.catalogue import SquareCard, square_cards
from darkling.table.phrase import Phrase, phrase

NO_DOORS = 0
FOUNTAIN, PLATFORM = "FOUNTAIN", "PLATFORM"


class PieceCard(Struct, frozen=True):
    """A magic item or a weapon."""

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


class HeroCard(Struct, frozen=True):
    """A hero with the name of the weapon it begins with."""

    id: str
    name: str
    art: str
    weapon: str
    text: Phrase


class FixtureCard(Struct, frozen=True):
    """Something built in that nobody stands on: the Healing Fountain or the Teleport Platform."""

    id: str
    name: str
    map: int
    column: int
    row: int


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

    heroes: list[HeroCard]
    monsters: list[MonsterCard]
    items: list[PieceCard]
    weapons: list[PieceCard]
    squares: list[SquareCard]
    doors: list[DoorCard]
    secrets: list[SecretCard]
    fixtures: list[FixtureCard]


def catalogue() -> Catalogue:
    """Return all pieces and squares."""
    rooms = enumerate(BOARD.drawn.room, 1)
    return Catalogue(
        heroes=[
            HeroCard(one.id, one.name, one.art, one.weapon, phrase("hero-text", weapon=one.weapon))
            for one in PIECES.heroes
        ],
        monsters=[_monster(number) for number in range(len(PIECES.monsters))],
        items=[
            PieceCard(one.id, one.name, one.art, phrase("item-text", item=one.id)) for one in PIECES.items
        ],
        weapons=[PieceCard(one.id, one.name, one.art, phrase("weapon-text")) for one in PIECES.weapons],
        squares=square_cards(GRID, hero_ways(NO_DOORS)),
        doors=[DoorCard(number, room.front, room.inside, room.limit) for number, room in rooms],
        secrets=[SecretCard(door.start, door.to, door.numbers) for door in BOARD.drawn.secret],
        fixtures=_fixtures(),
    )


def _fixtures() -> list[FixtureCard]:
    entrance = BOARD.drawn.entrance
    places = ((FOUNTAIN, entrance.fountain), (PLATFORM, entrance.platform))
    return [FixtureCard(code, place, *GRID.drawn[place]) for code, place in places]


def _monster(kind: int) -> MonsterCard:
    card = PIECES.monsters[kind]
    text = phrase(
        "monster-text", count=len(card.strengths), least=min(card.strengths), most=max(card.strengths)
    )
    return MonsterCard(card.id, card.name, card.art, card.strengths, text)
