"""What a seat sees and knows."""

from msgspec import Struct

from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    DEFENSE_CODES,
    HERO_CODES,
    NO_HERO,
    SIDES,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.verbs import EXACT, TWICE
from darkling.games.dealings.choose_two import ChooseTwo
from darkling.games.dealings.combat_phase import FaceHero, Strikes
from darkling.games.dealings.defense_phase import TakeDefenses
from darkling.games.dealings.hero_phase import DropOne
from darkling.games.dealings.knowledge import Pool, heroes_in, pools_of, redeal, zones_of
from darkling.games.dealings.solo_phase import ChooseFromRows
from darkling.games.dealings.state import Dealings
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class DefenseView(Struct, frozen=True):
    """A Defense Card in play: its code, the side that is up (from 1), and what a strike is worth now."""

    card: str
    side: int
    attack: int


class SeatView(Struct, frozen=True):
    """One seat as another sees it. A hidden zone has its size only."""

    seat: Seat
    hand_size: int
    hand: tuple[str, ...] | None
    kept_size: int
    kept: tuple[str, ...] | None
    revealed: tuple[str, ...]
    pile_size: int
    pile: tuple[str, ...] | None
    """Topmost first: the order in which the heroes will come."""
    defenses: tuple[DefenseView, ...]
    defeated: tuple[str, ...]
    evicted: int
    """The round in which the seat was evicted; 0 while it stands."""
    evicted_by: str | None


class PickView(Struct, frozen=True):
    """A place in the order of taking defenses; a hero already used may not be peeked at."""

    seat: Seat
    hero: str | None


class FightView(Struct, frozen=True):
    """The hero being faced, and how the strikes stand against it."""

    seat: Seat
    hero: str
    fighting: bool
    armor: int
    total: int
    exact: bool
    defeats: int
    defeats_needed: int
    struck: tuple[str, ...]
    striker: str | None
    gave_ground: str | None
    """The first of the two cards that a Dragon Warrior makes one turn."""


class View(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    phase: str
    round: int
    first: Seat
    waiting: tuple[Seat, ...]
    over: bool
    seats: tuple[SeatView, ...]
    chosen: tuple[str, ...]
    """The seat's own sealed choice so far."""
    available: tuple[str, ...]
    order: tuple[PickView, ...]
    taken: int
    fight: FightView | None
    hero_row: tuple[str | None, ...]
    """Solo: the row of heroes, with gaps where one was taken."""
    defense_row: tuple[str | None, ...]
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


class Knowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: View
    piles: tuple[tuple[str, ...], ...]
    """Every seat's pile, topmost first: all its heroes were shown once, and a good memory has them."""
    pools: tuple[PoolKnown, ...]
    defenses_undrawn: tuple[str, ...]


class DealingsEyes(Eyes):
    """Who knows what in Dark Dealings (ledger, section 5)."""

    def view(self, g: Dealings, seat: Seat | None) -> View:
        """Return what may be shown to the seat now."""
        picking = g.running(TakeDefenses)
        choosing = g.running(ChooseFromRows)
        return View(
            seat=seat,
            phase=g.phase,
            round=g.round,
            first=g.first,
            waiting=g.waiting,
            over=g.over,
            seats=tuple([_seat_view(g, other, seat) for other in g.seats]),
            chosen=_chosen(g, seat),
            available=_defenses(g.available),
            order=_order(g, picking) if picking else (),
            taken=picking.taken if picking else 0,
            fight=_fight_view(g),
            hero_row=tuple([_code(HERO_CODES, hero) for hero in g.hero_row]),
            defense_row=tuple([_code(DEFENSE_CODES, card) for card in g.defense_row]),
            lured=_code(HERO_CODES, choosing.hero) if choosing else None,
            no_peeking=g.no_peeking,
            elimination=g.elimination,
            dropped=_heroes(g.dropped),
            undefeated=_heroes(g.undefeated),
            trashed=_defenses(g.trashed),
            heroes_undealt=len(g.hero_deck),
            defenses_undrawn=len(g.defense_deck),
        )

    def knowledge(self, g: Dealings, seat: Seat) -> Knowledge:
        """Return all that the seat has learned."""
        zones = zones_of(g)
        return Knowledge(
            view=self.view(g, seat),
            piles=tuple([_heroes(pile[::-1]) for pile in g.piles]),
            pools=tuple([_pool_known(g.players, zones, pool) for pool in pools_of(g, seat)]),
            defenses_undrawn=_defenses(sorted(g.defense_deck)),
        )

    def redeal(self, g: Dealings, seat: Seat) -> None:
        """Deal anew what the seat cannot know."""
        redeal(g, seat)


def _pool_known(players: int, zones: list[list[Hero]], pool: Pool) -> PoolKnown:
    places = [
        PlaceKnown(zone % players if zone < 2 * players else None, zone < players, end - begin)
        for _, _, places in pool
        for zone, begin, end in places
    ]
    return PoolKnown(_heroes(sorted(heroes_in(zones, pool))), tuple(places))


def _heroes(heroes: tuple[Hero, ...] | list[Hero]) -> tuple[str, ...]:
    return tuple([HERO_CODES[hero] for hero in heroes])


def _defenses(cards: tuple[Defense, ...] | list[Defense]) -> tuple[str, ...]:
    return tuple([DEFENSE_CODES[card] for card in cards])


def _code(codes: tuple[str, ...], card: int) -> str | None:
    return codes[card] if card >= 0 else None


def _order(g: Dealings, picking: TakeDefenses) -> tuple[PickView, ...]:
    """Return who takes when, and with which hero, less those that nobody may peek at again."""
    hidden = picking.taken if g.no_peeking else 0
    return tuple(
        [
            PickView(seat, HERO_CODES[hero] if at >= hidden else None)
            for at, (seat, hero) in enumerate(picking.order)
        ]
    )


def _defense_view(g: Dealings, seat: Seat, face: Face) -> DefenseView:
    return DefenseView(DEFENSE_CODES[face // SIDES], face % SIDES + 1, g.attack_value(seat, face))


def _seat_view(g: Dealings, seat: Seat, viewer: Seat | None) -> SeatView:
    own = seat == viewer
    pile_is_open = not g.no_peeking and (own or g.memory_aid)
    return SeatView(
        seat=seat,
        hand_size=len(g.hands[seat]),
        hand=_heroes(g.hands[seat]) if own else None,
        kept_size=len(g.kept[seat]) if g.phase == "hero" else 0,
        kept=_heroes(sorted(g.kept[seat])) if own and g.phase == "hero" else None,
        revealed=_heroes(g.revealed[seat]),
        pile_size=len(g.piles[seat]),
        pile=_heroes(g.piles[seat][::-1]) if pile_is_open else None,
        defenses=tuple([_defense_view(g, seat, face) for face in g.defenses[seat]]),
        defeated=_heroes(g.defeated[seat]),
        evicted=g.evicted[seat],
        evicted_by=HERO_CODES[g.last_faced[seat]] if g.evicted[seat] else None,
    )


def _chosen(g: Dealings, seat: Seat | None) -> tuple[str, ...]:
    """Return what the seat itself has chosen in a simultaneous choice that is still sealed."""
    rule = g.sealed(seat) if seat is not None else None
    if isinstance(rule, ChooseTwo):
        return _heroes(rule.chosen)
    if isinstance(rule, DropOne) and rule.dropped >= 0:
        return _heroes((rule.dropped,))
    return ()


def _fight_view(g: Dealings) -> FightView | None:
    facing = g.running(FaceHero)
    if facing is None or facing.hero == NO_HERO:
        return None
    hero = facing.hero
    strikes = g.running(Strikes)
    return FightView(
        seat=facing.seat,
        hero=HERO_CODES[hero],
        fighting=strikes is not None,
        armor=ARMOR[hero],
        total=strikes.total if strikes else 0,
        exact=bool(ABILITY[hero] & EXACT),
        defeats=strikes.defeats if strikes else 0,
        defeats_needed=2 if ABILITY[hero] & TWICE else 1,
        struck=_defenses(strikes.struck) if strikes else (),
        striker=_code(DEFENSE_CODES, strikes.striker) if strikes else None,
        gave_ground=_code(DEFENSE_CODES, facing.given_ground),
    )
