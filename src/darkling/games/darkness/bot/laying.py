"""How a game master lays the map: so that there is a long way to go from the stairs."""

from collections.abc import Sequence

from darkling.games.darkness.cards import TILE
from darkling.games.darkness.rules.map_building import LayTile
from darkling.games.darkness.rules.maps import SNUG
from darkling.games.darkness.rules.state import STAIRS, Darkness, Hero
from darkling.grid.placing import places_beside, shared_sides
from darkling.grid.tiles import Placed
from darkling.table.option import Option


def turn_tile(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Turn it one way or the other."""
    ways = [option for option in options if option.verb != "propose"]
    return ways[g.chance.below(len(ways))]


def lay_beside(_g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Lay it beside the newest tile that has room."""
    return max(options, key=lambda option: option.thing)


def lay(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Lay it where it leads away from the stairs, joined by more than a corner if that can be."""
    laying = g.running(LayTile)
    assert laying is not None, "a tile is being laid"
    places = places_beside(TILE, g.tiles[laying.anchor], laying.turns)
    return max(options, key=lambda option: _length(g, places[option.thing]))


def _length(g: Darkness, tile: Placed) -> tuple[bool, int]:
    """Return whether a tile would be joined well, and how far it would lead."""
    points, stairs = TILE.points(tile), TILE.points(g.tiles[STAIRS])
    far = sum([abs(column - x) + abs(row - y) for column, row in points for x, y in stairs], start=0)
    return shared_sides(g.board, tile) >= SNUG, far
