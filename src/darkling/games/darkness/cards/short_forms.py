"""Reading the short forms of the card files: costs, gifts, sources of X, lines of monsters, tiles."""

import re
from typing import NamedTuple

from darkling.games.darkness.cards.language import (
    GEM_COLOURS,
    INF,
    RESOURCE_TYPES,
    Gem,
    Gift,
    SourceOfX,
)
from darkling.games.darkness.cards.reader import CardReader
from darkling.games.darkness.cards.verbs import ATTACK_CLASSES, DISTANCES
from darkling.grid import Placed

NOTHING = "0"
ANY_OF_ONE_TYPE = "ANY"
POINTS = re.compile(r"[1-9]")
COLOUR = re.compile(r"[RYBOUGW]")
RESOURCES = re.compile(r"ANY|[SFM]{1,2}")
SOURCE = re.compile(r"round/2|[A-Za-z]+")
SOURCES = {
    "paid": "paid",
    "adjA": "adjA",
    "moved": "moved",
    "prevATK": "prevATK",
    "rcs": "rcs",
    "round": "round",
    "round/2": "half_round",
    "discdmg": "discdmg",
}
PLACE = re.compile(r"-?\d+")
WAYS_TO_MOVE = ("walk", "fly")
ORIENTATIONS = {"V": 0, "H": 1}
"""How often a tile is turned by a quarter."""


class AttackLine(NamedTuple):
    """How often a monster attacks in a turn, how far, for how much damage."""

    attacks: int
    distance: str
    damage: int


class ManeuverLine(NamedTuple):
    """How often a monster moves in a turn, whether it flies, how far."""

    maneuvers: int
    flies: bool
    speed: int


class DefenseLine(NamedTuple):
    """How many attacks a round a monster defends against, of which class, and how much that saves."""

    defenses: int
    guards: str
    saves: int


def read_cost(text: str) -> tuple[Gem, ...]:
    """Read the gems of a cost such as `R2+Y2` or `BX`; `0` is no gem at all."""
    reader = CardReader(text)
    if reader.takes(NOTHING):
        reader.close("the end")
        return ()
    gems = [_gem(reader)]
    while reader.takes("+"):
        gems.append(_gem(reader))
    reader.close("'+' or the end")
    return tuple(gems)


def _gem(reader: CardReader) -> Gem:
    resources = GEM_COLOURS[reader.match(COLOUR, "a colour (R, Y, B, O, U, G, W)")]
    if reader.takes("X"):
        return Gem(resources, 1, is_x=True)
    return Gem(resources, int(reader.match(POINTS, "a number of points, or X")))


def read_gifts(text: str) -> tuple[Gift, ...]:
    """Read what a resource card gives, such as `S1+M1` or `ANY2`; `0` is nothing."""
    reader = CardReader(text)
    if reader.takes(NOTHING):
        reader.close("the end")
        return ()
    gifts = [_gift(reader)]
    while reader.takes("+"):
        gifts.append(_gift(reader))
    reader.close("'+' or the end")
    return tuple(gifts)


def _gift(reader: CardReader) -> Gift:
    found = reader.match(RESOURCES, "resources")
    if found not in RESOURCE_TYPES:
        reader.at -= len(found)
        raise reader.wrong(f"resources ({', '.join(RESOURCE_TYPES)})")
    points = int(reader.match(POINTS, "a number of points"))
    return Gift(RESOURCE_TYPES[found], points, is_named=found == ANY_OF_ONE_TYPE)


def read_source(text: str) -> SourceOfX | None:
    """Read where X comes from, such as `adjA max 3`; None if the card has no X."""
    if not text:
        return None
    reader = CardReader(text)
    found = reader.match(SOURCE, "a source of X")
    if found not in SOURCES:
        reader.at -= len(found)
        raise reader.wrong(f"a source of X ({', '.join(SOURCES)})")
    most = reader.count() if reader.takes("max") else INF
    reader.close("'max' or the end")
    return SourceOfX(SOURCES[found], most)


def read_attacks(text: str) -> AttackLine:
    """Read the attacks of a monster, such as `2 melee 3`."""
    reader = CardReader(text)
    line = AttackLine(reader.count(), reader.word(DISTANCES, "a distance"), reader.count())
    reader.close("the end")
    return line


def read_maneuver(text: str) -> ManeuverLine:
    """Read the maneuver of a monster, such as `1 fly 6`."""
    reader = CardReader(text)
    maneuvers = reader.count()
    flies = reader.word(WAYS_TO_MOVE, "how it moves") == "fly"
    line = ManeuverLine(maneuvers, flies, reader.count())
    reader.close("the end")
    return line


def read_defenses(text: str) -> DefenseLine:
    """Read the defenses of a monster, such as `INF any 1`; `0` is none."""
    reader = CardReader(text)
    if reader.takes(NOTHING):
        reader.close("the end")
        return DefenseLine(0, "", 0)
    line = DefenseLine(_endless(reader), reader.word(ATTACK_CLASSES, "a class of attack"), _endless(reader))
    reader.close("the end")
    return line


def _endless(reader: CardReader) -> int:
    return INF if reader.takes("INF") else reader.count()


def read_tiles(text: str) -> tuple[Placed, ...]:
    """Read the tiles of a map, such as `V(0,0) H(3,-1)`."""
    reader = CardReader(text)
    tiles = [_tile(reader)]
    while reader.next_word():
        tiles.append(_tile(reader))
    reader.close("'V(x,y)', 'H(x,y)' or the end")
    return tuple(tiles)


def _tile(reader: CardReader) -> Placed:
    turns = ORIENTATIONS[reader.word(ORIENTATIONS, "V or H")]
    reader.need("(")
    column = int(reader.match(PLACE, "a column"))
    reader.need(",")
    row = int(reader.match(PLACE, "a row"))
    reader.need(")")
    return (turns, column, row)
