"""Which tiles an encounter has, and where they lie (AD-MAP)."""

from functools import cache

from darkling.games.darkness.cards import PLANS, TILE
from darkling.games.darkness.rules.settings import RANDOM
from darkling.games.darkness.rules.state import STAIRS, Darkness
from darkling.games.darkness.rules.vocabulary import MOST_TILES
from darkling.grid.measures import tile_steps
from darkling.grid.placing import fits, places_beside, shared_sides
from darkling.grid.sight import Point
from darkling.grid.tiles import Placed, board_of

UPRIGHT, LYING = 0, 1
"""How tiles are turned (AD-R-01)."""
TURNS = (UPRIGHT, LYING)
FIRST_TILES = 7
"""Tiles of the first encounter, the stairs among them (AD-MAP-08)."""
SNUG = 2
"""A generated map has at least so many squares that touch where a tile is joined to another (AD-R-13)."""


def tiles_wanted(g: Darkness) -> int:
    """Return how many tiles the encounter has if there are cards for them (AD-MAP-08 to 10, AD-R-14)."""
    if g.plan != RANDOM:
        return len(plan_tiles(g))
    return min(MOST_TILES, FIRST_TILES + g.won)


def next_tiles(g: Darkness) -> int:
    """Return how many tiles the next encounter of the dungeon wants; 0 after the last, and in the arena."""
    if g.teams:
        return 0
    if g.plan == RANDOM:
        return tiles_wanted(g) if g.encounter < g.length else 0
    maps = PLANS[g.plan].maps
    return len(maps[g.encounter].tiles) if g.encounter < len(maps) else 0


def plan_tiles(g: Darkness) -> tuple[Placed, ...]:
    """Return where the tiles of a pre-defined encounter lie (AD-MAP-04)."""
    return PLANS[g.plan].maps[g.encounter - 1].tiles


def generated(g: Darkness, count: int) -> tuple[Placed, ...]:
    """Return a random map (AD-R-13), or the rest of one that has been begun."""
    tiles = list(g.tiles) or [(TURNS[g.chance.below(len(TURNS))], 0, 0)]
    taken = {point for tile in tiles for point in TILE.points(tile)}
    while len(tiles) < count:
        tiles.append(_joined(g, tiles, taken))
        taken.update(TILE.points(tiles[-1]))
    return tuple(tiles)


def _joined(g: Darkness, tiles: list[Placed], taken: set[Point]) -> Placed:
    """Return a place for the next tile beside a random one that has room."""
    anchors = tiles[:]
    while anchors:
        anchor = anchors.pop(g.chance.below(len(anchors)))
        turns = TURNS[g.chance.below(len(TURNS))]
        places = snug_places(taken, anchor, turns) or snug_places(taken, anchor, LYING - turns)
        if places:
            return places[g.chance.below(len(places))]
    raise AssertionError("a tile at the rim of a map has room beside it")


def snug_places(taken: set[Point], anchor: Placed, turns: int) -> list[Placed]:
    """Return where a tile so turned shares enough sides with an anchor, and lies on nothing."""
    turned, column, row = anchor
    near = {(right - column, down - row) for right, down in taken}
    places = [(right, down) for right, down, points in _snug(turned, turns) if near.isdisjoint(points)]
    return [(turns, column + right, row + down) for right, down in places]


@cache
def _snug(turns_of_anchor: int, turns: int) -> list[tuple[int, int, tuple[Point, ...]]]:
    """Return the places beside an anchor at 0, 0, and the points that a tile covers there."""
    anchor = (turns_of_anchor, 0, 0)
    board = board_of(TILE, (anchor,))
    places = places_beside(TILE, anchor, turns)
    snug = [place for place in places if shared_sides(board, place) >= SNUG]
    return [(place[1], place[2], TILE.points(place)) for place in snug]


def legal_places(g: Darkness, anchor: int, turns: int) -> list[int]:
    """Return by number the places at which a tile so turned can lie beside another (AD-MAP-07)."""
    board, places = g.board, places_beside(TILE, g.tiles[anchor], turns)
    return [number for number, place in enumerate(places) if fits(board, place)]


def stairs_steps(g: Darkness) -> list[int]:
    """Return how many steps each tile is away from the stairs."""
    return tile_steps(g.board, TILE.squares(STAIRS))


def farthest_tiles(g: Darkness) -> list[int]:
    """Return the tiles farthest from the stairs."""
    steps = stairs_steps(g)
    return [tile for tile, far in enumerate(steps) if far == max(steps)]
