"""What lies on the table in Korak's castle, and how the castle answers what every Dark World game asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.castle.cards import BOARD, HIT_CARDS, PIECES
from darkling.games.castle.rules import outcome
from darkling.games.castle.rules.settings import HAND_LIMIT, STRICT_KILL
from darkling.games.castle.rules.vocabulary import GOLDEN, GUARDED, LEXICON
from darkling.games.castle.rules.ways import fight_ways, hero_ways, monster_ways
from darkling.games.darkworld.cards.pieces import Pieces
from darkling.games.darkworld.rules.lexicon import Lexicon
from darkling.games.darkworld.rules.state import BASIC, NO_LIMIT, DarkWorld, Hero, Monster, Square
from darkling.table.result import Result
from darkling.table.rule import WhyNot

KORAK_STRENGTH = 7
MOST_ITEMS = 2
MOST_CARDS = 6
EMPTY = -1
"""Stands for the weapon in a chest that has been emptied."""
DOOMSTEP_CARDS = (4, 3, 2, 2)


def damage_needed(strength: int, is_strict: bool) -> int:
    """Return what slays a monster: its Hit Strength, or one more if that was agreed (DW-VAR-02, DW-R-34)."""
    return strength + is_strict


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

    def chest_in_room(self, hero: Hero) -> int:
        """Return the number of the full chest in a hero's room, or -1."""
        room_of = BOARD.room_of
        room = room_of[self.at[hero]]
        if room:
            for number, chest in enumerate(self.chests):
                if room_of[chest] == room and self.weapons[number] != EMPTY:
                    return number
        return -1

    def emptied(self) -> list[Square]:
        """Return the chests from which the Golden Weapon has been taken."""
        return [chest for chest, weapon in zip(self.chests, self.weapons, strict=False) if weapon == EMPTY]

    def is_beside(self, hero: Hero, chest: int) -> bool:
        """Say whether a hero stands where a chest is opened from (DW-CHEST-03)."""
        return self.chests[chest] in fight_ways(0)[self.at[hero]]

    def why_chest_shut(self, hero: Hero) -> WhyNot | None:
        """Return why a hero cannot open the chest in his room, unless he can (DW-CHEST-02, DW-CHEST-04)."""
        if self.monsters_in(BOARD.room_of[self.at[hero]]):
            return GUARDED
        return None if self.golden[hero] == BASIC else GOLDEN

    # Walking.

    def hero_steps(self, hero: Hero, here: Square, steps: int) -> list[Square]:
        heroes, places = self.at, self.places
        found = []
        for square in self.hero_ways(here):
            if square not in places and (
                square not in heroes or self.shares(square) or self._hero_gets_on(hero, square, steps - 1)
            ):
                found.append(square)
        return found

    def _hero_gets_on(self, hero: Hero, square: Square, steps: int) -> bool:
        """Say whether a hero who has come to another's square can still leave it."""
        others = self.at[:hero] + self.at[hero + 1 :]
        return steps > 0 and any(
            other not in self.places
            and (other not in others or self.shares(other) or self._hero_gets_on(hero, other, steps - 1))
            for other in self.hero_ways(square)
        )

    def monster_steps(self, monster: Monster, here: Square, steps: int) -> list[Square]:
        """Return where a monster can step (DW-MOVE-07, DW-MOVE-08)."""
        heroes, places = self.at, self.places
        found = []
        for square in self.monster_ways(here):
            if square not in heroes and (
                square not in places or self._monster_gets_on(monster, square, steps - 1)
            ):
                found.append(square)
        return found

    def _monster_gets_on(self, monster: Monster, square: Square, steps: int) -> bool:
        others = self.places[:monster] + self.places[monster + 1 :]
        return steps > 0 and any(
            other not in self.at and (other not in others or self._monster_gets_on(monster, other, steps - 1))
            for other in self.monster_ways(square)
        )

    def hero_ways(self, square: Square) -> Sequence[Square]:
        """Return where heroes may step, never onto a chest (DW-CHEST-01)."""
        chests = self.chests
        return [other for other in hero_ways(self.doors)[square] if other not in chests]

    def monster_ways(self, square: Square) -> Sequence[Square]:
        """Return where monsters may step, never onto a chest."""
        chests = self.chests
        return [other for other in monster_ways(self.doors)[square] if other not in chests]

    # What every Dark World game asks.

    @property
    def pieces(self) -> Pieces:
        return PIECES

    @property
    def lexicon(self) -> Lexicon:
        return LEXICON

    @property
    def usual_hit_cards(self) -> int:
        """The more players, the more Hit cards (DW-R-23)."""
        return HIT_CARDS[self.players]

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
        return BOARD.throne

    def boss_strength(self) -> int:
        """Return Korak's Hit Strength (DW-BOSS-04)."""
        return KORAK_STRENGTH

    def needed(self, monster: Monster) -> int:
        return damage_needed(self.strength(monster), bool(self.agreed & STRICT_KILL))

    def item_limit(self, hero: Hero) -> int:  # noqa: ARG002
        """Return two (DW-ITEM-01)."""
        return MOST_ITEMS

    def limit_of(self, group: int) -> int:
        """Return the limit of a room; in the arena there is none (DW-PLACE-02)."""
        return BOARD.limits[group] if group <= BOARD.rooms else NO_LIMIT

    def shows_cards(self, hero: Hero, square: Square) -> bool:
        """Say whether a square is the Doomstep, and new to the hero: there he draws cards."""
        # Asked for every step, so the square comes first.
        return square == BOARD.doom and self.is_new_doomstep(hero, square) and bool(self.deck)

    def is_new_doomstep(self, hero: Hero, square: Square) -> bool:
        return square == BOARD.doom and hero not in self.arrived

    def closed_door(self, square: Square) -> int:
        """Return the closed door, as a bit, that a hero on a square opens; 0 if there is none (DW-R-09)."""
        return BOARD.door_beside.get(square, 0) & ~self.doors

    def ends_walk(self, hero: Hero, square: Square) -> bool:
        """Say whether a hero on a square opens a door, or reaches the Doomstep."""
        return bool(self.closed_door(square)) or self.is_new_doomstep(hero, square)

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
        return outcome.outcome(self)
