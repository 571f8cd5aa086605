"""Positions set up by hand, for tests, studies and tutorials.

A position is data: seats, each with what it owns and its Domain, and what lies on the board. Pieces, Action
Spaces and spaces of a Domain go by their codes. Whatever is not named is dealt from what is left:

    {"seats": [{"coins": 8, "earth": 1, "spells": ["SP01"], "henchmen": ["HE01"], "used": [],
                "held": ["TI38"], "slashed": False, "to_place": 4, "flips": ["W1"], "seen": 0,
                "far_seen": ["far-1"],
                "domain": {"W1": {"tile": "TI38", "dark": True, "used": False, "monsters": ["MO44"],
                                  "weapons": 1, "altars": 0, "guarded": False}}}],
     "turn": 3, "first": 0, "phase": "adventure", "fortune": ["FO02"], "fortune_shown": ["FO03", "FO05"],
     "taverns": [["AD05"], []], "inn": ["HE02", "-"], "far_lands": [], "architect": [], "niktmarg": [],
     "decks": {"bag": []}, "discards": {"attack": ["SP02"]}, "box": ["MO12"],
     "switches": {"party": 4}, "tile_taken": False, "city": {"temple-1": 0}, "guild": [0, 1],
     "neutral": {"purple": 1}, "settings": {}, "rolls": [4, 6], "draws": ["AD07"]}
"""

from typing import Any, Literal

from msgspec import Struct

from darkling.games.domains.cards import DEATH, HENCHMAN_CODES
from darkling.games.domains.cards.items import ITEM_CODES, STORED
from darkling.games.domains.cards.switches import LAST_TURN, SIDE_CHOICE, SWITCHES
from darkling.games.domains.rules.arranged_board import arrange_board, arrange_box
from darkling.games.domains.rules.arranged_fortune import arrange_fortune
from darkling.games.domains.rules.fortune_deck import LOOKED_AT
from darkling.games.domains.rules.invariants import check_phase
from darkling.games.domains.rules.piece_codes import (
    FORTUNE,
    GAME,
    HENCHMAN,
    MONSTER,
    SPELL,
    TILE,
    number,
    number_drawn,
    numbers,
    one_of,
    sorted_numbers,
    space_number,
)
from darkling.games.domains.rules.places import FAR_LANDS_SLOTS, GUILD, PLACE_CODES
from darkling.games.domains.rules.scrying import nothing_seen, saw
from darkling.games.domains.rules.set_up import PLAYERS
from darkling.games.domains.rules.settings import DomainsSettings, agreed
from darkling.games.domains.rules.state import (
    ALTAR,
    FREE,
    GUARDED,
    MINIONS,
    NEUTRALS,
    PAST_FORTUNE,
    SLASHED,
    TILE_TAKEN,
    WEAPON,
    Domains,
    empty_table,
)
from darkling.games.domains.rules.tiles import USED, in_play
from darkling.games.domains.rules.turn import STEPS, DomainsTurn
from darkling.table.arranging import card_number, check_range, read_arranged
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange"]

MOST_TOKENS = WEAPON // ALTAR - 1
"""Of each kind on a space."""


class ArrangedRealmSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a space of a Domain."""

    tile: str | None = None
    dark: bool = False
    used: bool = False
    monsters: tuple[str, ...] = ()
    weapons: int = 0
    altars: int = 0
    guarded: bool = False


class ArrangedRealm(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. It has nothing but what is named."""

    coins: int = 0
    skulls: int = 0
    earth: int = 0
    wind: int = 0
    fire: int = 0
    water: int = 0
    stone: int = 0
    metal: int = 0
    wood: int = 0
    workers: int = 0
    spells: tuple[str, ...] = ()
    henchmen: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Henchmen who have been used this turn."""
    held: tuple[str, ...] = ()
    slashed: bool = False
    """Whether it has its slashed minion: until the placement in this turn, afterwards in the next one."""
    to_place: int | None = None
    flips: tuple[str, ...] = ()
    seen: int = 0
    """How many of the next Fortune cards it has seen, and knows by place."""
    far_seen: tuple[str, ...] = ()
    domain: dict[str, ArrangedRealmSpace] = {}


class ArrangedDomains(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a phase; without a turn it is the earliest in which Fortune can be so.

    Named slots come first, and those left over are dealt; a slot written as `-` stays empty. Where a deck is
    named, its other cards are out of the game, spells on its discards. `draws` come in this order.
    """

    seats: tuple[ArrangedRealm, ...]
    first: int = 0
    turn: int | None = None
    phase: Literal[
        "fortune",
        "before",
        "placement",
        "after",
        "resolution",
        "foreman",
        "adventure",
        "production",
        "end",
    ] = "placement"
    fortune: tuple[str, ...] = ()
    fortune_shown: tuple[str, ...] = ()
    taverns: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    inn: tuple[str, ...] = ()
    far_lands: tuple[str, ...] = ()
    architect: tuple[str, ...] = ()
    niktmarg: tuple[str, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    box: tuple[str, ...] = ()
    switches: dict[str, int] = {}
    tile_taken: bool = False
    city: dict[str, int] = {}
    guild: tuple[int, ...] = ()
    neutral: dict[str, int] = {}
    rolls: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
    settings: DomainsSettings = DomainsSettings()


def arrange(data: Any) -> tuple[Domains, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = read_arranged(GAME, data, ArrangedDomains, PLAYERS)
    g = empty_table(len(setup.seats), agreed(setup.settings))
    g.first = setup.first
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
        _arrange_domain(g, seat, given)
    _arrange_city(g, setup)
    arrange_box(g, setup.box)
    displays = (*setup.taverns, setup.inn, setup.far_lands, setup.architect, setup.niktmarg)
    arrange_board(g, displays, setup.decks, setup.discards)
    _arrange_clock(g, setup)
    _arrange_minions(g, setup)
    if setup.rolls or setup.draws:
        g.foretell(setup.rolls, [number_drawn(code) for code in setup.draws])
    check_phase(g, STEPS.index(setup.phase))
    return g, DomainsTurn(STEPS.index(setup.phase))


# Seats.


def _arrange_seat(g: Domains, seat: Seat, given: ArrangedRealm) -> None:
    g.stores[seat] = tuple([getattr(given, kind) for kind in ITEM_CODES[:STORED]])
    g.hands[seat] = sorted_numbers(given.spells, SPELL)
    g.held[seat] = sorted_numbers(given.held, TILE)
    used = numbers(given.used, HENCHMAN)
    henchmen = sorted_numbers(given.henchmen, HENCHMAN)
    for henchman in used:
        if henchman not in henchmen:
            raise BadPosition(
                f"{GAME}: used of seat {seat} has {HENCHMAN_CODES[henchman]}, expected one of its henchmen"
            )
    g.henchmen[seat] = tuple([henchman * 2 + (henchman in used) for henchman in henchmen])
    g.flips[seat] = tuple(sorted([space_number(code) for code in given.flips]))
    slots = [one_of(f"far_seen of seat {seat}", code, FAR_LANDS_SLOTS) for code in given.far_seen]
    g.far_seen[seat] = sum([1 << slot for slot in set(slots)])


def _arrange_domain(g: Domains, seat: Seat, given: ArrangedRealm) -> None:
    for code, there in given.domain.items():
        space = space_number(code)
        if there.tile is not None:
            tile = in_play(number(there.tile, TILE), there.dark)
            g.set_tile(seat, space, tile + (USED if there.used else 0))
        elif there.dark or there.used:
            raise BadPosition(f"{GAME}: {code} of seat {seat} is dark or used, and there is no tile")
        g.set_monsters(seat, space, numbers(there.monsters, MONSTER))
        check_range(GAME, f"weapons on {code} of seat {seat}", there.weapons, 0, MOST_TOKENS)
        check_range(GAME, f"altars on {code} of seat {seat}", there.altars, 0, MOST_TOKENS)
        tokens = there.weapons * WEAPON + there.altars * ALTAR + (GUARDED if there.guarded else 0)
        g.add_tokens(seat, space, tokens)


# The city.


def _arrange_city(g: Domains, setup: ArrangedDomains) -> None:
    city = list(g.city)
    for code, seat in setup.city.items():
        _check_seat(g, f"city at {code}", seat)
        city[card_number(GAME, code, PLACE_CODES[:GUILD], "Action Space")] = seat
    g.city = tuple(city)
    for seat in setup.guild:
        _check_seat(g, "guild", seat)
    g.guild = tuple(sorted(setup.guild))
    neutral = [FREE] * len(NEUTRALS)
    for colour, seat in setup.neutral.items():
        _check_seat(g, f"neutral {colour}", seat)
        neutral[one_of("neutral", colour, NEUTRALS)] = seat
    g.neutral = tuple(neutral)


def _check_seat(g: Domains, field: str, seat: int) -> None:
    check_range(GAME, field, seat, 0, g.players - 1)


def _arrange_minions(g: Domains, setup: ArrangedDomains) -> None:
    """Say how many minions each seat has still to place: all of them until the placement, afterwards none."""
    before = STEPS.index(setup.phase) <= STEPS.index("placement")
    g.marks = TILE_TAKEN if setup.tile_taken else 0
    for seat, given in enumerate(setup.seats):
        has = MINIONS + given.slashed if before else 0
        g.to_place[seat] = has if given.to_place is None else given.to_place
        if given.slashed and not before:
            g.marks |= SLASHED << seat


# Fortune and the clock.


def _arrange_clock(g: Domains, setup: ArrangedDomains) -> None:
    """Deal the Fortune cards of a turn; Death among those shown makes it the last one (DM-FORT-09)."""
    named = (g.box[PAST_FORTUNE], numbers(setup.fortune_shown, FORTUNE), numbers(setup.fortune, FORTUNE))
    arrange_fortune(g, setup.turn, setup.phase != "fortune", named)
    g.scried = nothing_seen(g)
    for seat, given in enumerate(setup.seats):
        check_range(GAME, f"seen of seat {seat}", given.seen, 0, min(LOOKED_AT, len(g.fortune)))
        saw(g, seat, given.seen)
    switches = dict(setup.switches)
    if DEATH in g.fortune_shown:
        switches = {SWITCHES[LAST_TURN]: 1, SWITCHES[SIDE_CHOICE]: 1, **switches}
    amounts = list(g.switches)
    for name, amount in switches.items():
        amounts[one_of("switches", name, SWITCHES)] = amount
    g.switches = tuple(amounts)
