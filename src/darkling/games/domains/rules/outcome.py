"""Who has won: most Skulls, then Skulls a turn, then Coins, then the lowest tile (DM-END-02 to DM-END-05)."""

from typing import TYPE_CHECKING

from darkling.games.domains.cards import NO_CARD, RANK
from darkling.games.domains.cards.items import COINS, SKULLS
from darkling.games.domains.rules.evil import skulls_a_turn
from darkling.games.domains.rules.tiles import face_of
from darkling.table.decision import Seat
from darkling.table.result import Result, ranked

if TYPE_CHECKING:
    from darkling.games.domains.rules.state import Domains

CRITERIA = ("skulls", "skulls-a-turn", "coins", "lowest-tile")
NO_TILE = -999
"""Less than any tile: who has built nothing loses this tie (DM-R-92)."""


def outcome(g: "Domains") -> Result:
    return ranked(
        CRITERIA,
        [
            (g.stores[seat][SKULLS], skulls_a_turn(g, seat), g.stores[seat][COINS], -lowest_tile(g, seat))
            for seat in g.seats
        ],
    )


def lowest_tile(g: "Domains", seat: Seat) -> int:
    """Return the lowest rank of the sides that show in a Domain (DM-R-92)."""
    ranks = [RANK[face_of(tile)] for tile in g.tiles[seat] if tile != NO_CARD]
    return min(ranks, default=-NO_TILE)
