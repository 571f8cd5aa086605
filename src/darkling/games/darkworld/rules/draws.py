"""What chance brings besides dice, by numbers of which each means one thing only.

So what a set-up position foretells waits for its own kind: a magic item is not taken for a hero.
"""

from collections.abc import Sequence

from darkling.table.machine import Machine

HEROES_FROM, ITEMS_FROM, CARDS_FROM, COINS_FROM = 0, 100, 200, 300
"""Where the numbers of each kind begin."""


def shuffled(g: Machine, first: int, things: Sequence[int]) -> tuple[int, ...]:
    """Return things of the kind whose numbers begin there, in random order."""
    return tuple([number - first for number in g.shuffle([first + thing for thing in things])])


def picked(g: Machine, first: int, things: Sequence[int]) -> int:
    """Return one thing of the kind whose numbers begin there, at random."""
    return g.pick([first + thing for thing in things]) - first
