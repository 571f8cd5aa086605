"""Positions set up by hand, for tests, studies and tutorials."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from darkling.games.dealings.cards import (
    ALL_DEFENSES,
    ALL_HEROES,
    DEFENSE_CODES,
    HERO_CODES,
    SIDES,
    SIDES_OF,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.combat_phase import CombatPhase, FaceHero
from darkling.games.dealings.defense_phase import DEFENSES_PER_PLAYER, DefensePhase
from darkling.games.dealings.hero_phase import LAST_HAND, HeroPhase
from darkling.games.dealings.options import Options
from darkling.games.dealings.outcome import HEROES_TO_FACE
from darkling.games.dealings.setup import HEROES_DEALT
from darkling.games.dealings.state import Dealings
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

PLAYERS = (2, 6)


class SeatSetUp(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. The pile is given topmost first, defenses as `T02` or `T02:2`."""

    hand: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    defenses: tuple[str, ...] = ()
    defeated: tuple[str, ...] = ()


class SetUpPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a phase, or of a choice of the Hero Phase.

    Decks that are not given hold all cards that lie nowhere else.
    """

    phase: Literal["hero", "defense", "combat"]
    seats: tuple[SeatSetUp, ...]
    first: int = 0
    hero_deck: tuple[str, ...] | None = None
    defense_deck: tuple[str, ...] | None = None
    dropped: tuple[str, ...] = ()
    undefeated: tuple[str, ...] = ()
    trashed: tuple[str, ...] = ()
    options: Options = Options()


def deal(players: int, options: Options) -> Dealings:
    """Return an empty table."""
    return Dealings(
        players,
        rollback=options.failed_fight == "rollback",
        memory_aid=options.memory_aid,
        hands=[()] * players,
        kept=[()] * players,
        revealed=[()] * players,
        piles=[()] * players,
        defenses=[()] * players,
        defeated=[()] * players,
    )


def arrange(data: Any) -> tuple[Dealings, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    try:
        setup = msgspec.convert(data, SetUpPosition)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"dealings: {wrong}") from None
    least, most = PLAYERS
    if not least <= len(setup.seats) <= most:
        raise BadPosition(f"dealings takes {least} to {most} seats, not {len(setup.seats)}")
    g = deal(len(setup.seats), setup.options)
    if not 0 <= setup.first < g.players:
        raise BadPosition(f"dealings: first is {setup.first}, expected a seat from 0 to {g.players - 1}")
    g.phase = setup.phase
    g.first = setup.first
    g.dropped = _heroes(setup.dropped)
    g.undefeated = _heroes(setup.undefeated)
    g.trashed = _defenses(setup.trashed)
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
    g.hero_deck = _deck(setup.hero_deck, _heroes, ALL_HEROES, heroes_on_table(g))
    g.defense_deck = _deck(setup.defense_deck, _defenses, ALL_DEFENSES, defenses_on_table(g))
    return g, _first_rule(g)


def _arrange_seat(g: Dealings, seat: Seat, given: SeatSetUp) -> None:
    g.hands[seat] = tuple(sorted(_heroes(given.hand)))
    g.kept[seat] = _heroes(given.kept)
    g.piles[seat] = _heroes(given.pile)[::-1]
    g.defenses[seat] = tuple([_face(code) for code in given.defenses])
    g.defeated[seat] = _heroes(given.defeated)


def _first_rule(g: Dealings) -> Rule:
    """Check the sizes that the phase demands, and return its rule."""
    if g.phase == "hero":
        sizes = {len(hand) for hand in g.hands}
        if len(sizes) != 1 or not sizes <= set(range(LAST_HAND, HEROES_DEALT + 1, 2)):
            raise BadPosition("dealings: in the Hero Phase all hands hold 9, 7, 5 or 3 heroes, all the same")
        _empty(g, "Hero Phase", piles=g.piles, defenses=g.defenses, defeated=g.defeated)
        return HeroPhase()
    _empty(g, "Defense and Combat Phases", hand=g.hands)
    if g.phase == "defense":
        sizes = {len(kept) for kept in g.kept}
        if len(sizes) != 1 or not sizes <= set(range(2, HEROES_TO_FACE + 1, 2)):
            raise BadPosition(
                "dealings: the Defense Phase begins with 8, 6, 4 or 2 kept heroes, all the same"
            )
        needed = DEFENSES_PER_PLAYER * g.players * (sizes.pop() // 2)
        if len(g.defense_deck) < needed:
            raise BadPosition(
                f"dealings: {needed} Defense Cards are needed, the deck has {len(g.defense_deck)}"
            )
        return DefensePhase()
    _empty(g, "Combat Phase", kept=g.kept)
    return CombatPhase()


def _empty(g: Dealings, when: str, **zones: Sequence[tuple[int, ...]]) -> None:
    for name, zone in zones.items():
        for seat in g.seats:
            if zone[seat]:
                raise BadPosition(f"dealings: seat {seat} has cards in {name}, which the {when} leaves empty")


def check(g: Dealings) -> None:
    """Raise BadPosition unless every card is in one place at most and no zone is too large."""
    _once(HERO_CODES, [*heroes_on_table(g), *g.hero_deck])
    _once(DEFENSE_CODES, [*defenses_on_table(g), *g.defense_deck])
    for seat in g.seats:
        heroes = len(g.piles[seat]) + len(g.revealed[seat]) + len(g.defeated[seat])
        if max(heroes, len(g.kept[seat]), len(g.defenses[seat])) > HEROES_TO_FACE:
            raise BadPosition(f"dealings: seat {seat} has more than {HEROES_TO_FACE} heroes or defenses")
        for face in g.defenses[seat]:
            if face % SIDES >= SIDES_OF[face // SIDES]:
                code = DEFENSE_CODES[face // SIDES]
                raise BadPosition(
                    f"dealings: {code} has {SIDES_OF[face // SIDES]} sides, not {face % SIDES + 1}"
                )


def heroes_on_table(g: Dealings) -> list[Hero]:
    """Return every hero outside the deck, from wherever it lies."""
    heroes = [hero for hand in g.hands for hero in hand]
    if g.phase == "hero" or (not any(g.hands) and not any(g.piles) and not any(g.revealed)):
        heroes += [hero for kept in g.kept for hero in kept]
    for zone in (g.revealed, g.piles, g.defeated):
        heroes += [hero for part in zone for hero in part]
    facing = g.running(FaceHero)
    flipped = [facing.hero] if facing is not None and facing.hero >= 0 else []
    return [*heroes, *flipped, *g.dropped, *g.undefeated]


def defenses_on_table(g: Dealings) -> list[Defense]:
    """Return every Defense Card outside the deck, from wherever it lies."""
    in_play = [face // SIDES for faces in g.defenses for face in faces]
    return [*in_play, *g.available, *g.trashed]


def _once(codes: Sequence[str], cards: Iterable[int]) -> None:
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise BadPosition(f"dealings: {codes[card]} is in two places")
        seen.add(card)


def _deck(given: Any, read: Any, everything: Sequence[int], elsewhere: list[int]) -> tuple[int, ...]:
    if given is not None:
        deck: tuple[int, ...] = read(given)
        return deck
    return tuple([card for card in everything if card not in elsewhere])


def _heroes(codes: Sequence[str]) -> tuple[Hero, ...]:
    return tuple([_number(code, HERO_CODES, "hero") for code in codes])


def _defenses(codes: Sequence[str]) -> tuple[Defense, ...]:
    return tuple([_number(code, DEFENSE_CODES, "Defense Card") for code in codes])


def _face(text: str) -> Face:
    code, _, side = text.partition(":")
    if side and side not in ("1", "2", "3", "4"):
        raise BadPosition(f"dealings: {text!r} names no side; write {code} or {code}:2")
    return _number(code, DEFENSE_CODES, "Defense Card") * SIDES + (int(side) - 1 if side else 0)


def _number(code: str, codes: Sequence[str], what: str) -> int:
    if code not in codes:
        raise BadPosition(f"dealings: there is no {what} {code!r}; codes run from {codes[0]} to {codes[-1]}")
    return codes.index(code)
