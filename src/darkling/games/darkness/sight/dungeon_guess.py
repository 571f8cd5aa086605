"""How to lay the dungeon cards anew for those who have not searched the deck, as a game master has."""

from darkling.games.darkness.rules.dungeon_deck import NEVER_FORETOLD, deck_size, face_down, look_into
from darkling.games.darkness.rules.state import CLAIMED, Darkness
from darkling.games.darkness.rules.told_deck import swap

Laid = list[tuple[int, int]]
"""Cards with the batch that they are of to the game master: the newest when their place was dealt."""


def redeal_dungeon(g: Darkness) -> None:
    """Lay all cards anew that lie face down, all ways that everyone thinks possible being equally likely.

    Then the game master knows of all places alike which cards they have together.
    """
    if not g.told_hidden:
        return
    known, faces = (g.told_hidden, g.told_dealt, g.told_buried), g.faces
    swap(g)
    laid = [*_under_tiles(g), *_among_buried(g), *_in_deck(g)]
    swap(g)
    (g.told_hidden, g.told_dealt, g.told_buried), g.faces = known, faces
    batches = range(len(g.hidden))
    g.hidden = tuple([tuple(sorted([card for at, card in laid if at == batch])) for batch in batches])


def _under_tiles(g: Darkness) -> Laid:
    """Look under each tile; what everyone knows and what the game master knows are exchanged for now."""
    laid = []
    for tile in face_down(g):
        g.faces = (*g.faces[:tile], CLAIMED, *g.faces[tile + 1 :])
        laid.append((g.told_dealt[tile], look_into(g, g.dealt[tile], NEVER_FORETOLD)))
    return laid


def _among_buried(g: Darkness) -> Laid:
    laid = []
    for batch, told in zip(_batches(g.told_buried), _batches(g.buried), strict=True):
        g.buried = (*g.buried[:told], g.buried[told] - 1, *g.buried[told + 1 :])
        laid.append((batch, look_into(g, told, NEVER_FORETOLD)))
    return laid


def _in_deck(g: Darkness) -> Laid:
    batch, newest = len(g.told_hidden) - 1, len(g.hidden) - 1
    return [(batch, look_into(g, newest, NEVER_FORETOLD)) for _ in range(deck_size(g))]


def _batches(buried: tuple[int, ...]) -> list[int]:
    """Return of each card that is buried which batch was the newest; both count on in the same order."""
    return [batch for batch, count in enumerate(buried) for _ in range(count)]
