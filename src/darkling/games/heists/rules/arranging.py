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
    CODES,
    FIRST_AUTO,
    FIRST_LARCENY,
    NO_CARD,
    STACK_CARDS,
    STACK_SIZES,
    STARTER_DECK,
    Card,
)
from darkling.games.heists.rules.invariants import cards_on_table, seats_before
from darkling.games.heists.rules.progress import check_control, check_progress, earliest_round
from darkling.games.heists.rules.set_up import larceny_cards_used
from darkling.games.heists.rules.settings import HeistsSettings, job_target
from darkling.games.heists.rules.state import PLACES, STATES, Heists
from darkling.games.heists.rules.turn import NightInProgress
from darkling.games.heists.rules.vocabulary import MOST_PLAYERS
from darkling.table.arranging import card_number, check_range, read_arranged
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

PLAYERS = (1, MOST_PLAYERS)
GAP = "-"


class ArrangedHeistsSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a set-up position. The deck is given topmost first."""

    hand: tuple[str, ...] = ()
    known_held: tuple[str, ...] = ()
    """With hidden hands: what everyone can tell is in the hand."""
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    coins: int = 0
    larceny: tuple[str, ...] = ()
    heists: tuple[str, ...] = ()
    current: str | None = None
    met: int = 0


class ArrangedHeists(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a player's turn: by default the first player's, in the earliest round.

    Decks are given topmost first; those that are not given hold, in the order of their codes, all cards
    that lie nowhere else. An open place of the Streets is written as `-`.
    """

    seats: tuple[ArrangedHeistsSeat, ...]
    first: int = 0
    turn: int | None = None
    round: int | None = None
    streets: tuple[str, ...] = (GAP,) * PLACES
    street_deck: tuple[str, ...] | None = None
    heat: int | None = None
    specters: int | None = None
    goons: int | None = None
    valets: int | None = None
    basic: tuple[str, ...] | None = None
    advanced: tuple[str, ...] | None = None
    known_basic: int = 0
    known_advanced: int = 0
    """How many heists at the bottom of the deck everyone has seen there."""
    larceny: tuple[str, ...] | None = None
    graveyard: tuple[str, ...] = ()
    auto_deck: tuple[str, ...] | None = None
    auto_discard: tuple[str, ...] = ()
    control: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Solo: jobs, heists, counted larcenies, and 1 if the Auto Player has been attacked."""
    draws: tuple[str, ...] = ()
    """The cards that the next shuffles and random burials bring first."""
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
    g.first = setup.first
    for seat, given in enumerate(setup.seats):
        _arrange_seat(g, seat, given)
    g.streets = tuple([NO_CARD if code == GAP else _card(code) for code in setup.streets])
    g.graveyard = _cards(setup.graveyard)
    _arrange_decks(g, setup)
    _arrange_stacks(g, setup)
    _arrange_auto(g, setup)
    if setup.draws:
        g.foretell((), [_draw(g, code) for code in setup.draws])
    return g, _arrange_turn(g, setup)


def _arrange_seat(g: Heists, seat: Seat, given: ArrangedHeistsSeat) -> None:
    g.hands[seat] = tuple([card * STATES for card in sorted(_cards(given.hand))])
    g.known_held[seat] = _cards(given.known_held)
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
    g.known_below = [setup.known_basic, setup.known_advanced]
    larceny = _deck(None, ALL_LARCENY, used)
    unused = len(ALL_LARCENY) - larceny_cards_used(g.players)
    g.larceny_deck = (
        larceny[: max(0, len(larceny) - unused)] if setup.larceny is None else _cards(setup.larceny)
    )
    g.larceny_box = tuple(sorted((Counter(larceny) - Counter(g.larceny_deck)).elements()))


def _arrange_stacks(g: Heists, setup: ArrangedHeists) -> None:
    used, starters = Counter(cards_on_table(g)), Counter(STARTER_DECK * g.players)
    given = (setup.heat, setup.specters, setup.goons, setup.valets)
    for stack, (card, size) in enumerate(zip(STACK_CARDS, STACK_SIZES, strict=True)):
        left = size + starters[card] - used[card]
        g.stacks[stack] = max(0, min(size, left)) if given[stack] is None else given[stack] or 0


def _arrange_auto(g: Heists, setup: ArrangedHeists) -> None:
    g.auto_discard = tuple([_auto(code) for code in setup.auto_discard])
    if setup.auto_deck is not None:
        g.auto_deck = tuple([_auto(code) for code in setup.auto_deck])
    elif g.players == 1:
        g.auto_deck = tuple([card for card in ALL_AUTO if card not in g.auto_discard])
    g.control = list(setup.control)
    check_control(g)


def _arrange_turn(g: Heists, setup: ArrangedHeists) -> Rule:
    """Return the night as it goes on with the turn of the seat; it must be possible by now."""
    turn = g.first if setup.turn is None else setup.turn
    check_range("heists", "turn", turn, 0, g.players - 1)
    began = seats_before(g, turn)
    g.round = earliest_round(g, began) if setup.round is None else setup.round
    check_progress(g, began, auto_turns=g.round - 1)
    return NightInProgress(turn)


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


def _draw(g: Heists, code: str) -> int:
    """Return the number by which shuffles know a card; other cards are never shuffled in play."""
    if code in AUTO_CODES and g.players == 1:
        return FIRST_AUTO + _auto(code)
    card = _card(code)
    if card >= FIRST_LARCENY:
        raise BadPosition(
            f"heists: {code} is in draws, which is for cards that are shuffled in play: scoundrels"
        )
    return card
