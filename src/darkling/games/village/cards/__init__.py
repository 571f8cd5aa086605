"""The village's own cards as frozen tables, indexed by number: what the rules read. A deck holds numbers."""

from collections.abc import Sequence

from darkling.games.darkworld.cards.pieces import Pieces
from darkling.games.village.cards.files import BOX, FOLDER

PIECES = Pieces(FOLDER)
HIT_CARDS = 18
"""Of 40 (DW-R-23)."""

Card = int
"""The number of a card in its deck's file. Copies of one card are the same number."""


def copies_of(counts: Sequence[int]) -> tuple[Card, ...]:
    """Return a deck with so many copies of each card."""
    return tuple([card for card, count in enumerate(counts) for _ in range(count)])


TREASURE_CODES = (*PIECES.weapon_codes, "KEY")
CREATURE_CODES = ("WOLF", "LURKER", "WERERAT")
HOSTAGE_CODES = ("MILLER", "MAYOR")

SEWER_CODES = tuple([card.id for card in BOX.sewers])
SEWER_DECK = copies_of([card.copies for card in BOX.sewers])
WERERATS = tuple([card.wererats for card in BOX.sewers])
IS_LAIR = tuple([card.lair for card in BOX.sewers])
HAS_PASSAGE = tuple([card.passage for card in BOX.sewers])

WARLORD_CODES = tuple([card.id for card in BOX.warlord])
WARLORD_DECK = tuple(range(len(WARLORD_CODES)))
KARRION_CARD = [card.karrion for card in BOX.warlord].index(True)
WARLORD_WEAPON = tuple(
    [PIECES.weapon_codes.index(card.weapon) if card.weapon else -2 for card in BOX.warlord]
)
"""The Golden Weapon that is the Warlord's weakness, by card."""
