"""What lies on the table in Dark Dealings, and questions about it."""

from dataclasses import dataclass, field

from darkling.games.dealings.cards import (
    ATTACK,
    CHALLENGE,
    DEFENSE_ABILITY,
    NO_DEFENSE,
    NO_HERO,
    SIDES,
    TRASHED,
    TURNED,
    TYPES,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import BOOST, DETOUR
from darkling.games.dealings.rules.events import DefenseRotated, DefenseTrashed, HeroFlipped
from darkling.games.dealings.rules.outcome import hardcore_outcome, outcome, solo_outcome
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.position import Position
from darkling.table.result import Result
from darkling.table.zones import replaced, without


@dataclass
class Dealings(Position):
    """A table of Dark Dealings.

    Attributes:
        rows: solo: how many heroes and Defense Cards are dealt at a time; 0 with several players.
        expansion: whether the heroes of the expansion are in play.
        no_peeking: whether piles stay facedown, also for their owners (DD-HARD-01).
        elimination: whether an undefeated hero evicts its overlord (DD-HARD-03).
        rollback: whether strikes of a failed fight are taken back (DD-R-12).
        memory_aid: whether everyone may look up the revealed heroes of all piles (DD-R-47).
        phase: hero, defense, solo or combat.
        round: the number of the draft or combat round, from 1.
        first: who has the dark tower.
        hero_deck: heroes that were not dealt; with several players they are not used.
        defense_deck: Defense Cards still facedown, topmost first.
        hands: the heroes each seat holds.
        kept: the heroes each seat chose in the Hero Phase, in the order of choosing.
        passes: how many choices of the Hero Phase have been made; from it and `kept` follows who
            held what when, which is knowledge of the seats until all heroes have been revealed.
        dropped: the hero discards: each seat's last hero of the Hero Phase; in solo, what is left
            of the rows.
        hero_row: solo: the heroes dealt, NO_HERO where one was taken.
        defense_row: solo: the Defense Cards below them, NO_DEFENSE where one was taken.
        available: the Defense Cards of this draft round that are still to be taken.
        revealed: the heroes each seat has face-up in this draft round.
        piles: each seat's hero pile, bottom first.
        defenses: the Defense Cards in front of each seat, with the side that is up.
        defeated: each seat's Defeated Hero Pile.
        undefeated: the common pile of heroes nobody defeated.
        trashed: the discard pile of Defense Cards.
        last_faced: the hero each seat faced last.
        evicted: the round in which each seat was evicted; 0 while it stands. The hero that evicted
            it stays with it.

    """

    rows: int = 0
    expansion: bool = False
    no_peeking: bool = False
    elimination: bool = False
    rollback: bool = False
    memory_aid: bool = True
    phase: str = "hero"
    round: int = 0
    first: Seat = 0
    hero_deck: tuple[Hero, ...] = ()
    defense_deck: tuple[Defense, ...] = ()
    hands: list[tuple[Hero, ...]] = field(default_factory=list)
    kept: list[tuple[Hero, ...]] = field(default_factory=list)
    passes: int = 0
    dropped: tuple[Hero, ...] = ()
    hero_row: tuple[Hero, ...] = ()
    defense_row: tuple[Defense, ...] = ()
    available: tuple[Defense, ...] = ()
    revealed: list[tuple[Hero, ...]] = field(default_factory=list)
    piles: list[tuple[Hero, ...]] = field(default_factory=list)
    defenses: list[tuple[Face, ...]] = field(default_factory=list)
    defeated: list[tuple[Hero, ...]] = field(default_factory=list)
    undefeated: tuple[Hero, ...] = ()
    trashed: tuple[Defense, ...] = ()
    last_faced: list[Hero] = field(default_factory=list)
    evicted: list[int] = field(default_factory=list)

    # Around the table.

    def clockwise(self) -> tuple[Seat, ...]:
        """Return all seats in turn order, the first player first."""
        return tuple([(self.first + step) % self.players for step in self.seats])

    # Hero piles.

    def flip(self, seat: Seat) -> Hero:
        hero = self.piles[seat][-1]
        self.piles[seat] = self.piles[seat][:-1]
        self.last_faced[seat] = hero
        if self.no_peeking:
            self.fence(Fence.REVEALED)
        self.emit(HeroFlipped, seat, hero)
        return hero

    def put_on_top(self, seat: Seat, hero: Hero) -> None:
        self.piles[seat] = (*self.piles[seat], hero)

    def put_at_bottom(self, seat: Seat, hero: Hero) -> None:
        self.piles[seat] = (hero, *self.piles[seat])

    # Defense Cards in play.

    def place_defense(self, seat: Seat, card: Defense) -> None:
        """Put a Defense Card in front of the seat, first side up (DD-R-04)."""
        self.defenses[seat] = (*self.defenses[seat], card * SIDES)

    def face_of(self, seat: Seat, card: Defense) -> Face:
        """Return the card of the seat as it lies now."""
        for face in self.defenses[seat]:
            if face // SIDES == card:
                return face
        raise ValueError(f"seat {seat} has no Defense Card {card}")

    def rotate(self, seat: Seat, face: Face, why: str) -> None:
        """Turn a card one step clockwise; after its last side it is trashed."""
        turned = TURNED[face]
        if turned == TRASHED:
            self.trash(seat, face, why)
            return
        self.defenses[seat] = replaced(self.defenses[seat], face, by=turned)
        self.emit(DefenseRotated, seat, turned // SIDES, turned % SIDES + 1, why)

    def trash(self, seat: Seat, face: Face, why: str) -> None:
        """Move a card to the discard pile by the defense deck."""
        self.defenses[seat] = without(self.defenses[seat], face)
        self.trashed = (*self.trashed, face // SIDES)
        self.emit(DefenseTrashed, seat, face // SIDES, why)

    def detours(self, seat: Seat) -> list[Face]:
        return [face for face in self.defenses[seat] if DEFENSE_ABILITY[face] & DETOUR]

    def attack_value(self, seat: Seat, face: Face) -> int:
        """Return what a strike with the card is worth now (DD-DAB-06, DD-R-31)."""
        value = ATTACK[face]
        if DEFENSE_ABILITY[face] & BOOST:
            types = TYPES[face]
            value += len([other for other in self.defenses[seat] if other != face and TYPES[other] & types])
        return value

    # The rows of solo play.

    def heroes_in_row(self) -> list[Hero]:
        return [hero for hero in self.hero_row if hero != NO_HERO]

    def defenses_in_row(self) -> list[Defense]:
        return [card for card in self.defense_row if card != NO_DEFENSE]

    # The draft.

    def order_of_revealed(self) -> tuple[tuple[Seat, Hero], ...]:
        """Return the revealed heroes with their owners, highest Challenge Value first (DD-DEF-04).

        Equal ones go by the owner's other hero (DD-DEF-08, DD-R-08), then clockwise (DD-R-07).
        """
        order: list[tuple[int, int, int, Seat, Hero]] = []
        for place, seat in enumerate(self.clockwise()):
            one, other = self.revealed[seat]
            order.append((-CHALLENGE[one], -CHALLENGE[other], place, seat, one))
            order.append((-CHALLENGE[other], -CHALLENGE[one], place, seat, other))
        order.sort()
        return tuple([(seat, hero) for _, _, _, seat, hero in order])

    # Eviction.

    def standing(self) -> list[Seat]:
        return [seat for seat in self.seats if not self.evicted[seat]]

    # What the kernel asks.

    def outcome(self) -> Result:
        left = [len(faces) for faces in self.defenses]
        if self.players == 1:
            return solo_outcome(len(self.defeated[0]), left[0])
        if not self.elimination:
            return outcome(self.defeated, left)
        survived = [gone - 1 if gone else self.round for gone in self.evicted]
        last = [CHALLENGE[hero] if hero != NO_HERO else 0 for hero in self.last_faced]
        return hardcore_outcome(survived, left, last)


def left_of(seat: Seat, players: int) -> Seat:
    """Return the seat to the left, which is the next one clockwise."""
    return (seat + 1) % players
