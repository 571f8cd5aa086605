"""Laying the map of an encounter, and standing on it."""

from dataclasses import dataclass

from darkling.games.darkness.cards import TILE
from darkling.games.darkness.rules.dungeon_deck import deal_tiles
from darkling.games.darkness.rules.events import HeroPlaced, MapLaid, TilePlaced
from darkling.games.darkness.rules.maps import (
    LYING,
    UPRIGHT,
    farthest_tiles,
    generated,
    legal_places,
    plan_tiles,
    tiles_wanted,
)
from darkling.games.darkness.rules.settings import PLAYERS_BUILD, RANDOM
from darkling.games.darkness.rules.state import NOBODY, STAIRS, Darkness, Hero, Square
from darkling.games.darkness.rules.vocabulary import (
    BESIDE,
    HORIZONTAL,
    LAY_BESIDE,
    LAY_WHERE,
    LAY_WHICH_WAY,
    OFFSET,
    PROPOSE,
    STAND,
    STAND_WHERE,
    VERTICAL,
)
from darkling.grid.placing import places_beside
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

CORNERS = (0, 8, 5, 11)
"""The tiles of the arena on which the teams begin: two teams in opposite corners (AD-R-110)."""
TURNED = {VERTICAL: UPRIGHT, HORIZONTAL: LYING}


@dataclass
class LayMap(Rule):
    """AD-MAP: deal the tiles of an encounter and lay them; the stairs come first."""

    count: int = 0

    def begin(self, g: Darkness) -> Next:
        g.fence(Fence.REVEALED)
        self.count = deal_tiles(g, tiles_wanted(g))
        if g.plan != RANDOM:
            g.tiles = plan_tiles(g)[: self.count]
        elif g.has_agreed(PLAYERS_BUILD) or g.has_master():
            g.tiles = ((UPRIGHT, 0, 0),)
            return self.next_tile(g)
        else:
            g.tiles = generated(g, self.count)
        return self.finish(g)

    def next_tile(self, g: Darkness) -> Next:
        """AD-MAP-05: take turns laying tiles, in marching order; a game master lays them all (AD-GM-02)."""
        if len(g.tiles) == self.count:
            return self.finish(g)
        builder = NOBODY if g.has_master() else g.march[(len(g.tiles) - 1) % g.heroes]
        return g.call(LayTile(builder), then=self.on_laid)

    def on_laid(self, g: Darkness, tile: "LayTile") -> Next:
        if tile.is_left_out:
            g.fence(Fence.REVEALED)
            g.tiles = generated(g, self.count)
        return self.next_tile(g)

    def finish(self, g: Darkness) -> Next:
        g.emit(MapLaid, g.encounter, g.tiles)
        return g.done()


@dataclass
class LayTile(Rule):
    """AD-D-06: one tile: which way, beside which one, and where.

    Attributes:
        hero: whose player lays it; NOBODY where a game master does.
        turns: how it is turned.
        anchor: the tile beside which it lies.
        is_left_out: whether the rest of the map is made up, as a game master may wish.

    """

    hero: Hero
    turns: int = UPRIGHT
    anchor: int = 0
    is_left_out: bool = False

    def begin(self, g: Darkness) -> Next:
        ways = [way for way, turns in TURNED.items() if anchors(g, turns)]
        if self.hero == NOBODY:
            ways.append(PROPOSE.final)
        return g.ask(g.owner(self.hero), LAY_WHICH_WAY, ways, then=self.on_way)

    def on_way(self, g: Darkness, option: Option) -> Next:
        if option.id == PROPOSE.id:
            self.is_left_out = True
            return g.done()
        self.turns = TURNED[option]
        options = [BESIDE[tile] for tile in anchors(g, self.turns)]
        return g.ask(g.owner(self.hero), LAY_BESIDE, options, then=self.on_beside)

    def on_beside(self, g: Darkness, option: Option) -> Next:
        self.anchor = option.thing
        options = [OFFSET[place] for place in legal_places(g, self.anchor, self.turns)]
        return g.ask(g.owner(self.hero), LAY_WHERE, options, then=self.on_where)

    def on_where(self, g: Darkness, option: Option) -> Next:
        tile = places_beside(TILE, g.tiles[self.anchor], self.turns)[option.thing]
        g.tiles = (*g.tiles, tile)
        g.emit(TilePlaced, g.owner(self.hero), tile)
        return g.done()


def anchors(g: Darkness, turns: int) -> list[int]:
    """Return the tiles beside which one so turned can lie."""
    return [tile for tile in range(len(g.tiles)) if legal_places(g, tile, turns)]


@dataclass
class TakePlaces(Rule):
    """AD-MAP-11: each player puts the token on the stairs, in marching order; a trap may lead elsewhere.

    In the arena it is the own corner, in the order of initiative (AD-PVP-09).
    The answer of the last one is followed by the drawing of monsters.
    """

    placed: int = 0

    def begin(self, g: Darkness) -> Next:
        return self.next_hero(g)

    def next_hero(self, g: Darkness) -> Next:
        if self.placed == g.heroes:
            g.fence(Fence.REVEALED)
            g.far_starters = 0
            return g.done()
        hero = g.march[self.placed]
        options = [STAND[square] for square in places_to_start(g, hero)]
        if self.placed == g.heroes - 1:
            options = [option.final for option in options]
        return g.ask(g.owner(hero), STAND_WHERE, options, then=self.on_square)

    def on_square(self, g: Darkness, option: Option) -> Next:
        hero = g.march[self.placed]
        g.at[hero] = option.thing
        g.emit(HeroPlaced, hero, option.thing)
        self.placed += 1
        return self.next_hero(g)


def places_to_start(g: Darkness, hero: Hero) -> list[Square]:
    """Return where a hero may begin: free squares of the stairs, or of a tile farthest from them.

    In the arena they are those of the team's corner (AD-R-110).
    """
    if g.teams:
        tiles = [CORNERS[g.team_of(hero)]]
    else:
        tiles = farthest_tiles(g) if g.far_starters >> hero & 1 else [STAIRS]
    return [square for tile in tiles for square in TILE.squares(tile) if square not in g.at]
