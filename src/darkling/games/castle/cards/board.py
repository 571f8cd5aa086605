"""The boards of the castle: rooms, doors, secret doors and the arena, read from `board.toml`."""

from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from darkling.grid import Grid
from darkling.grid.board import Map, Square
from darkling.table.errors import BadCards

ENTRANCE, LANDING, LOWER, CASTLE_DOOR, STAIRS, THRONE_AREA = "E", "o", "L", "P", "s", "H"
ARENA_MARKS = "KHsPLoO"


class Joins(Struct, frozen=True, forbid_unknown_fields=True):
    """What joins squares apart from regions and doors."""

    arena: tuple[str, ...]
    doomstep: tuple[str, ...]
    arch: str


class Entrance(Struct, frozen=True, forbid_unknown_fields=True):
    """Where heroes start and wake, and where its fixtures are."""

    starts: tuple[str, ...]
    others: tuple[str, ...]
    fountain: str
    platform: str


class CastleRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """A room with the limit of Hit Strength in it, and its door."""

    limit: int
    front: str
    inside: str


class Secret(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """A secret door, found with a roll of 1 up to `numbers`."""

    start: str
    to: str
    numbers: int


class Chests(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the chests stand if Korak does not place them himself."""

    preset: tuple[str, ...]


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is."""

    solid: str
    regions: tuple[str, ...]
    map: tuple[Map, ...]
    spaces: dict[str, str]
    joins: Joins
    entrance: Entrance
    room: tuple[CastleRoom, ...]
    secret: tuple[Secret, ...]
    chests: Chests


class CastleBoard:
    """The boards as tables. Rooms are numbered from 1, and their doors are bits of a number."""

    def __init__(self, drawn: Drawn) -> None:
        self.drawn = drawn
        grid = self.grid = Grid(drawn.map, drawn.solid, drawn.spaces)
        at = grid.numbers
        self.rooms = len(drawn.room)
        self.limits = (0, *[room.limit for room in drawn.room])
        self.room_of = tuple([int(mark) if mark.isdigit() else 0 for mark in grid.marks])
        self.in_room = tuple([grid.marked(str(room)) for room in range(self.rooms + 1)])
        self.doors = tuple([(at[room.front], at[room.inside]) for room in drawn.room])
        self.door_beside = _beside(self.doors)
        self.secrets = {at[door.start]: (at[door.to], door.numbers) for door in drawn.secret}
        self.behind_secret = {to: start for start, (to, _) in self.secrets.items()}
        self.starts = grid.squares(drawn.entrance.starts)
        self.wakes = grid.squares(drawn.entrance.others)
        self.doom, self.throne = at["DOOM"], at["THRONE"]
        self.arch = grid.squares(drawn.joins.arch.split())
        self.preset = tuple(sorted(grid.squares(drawn.chests.preset)))
        self.is_entrance = tuple([mark == ENTRANCE for mark in grid.marks])
        self.is_arena = tuple([mark in ARENA_MARKS for mark in grid.marks])
        self.at_throne = tuple([mark == THRONE_AREA for mark in grid.marks])
        self.arena_places = grid.marked(LOWER + CASTLE_DOOR)
        self.row_of = tuple([place[2] + 1 if place[0] == 0 else 0 for place in grid.places])
        self.chest_squares = tuple([self._legal_chests(room) for room in range(self.rooms + 1)])
        self.no_monsters = {
            square
            for square, mark in enumerate(grid.marks)
            if mark in (ENTRANCE, LANDING, THRONE_AREA) or square in (self.doom, self.throne, *self.secrets)
        }

    def _legal_chests(self, room: int) -> tuple[Square, ...]:
        """Return where a chest may stand in a room: not before or behind any door (DW-SETUP-10, DW-R-08)."""
        barred = {*self.arch, *self.secrets, *self.behind_secret}
        barred.update([square for door in self.doors for square in door])
        return tuple([square for square in self.in_room[room] if square not in barred])


def _beside(doors: tuple[tuple[Square, Square], ...]) -> dict[Square, int]:
    """Return which door, as a bit, a hero reaches on a square (DW-R-09)."""
    return {square: 1 << number for number, door in enumerate(doors) for square in door}


def read_board(file: Traversable) -> CastleBoard:
    """Read the board; raise BadCards with file and field."""
    try:
        return CastleBoard(msgspec.toml.decode(file.read_bytes(), type=Drawn))
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError) as wrong:
        raise BadCards(f"{file.name}: {wrong}") from None
