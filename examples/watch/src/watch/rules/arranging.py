"""The empty table, positions set up by hand, and the invariants of any position."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from darkling.table.errors import BadPosition
from darkling.table.rule import Rule
from watch.cards import BRIBES, GOODS
from watch.rules.night import Night
from watch.rules.settings import WatchSettings
from watch.rules.state import CRATES_EACH, HAND_SIZE, Watch

PLAYERS = (2, 4)


class ArrangedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position."""

    hand: tuple[str, ...]
    paid: tuple[str, ...] = ()
    cellar: tuple[str, ...] = ()


class ArrangedWatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a night; without a quay, the crates are rolled."""

    seats: tuple[ArrangedSeat, ...]
    quay: tuple[str, ...] = ()
    settings: WatchSettings = WatchSettings()


def deal(players: int, settings: WatchSettings) -> Watch:
    """Return an empty table."""
    empty = [()] * players
    return Watch(players, nights=settings.nights, hands=[*empty], paid=[*empty], cellars=[*empty])


def arrange(data: Any) -> tuple[Watch, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    try:
        setup = msgspec.convert(data, ArrangedWatch)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"watch: {wrong}") from None
    least, most = PLAYERS
    if not least <= len(setup.seats) <= most:
        raise BadPosition(f"watch takes {least} to {most} seats, not {len(setup.seats)}")
    g = deal(len(setup.seats), setup.settings)
    g.hands = [_numbers(seat.hand, BRIBES) for seat in setup.seats]
    g.paid = [_numbers(seat.paid, BRIBES) for seat in setup.seats]
    g.cellars = [_numbers(seat.cellar, GOODS) for seat in setup.seats]
    g.quay = _numbers(setup.quay, GOODS)
    held = [bribe for zone in (g.hands, g.paid) for bribes in zone for bribe in bribes]
    g.deck = tuple([bribe for bribe in range(len(BRIBES)) if bribe not in held])
    g.night = len(g.paid[0])
    if g.night >= g.nights or len(g.quay) not in (0, CRATES_EACH * g.players):
        raise BadPosition("watch: a position begins with a night to come, its quay full or empty")
    return g, Night()


def _numbers(codes: Sequence[str], known: Sequence[str]) -> tuple[int, ...]:
    for code in codes:
        if code not in known:
            raise BadPosition(f"watch: there is no {code!r}; there are {', '.join(known)}")
    return tuple([known.index(code) for code in codes])


def check(g: Watch) -> None:
    """Raise BadPosition unless every bribe is in one place and nobody is ahead of the others."""
    spent = len(g.paid[0])
    zones = [g.deck, *g.hands, *g.paid]
    if sorted([bribe for zone in zones for bribe in zone]) != list(range(len(BRIBES))):
        raise BadPosition("watch: every bribe must be in exactly one place")
    for seat in g.seats:
        if (len(g.paid[seat]), len(g.hands[seat])) != (spent, HAND_SIZE - spent):
            raise BadPosition(f"watch: seat {seat} must have spent {spent} of {HAND_SIZE} bribes")
    crates = len(g.quay) + sum([len(cellar) for cellar in g.cellars])
    if crates % (CRATES_EACH * g.players):
        raise BadPosition(f"watch: {crates} crates are not {CRATES_EACH} a seat for each night")
