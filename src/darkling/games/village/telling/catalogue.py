"""All pieces and cards of the village, and its board, as a screen shows them."""

from msgspec import Struct

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
from darkling.games.village.cards import PIECES
from darkling.games.village.cards.board import BOARD, BUILDINGS, GRID, HALL, HERO_WAYS, WINDMILL
from darkling.games.village.cards.event_deck import EVENTS
from darkling.games.village.cards.files import BOX
from darkling.games.village.rules.state import GUARDS_LIMIT
from darkling.games.village.telling.cards import sewer_text, warlord_text

FIXTURES = {
    "GREEN": "F7",
    "MONUMENT": "G7",
    "ORDER": "H7",
    "FOUNTAIN": "E13",
    "MAYOR": "p1",
    "HALL_KEY": "r1",
}
"""What nobody stands on, and where it is."""


class BuildingCard(Struct, frozen=True):
    """A building: the square before its door, the one just inside, and its treasure space."""

    id: str
    name: str
    art: str
    mark: str
    """The letter of its squares."""
    number: str
    doorway: str
    treasure: str
    limit: int | None
    """How strong its guards may be together."""


class VillageCatalogue(Struct, frozen=True):
    """Every piece, card and square of the game."""

    heroes: list[HeroSheet]
    monsters: list[MonsterCard]
    items: list[PieceCard]
    weapons: list[PieceCard]
    events: list[PieceCard]
    sewers: list[PieceCard]
    warlord: list[PieceCard]
    buildings: list[BuildingCard]
    squares: list[SquareCard]
    threshold: tuple[str, ...]
    """The squares that no monster enters."""
    fixtures: list[FixtureCard]


def catalogue() -> VillageCatalogue:
    return VillageCatalogue(
        heroes=hero_cards(PIECES),
        monsters=monster_cards(PIECES),
        items=item_cards(PIECES),
        weapons=weapon_cards(PIECES),
        events=[PieceCard(one.id, one.name, one.art, one.text()) for one in EVENTS],
        sewers=[PieceCard(one.id, one.name, one.art, sewer_text(one)) for one in BOX.sewers],
        warlord=[PieceCard(one.id, one.name, one.art, warlord_text(one)) for one in BOX.warlord],
        buildings=[_building(number) for number in range(len(BUILDINGS))],
        squares=square_cards(GRID, HERO_WAYS),
        threshold=BOARD.squares.threshold,
        fixtures=fixture_cards(GRID, FIXTURES),
    )


def _building(number: int) -> BuildingCard:
    one = BOARD.building[number]
    limit = None if number in (WINDMILL, HALL) else GUARDS_LIMIT
    mark = GRID.marks[GRID.numbers[one.doorway]]
    return BuildingCard(one.id, one.name, one.art, mark, one.number, one.doorway, one.treasure, limit)
