"""The pieces and squares of every Dark World game as a screen shows them."""

from msgspec import Struct

from darkling.games.darkworld.pieces import Monster, Pieces
from darkling.grid import Grid
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


def hero_cards(pieces: Pieces) -> list[PieceCard]:
    """Return the heroes."""
    texts = [phrase("hero-text", weapon=hero.weapon) for hero in pieces.heroes]
    return [
        PieceCard(hero.id, hero.name, hero.art, text) for hero, text in zip(pieces.heroes, texts, strict=True)
    ]


def item_cards(pieces: Pieces) -> list[PieceCard]:
    """Return the magic items."""
    return [
        PieceCard(item.id, item.name, item.art, phrase("item-text", item=item.id)) for item in pieces.items
    ]


def weapon_cards(pieces: Pieces) -> list[PieceCard]:
    """Return the Golden Weapons."""
    return [PieceCard(one.id, one.name, one.art, phrase("weapon-text")) for one in pieces.weapons]


def monster_cards(pieces: Pieces) -> list[MonsterCard]:
    """Return the monsters."""
    return [_monster(card) for card in pieces.monsters]


def _monster(card: Monster) -> MonsterCard:
    least, most = min(card.strengths), max(card.strengths)
    text = phrase("monster-text", count=len(card.strengths), least=least, most=most)
    return MonsterCard(card.id, card.name, card.art, card.strengths, text)


def square_cards(grid: Grid) -> list[SquareCard]:
    """Return the squares."""
    squares = zip(grid.names, grid.places, grid.marks, strict=True)
    return [SquareCard(name, *place, mark) for name, place, mark in squares]
