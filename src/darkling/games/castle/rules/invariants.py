"""What is true of every position in Korak's castle."""

from functools import cache

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.rules.doomstep import KeepSix
from darkling.games.castle.rules.rooms import ARENA_GROUP, MOST_IN_ARENA, MOST_IN_ROOM
from darkling.games.castle.rules.set_up import CHESTS
from darkling.games.castle.rules.settings import HARD_STOP
from darkling.games.castle.rules.state import EMPTY, MOST_CARDS, Castle
from darkling.games.darkworld.cards.pieces import HEROES
from darkling.games.darkworld.rules.invariants import (
    Wrong,
    refuse,
    wrong_group,
    wrong_in_dark_world,
    wrong_weapons,
)
from darkling.games.darkworld.rules.state import BASIC, BOSS, ITEM_KINDS, NO_GROUP, OUT, Hero, Monster, Square

GAME = "castle"
ENTRANCE = 0
"""Where rooms are numbered."""
ALL_DOORS = (1 << BOARD.rooms) - 1
SECRET_WAYS = [(BOARD.room_of[start], BOARD.room_of[to]) for start, (to, _) in BOARD.secrets.items()]


def check(g: Castle) -> None:
    """Raise BadPosition unless every piece is there once, each where it may be."""
    refuse(GAME, _wrong(g))


def _wrong(g: Castle) -> Wrong:
    yield from wrong_in_dark_world(g, ())
    yield from _wrong_chests(g)
    yield from _wrong_rooms(g)
    for hero in g.in_play():
        yield from _wrong_hero(g, hero)
    for monster in g.on_board():
        yield from _wrong_monster(g, monster)
    yield from _wrong_arrivals(g)
    if not all(NO_GROUP <= group <= ARENA_GROUP for group in g.groups):
        yield f"`groups` are {g.groups}, expected rooms, or {ARENA_GROUP} for the arena"
    for room in sorted({group for group in g.groups if 1 <= group <= BOARD.rooms}):
        yield from wrong_group(g, room, BOARD.limits[room], MOST_IN_ROOM)
    for thing in g.lying:
        yield from _wrong_lying(g, thing // ITEM_KINDS)
    if g.wounds and (not g.arrived or g.wounds >= g.needed(BOSS)):
        yield f"`wounds` is {g.wounds}, expected less than {g.needed(BOSS)}, and 0 until a hero has arrived"


# Chests and rooms.


def _wrong_chests(g: Castle) -> Wrong:
    if len(g.chests) > CHESTS:
        yield f"`chests` has {len(g.chests)} chests, and the box holds {CHESTS}"
    rooms = [BOARD.room_of[chest] for chest in g.chests]
    for chest, room in zip(g.chests, rooms, strict=True):
        if chest not in BOARD.chest_squares[room]:
            yield f"`chests` has {SQUARES[chest]}, expected a square of a room that is at no door"
        if rooms.count(room) > 1:
            yield f"`chests` has {rooms.count(room)} chests in room {room}, expected a room for each"
    if g.round and len(g.weapons) != len(g.chests):
        yield f"`weapons` has {len(g.weapons)} entries, expected one for each of {len(g.chests)} chests"
    if not all(EMPTY <= weapon < len(PIECES.weapons) for weapon in g.weapons):
        yield f"`chests` have {g.weapons}, expected Golden Weapons"
    yield from wrong_weapons(g, g.weapons)
    held = HEROES - g.golden.count(BASIC)
    if g.weapons.count(EMPTY) > held:
        yield f"`chests` has {g.weapons.count(EMPTY)} empty chests, and heroes hold {held} Golden Weapons"
    for chest in g.emptied():
        if not g.is_filled(BOARD.room_of[chest]):
            yield f"`chests` has {SQUARES[chest]} emptied, in a room that nobody has opened"


def _wrong_rooms(g: Castle) -> Wrong:
    if not 1 <= g.rounds <= HARD_STOP:
        yield f"`rounds` is {g.rounds}, expected 1 to {HARD_STOP}"
    if not 0 <= g.doors <= ALL_DOORS or g.filled & ~(ALL_DOORS << 1):
        yield f"`doors` and `filled` are {g.doors} and {g.filled}, expected bits for {BOARD.rooms} rooms"
    for room in range(1, BOARD.rooms + 1):
        if g.doors >> room - 1 & 1 and not (g.is_filled(room) and (room == 1 or g.is_filled(room - 1))):
            yield f"`doors` has {room}, so that the rooms on both sides are filled"
        if g.is_filled(room) and room not in reached(g.doors, g.filled):
            yield f"`filled` has room {room}, to which no open door or secret door leads"


@cache
def reached(doors: int, filled: int) -> frozenset[int]:
    """Return the rooms that heroes can have come to, through open doors and secret ones."""
    found = {ENTRANCE}
    ways = [(room - 1, room) for room in range(1, BOARD.rooms + 1) if doors >> room - 1 & 1]
    ways += [(higher, lower) for lower, higher in ways] + SECRET_WAYS
    for _ in range(BOARD.rooms):
        found |= {to for start, to in ways if start in found and filled >> to & 1}
    return frozenset(found)


@cache
def roamed(doors: int, room: int) -> frozenset[int]:
    """Return the rooms that a monster of a room can be in: a secret door may swap it with a hero."""
    found = {room}
    ways = [(number - 1, number) for number in range(2, BOARD.rooms + 1) if doors >> number - 1 & 1]
    ways += [(higher, lower) for lower, higher in ways] + [(to, start) for start, to in SECRET_WAYS]
    for _ in range(BOARD.rooms):
        found |= {to for start, to in ways if start in found}
    return frozenset(found)


# The arena.


def _wrong_arrivals(g: Castle) -> Wrong:
    """Tell who is in the arena and has not come there, or the other way round."""
    if len(set(g.arrived)) < len(g.arrived):
        yield "`arrived` has a hero twice, expected each once at most"
    for hero, square in enumerate(g.at):
        is_there = square == OUT or BOARD.is_arena[square]
        if is_there and hero not in g.arrived:
            yield f"`arrived` is without {PIECES.hero_codes[hero]}, who is in the arena or out of the game"
        if hero in g.arrived and not is_there:
            yield f"`arrived` has {PIECES.hero_codes[hero]}, who is not in the arena"
    if g.arrived and not g.is_filled(BOARD.rooms):
        yield f"`arrived` has heroes, who came through room {BOARD.rooms}: expected it to be filled"
    if g.arena and not g.arrived:
        yield "`arena` is true, expected a hero to have arrived before"
    placed = [m for m in g.on_board() if g.groups[m] == ARENA_GROUP]
    if (placed and not g.arena) or len(placed) > MOST_IN_ARENA:
        yield f"the arena has {len(placed)} monsters, expected at most {MOST_IN_ARENA} once it is filled"


# Figures.


def _wrong_hero(g: Castle, hero: Hero) -> Wrong:
    square, field = g.at[hero], f"`heroes.{PIECES.hero_codes[hero]}"
    room = BOARD.room_of[square]
    if square in g.chests:
        yield f"{field}.square` is {SQUARES[square]}, where a chest stands"
    if room and not g.is_filled(room):
        yield f"{field}.square` is {SQUARES[square]} in room {room}, which nobody has opened"
    if g.closed_door(square):
        yield f"{field}.square` is {SQUARES[square]} at a closed door, which he would have opened"
    if square == BOARD.throne and g.slayer != hero:
        yield f"{field}.square` is {SQUARES[square]}, where only the slayer of Korak comes"
    if not g.hp[hero] and not (BOARD.is_entrance[square] or square == BOARD.doom):
        yield f"{field}.hp` is 0 on {SQUARES[square]}, expected the Entrance or the Doomstep"
    keeping = g.running(KeepSix)
    if g.has_too_many(hero) and (keeping is None or keeping.hero != hero):
        yield f"{field}` holds {g.cards_of(hero)} cards, expected at most {MOST_CARDS} as agreed"


def _wrong_monster(g: Castle, monster: Monster) -> Wrong:
    square, group = g.places[monster], g.groups[monster]
    code, room = PIECES.figure_codes[g.figures[monster]], BOARD.room_of[square]
    if square in g.chests or (square in BOARD.no_monsters and square not in BOARD.secrets):
        yield f"`monsters` has {code} on {SQUARES[square]}, where none may stand"
    if not 1 <= group <= ARENA_GROUP:
        yield f"`monsters` has {code} of group {group}, expected a room from 1 to {BOARD.rooms}"
    if BOARD.is_arena[square] != (group == ARENA_GROUP) or (room and room not in roamed(g.doors, group)):
        yield f"`monsters` has {code} of group {group} on {SQUARES[square]}, where it cannot have come"
    if room and not g.is_filled(room):
        yield f"`monsters` has {code} on {SQUARES[square]} in room {room}, which nobody has opened"


def _wrong_lying(g: Castle, square: Square) -> Wrong:
    """Tell of a magic item where no monster can have died, nor a secret door have turned."""
    room = BOARD.room_of[square]
    is_open = g.is_filled(room) if room else g.arena and square not in BOARD.no_monsters
    if square in g.chests or not is_open:
        yield f"`lying` has {SQUARES[square]}, where no monster can have left a magic item"
