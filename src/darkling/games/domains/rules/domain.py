"""What may stand where in a Domain, and how strong a space is."""

from itertools import chain
from typing import NamedTuple

from darkling.games.domains.cards import (
    BAR_AREA,
    BAR_AREA_PLUS,
    DEFENSE,
    IS_YELLOW,
    MAY_STAND,
    MERCENARY,
    NO_CARD,
    SHIELD,
    TILE_AURA,
    Card,
)
from darkling.games.domains.cards.switches import AREA_DEFENSE
from darkling.games.domains.rules.events import MercenaryReturned, MonsterLost, MonsterPut, TileFlipped
from darkling.games.domains.rules.places import SPACES, Space, area_of, area_spaces
from darkling.games.domains.rules.settings import MORTAL_MERCENARY
from darkling.games.domains.rules.state import BOXED_MONSTERS, SHOWN_MONSTERS, Domains
from darkling.games.domains.rules.tiles import DARK, face_of, has_dark_tile, is_dark, tile_of
from darkling.table.decision import Seat
from darkling.table.rule import WhyNot
from darkling.table.zones import without

WEAPON_DEFENSE = 3

BLACK_MONSTER_THERE = WhyNot("black-monster-there", "DM-R-37")
LIGHT_TILE_THERE = WhyNot("light-tile-there", "DM-NIK-03")
TILE_THERE = WhyNot("tile-there", "DM-DOM-03")
WRONG_AREA = WhyNot("wrong-area", "DM-FORE-04")
MONSTER_UNDER_LIGHT = WhyNot("monster-under-light", "DM-R-39")

# What may stand where.


def has_black(g: Domains, seat: Seat, space: Space) -> bool:
    """Say whether a monster with a black bar stands on a space."""
    return False in [IS_YELLOW[monster] for monster in g.monsters[seat][space]]


def why_not_monster(g: Domains, seat: Seat, monster: Card, space: Space) -> WhyNot | None:
    """Return why a monster may not be put on a space (DM-NIK-03, DM-MON-03, DM-R-37, DM-R-38)."""
    if IS_YELLOW[monster]:
        return None
    if has_black(g, seat, space):
        return BLACK_MONSTER_THERE
    return LIGHT_TILE_THERE if g.has_light(seat, space) else None


def monster_spaces(g: Domains, seat: Seat, monster: Card) -> list[Space]:
    return [space for space in range(SPACES) if why_not_monster(g, seat, monster, space) is None]


def why_not_tile(g: Domains, seat: Seat, tile: Card, space: Space, dark: bool) -> WhyNot | None:
    """Return why a tile may not be built on a space with this side up (DM-FORE-04, DM-R-39)."""
    if not MAY_STAND[tile][area_of(space)]:
        return WRONG_AREA
    if g.tiles[seat][space] != NO_CARD:
        return TILE_THERE
    return MONSTER_UNDER_LIGHT if not dark and has_black(g, seat, space) else None


def tile_spaces(g: Domains, seat: Seat, tile: Card, dark: bool) -> list[Space]:
    return [space for space in range(SPACES) if why_not_tile(g, seat, tile, space, dark) is None]


def is_occupied(g: Domains, seat: Seat, space: Space) -> bool:
    """Say whether a tile or a monster is on a space."""
    return g.tiles[seat][space] != NO_CARD or bool(g.monsters[seat][space])


def empty_areas(g: Domains, seat: Seat) -> list[int]:
    """Return the Areas of a Domain without any tile and monster (DM-R-54)."""
    return [area for area in range(4) if not any(is_occupied(g, seat, space) for space in area_spaces(area))]


def count_tiles(g: Domains, seat: Seat, dark: bool) -> int:
    return sum([tile != NO_CARD and is_dark(tile) == dark for tile in g.tiles[seat]])


# Defense.


def shield(monster: Card, space: Space) -> int:
    """Return the shield of a monster on a space, with its terrain bonus (DM-MON-06, DM-MON-08)."""
    at_home = BAR_AREA[monster] == area_of(space)
    return SHIELD[monster] + (BAR_AREA_PLUS[monster] if at_home else 0)


def area_defense(g: Domains, seat: Seat, space: Space) -> int:
    """Return what dark tiles on other spaces of its Area add to the defense of a space."""
    total = 0
    for other in area_spaces(area_of(space)):
        tile = g.tiles[seat][other]
        if other != space and has_dark_tile(tile):
            total += sum([amount for switch, amount in TILE_AURA[tile_of(tile)] if switch == AREA_DEFENSE])
    return total


class DefenseParts(NamedTuple):
    """What makes up the defense of a space, which all can see (DM-R-105)."""

    tile: int
    monsters: int
    weapons: int
    area: int


def defense_parts(g: Domains, seat: Seat, space: Space) -> DefenseParts:
    tile = g.tiles[seat][space]
    return DefenseParts(
        DEFENSE[face_of(tile)] if tile != NO_CARD else 0,
        sum([shield(monster, space) for monster in g.monsters[seat][space]]),
        WEAPON_DEFENSE * g.weapons(seat, space),
        area_defense(g, seat, space),
    )


def defense(g: Domains, seat: Seat, space: Space) -> int:
    """Return the defense of a space: tile, monsters, weapons (DM-ATK-02, DM-R-105)."""
    return sum(defense_parts(g, seat, space))


# Changes.


def flip(g: Domains, seat: Seat, space: Space) -> None:
    """Turn a tile to its other side."""
    tile = g.tiles[seat][space] ^ DARK
    g.set_tile(seat, space, tile)
    g.emit(TileFlipped, seat, tile_of(tile), space, is_dark(tile))


def put_monster(g: Domains, seat: Seat, monster: Card, space: Space) -> None:
    g.set_monsters(seat, space, (*g.monsters[seat][space], monster))
    g.emit(MonsterPut, seat, monster, space)


def take_monster(g: Domains, seat: Seat, monster: Card) -> Space:
    """Take a monster off its space, and return which that was."""
    for space, monsters in enumerate(g.monsters[seat]):
        if monster in monsters:
            g.set_monsters(seat, space, without(monsters, monster))
            return space
    raise ValueError(f"monster {monster} is not in the Domain of seat {seat}")


def lose_monster(g: Domains, seat: Seat, monster: Card) -> None:
    """Put a monster into the box; the Mercenary goes back to the Docks (DM-R-44)."""
    space = take_monster(g, seat, monster)
    g.show(SHOWN_MONSTERS, monster)
    if monster == MERCENARY and not g.has_agreed(MORTAL_MERCENARY):
        g.emit(MercenaryReturned, seat)
        return
    g.remove(BOXED_MONSTERS, monster)
    g.emit(MonsterLost, seat, monster, space)


def is_mercenary_at_docks(g: Domains) -> bool:
    """Say whether the Mercenary waits at the Docks."""
    if MERCENARY in g.box[BOXED_MONSTERS]:
        return False
    return MERCENARY not in chain.from_iterable(chain.from_iterable(g.monsters))
