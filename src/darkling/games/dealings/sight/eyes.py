"""Who sees and knows what: makes the views of the seats."""

from collections.abc import Sequence

from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    ATTACK,
    DEFENSE_CODES,
    HERO_CODES,
    NO_HERO,
    SIDES,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import EXACT, TWICE
from darkling.games.dealings.cards.files import HEROES
from darkling.games.dealings.rules.choose_two import ChooseTwo
from darkling.games.dealings.rules.combat_phase import FaceHero, Strikes
from darkling.games.dealings.rules.defense_phase import TakeDefenses
from darkling.games.dealings.rules.hero_phase import DropOne
from darkling.games.dealings.rules.solo_phase import ChooseFromRows
from darkling.games.dealings.rules.state import Dealings
from darkling.games.dealings.sight.knowledge import Pool, heroes_in, pools_of, redeal, zones_of
from darkling.games.dealings.sight.view import (
    DealingsKnowledge,
    DealingsSeatView,
    DealingsView,
    DefenseView,
    FightView,
    PickView,
    PlaceKnown,
    PoolKnown,
    StrikeView,
    TallyView,
)
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class DealingsEyes(Eyes):
    """Who knows what in Dark Dealings (ledger, section 5)."""

    def view(self, g: Dealings, seat: Seat | None) -> DealingsView:
        picking = g.running(TakeDefenses)
        choosing = g.running(ChooseFromRows)
        return DealingsView(
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
            brings=_brings(g, choosing) if choosing else (),
            lured=_code(HERO_CODES, choosing.hero) if choosing else None,
            no_peeking=g.no_peeking,
            elimination=g.elimination,
            dropped=_heroes(g.dropped),
            undefeated=_heroes(g.undefeated),
            trashed=_defenses(g.trashed),
            heroes_undealt=len(g.hero_deck),
            defenses_undrawn=len(g.defense_deck),
        )

    def knowledge(self, g: Dealings, seat: Seat) -> DealingsKnowledge:
        zones = zones_of(g)
        return DealingsKnowledge(
            view=self.view(g, seat),
            piles=tuple([_heroes(pile[::-1]) for pile in g.piles]),
            pools=tuple([_pool_known(g.players, zones, pool) for pool in pools_of(g, seat)]),
            defenses_undrawn=_defenses(sorted(g.defense_deck)),
        )

    def redeal(self, g: Dealings, seat: Seat) -> None:
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


def _brings(g: Dealings, choosing: ChooseFromRows) -> tuple[tuple[str, ...], ...]:
    return tuple([_defenses(choosing.defenses_for(g, hero)) if hero >= 0 else () for hero in g.hero_row])


def _defense_view(g: Dealings, seat: Seat, face: Face) -> DefenseView:
    attack = g.attack_value(seat, face)
    return DefenseView(DEFENSE_CODES[face // SIDES], face % SIDES + 1, attack, attack - ATTACK[face])


def tally(heroes: Sequence[str]) -> TallyView:
    weak = "".join([HEROES[code].vulnerable for code in heroes])
    return TallyView(weak.count("T"), weak.count("S"), weak.count("M"))


def _best_possible(g: Dealings, seat: Seat) -> int:
    if g.phase != "combat":
        return 0
    facing = g.running(FaceHero)
    at_the_gate = facing is not None and facing.seat == seat and facing.hero != NO_HERO
    to_come = 0 if g.evicted[seat] else len(g.piles[seat]) + at_the_gate
    return len(g.defeated[seat]) + to_come


def _seat_view(g: Dealings, seat: Seat, viewer: Seat | None) -> DealingsSeatView:
    own = seat == viewer
    hand = _heroes(g.hands[seat]) if own else None
    kept = _heroes(sorted(g.kept[seat])) if own and g.phase == "hero" else None
    pile_is_open = not g.no_peeking and (own or g.memory_aid)
    return DealingsSeatView(
        seat=seat,
        hand_size=len(g.hands[seat]),
        hand=hand,
        hand_tally=tally(hand) if hand is not None else None,
        kept_size=len(g.kept[seat]) if g.phase == "hero" else 0,
        kept=kept,
        kept_tally=tally(kept) if kept is not None else None,
        revealed=_heroes(g.revealed[seat]),
        pile_size=len(g.piles[seat]),
        pile=_heroes(g.piles[seat][::-1]) if pile_is_open else None,
        defenses=tuple([_defense_view(g, seat, face) for face in g.defenses[seat]]),
        defeated=_heroes(g.defeated[seat]),
        best_possible=_best_possible(g, seat),
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
    fighting = g.running(Strikes)
    strikes = fighting or Strikes(facing.seat, hero)
    faces = g.defenses[facing.seat]
    turning = fighting or facing
    return FightView(
        seat=facing.seat,
        hero=HERO_CODES[hero],
        fighting=fighting is not None,
        armor=ARMOR[hero],
        total=strikes.total,
        missing=max(0, ARMOR[hero] - strikes.total),
        state=strikes.standing(strikes.total),
        exact=bool(ABILITY[hero] & EXACT),
        defeats=strikes.defeats,
        defeats_needed=2 if ABILITY[hero] & TWICE else 1,
        struck=_defenses(strikes.struck),
        striker=_code(DEFENSE_CODES, strikes.striker),
        gave_ground=_code(DEFENSE_CODES, facing.given_ground),
        strikes=_strikes(g, strikes),
        turnable=_defenses([face // SIDES for face in faces if turning.why_not_turn(face) is None]),
        price=len(strikes.taken_along(g)),
    )


def _strikes(g: Dealings, strikes: Strikes) -> tuple[StrikeView, ...]:
    able = [face for face in g.defenses[strikes.seat] if strikes.why_not_strike(g, face) is None]
    totals = [(face, strikes.total + g.attack_value(strikes.seat, face)) for face in able]
    made = [
        StrikeView(DEFENSE_CODES[face // SIDES], total, strikes.standing(total)) for face, total in totals
    ]
    return tuple(made)
