"""Where a party goes: what the icons of its leader find in all Domains (DM-TGT-01 to DM-TGT-12).

This is asked for every view and every evaluation. So what matches an icon is looked up in flat tables, by
tiles as they lie on the board: the lowest number wins, and light sides come after all dark ones.
"""

from collections.abc import Sequence
from typing import NamedTuple

from darkling.games.domains.cards import (
    FIRST_AREA_ICON,
    FIRST_TYPE_ICON,
    LEFT,
    MONSTER_CODES,
    MONSTER_ICON,
    MONSTER_SKULLS,
    NO_CARD,
    RANK,
    RIGHT,
    SKULLS,
    TILE_CODES,
    TILE_TYPES,
    TYPE,
    Card,
)
from darkling.games.domains.rules.attacked import NO_ICON, NOBODY
from darkling.games.domains.rules.places import IN_AREA, LEADER, Space
from darkling.games.domains.rules.settings import MIXED_EVIL
from darkling.games.domains.rules.state import ALTAR, GUARDED, WEAPON, Domains
from darkling.games.domains.rules.tiles import STATES, TileInPlay, face_of, is_dark, tile_of
from darkling.table.decision import Seat

STAYS, ATTACKS, PILGRIMAGE = range(3)
"""What a party does: it stays at home, attacks a space, or makes a pilgrimage to a light tile."""
TARGET_CODES = ("none", "attack", "pilgrimage")


class PartyTarget(NamedTuple):
    """What a party will do, where, and which icon of its leader leads it there."""

    kind: int = STAYS
    seat: Seat = NOBODY
    space: Space = NO_CARD
    icon: int = NO_ICON


STAY = PartyTarget()

Tiles = Sequence[tuple[TileInPlay, ...]]
Monsters = Sequence[tuple[tuple[Card, ...], ...]]
Match = tuple[int, Seat, Space]
"""How well something matches an icon, the lower the better, and where it is."""

LIGHT_SIDE = 1000
"""Added to the rank of a light side, so that any dark one comes first."""
NO_MATCH = 1_000_000
NOWHERE: Match = (NO_MATCH, NOBODY, NO_CARD)
A_SKULL = 1000
"""What each Skull takes off, so that more Skulls come before any rank."""
AFTER_TILES = 500
"""Added to the rank of a monster: among equals, tiles come first."""


def _table(keys: Sequence[int]) -> tuple[int, ...]:
    """Return keys by tile in play; what is looked up for an empty space, by -1, is the last one."""
    return (*keys, NO_MATCH)


_IN_PLAY: Sequence[TileInPlay] = range(len(TILE_CODES) * STATES)
_RANKS = [RANK[face_of(tile)] + (0 if is_dark(tile) else LIGHT_SIDE) for tile in _IN_PLAY]
OF_ANY_TYPE = _table(_RANKS)
OF_TYPE = tuple(
    [
        _table([_RANKS[tile] if TYPE[tile_of(tile)] == kind else NO_MATCH for tile in _IN_PLAY])
        for kind in range(len(TILE_TYPES))
    ]
)
EVIL_TILES = _table(
    [
        RANK[face_of(tile)] - A_SKULL * SKULLS[face_of(tile)] if is_dark(tile) else NO_MATCH
        for tile in _IN_PLAY
    ]
)
"""Below 0 for tiles that make Skulls."""
EVIL_MONSTERS = tuple(
    [
        AFTER_TILES + monster - A_SKULL * MONSTER_SKULLS[monster] if MONSTER_SKULLS[monster] else NO_MATCH
        for monster in range(len(MONSTER_CODES))
    ]
)
"""Below 0 for monsters that make Skulls."""


def find_target(g: Domains, tavern: int) -> PartyTarget:
    """Return where a party would go now (DM-ADV-03); guarded spaces are passed by (DM-R-53, DM-R-99)."""
    party = g.displays[tavern]
    if not party:
        return STAY
    target = _search(g, party[LEADER], g.tiles, g.monsters)
    if target.kind == STAYS or not g.tokens[target.seat][target.space] & GUARDED:
        return target
    return _search(g, party[LEADER], *_unguarded(g))


def _unguarded(g: Domains) -> tuple[Tiles, Monsters]:
    """Return tiles and monsters of all Domains without those on guarded spaces."""
    tiles, monsters = [], []
    for seat in g.seats:
        tokens = g.tokens[seat]
        tiles.append(
            tuple([NO_CARD if on & GUARDED else t for t, on in zip(g.tiles[seat], tokens, strict=True)])
        )
        monsters.append(
            tuple([() if on & GUARDED else m for m, on in zip(g.monsters[seat], tokens, strict=True)])
        )
    return tiles, monsters


def _search(g: Domains, leader: Card, tiles: Tiles, monsters: Monsters) -> PartyTarget:
    """Try the left icon on dark sides, then the right one; then both on light sides (DM-TGT-08 to -12)."""
    left_icon, right_icon = LEFT[leader], RIGHT[leader]
    left, seat, space = _match(g, left_icon, tiles, monsters)
    if left < LIGHT_SIDE:
        return PartyTarget(ATTACKS, seat, space, left_icon)
    right, right_seat, right_space = _match(g, right_icon, tiles, monsters)
    if right < LIGHT_SIDE:
        return PartyTarget(ATTACKS, right_seat, right_space, right_icon)
    if left < NO_MATCH:
        return PartyTarget(PILGRIMAGE, seat, space, left_icon)
    if right < NO_MATCH:
        return PartyTarget(PILGRIMAGE, right_seat, right_space, right_icon)
    return STAY


def _match(g: Domains, icon: int, tiles: Tiles, monsters: Monsters) -> Match:
    """Return the best match of an icon; below LIGHT_SIDE it is attacked (DM-TGT-02 to DM-TGT-06)."""
    if icon >= FIRST_TYPE_ICON:
        return _lowest_tile(tiles, OF_TYPE[icon - FIRST_TYPE_ICON])
    if icon >= FIRST_AREA_ICON:
        first = (icon - FIRST_AREA_ICON) * IN_AREA
        key, seat, space = _lowest_tile([row[first : first + IN_AREA] for row in tiles], OF_ANY_TYPE)
        return key, seat, first + space
    if icon == MONSTER_ICON:
        return _lowest_monster(monsters)
    return _most_evil(g, tiles, monsters)


def _lowest_tile(rows: Tiles, table: tuple[int, ...]) -> Match:
    best, owner = NO_MATCH, NOBODY
    for seat, row in enumerate(rows):
        key = min(map(table.__getitem__, row))
        if key < best:
            best, owner = key, seat
    if owner == NOBODY:
        return NOWHERE
    return best, owner, [table[tile] for tile in rows[owner]].index(best)


def _lowest_monster(rows: Monsters) -> Match:
    """Return the monster of the lowest rank: they are numbered by rank, and stand in its order."""
    found = NOWHERE
    for seat, row in enumerate(rows):
        for space, monsters in enumerate(row):
            if monsters and monsters[0] < found[0]:
                found = monsters[0], seat, space
    return found


def _most_evil(g: Domains, tiles: Tiles, monsters: Monsters) -> Match:
    """Return what makes most Skulls, any tile before any monster unless agreed otherwise (DM-R-62)."""
    found = _most_evil_tile(g, tiles)
    if found[0] >= 0 or g.has_agreed(MIXED_EVIL):
        found = min(found, _most_evil_monster(monsters))
    return found if found[0] < 0 else NOWHERE


def _most_evil_tile(g: Domains, rows: Tiles) -> Match:
    """Return the dark tile that makes most Skulls, its Altars included (DM-R-63)."""
    found = NOWHERE
    for seat, row in enumerate(rows):
        tokens = g.tokens[seat]
        for space, tile in enumerate(row):
            key = EVIL_TILES[tile]
            if tokens[space]:
                key -= A_SKULL * (tokens[space] % WEAPON // ALTAR)
            if key < found[0]:
                found = key, seat, space
    return found


def _most_evil_monster(rows: Monsters) -> Match:
    found = NOWHERE
    for seat, row in enumerate(rows):
        for space, monsters in enumerate(row):
            for monster in monsters:
                if EVIL_MONSTERS[monster] < found[0]:
                    found = EVIL_MONSTERS[monster], seat, space
    return found
