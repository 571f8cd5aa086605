"""Positions set up by hand, for tests, studies and tutorials."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from darkling.games.heists.cards import (
    ALL_ADVANCED,
    ALL_AUTO,
    ALL_BASIC,
    ALL_LARCENY,
    ALL_STREET,
    AUTO_CODES,
    CHALLENGES,
    CODES,
    FIRST_ADVANCED,
    FIRST_HEIST,
    FIRST_LARCENY,
    NO_CARD,
    STACK_CARDS,
    STACK_SIZES,
    STARTER_DECK,
    Card,
)
from darkling.games.heists.rules.bonus import Bonus
from darkling.games.heists.rules.heist import PlanHeist
from darkling.games.heists.rules.set_up import LARCENY_IN_SOLO, LARCENY_PER_PLAYER
from darkling.games.heists.rules.settings import HeistsSettings, job_target
from darkling.games.heists.rules.state import PLACES, STATES, Heists
from darkling.games.heists.rules.turn import Night
from darkling.games.heists.rules.use_hand import UseHand
from darkling.games.heists.rules.vocabulary import MOST_PLAYERS
from darkling.table.arranging import card_number, read_arranged
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

PLAYERS = (1, MOST_PLAYERS)
GAP = "-"


class ArrangedHeistsSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. The deck is given topmost first."""

    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    coins: int = 0
    larceny: tuple[str, ...] = ()
    heists: tuple[str, ...] = ()
    current: str | None = None
    met: int = 0


class ArrangedHeists(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the first player's turn.

    Decks are given topmost first; those that are not given hold, in the order of their codes, all cards
    that lie nowhere else. An open place of the Streets is written as `-`.
    """

    seats: tuple[ArrangedHeistsSeat, ...]
    first: int = 0
    round: int = 1
    streets: tuple[str, ...] = (GAP,) * PLACES
    street_deck: tuple[str, ...] | None = None
    heat: int | None = None
    specters: int | None = None
    goons: int | None = None
    valets: int | None = None
    basic: tuple[str, ...] | None = None
    advanced: tuple[str, ...] | None = None
    larceny: tuple[str, ...] | None = None
    graveyard: tuple[str, ...] = ()
    auto_deck: tuple[str, ...] = ()
    control: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Solo: jobs, heists, counted larcenies, and 1 if the Auto Player has been attacked."""
    settings: HeistsSettings = HeistsSettings()


def deal(players: int, settings: HeistsSettings) -> Heists:
    """Return an empty table; raise BadSetting where settings do not fit."""
    return Heists(
        players,
        cop_effects=settings.cop_effects,
        meet=settings.challenge_rule == "meet",
        lost=settings.failed_heist == "lost",
        hidden_hands=settings.hidden_hands,
        rounds=settings.rounds,
        job_target=job_target(players, settings),
        stacks=list(STACK_SIZES),
        heist_decks=[(), ()],
        known_below=[0, 0],
        decks=[()] * players,
        hands=[()] * players,
        known_held=[()] * players,
        discards=[()] * players,
        coins=[settings.starting_coins] * players,
        kept=[()] * players,
        heists=[()] * players,
        current=[NO_CARD] * players,
        met=[0] * players,
        control=[0, 0, 0, 0],
    )


def arrange(data: Any) -> tuple[Heists, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = read_arranged("heists", data, ArrangedHeists, PLAYERS)
    g = deal(len(setup.seats), setup.settings)
    if len(setup.streets) != PLACES:
        raise BadPosition(f"heists: the Streets have {PLACES} places, not {len(setup.streets)}")
    g.first = setup.first
    # The round begins anew.
    g.round = setup.round - 1
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
    g.streets = tuple([NO_CARD if code == GAP else _card(code) for code in setup.streets])
    g.graveyard = _cards(setup.graveyard)
    _arrange_decks(g, setup)
    return g, Night()


def _arrange_seat(g: Heists, seat: Seat, given: ArrangedHeistsSeat) -> None:
    g.hands[seat] = tuple([card * STATES for card in sorted(_cards(given.hand))])
    g.decks[seat] = _cards(given.deck)
    g.discards[seat] = _cards(given.discard)
    g.coins[seat] = given.coins
    g.kept[seat] = _cards(given.larceny)
    g.heists[seat] = _cards(given.heists)
    g.current[seat] = _card(given.current) if given.current is not None else NO_CARD
    g.met[seat] = given.met


def _arrange_decks(g: Heists, setup: ArrangedHeists) -> None:
    """Fill the shared decks: as given, or with what is left."""
    used = Counter(cards_on_table(g))
    g.street_deck = _deck(setup.street_deck, ALL_STREET, used)
    g.heist_decks = [_deck(setup.basic, ALL_BASIC, used), _deck(setup.advanced, ALL_ADVANCED, used)]
    larceny = _deck(None, ALL_LARCENY, used)
    count = LARCENY_IN_SOLO if g.players == 1 else LARCENY_PER_PLAYER * g.players
    g.larceny_deck = larceny[:count] if setup.larceny is None else _cards(setup.larceny)
    g.larceny_box = tuple(sorted((Counter(larceny) - Counter(g.larceny_deck)).elements()))
    starters = Counter(STARTER_DECK * g.players)
    given = (setup.heat, setup.specters, setup.goons, setup.valets)
    for stack, (card, size) in enumerate(zip(STACK_CARDS, STACK_SIZES, strict=True)):
        left = size + starters[card] - used[card]
        g.stacks[stack] = min(size, left) if given[stack] is None else given[stack] or 0
    if g.players == 1:
        g.auto_deck = tuple([_auto(code) for code in setup.auto_deck]) or ALL_AUTO
        g.control = list(setup.control)


def check(g: Heists) -> None:
    """Raise BadPosition unless there is no more of any card than the box holds, each in its own zones."""
    boxed = Counter([*ALL_STREET, *ALL_LARCENY, *ALL_BASIC, *ALL_ADVANCED, *STARTER_DECK * g.players])
    boxed.update(dict(zip(STACK_CARDS, STACK_SIZES, strict=True)))
    for card, found in Counter([*cards_on_table(g), *cards_in_decks(g)]).items():
        if found > boxed[card]:
            raise BadPosition(f"heists: there are {found} of {CODES[card]}, and the box holds {boxed[card]}")
    for seat in g.seats:
        _only(g.gang(seat), 0, FIRST_LARCENY, f"the gang of seat {seat}", "scoundrels")
        _only(g.kept[seat], FIRST_LARCENY, FIRST_HEIST, f"the larceny cards of seat {seat}", "larceny cards")
        _check_heists(g, seat)
        if g.coins[seat] < 0:
            raise BadPosition(f"heists: seat {seat} has {g.coins[seat]} coins; there is no debt")
    basic, advanced = g.heist_decks
    _only(basic, FIRST_HEIST, FIRST_ADVANCED, "the basic deck", "basic heists")
    _only(advanced, FIRST_ADVANCED, len(CODES), "the advanced deck", "advanced heists")
    _only(g.larceny_deck, FIRST_LARCENY, FIRST_HEIST, "the larceny deck", "larceny cards")
    if min(g.stacks) < 0:
        raise BadPosition("heists: a stack has fewer than no cards")


def _check_heists(g: Heists, seat: Seat) -> None:
    heists = [*g.heists[seat], *([g.current[seat]] if g.current[seat] != NO_CARD else [])]
    _only(heists, FIRST_HEIST, len(CODES), f"the heists of seat {seat}", "heists")
    if len([heist for heist in heists if heist < FIRST_ADVANCED]) > 1:
        raise BadPosition(f"heists: seat {seat} has two basic heists; one a game is allowed")
    challenges = CHALLENGES[g.current[seat]] if g.current[seat] != NO_CARD else 0
    if not 0 <= g.met[seat] <= challenges:
        raise BadPosition(f"heists: seat {seat} has met {g.met[seat]} challenges of its heist")


def _only(cards: Sequence[Card], first: Card, end: Card, where: str, what: str) -> None:
    for card in cards:
        if not first <= card < end:
            raise BadPosition(f"heists: {CODES[card]} is in {where}, which is for {what}")


def cards_on_table(g: Heists) -> list[Card]:
    cards = [card for seat in g.seats for card in (*g.gang(seat), *g.kept[seat], *g.heists[seat])]
    cards += [card for card in (*g.current, *g.streets) if card != NO_CARD]
    for rule in (g.running(UseHand), g.running(Bonus)):
        cards += rule.recruited if rule is not None else ()
    plan = g.running(PlanHeist)
    return [*cards, *(plan.shown if plan else ()), *g.graveyard]


def cards_in_decks(g: Heists) -> list[Card]:
    stacks = [card for card, size in zip(STACK_CARDS, g.stacks, strict=True) for _ in range(size)]
    return [*g.street_deck, *g.heist_decks[0], *g.heist_decks[1], *g.larceny_deck, *g.larceny_box, *stacks]


def _deck(given: Sequence[str] | None, everything: Sequence[Card], used: Counter[Card]) -> tuple[Card, ...]:
    if given is not None:
        return _cards(given)
    return tuple(sorted((Counter(everything) - used).elements()))


def _cards(codes: Sequence[str]) -> tuple[Card, ...]:
    return tuple([_card(code) for code in codes])


def _card(code: str) -> Card:
    return card_number("heists", code, CODES, "card")


def _auto(code: str) -> int:
    return card_number("heists", code, AUTO_CODES, "Auto Player card")
