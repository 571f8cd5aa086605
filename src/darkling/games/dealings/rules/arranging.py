"""Positions set up by hand, for tests, studies and tutorials."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from darkling.games.dealings.cards import (
    ALL_DEFENSES,
    ALL_HEROES,
    BASE_HEROES,
    DEFENSE_CODES,
    HERO_CODES,
    NO_HERO,
    SIDES,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.rules.combat_phase import CombatInProgress
from darkling.games.dealings.rules.combat_progress import check_combat, earliest_round
from darkling.games.dealings.rules.defense_phase import DEFENSES_PER_PLAYER, DefenseInProgress
from darkling.games.dealings.rules.hero_phase import HeroPhase
from darkling.games.dealings.rules.invariants import check_sizes, defenses_on_table, heroes_on_table
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.rules.settings import DealingsSettings, agree
from darkling.games.dealings.rules.solo_phase import PAIRS_PER_DEAL, SoloPhase
from darkling.games.dealings.rules.state import Dealings
from darkling.table.arranging import card_number, check_range, read_arranged
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

PLAYERS = (1, 6)


class ArrangedDealingsSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. The pile is given topmost first, defenses as `T02` or `T02:2`."""

    hand: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    defenses: tuple[str, ...] = ()
    defeated: tuple[str, ...] = ()
    evicted: int = 0
    """The round in which the seat was evicted."""
    evicted_by: str | None = None


class ArrangedDealings(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a round of any phase, of the taking of defenses, or of a turn in combat.

    With fewer kept heroes than eight the draft is shorter. Decks that are not given hold all cards
    that lie nowhere else.
    """

    phase: Literal["hero", "defense", "solo", "combat"]
    seats: tuple[ArrangedDealingsSeat, ...]
    first: int = 0
    round: int | None = None
    """Combat: the round that is played now; the rounds of a draft follow from its cards."""
    turn: int | None = None
    """Combat: who faces a hero now."""
    passes: int = 0
    """How many of the choices of the Hero Phase the seats have followed with their own eyes."""
    hero_deck: tuple[str, ...] | None = None
    defense_deck: tuple[str, ...] | None = None
    dropped: tuple[str, ...] = ()
    undefeated: tuple[str, ...] = ()
    trashed: tuple[str, ...] = ()
    settings: DealingsSettings = DealingsSettings()


def deal(players: int, settings: DealingsSettings) -> Dealings:
    """Return an empty table; raise BadSetting where settings are in conflict."""
    agreed = agree(players, settings)
    return Dealings(
        players,
        rows=agreed.rows,
        expansion=agreed.expansion,
        no_peeking=agreed.no_peeking,
        elimination=agreed.elimination,
        rollback=agreed.rollback,
        memory_aid=agreed.memory_aid,
        hands=[()] * players,
        kept=[()] * players,
        revealed=[()] * players,
        piles=[()] * players,
        defenses=[()] * players,
        defeated=[()] * players,
        last_faced=[NO_HERO] * players,
        evicted=[0] * players,
    )


def arrange(data: Any) -> tuple[Dealings, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = read_arranged("dealings", data, ArrangedDealings, PLAYERS)
    g = deal(len(setup.seats), setup.settings)
    g.phase = setup.phase
    g.first = setup.first
    g.passes = setup.passes
    g.dropped = _heroes(setup.dropped)
    g.undefeated = _heroes(setup.undefeated)
    g.trashed = _defenses(setup.trashed)
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
    _arrange_decks(g, setup)
    if g.phase != "combat":
        _refuse_given(setup, "turn", "round")
    return g, _first_rule(g, setup)


def _arrange_seat(g: Dealings, seat: Seat, given: ArrangedDealingsSeat) -> None:
    g.hands[seat] = tuple(sorted(_heroes(given.hand)))
    g.kept[seat] = _heroes(given.kept)
    g.revealed[seat] = tuple(sorted(_heroes(given.revealed)))
    g.piles[seat] = _heroes(given.pile)[::-1]
    g.defenses[seat] = tuple([_face(code) for code in given.defenses])
    g.defeated[seat] = _heroes(given.defeated)
    g.evicted[seat] = given.evicted
    check_range("dealings", f"evicted of seat {seat}", given.evicted, 0, HEROES_TO_FACE)
    _arrange_last_faced(g, seat, given.evicted_by)


def _arrange_last_faced(g: Dealings, seat: Seat, evicted_by: str | None) -> None:
    """Note the hero faced last: the one that evicted the seat, or the last that it defeated."""
    if evicted_by is not None and not g.evicted[seat]:
        raise BadPosition(f"dealings: seat {seat} has evicted_by; say in evicted in which round it was")
    if evicted_by is not None:
        g.last_faced[seat] = _heroes([evicted_by])[0]
    elif g.defeated[seat] and not g.evicted[seat]:
        g.last_faced[seat] = g.defeated[seat][-1]


def _arrange_decks(g: Dealings, setup: ArrangedDealings) -> None:
    """Fill the decks: as given, or with what is left. What is to be taken has been turned up."""
    if g.phase == "defense":
        _take_in_hand(g)
    g.defense_deck = _deck(setup.defense_deck, _defenses, ALL_DEFENSES, defenses_on_table(g))
    heroes = ALL_HEROES if g.expansion else BASE_HEROES
    g.hero_deck = _deck(setup.hero_deck, _heroes, heroes, heroes_on_table(g))
    if g.phase != "solo":
        g.hero_deck = tuple(sorted(g.hero_deck))
    if any(g.revealed):
        count = DEFENSES_PER_PLAYER * g.players
        g.available, g.defense_deck = g.defense_deck[:count], g.defense_deck[count:]


def _take_in_hand(g: Dealings) -> None:
    """In the Defense Phase a seat holds what it has kept and not shown yet."""
    for seat in g.seats:
        if g.hands[seat]:
            raise BadPosition(
                f"dealings: seat {seat} has cards in hand; in the Defense Phase they follow from kept"
            )
        shown = (*g.revealed[seat], *g.piles[seat])
        g.hands[seat] = tuple([hero for hero in sorted(g.kept[seat]) if hero not in shown])


def _first_rule(g: Dealings, setup: ArrangedDealings) -> Rule:
    """Return the rule of the phase, which begins with the round that the cards tell of."""
    if g.phase == "combat":
        return _combat(g, setup)
    if g.phase == "hero":
        g.round = len(g.kept[0]) // DEFENSES_PER_PLAYER
        return HeroPhase()
    if g.phase == "defense":
        _check_all_revealed(g)
        g.round = len(g.piles[0]) // DEFENSES_PER_PLAYER + any(g.revealed)
        return DefenseInProgress()
    g.round = len(g.piles[0]) // PAIRS_PER_DEAL
    return SoloPhase()


def _check_all_revealed(g: Dealings) -> None:
    """Heroes are revealed by all at once, two each (DD-DEF-03)."""
    sizes = {len(heroes) for heroes in g.revealed}
    if sizes not in ({0}, {DEFENSES_PER_PLAYER}):
        raise BadPosition("dealings: either every seat has two heroes in revealed, or none has any")
    if len({len(pile) for pile in g.piles}) > 1:
        raise BadPosition("dealings: every seat has the same number of heroes in pile: 0, 2, 4 or 6")
    if any(g.piles) and not any(g.hands) and not any(g.revealed):
        raise BadPosition("dealings: no seat has a kept hero that is not in its pile, so the draft is over")


def _combat(g: Dealings, setup: ArrangedDealings) -> Rule:
    check_sizes(g)
    order = g.clockwise()
    turn = g.first if setup.turn is None else setup.turn
    check_range("dealings", "turn", turn, 0, g.players - 1)
    before = order[: order.index(turn)]
    current = earliest_round(g, before) if setup.round is None else setup.round
    # After the eighth round nobody has a hero left to face, and the game is over.
    check_range("dealings", "round", current, 1, HEROES_TO_FACE + 1)
    check_combat(g, [current - (seat not in before) for seat in g.seats])
    g.round = current if before else current - 1
    if setup.turn is not None and (g.evicted[turn] or not g.piles[turn]):
        raise BadPosition(f"dealings: turn is {turn}, a seat that has no hero to face")
    return CombatInProgress(order[order.index(turn) :] if before else ())


def _refuse_given(setup: ArrangedDealings, *names: str) -> None:
    for name in names:
        if getattr(setup, name) is not None:
            raise BadPosition(f"dealings: {name} is for the Combat Phase; leave it out")


def _deck(
    given: Sequence[str] | None,
    read: Callable[[Sequence[str]], tuple[int, ...]],
    everything: Sequence[int],
    elsewhere: list[int],
) -> tuple[int, ...]:
    if given is not None:
        return read(given)
    return tuple([card for card in everything if card not in elsewhere])


def _heroes(codes: Sequence[str]) -> tuple[Hero, ...]:
    return tuple([card_number("dealings", code, HERO_CODES, "hero") for code in codes])


def _defenses(codes: Sequence[str]) -> tuple[Defense, ...]:
    return tuple([card_number("dealings", code, DEFENSE_CODES, "Defense Card") for code in codes])


def _face(text: str) -> Face:
    code, colon, side = text.partition(":")
    if colon and side not in ("1", "2", "3", "4"):
        raise BadPosition(f"dealings: {text!r} names no side; write {code} or {code}:2")
    return card_number("dealings", code, DEFENSE_CODES, "Defense Card") * SIDES + (
        int(side) - 1 if colon else 0
    )
