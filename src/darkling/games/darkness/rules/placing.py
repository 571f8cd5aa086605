"""Putting monsters on the map."""

from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square


def add_foe(g: Darkness, foe: int, square: Square) -> Figure:
    """Put one more monster on the map, and return its number."""
    g.kind.append(foe)
    g.hp.append(g.foe_hp(foe))
    g.at.append(square)
    g.used.append(0)
    g.grudge.append(NOBODY)
    return len(g.kind) - 1
