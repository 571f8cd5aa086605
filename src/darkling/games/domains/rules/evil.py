"""How many Skulls things make: for the Evil icon, for tie-breaks, for all to see (DM-R-63, DM-R-91)."""

from typing import TYPE_CHECKING

from darkling.games.domains.cards import MONSTER_SKULLS, NO_CARD, SKULLS
from darkling.games.domains.rules.tiles import face_of, is_dark
from darkling.table.decision import Seat

if TYPE_CHECKING:
    from darkling.games.domains.rules.places import Space
    from darkling.games.domains.rules.state import Domains


def tile_skulls(g: "Domains", seat: Seat, space: "Space") -> int:
    """Return the Skulls that a tile makes on the side that shows, Altars on a dark one included."""
    tile = g.tiles[seat][space]
    if tile == NO_CARD:
        return 0
    return SKULLS[face_of(tile)] + (g.altars(seat, space) if is_dark(tile) else 0)


def skulls_a_turn(g: "Domains", seat: Seat) -> int:
    """Return the Skulls that a seat's tiles and monsters make each turn."""
    tiles, monsters = g.tiles[seat], g.monsters[seat]
    total = 0
    for space, tile in enumerate(tiles):
        if tile != NO_CARD:
            total += tile_skulls(g, seat, space)
        for monster in monsters[space]:
            total += MONSTER_SKULLS[monster]
    return total
