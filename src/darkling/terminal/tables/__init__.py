"""Tables: how a game looks on the screen. A game without one of its own gets the general one."""

from darkling.games import find, resolve
from darkling.terminal.tables.general import GeneralTable


def table_of(game: str) -> GeneralTable:
    place = find(game).terminal
    table: type[GeneralTable] = resolve(place) if place else GeneralTable
    return table()
