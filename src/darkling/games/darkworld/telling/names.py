"""The names of all pieces of a Dark World game."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from darkling.games.darkworld.cards.pieces import Pieces
from darkling.table.phrase import Said, listed

Names = Mapping[str, str]
"""Names by codes."""


class Named(Protocol):
    """A piece or a card."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


def named(*things: Named) -> dict[str, str]:
    """Return the names of things by their codes."""
    return {thing.id: thing.name for thing in things}


def names_of(pieces: Pieces) -> Names:
    names = named(*pieces.heroes, *pieces.monsters, *pieces.items, *pieces.weapons)
    for code, kind, strength in zip(pieces.figure_codes, pieces.kind_of, pieces.strength_of, strict=True):
        names[code] = f"{pieces.monsters[kind].name} {strength}"
    return names


def listed_names(codes: Sequence[str], names: Names) -> Said:
    """Return names one after the other; `none` where there is nothing."""
    return listed([names[code] for code in codes]) if codes else "none"
