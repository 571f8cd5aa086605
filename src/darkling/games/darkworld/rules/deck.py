"""Hit/Miss cards in the deck, and what everyone knows of those at its bottom.

A card is its kind. When the hand of an eliminated hero goes below the deck, everyone sees the cards, and
nobody their order (DW-R-67): such a card is marked with the hero, so that those of a hand can be told from
others.
"""

from collections.abc import Sequence
from itertools import groupby

from darkling.games.darkworld.cards.pieces import HIT, MISS

KINDS = 2
"""A mark is so many times the number of the hero from 1; without one, it is 0."""
Cards = tuple[int, ...]


def cards(hits: int, misses: int) -> Cards:
    return (HIT,) * hits + (MISS,) * misses


def kinds_of(deck: Sequence[int]) -> Cards:
    """Return the cards without the marks of hands."""
    return tuple([card % KINDS for card in deck])


def marked(hand: Cards, hero: int) -> Cards:
    """Return a hand as it goes below the deck; if its cards are all alike, there is no order to know."""
    return tuple([card + KINDS * (hero + 1) for card in hand]) if len(set(hand)) > 1 else hand


def stretches(deck: Sequence[int]) -> list[Cards]:
    """Return the cards of a deck, those of a hand in one piece, each other card by itself."""
    found: list[Cards] = []
    for mark, group in groupby(deck, lambda card: card // KINDS):
        run = tuple(group)
        found += [run] if mark else [(card,) for card in run]
    return found
