"""Moles lay the tiles of their burrow and walk on them: table, options, events and rules."""

from dataclasses import dataclass, field

from darkling.grid import Placed, TiledBoard, TileShape, board_of, reach
from darkling.grid.measures import rings, seen_from, steps_from
from darkling.grid.placing import fits, places_beside
from darkling.table.decision import Prompt, Seat
from darkling.table.event import Event, Revelation
from darkling.table.machine import Fence
from darkling.table.option import Option, Vocabulary
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule

TILE = TileShape([(column, row) for row in range(3) for column in range(2)])
TILES = 4
PLACES = 20
STEPS = 3
LIES = ("upright", "sideways")
"""By quarter turns."""
SQUARES = [f"{TILE.tile_of(square)}.{square % len(TILE)}" for square in range(TILES * len(TILE))]

VOCABULARY = Vocabulary()
LIE = VOCABULARY.over("lie", LIES)
BESIDE = VOCABULARY.over("beside", [str(tile) for tile in range(TILES)])
PLACE = VOCABULARY.over("place", [str(place) for place in range(PLACES)])
GO = VOCABULARY.over("go", SQUARES)
STAY = VOCABULARY.bare("stay")

HOW_IT_LIES = Prompt("lie", "BU-02")
BESIDE_WHICH = Prompt("beside", "BU-02")
WHICH_PLACE = Prompt("place", "BU-02")
WALK = Prompt("walk", "BU-03")


@dataclass
class Burrow(Position):
    """What lies on the table: of the board its tiles alone."""

    tiles: tuple[Placed, ...] = ()
    worth: tuple[int, ...] = ()
    up: tuple[int, ...] = ()
    at: list[int] = field(default_factory=list)
    food: list[int] = field(default_factory=list)

    @property
    def board(self) -> TiledBoard:
        return board_of(TILE, self.tiles)

    def places(self, turns: int, anchor: int) -> dict[int, Placed]:
        """Return by number the places beside a tile where another fits."""
        board, places = self.board, places_beside(TILE, self.tiles[anchor], turns)
        return {number: place for number, place in enumerate(places) if fits(board, place)}

    def paths(self, seat: Seat) -> dict[int, tuple[int, ...]]:
        """Return where a mole can walk, and how."""
        board = self.board

        def onward(square: int, _left: int) -> list[int]:
            return [other for other in board.ways[square] if other not in self.at]

        return reach(onward, self.at[seat], STEPS)

    def is_seen(self, seat: Seat) -> bool:
        seen = seen_from(self.board, self.at[seat])
        return any(seen[at] for other, at in enumerate(self.at) if other != seat)

    def outcome(self) -> Result:
        return ranked(("food",), [(food,) for food in self.food])


@dataclass(frozen=True)
class TileLaid(Event):
    seat: Seat
    turns: int
    column: int
    row: int


@dataclass(frozen=True)
class Walked(Event):
    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True)
class TileTurnedUp(Revelation):
    seat: Seat
    tile: int
    eaten: int


@dataclass
class SetUpBurrow(Rule):
    """BU-01: the first tile, and the moles on it."""

    def begin(self, g: Burrow) -> Next:
        g.worth = tuple(g.shuffle(range(1, TILES + 1)))
        g.tiles, g.up = ((0, 0, 0),), (0,)
        around = [square for ring in rings(g.board, steps_from(g.board, 0)) for square in ring]
        g.at = around[: g.players]
        return g.call(MoleTurn(0), then=self.on_turn)

    def on_turn(self, g: Burrow, turn: "MoleTurn") -> Next:
        if len(g.tiles) == TILES:
            return g.done()
        return g.call(MoleTurn((turn.seat + 1) % g.players), then=self.on_turn)


@dataclass
class MoleTurn(Rule):
    """BU-02 to BU-04: lay a tile, walk, eat."""

    seat: Seat
    turns: int = -1
    anchor: int = -1

    def begin(self, g: Burrow) -> Next:
        g.begin_turn()
        return g.ask(self.seat, HOW_IT_LIES, LIE, then=self.on_lie)

    def on_lie(self, g: Burrow, option: Option) -> Next:
        self.turns = option.thing
        anchors = [tile for tile in range(len(g.tiles)) if g.places(self.turns, tile)]
        return g.ask(self.seat, BESIDE_WHICH, [BESIDE[tile] for tile in anchors], then=self.on_anchor)

    def on_anchor(self, g: Burrow, option: Option) -> Next:
        self.anchor = option.thing
        places = g.places(self.turns, self.anchor)
        return g.ask(self.seat, WHICH_PLACE, [PLACE[number] for number in places], then=self.on_place)

    def on_place(self, g: Burrow, option: Option) -> Next:
        tile = g.places(self.turns, self.anchor)[option.thing]
        g.tiles = (*g.tiles, tile)
        g.emit(TileLaid, self.seat, *tile)
        squares = [self.offer(g, square) for square in g.paths(self.seat)]
        return g.ask(self.seat, WALK, [STAY, *squares], then=self.on_walk)

    def offer(self, g: Burrow, square: int) -> Option:
        """Offer a square, for good if its tile is then turned up."""
        return GO[square] if TILE.tile_of(square) in g.up else GO[square].final

    def on_walk(self, g: Burrow, option: Option) -> Next:
        if option.id == STAY.id:
            return g.done()
        g.emit(Walked, self.seat, g.paths(self.seat)[option.thing])
        g.at[self.seat] = option.thing
        tile = TILE.tile_of(option.thing)
        if tile not in g.up:
            self.eat(g, tile)
        return g.done()

    def eat(self, g: Burrow, tile: int) -> None:
        g.up = (*g.up, tile)
        eaten = g.worth[tile] + (not g.is_seen(self.seat))
        g.food[self.seat] += eaten
        g.fence(Fence.REVEALED)
        g.emit(TileTurnedUp, self.seat, tile, eaten)
