"""The pieces and the board of a Dark World game as a screen shows them."""

from msgspec import Struct

from darkling.games.darkworld.cards.pieces import Pieces
from darkling.grid import Grid, Ways
from darkling.table.phrase import Phrase, phrase


class PieceCard(Struct, frozen=True):
    """A magic item, a weapon, or a card of a deck."""

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


class HeroSheet(Struct, frozen=True):
    """A hero with the name of the weapon it begins with."""

    id: str
    name: str
    art: str
    weapon: str
    text: Phrase


class FixtureCard(Struct, frozen=True):
    """Something built in that nobody stands on, such as the Healing Fountain."""

    id: str
    name: str
    map: int
    column: int
    row: int


class SquareCard(Struct, frozen=True):
    """A square on its map, as wide and high as the space it stands for, with the letter of its region.

    `joined` are the squares to which no wall and no door bars the way.
    """

    id: str
    name: str
    map: int
    column: int
    row: int
    wide: int
    high: int
    mark: str
    joined: tuple[str, ...]


def hero_cards(pieces: Pieces) -> list[HeroSheet]:
    return [
        HeroSheet(one.id, one.name, one.art, one.weapon, phrase("hero-text", weapon=one.weapon))
        for one in pieces.heroes
    ]


def monster_cards(pieces: Pieces) -> list[MonsterCard]:
    cards = []
    for one in pieces.monsters:
        least, most = min(one.strengths), max(one.strengths)
        text = phrase("monster-text", count=len(one.strengths), least=least, most=most)
        cards.append(MonsterCard(one.id, one.name, one.art, one.strengths, text))
    return cards


def item_cards(pieces: Pieces) -> list[PieceCard]:
    return [PieceCard(one.id, one.name, one.art, phrase("item-text", item=one.id)) for one in pieces.items]


def weapon_cards(pieces: Pieces) -> list[PieceCard]:
    return [PieceCard(one.id, one.name, one.art, phrase("weapon-text")) for one in pieces.weapons]


def fixture_cards(grid: Grid, places: dict[str, str]) -> list[FixtureCard]:
    """Return fixtures by their codes, and where each is."""
    return [FixtureCard(code, place, *grid.drawn[place]) for code, place in places.items()]


def square_cards(grid: Grid, ways: Ways) -> list[SquareCard]:
    return [_square(grid, ways, square) for square in range(len(grid))]


def _square(grid: Grid, ways: Ways, square: int) -> SquareCard:
    name, (number, column, row) = grid.names[square], grid.places[square]
    wide, high = grid.extent(square)
    joined = tuple([grid.names[other] for other in ways[square]])
    return SquareCard(name, name, number, column, row, wide, high, grid.marks[square], joined)
