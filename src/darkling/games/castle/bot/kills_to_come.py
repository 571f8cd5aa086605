"""What heroes may still gain by slaying monsters."""

from darkling.games.castle.cards import BOARD, PIECES
from darkling.games.castle.rules.rooms import MOST_IN_ARENA
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.cards.pieces import POTION
from darkling.games.darkworld.rules.state import OUT

SLAIN = tuple([1.0 - strength / 8.0 for strength in range(8)])
"""How likely a monster in a room is slain sooner or later, by its Hit Strength."""
SLAIN_PER_ROOM = 1.0
"""How many are slain in a room that nobody has entered yet."""
SLAIN_IN_ARENA = 0.5


class KillsToCome:
    """A hero's share of what they bring: cards and Healing Potions from the rooms and from the arena.

    `guards` is the Hit Strength of all who stand between the Doomstep and the throne.
    """

    __slots__ = ("arena_cards", "arena_potions", "guards", "room_cards", "room_potions")

    def __init__(self) -> None:
        self.room_cards = self.room_potions = self.arena_cards = self.arena_potions = self.guards = 0.0


def kills_to_come(g: Castle) -> KillsToCome:
    """Return what each hero may hope for of the monsters on the board, and of those who are to come."""
    kills = KillsToCome()
    _count_monsters(g, kills)
    unseen = [room for room in range(1, BOARD.rooms + 1) if not g.is_filled(room)]
    kills.room_cards += SLAIN_PER_ROOM * len(unseen)
    if not g.arena:
        coming = sorted([PIECES.strength_of[figure] for figure in g.supply])[-MOST_IN_ARENA:]
        kills.guards += float(sum(coming))
        kills.arena_cards += SLAIN_IN_ARENA * len(coming)
    heroes = max(1, len(g.in_play()))
    in_rooms = max(1, len([square for square in g.at if square != OUT and not BOARD.is_arena[square]]))
    kills.room_cards /= in_rooms
    kills.room_potions /= in_rooms
    kills.arena_cards /= heroes
    kills.arena_potions /= heroes
    return kills


def _count_monsters(g: Castle, kills: KillsToCome) -> None:
    for monster in g.on_board():
        strength, has_potion = g.strength(monster), float(g.carried[monster] == POTION)
        if BOARD.is_arena[g.places[monster]]:
            kills.guards += strength
            kills.arena_cards += SLAIN_IN_ARENA
            kills.arena_potions += SLAIN_IN_ARENA * has_potion
        else:
            kills.room_cards += SLAIN[strength]
            kills.room_potions += SLAIN[strength] * has_potion
