"""How to lay the dungeon cards anew for those who have not searched the deck, as a game master has."""

from darkling.games.darkness.rules.dungeon_deck import NEVER_FORETOLD, deck_size, face_down, look_into
from darkling.games.darkness.rules.state import CLAIMED, Darkness
from darkling.games.darkness.rules.told_deck import swap


def redeal_dungeon(g: Darkness) -> None:
    """Lay all cards anew that lie face down, all ways that everyone thinks possible being equally likely.

    Then the game master knows of all places alike which cards they have together.
    """
    if not g.told_hidden:
        return
    known, faces = (g.told_hidden, g.told_dealt, g.told_buried), g.faces
    swap(g)
    laid: list[list[int]] = [[] for _ in g.told_hidden]
    for tile in face_down(g):
        g.faces = (*g.faces[:tile], CLAIMED, *g.faces[tile + 1 :])
        laid[g.told_dealt[tile]].append(look_into(g, g.dealt[tile], NEVER_FORETOLD))
    for batch, told in zip(_batches(g.told_buried), _batches(g.buried), strict=True):
        g.buried = (*g.buried[:told], g.buried[told] - 1, *g.buried[told + 1 :])
        laid[batch].append(look_into(g, told, NEVER_FORETOLD))
    newest = len(g.hidden) - 1
    laid[-1] += [look_into(g, newest, NEVER_FORETOLD) for _ in range(deck_size(g))]
    swap(g)
    g.hidden = tuple([tuple(sorted(cards)) for cards in laid])
    (g.told_hidden, g.told_dealt, g.told_buried), g.faces = known, faces


def _batches(buried: tuple[int, ...]) -> list[int]:
    """Return of each card that is buried which batch was the newest; both count on in the same order."""
    return [batch for batch, count in enumerate(buried) for _ in range(count)]
