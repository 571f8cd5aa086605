"""What those know of the dungeon deck who have not searched it, where a game master has (AD-R-108).

`dungeon_deck.py` keeps batches: which cards may lie in which places. To a game master every search makes a
new batch, of all that was in the deck. The others see no more of it than what is enlisted. So their batches
are kept beside those of the game master, and follow all that everyone sees.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from darkling.games.darkness.rules.state import FACE_DOWN, GAME_MASTER, Darkness
from darkling.table.decision import Seat

Batches = tuple[tuple[int, ...], ...]


class Known(NamedTuple):
    """The batches, and of each tile and of what is buried the newest one that may lie there."""

    hidden: Batches
    dealt: tuple[int, ...]
    buried: tuple[int, ...]


def known_to(g: Darkness, seat: Seat | None) -> Known:
    """Return what a seat knows of the cards that lie face down."""
    if g.told_hidden and seat != GAME_MASTER:
        return Known(g.told_hidden, g.told_dealt, g.told_buried)
    return Known(g.hidden, g.dealt, g.buried)


def tell_all(g: Darkness) -> None:
    """Begin with a deck that nobody has searched yet."""
    if g.has_master():
        g.told_hidden, g.told_dealt, g.told_buried = g.hidden, g.dealt, g.buried


def follow(g: Darkness, change: Callable[[Darkness], None]) -> None:
    """Let what everyone knows follow a change of the deck."""
    if g.told_hidden:
        swap(g)
        change(g)
        swap(g)


def swap(g: Darkness) -> None:
    """Exchange what everyone knows and what the game master knows."""
    g.hidden, g.told_hidden = g.told_hidden, g.hidden
    g.dealt, g.told_dealt = g.told_dealt, g.dealt
    g.buried, g.told_buried = g.told_buried, g.buried


def see(g: Darkness, card: int, newest: int) -> None:
    """Take a card that came to light out of what everyone knows; `newest` is the batch of its place."""
    if g.told_hidden:
        g.told_hidden = next(
            found for found in _without(g.told_hidden, card, newest) if has_room(g, found, g.told_buried)
        )


def _without(hidden: Batches, card: int, newest: int) -> list[Batches]:
    """Return what may be left: the card was in a batch itself, the newest first, or behind a stand-in."""
    found: list[Batches] = []
    for batch in range(newest, -1, -1):
        cards = hidden[batch]
        if card in cards:
            found.append(_less(hidden, batch, card))
        for one in sorted({one for one in cards if one < 0}):
            found += _without(_less(hidden, batch, one), card, -1 - one)
    return found


def _less(hidden: Batches, batch: int, card: int) -> Batches:
    cards = hidden[batch]
    at = cards.index(card)
    return (*hidden[:batch], (*cards[:at], *cards[at + 1 :]), *hidden[batch + 1 :])


def has_room(g: Darkness, hidden: Batches, buried: Sequence[int]) -> bool:
    """Say whether each place that was dealt before a batch can have a card that was there."""
    dealt = [g.told_dealt[tile] for tile, face in enumerate(g.faces) if face == FACE_DOWN]
    older = newer = 0
    for batch, cards in enumerate(hidden):
        older += buried[batch] + dealt.count(batch)
        older += len([one for later in hidden for one in later if one == -1 - batch])
        newer += len(cards)
        if newer < older:
            return False
    return True
