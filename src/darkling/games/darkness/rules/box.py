"""Which cards decks may hold, and what is left of one box, where all players share it (AD-R-22)."""

from collections.abc import Sequence

from darkling.games.darkness.cards import (
    ACTIONS,
    CLASSES,
    LEGAL_ACTIONS,
    LEGAL_RESOURCES,
    RESOURCES,
)
from darkling.games.darkness.cards.language import ActionCard, ResourceCard
from darkling.games.darkness.rules.settings import BOX_LIMITED
from darkling.games.darkness.rules.state import NO_CLASS, ZONES, Darkness

AC, RC = range(2)
"""Kinds of cards; a zone of a hero has the one or the other by turns."""
DECK_SIZE = 27
"""Cards of each deck of a hero who begins (AD-BLD-04, AD-BLD-08)."""
MOST_COPIES = 3
"""Of a card that is no core card (AD-BLD-07, AD-BLD-08)."""
Legal = tuple[tuple[int, ...], ...]
"""For each class the cards of a kind that its decks may hold."""


def _without_banned(legal: Legal, cards: Sequence[ActionCard | ResourceCard]) -> Legal:
    return tuple([tuple([card for card in of if not cards[card].is_banned]) for of in legal])


LEGAL = (LEGAL_ACTIONS, LEGAL_RESOURCES)
LEGAL_IN_ARENA = (_without_banned(LEGAL_ACTIONS, ACTIONS), _without_banned(LEGAL_RESOURCES, RESOURCES))
"""By kinds of cards; some are banned in the arena (AD-PVP-15, AD-R-116)."""
COPIES = (
    tuple([card.copies for card in ACTIONS]),
    tuple([card.copies for card in RESOURCES]),
)
PLENTY = tuple([(DECK_SIZE,) * len(copies) for copies in COPIES])
"""What is spare where the box does not matter."""
SAMPLES = tuple([(card.action_deck, card.resource_deck) for card in CLASSES])
SAMPLES_IN_ARENA = tuple([(card.arena_action_deck, card.arena_resource_deck) for card in CLASSES])
"""The sample decks of each class, actions and resources; in the arena others stand in for banned cards."""


def legal(g: Darkness, kind: int, one: int) -> tuple[int, ...]:
    """Return the cards of a kind that decks of a class may hold (AD-BLD-09)."""
    return (LEGAL_IN_ARENA if g.teams else LEGAL)[kind][one]


def sample(g: Darkness, kind: int, one: int) -> tuple[int, ...]:
    """Return a sample deck of a class (AD-BLD-11)."""
    return (SAMPLES_IN_ARENA if g.teams else SAMPLES)[one][kind]


def spare(g: Darkness, kind: int) -> tuple[int, ...]:
    """Return how many copies of each card may be taken.

    So many stay in the box that whoever has no class yet can build a deck for any that is left.
    """
    if not g.has_agreed(BOX_LIMITED):
        return PLENTY[kind]
    left = left_in_box(g, kind)
    spared = list(left)
    for one in classes_to_come(g):
        if room(g, left, kind, one) <= needed(kind, one):
            for card in loose(g, kind, one):
                spared[card] = max(0, left[card] - MOST_COPIES)
    return tuple(spared)


def left_in_box(g: Darkness, kind: int) -> list[int]:
    left = list(COPIES[kind])
    for zone, cards in enumerate(g.piles):
        if zone % ZONES % 2 == kind:
            for card in cards:
                left[card] -= 1
    return left


def classes_to_come(g: Darkness) -> list[int]:
    """Return the classes that somebody may yet choose: each is in the box once."""
    if NO_CLASS not in g.kind[: g.heroes]:
        return []
    return [one for one in range(len(CLASSES)) if one not in g.kind[: g.heroes]]


def room(g: Darkness, left: list[int], kind: int, one: int) -> int:
    """Return how many cards that are not core a deck of a class can have with what is left."""
    return sum([min(MOST_COPIES, left[card]) for card in loose(g, kind, one)])


def loose(g: Darkness, kind: int, one: int) -> list[int]:
    """Return the cards that a class may have but need not."""
    return [card for card in legal(g, kind, one) if kind == AC or not RESOURCES[card].is_core]


def needed(kind: int, one: int) -> int:
    core = sum([copies for _, copies in CLASSES[one].core]) if kind == RC else 0
    return DECK_SIZE - core


def has_sample(g: Darkness, one: int) -> bool:
    """Say whether the box has the sample decks of a class, and enough for those who come after."""
    return not g.has_agreed(BOX_LIMITED) or all(map(_has_sample, (g, g), (AC, RC), (one, one)))


def _has_sample(g: Darkness, kind: int, one: int) -> bool:
    left = left_in_box(g, kind)
    for card in sample(g, kind, one):
        left[card] -= 1
    others = [other for other in classes_to_come(g) if other != one]
    return min(left) >= 0 and all(room(g, left, kind, other) >= needed(kind, other) for other in others)
