"""A tile on a space as one number: tile * 4, 2 if it is dark, 1 if its special has been used this turn."""

from darkling.games.domains.cards import NO_CARD, Card

TileInPlay = int
USED, DARK = 1, 2
STATES = 4


def tile_of(tile: TileInPlay) -> Card:
    return tile // STATES


def is_dark(tile: TileInPlay) -> bool:
    return bool(tile & DARK)


def has_dark_tile(tile: TileInPlay) -> bool:
    """Say the same of a space, which may have no tile."""
    return tile != NO_CARD and bool(tile & DARK)


def face_of(tile: TileInPlay) -> int:
    """Return the side that shows: tile * 2, and 1 if it is dark."""
    return tile // 2


def in_play(tile: Card, dark: bool) -> TileInPlay:
    return tile * STATES + (DARK if dark else 0)
