"""Pieces and places by their codes, as positions set up by hand name them."""

from collections.abc import Sequence

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    MONSTER_CODES,
    SPELL_CODES,
    TILE_CODES,
    Card,
)
from darkling.games.domains.rules.places import (
    ADVENTURERS_FROM,
    HENCHMEN_FROM,
    MONSTERS_FROM,
    SPACE_CODES,
    SPELLS_FROM,
    TILES_FROM,
    Space,
)
from darkling.table.arranging import card_number
from darkling.table.errors import BadPosition

GAME = "domains"
FORTUNE, ADVENTURER, HENCHMAN, TILE, MONSTER, SPELL = KINDS = ("FO", "AD", "HE", "TI", "MO", "SP")
"""Kinds of pieces, by how their codes begin."""
CODES: dict[str, tuple[str, ...]] = {
    FORTUNE: FORTUNE_CODES,
    ADVENTURER: ADVENTURER_CODES,
    HENCHMAN: HENCHMAN_CODES,
    TILE: TILE_CODES,
    MONSTER: MONSTER_CODES,
    SPELL: SPELL_CODES,
}
NAMES = {
    FORTUNE: "Fortune card",
    ADVENTURER: "adventurer",
    HENCHMAN: "henchman",
    TILE: "tile",
    MONSTER: "monster",
    SPELL: "spell",
}
DRAWN = {
    ADVENTURER: ADVENTURERS_FROM,
    HENCHMAN: HENCHMEN_FROM,
    TILE: TILES_FROM,
    MONSTER: MONSTERS_FROM,
    SPELL: SPELLS_FROM,
}
"""What is drawn during play, and where the numbers of each kind begin in what is foretold."""


def number(code: str, kind: str) -> Card:
    return card_number(GAME, code, CODES[kind], NAMES[kind])


def numbers(codes: Sequence[str], kind: str) -> tuple[Card, ...]:
    return tuple([number(code, kind) for code in codes])


def sorted_numbers(codes: Sequence[str], kind: str) -> tuple[Card, ...]:
    return tuple(sorted(numbers(codes, kind)))


def number_of_any(code: str) -> Card:
    """Return the number of a piece of whichever kind."""
    if code[:2] not in KINDS:
        raise BadPosition(f"{GAME}: there is no piece {code!r}; codes begin with {', '.join(KINDS)}")
    return number(code, code[:2])


def number_drawn(code: str) -> int:
    """Return by which number a piece that can be drawn is foretold."""
    if code[:2] not in DRAWN:
        raise BadPosition(f"{GAME}: {code!r} cannot be drawn; what can is called {', '.join(DRAWN)} …")
    return DRAWN[code[:2]] + number(code, code[:2])


def space_number(code: str) -> Space:
    return card_number(GAME, code, SPACE_CODES, "space")


def one_of(field: str, name: str, names: Sequence[str]) -> int:
    """Return which of some names one is."""
    if name not in names:
        raise BadPosition(f"{GAME}: {field} has {name!r}, expected one of {', '.join(names)}")
    return names.index(name)
