"""What a seat sees and knows, as it is shown."""

from msgspec import Struct

from darkling.games.dealings.rules.combat_phase import Standing
from darkling.table.decision import Seat


class DefenseView(Struct, frozen=True):
    """A Defense Card in play: its code, the side that is up (from 1), and what a strike is worth now."""

    card: str
    side: int
    attack: int
    bonus: int
    """How much of that a Booster has from other cards."""


class TallyView(Struct, frozen=True):
    """How many of some heroes each type can hurt."""

    traps: int
    spells: int
    minions: int


class DealingsSeatView(Struct, frozen=True):
    """One seat as another sees it. A hidden zone has its size only."""

    seat: Seat
    hand_size: int
    hand: tuple[str, ...] | None
    hand_tally: TallyView | None
    kept_size: int
    kept: tuple[str, ...] | None
    kept_tally: TallyView | None
    revealed: tuple[str, ...]
    pile_size: int
    pile: tuple[str, ...] | None
    """Topmost first: the order in which the heroes will come."""
    defenses: tuple[DefenseView, ...]
    defeated: tuple[str, ...]
    best_possible: int
    """In combat, how many heroes it can defeat in the end, if all goes well from now on."""
    evicted: int
    """The round in which the seat was evicted; 0 while it stands."""
    evicted_by: str | None


class PickView(Struct, frozen=True):
    """A place in the order of taking defenses; a hero already used may not be peeked at."""

    seat: Seat
    hero: str | None


class StrikeView(Struct, frozen=True):
    """A strike that may be made now: the card, the total with it, and how that would stand."""

    card: str
    total: int
    state: Standing


class FightView(Struct, frozen=True):
    """The hero being faced, and how the strikes stand against it."""

    seat: Seat
    hero: str
    fighting: bool
    armor: int
    total: int
    missing: int
    """How many points are wanting to its armor."""
    state: Standing
    exact: bool
    defeats: int
    defeats_needed: int
    struck: tuple[str, ...]
    striker: str | None
    gave_ground: str | None
    """The first of the two cards that a Dragon Warrior makes one turn."""
    strikes: tuple[StrikeView, ...]
    turnable: tuple[str, ...]
    """The cards that may be turned where one has to be: for a Dragon Warrior, or a Heavy Hitter."""
    price: int
    """How many of the cards that struck a Berserker takes along when it falls."""


class DealingsView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    phase: str
    round: int
    first: Seat
    waiting: tuple[Seat, ...]
    over: bool
    seats: tuple[DealingsSeatView, ...]
    chosen: tuple[str, ...]
    """The seat's own sealed choice so far."""
    available: tuple[str, ...]
    order: tuple[PickView, ...]
    taken: int
    fight: FightView | None
    hero_row: tuple[str | None, ...]
    """Solo: the row of heroes, with gaps where one was taken."""
    defense_row: tuple[str | None, ...]
    brings: tuple[tuple[str, ...], ...]
    """Solo: for each place in the row of heroes, the defenses that its hero may bring."""
    lured: str | None
    """Solo: the hero chosen from the row, for which a defense is being chosen."""
    no_peeking: bool
    elimination: bool
    dropped: tuple[str, ...]
    undefeated: tuple[str, ...]
    trashed: tuple[str, ...]
    heroes_undealt: int
    defenses_undrawn: int


class PlaceKnown(Struct, frozen=True):
    """A place that holds some of a pool's heroes; the owner is None for those never dealt."""

    owner: Seat | None
    kept: bool
    count: int


class PoolKnown(Struct, frozen=True):
    """Heroes that lie in these places, nobody can say which where."""

    heroes: tuple[str, ...]
    places: tuple[PlaceKnown, ...]


class DealingsKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: DealingsView
    piles: tuple[tuple[str, ...], ...]
    """Every seat's pile, topmost first: all its heroes were shown once, and a good memory has them."""
    pools: tuple[PoolKnown, ...]
    defenses_undrawn: tuple[str, ...]
