"""Tables: how a game looks on the screen. A game without one of its own gets the general one."""

from darkling.terminal.tables.castle import CastleTable
from darkling.terminal.tables.dealings import DealingsTable
from darkling.terminal.tables.general import GeneralTable
from darkling.terminal.tables.heists import HeistsTable
from darkling.terminal.tables.village import VillageTable

TABLES: dict[str, type[GeneralTable]] = {
    "castle": CastleTable,
    "dealings": DealingsTable,
    "heists": HeistsTable,
    "village": VillageTable,
}


def table_of(game: str) -> GeneralTable:
    """Return a new table for a game."""
    return TABLES.get(game, GeneralTable)()
