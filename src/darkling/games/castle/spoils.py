"""What heroes may still gain by slaying monsters."""

from darkling.games.castle.cards import BOARD, PIECES
from darkling.games.castle.rooms import MOST_IN_ARENA
from darkling.games.castle.state import Castle
from darkling.games.darkworld.pieces import POTION
from darkling.games.darkworld.state import OUT

SLAIN = tuple([1.0 - strength / 8.0 for strength in range(8)])
"""How likely a monster in a room is slain sooner or later, by its Hit Strength."""
SLAIN_PER_ROOM = 1.0
"""How many are slain in a room that nobody has entered yet."""
SLAIN_IN_ARENA = 0.5


class Spoils:
    """A hero's share of it: cards and Healing Potions from the rooms and from the arena.

    `guards` is the Hit Strength of all who stand between the Doomstep and the throne.
    """

    __slots__ = ("arena_cards", "arena_potions", "guards", "room_cards", "room_potions")

    def __init__(self) -> None:
        self.room_cards = self.room_potions = self.arena_cards = self.arena_potions = self.guards = 0.0


def spoils_ahead(g: Castle) -> Spoils:
    """Return what each hero may hope for of the monsters on the board, and of those who are to come."""
    spoils = Spoils()
    _count_monsters(g, spoils)
    unseen = [room for room in range(1, BOARD.rooms + 1) if not g.is_filled(room)]
    spoils.room_cards += SLAIN_PER_ROOM * len(unseen)
    if not g.arena:
        coming = sorted([PIECES.strength_of[figure] for figure in g.supply])[-MOST_IN_ARENA:]
        spoils.guards += float(sum(coming))
        spoils.arena_cards += SLAIN_IN_ARENA * len(coming)
    heroes = max(1, len(g.in_play()))
    in_rooms = max(1, len([square for square in g.at if square != OUT and not BOARD.is_arena[square]]))
    spoils.room_cards /= in_rooms
    spoils.room_potions /= in_rooms
    spoils.arena_cards /= heroes
    spoils.arena_potions /= heroes
    return spoils


def _count_monsters(g: Castle, spoils: Spoils) -> None:
    for monster in g.on_board():
        strength, has_potion = g.strength(monster), float(g.carried[monster] == POTION)
        if BOARD.is_arena[g.places[monster]]:
            spoils.guards += strength
            spoils.arena_cards += SLAIN_IN_ARENA
            spoils.arena_potions += SLAIN_IN_ARENA * has_potion
        else:
            spoils.room_cards += SLAIN[strength]
            spoils.room_potions += SLAIN[strength] * has_potion
