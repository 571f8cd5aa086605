"""Positions set up by hand, for tests, studies and tutorials."""

from collections.abc import Callable, Iterable, Sequence
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
    SIDES_OF,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.rules.combat_phase import CombatPhase, FaceHero
from darkling.games.dealings.rules.defense_phase import DefensePhase
from darkling.games.dealings.rules.hero_phase import LAST_HAND, HeroPhase
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.rules.set_up import HEROES_DEALT
from darkling.games.dealings.rules.settings import DealingsSettings, agree
from darkling.games.dealings.rules.solo_phase import DEALS as SOLO_DEALS
from darkling.games.dealings.rules.solo_phase import SoloPhase
from darkling.games.dealings.rules.state import Dealings
from darkling.table.arranging import card_number, read_arranged
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

PLAYERS = (1, 6)


class ArrangedDealingsSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. The pile is given topmost first, defenses as `T02` or `T02:2`."""

    hand: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    defenses: tuple[str, ...] = ()
    defeated: tuple[str, ...] = ()


class ArrangedDealings(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a phase, or of any choice of the Hero Phase.

    With fewer kept heroes than eight the draft is shorter. Decks that are not given hold all cards
    that lie nowhere else.
    """

    phase: Literal["hero", "defense", "solo", "combat"]
    seats: tuple[ArrangedDealingsSeat, ...]
    first: int = 0
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
    g.dropped = _heroes(setup.dropped)
    g.undefeated = _heroes(setup.undefeated)
    g.trashed = _defenses(setup.trashed)
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
    g.defense_deck = _deck(setup.defense_deck, _defenses, ALL_DEFENSES, defenses_on_table(g))
    rule = _first_rule(g)
    heroes = ALL_HEROES if g.expansion else BASE_HEROES
    g.hero_deck = _deck(setup.hero_deck, _heroes, heroes, heroes_on_table(g))
    if g.phase != "solo":
        g.hero_deck = tuple(sorted(g.hero_deck))
    elif len(g.hero_deck) < g.rows * SOLO_DEALS:
        needed = g.rows * SOLO_DEALS
        raise BadPosition(f"dealings: {needed} heroes are needed, the deck has {len(g.hero_deck)}")
    return g, rule


def _arrange_seat(g: Dealings, seat: Seat, given: ArrangedDealingsSeat) -> None:
    g.hands[seat] = tuple(sorted(_heroes(given.hand)))
    g.kept[seat] = _heroes(given.kept)
    g.piles[seat] = _heroes(given.pile)[::-1]
    g.defenses[seat] = tuple([_face(code) for code in given.defenses])
    g.defeated[seat] = _heroes(given.defeated)


def _first_rule(g: Dealings) -> Rule:
    """Check what the phase demands, and return its rule."""
    if g.phase == "combat":
        _refuse_cards(g, "Combat", hand=g.hands, kept=g.kept)
        return CombatPhase()
    if (g.phase == "solo") is not (g.players == 1):
        raise BadPosition(f"dealings: the {g.phase} phase is not for {g.players} players")
    _refuse_cards(g, g.phase.title(), pile=g.piles, defenses=g.defenses, defeated=g.defeated)
    _refuse_discards(g, undefeated=g.undefeated, trashed=g.trashed)
    if g.phase == "solo":
        _refuse_cards(g, "Solo", hand=g.hands, kept=g.kept)
        _refuse_discards(g, dropped=g.dropped)
        _check_deck(g, g.rows * SOLO_DEALS)
        return SoloPhase()
    if g.phase == "hero":
        _refuse_discards(g, dropped=g.dropped)
        hand = _same_size(g.hands, "hand", range(LAST_HAND, HEROES_DEALT + 1, 2), "9, 7, 5 or 3")
        kept = _same_size(g.kept, "kept", range(0, HEROES_DEALT - hand + 1, 2), "no more than were dealt")
        _check_deck(g, hand - 1 + kept)
        return HeroPhase()
    _refuse_cards(g, "Defense", hand=g.hands)
    _check_deck(g, _same_size(g.kept, "kept", range(2, HEROES_TO_FACE + 1, 2), "8, 6, 4 or 2"))
    g.hands = [tuple(sorted(kept)) for kept in g.kept]
    return DefensePhase()


def _refuse_cards(g: Dealings, phase: str, **zones: Sequence[tuple[int, ...]]) -> None:
    for name, zone in zones.items():
        for seat in g.seats:
            if zone[seat]:
                raise BadPosition(
                    f"dealings: seat {seat} has cards in {name}; the {phase} Phase begins without"
                )


def _refuse_discards(g: Dealings, **zones: tuple[int, ...]) -> None:
    for name, zone in zones.items():
        if zone:
            raise BadPosition(
                f"dealings: there are cards in {name}; the {g.phase.title()} Phase begins without"
            )


def _same_size(zone: Sequence[tuple[int, ...]], name: str, allowed: range, words: str) -> int:
    sizes = {len(part) for part in zone}
    if len(sizes) > 1 or not sizes <= set(allowed):
        raise BadPosition(f"dealings: every seat has the same number of heroes in {name}: {words}")
    return sizes.pop()


def _check_deck(g: Dealings, heroes: int) -> None:
    needed = heroes * g.players
    if len(g.defense_deck) < needed:
        raise BadPosition(f"dealings: {needed} Defense Cards are needed, the deck has {len(g.defense_deck)}")


def check(g: Dealings) -> None:
    """Raise BadPosition unless every card is in one place at most and no zone is too large."""
    heroes = [*heroes_on_table(g), *g.hero_deck]
    _once(HERO_CODES, heroes)
    if not g.expansion and not set(heroes) <= set(BASE_HEROES):
        raise BadPosition("dealings: there are heroes of the expansion, which is off; set option expansion")
    _once(DEFENSE_CODES, [*defenses_on_table(g), *g.defense_deck])
    for seat in g.seats:
        shown = len(g.piles[seat]) + len(g.revealed[seat]) + len(g.defeated[seat])
        if max(shown, len(g.kept[seat]), len(g.defenses[seat])) > HEROES_TO_FACE:
            raise BadPosition(f"dealings: seat {seat} has more than {HEROES_TO_FACE} heroes or defenses")
        for face in g.defenses[seat]:
            card, side = face // SIDES, face % SIDES
            if side >= SIDES_OF[card]:
                raise BadPosition(f"dealings: {DEFENSE_CODES[card]} has no side {side + 1}")


def heroes_on_table(g: Dealings) -> list[Hero]:
    """Return every hero outside the deck, from wherever it lies."""
    heroes = [hero for hand in g.hands for hero in hand]
    if g.phase == "hero" or (not any(g.hands) and not any(g.piles) and not any(g.revealed)):
        heroes += [hero for kept in g.kept for hero in kept]
    for zone in (g.revealed, g.piles, g.defeated):
        heroes += [hero for part in zone for hero in part]
    facing = g.running(FaceHero)
    flipped = [facing.hero] if facing is not None and facing.hero != NO_HERO else []
    evictors = [g.last_faced[seat] for seat in g.seats if g.evicted[seat]]
    return [*heroes, *flipped, *g.heroes_in_row(), *evictors, *g.dropped, *g.undefeated]


def defenses_on_table(g: Dealings) -> list[Defense]:
    """Return every Defense Card outside the deck, from wherever it lies."""
    in_play = [face // SIDES for faces in g.defenses for face in faces]
    return [*in_play, *g.defenses_in_row(), *g.available, *g.trashed]


def _once(codes: Sequence[str], cards: Iterable[int]) -> None:
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise BadPosition(f"dealings: {codes[card]} is in two places")
        seen.add(card)


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
