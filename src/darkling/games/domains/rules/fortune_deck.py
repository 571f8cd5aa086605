"""How the Fortune deck can lie: its blocks by era, and how far those who look ahead can have moved a card.

Seers put the next three cards back in any order (DM-R-106), and two are turned up each turn. So one card at
most is held back at a time, and none comes more than two places early.
"""

from collections.abc import Sequence

from darkling.games.domains.cards import DECAY, ERA, MASQUERADE, Card

BLOCK = 5
FORTUNES = 3 * BLOCK
"""Cards in the Fortune deck of a game (DM-SET-05)."""
A_TURN = 2
LOOKED_AT = 3
TURNS = (FORTUNES + 1) // A_TURN
"""In the last of them only one card is left (DM-R-50)."""


def drawn_by(turn: int) -> int:
    """Return how many Fortune cards have been turned up when those of a turn lie there."""
    return min(A_TURN * turn, FORTUNES)


def can_be_drawn(cards: Sequence[Card]) -> bool:
    """Say whether these can be all that have been turned up by now."""
    for era in range(MASQUERADE + 1, DECAY + 1):
        later = [card for card in cards if ERA[card] >= era]
        if len(later) > max(0, len(cards) + 1 - era * BLOCK):
            return False
    return True


def can_be_left(deck: Sequence[Card]) -> bool:
    """Say whether the rest of the deck can be as it is, below what may have been put in order."""
    top = FORTUNES - len(deck)
    blocks = [(top + at) // BLOCK for at in range(len(deck))]
    return [ERA[card] for card in deck[LOOKED_AT:]] == blocks[LOOKED_AT:]
