"""What lies on the table in Korak's castle, and how the castle answers what every Dark World game asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.castle import outcome
from darkling.games.castle.cards import BOARD, HIT_CARDS, PIECES
from darkling.games.castle.options import HAND_LIMIT, STRICT_KILL
from darkling.games.castle.vocabulary import LEXICON
from darkling.games.castle.ways import fight_ways, hero_ways, monster_ways
from darkling.games.darkworld.lexicon import Lexicon
from darkling.games.darkworld.pieces import Pieces
from darkling.games.darkworld.state import BASIC, NO_LIMIT, DarkWorld, Hero, Monster, Square
from darkling.table.result import Result

KORAK_STRENGTH = 7
BASIC_DICE, GOLDEN_DICE = 2, 3
MOST_ITEMS = 2
MOST_CARDS = 6
EMPTY = -1
"""Stands for the weapon in a chest that has been emptied."""
DOOMSTEP_CARDS = (4, 3, 2, 2)


@dataclass
class Castle(DarkWorld):
    """A table of Korak's castle.

    Attributes:
        doors: the doors that are open, as bits.
        filled: the rooms in which monsters have been placed, as bits.
        chests: where the chests stand, in order.
        weapons: the Golden Weapon in each chest.
        arrived: the heroes who have reached the Doomstep, in their order.
        arena: whether monsters have been placed in the arena.

    """

    doors: int = 0
    filled: int = 0
    chests: tuple[Square, ...] = ()
    weapons: tuple[int, ...] = ()
    arrived: tuple[Hero, ...] = ()
    arena: bool = False

    # Rooms.

    def is_filled(self, room: int) -> bool:
        """Say whether monsters have been placed in a room (DW-R-12)."""
        return bool(self.filled >> room & 1)

    def monsters_in(self, room: int) -> list[Monster]:
        """Return the monsters that stand in a room."""
        room_of = BOARD.room_of
        return [m for m, square in enumerate(self.places) if square >= 0 and room_of[square] == room]

    def chain(self) -> int:
        """Return how many doors are open in the order of the rooms, up to a closed one (DW-TELE-03)."""
        count = 0
        while self.doors >> count & 1:
            count += 1
        return count

    def landing_squares(self) -> list[Square]:
        """Return where the Teleport Platform can take a hero (DW-R-40)."""
        reached = self.chain() - 1
        return [
            square
            for square, room in enumerate(BOARD.room_of)
            if (0 < room <= reached or BOARD.is_entrance[square])
            and square not in self.chests
            and self.is_free(square)
        ]

    def chest_before(self, hero: Hero) -> int:
        """Return the number of the chest that a hero can open, or -1 (DW-CHEST-02 to 04)."""
        square = self.at[hero]
        room = BOARD.room_of[square]
        if not room or self.golden[hero] != BASIC:
            return -1
        for number, chest in enumerate(self.chests):
            if BOARD.room_of[chest] == room and self.weapons[number] != EMPTY:
                is_beside = chest in fight_ways(0)[square]
                return number if is_beside and not self.monsters_in(room) else -1
        return -1

    # What every Dark World game asks.

    @property
    def pieces(self) -> Pieces:
        """The pieces of the castle."""
        return PIECES

    @property
    def lexicon(self) -> Lexicon:
        """The options of the castle."""
        return LEXICON

    @property
    def hit_cards(self) -> int:
        """The more players, the more Hit cards (DW-R-23)."""
        return HIT_CARDS[self.players]

    def hero_ways(self, square: Square) -> Sequence[Square]:
        """Return where heroes may step, never onto a chest (DW-CHEST-01)."""
        chests = self.chests
        return [other for other in hero_ways(self.doors)[square] if other not in chests]

    def monster_ways(self, square: Square) -> Sequence[Square]:
        """Return where monsters may step, never onto a chest."""
        chests = self.chests
        return [other for other in monster_ways(self.doors)[square] if other not in chests]

    def reached_from(self, square: Square) -> Sequence[Square]:
        """Return the squares adjacent for combat."""
        return fight_ways(self.doors)[square]

    def shares(self, square: Square) -> bool:
        """Say whether a square is the Doomstep, which holds any number of heroes (DW-R-60)."""
        return square == BOARD.doom

    def at_fountain(self, square: Square) -> bool:
        """Say whether a square is in the Entrance: the Fountain is used from any of these (DW-R-37)."""
        return BOARD.is_entrance[square]

    def at_boss(self, square: Square) -> bool:
        """Say whether a square is in front of the throne, from where Korak is fought (DW-R-62)."""
        return BOARD.at_throne[square]

    def boss_square(self) -> Square:
        """Return the throne."""
        return BOARD.throne

    def boss_strength(self) -> int:
        """Return Korak's Hit Strength (DW-BOSS-04)."""
        return KORAK_STRENGTH

    def hero_dice(self, hero: Hero, monster: Monster) -> int:  # noqa: ARG002
        """Return two dice, or three with a Golden Weapon."""
        return BASIC_DICE if self.golden[hero] == BASIC else GOLDEN_DICE

    def needed(self, monster: Monster) -> int:
        """Return the Hit Strength, or one more where that was agreed (DW-VAR-02, DW-R-34)."""
        return self.strength(monster) + bool(self.agreed & STRICT_KILL)

    def item_limit(self, hero: Hero) -> int:  # noqa: ARG002
        """Return two (DW-ITEM-01)."""
        return MOST_ITEMS

    def limit_of(self, group: int) -> int:
        """Return the limit of a room; in the arena there is none (DW-PLACE-02)."""
        return BOARD.limits[group] if group <= BOARD.rooms else NO_LIMIT

    def shows_cards(self, hero: Hero, square: Square) -> bool:
        """Say whether a square is the Doomstep, and new to the hero: there he draws cards."""
        return square == BOARD.doom and hero not in self.arrived and bool(self.deck)

    def must_step(self, monster: Monster) -> bool:
        """Say whether a monster is on a numbered square, where it may not stay (DW-R-44)."""
        return self.places[monster] in BOARD.secrets

    def waking_place(self, hero: Hero) -> Square:
        """Return the Doomstep for a hero in the arena, otherwise its start square or a free one (DW-R-03)."""
        if BOARD.is_arena[self.at[hero]]:
            return BOARD.doom
        others = [square for other, square in enumerate(self.at) if other != hero]
        wishes = (BOARD.starts[hero], *BOARD.wakes)
        return next(square for square in wishes if square not in others)

    def has_too_many(self, hero: Hero) -> bool:
        """Say whether a hero holds more cards than were agreed (DW-VAR-01)."""
        return bool(self.agreed & HAND_LIMIT) and self.cards_of(hero) > MOST_CARDS

    def outcome(self) -> Result:
        """Rank the seats."""
        return outcome.outcome(self)
