"""Doors, rooms and the monsters behind them."""

from dataclasses import dataclass

from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.events import DoorOpened
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.state import Hero, Square
from darkling.table.rule import Next, Rule

LEAST_IN_ROOM, MOST_IN_ROOM = 1, 2
MOST_IN_ARENA = 6
ARENA_GROUP = BOARD.rooms + 1


@dataclass
class OpenDoor(Rule):
    """DW-MOVE-01: a hero who reaches a closed door must open it, which is no action."""

    hero: Hero
    door: int
    """The door, as a bit."""

    def begin(self, g: Castle) -> Next:
        """Open it for the rest of the game; the room behind is filled unless it has been (DW-R-13)."""
        g.doors |= self.door
        room = self.door.bit_length()
        g.emit(DoorOpened, g.owner(self.hero), self.hero, room)
        front, inside = BOARD.doors[room - 1]
        if not g.is_filled(room):
            return g.become(fill_room(g, room, inside))
        if room > 1 and not g.is_filled(room - 1):
            return g.become(fill_room(g, room - 1, front))
        return g.done()


def fill_room(g: Castle, room: int, just_inside: Square) -> PlaceMonsters:
    """Return the placing of monsters in a room (DW-PLACE-01 to 05, DW-R-15)."""
    g.filled |= 1 << room
    barred = (just_inside, *g.chests, *BOARD.secrets)
    squares = tuple([square for square in BOARD.in_room[room] if square not in barred])
    return PlaceMonsters(squares, room, LEAST_IN_ROOM, MOST_IN_ROOM, BOARD.limits[room])


def fill_arena(g: Castle) -> PlaceMonsters:
    """Return the placing of monsters in the arena: all that are left, six at most (DW-ARENA-02, DW-R-58)."""
    g.arena = True
    count = min(MOST_IN_ARENA, len(g.supply))
    return PlaceMonsters(BOARD.arena_places, ARENA_GROUP, count, count)
