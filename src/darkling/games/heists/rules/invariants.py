"""What holds in every position of Dark Heists: no card too often, and each where it belongs.

A position may have fewer cards than the box: what is left out lies in the box, unused.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from darkling.games.heists.cards import (
    ALL_ADVANCED,
    ALL_AUTO,
    ALL_BASIC,
    ALL_LARCENY,
    ALL_STREET,
    AUTO_CODES,
    CODES,
    FIRST_ADVANCED,
    FIRST_HEIST,
    FIRST_LARCENY,
    FIRST_STREET,
    NO_CARD,
    PLUS_PER_COIN,
    STACK_CARDS,
    STACK_SIZES,
    STARTER_DECK,
    Card,
)
from darkling.games.heists.cards.effect_tables import ABILITIES
from darkling.games.heists.rules.bonus import Bonus
from darkling.games.heists.rules.heist import PlanHeist
from darkling.games.heists.rules.held_card_uses import USABLE_FOR
from darkling.games.heists.rules.progress import check_control, check_progress
from darkling.games.heists.rules.set_up import larceny_cards_used
from darkling.games.heists.rules.settings import FEWEST_ROUNDS, JOB_TARGETS, MOST_ROUNDS
from darkling.games.heists.rules.state import (
    ACTIVATED,
    ACTIVATED_SECOND,
    ADVANCED_DECK,
    AUTO_HEISTS,
    BASIC_DECK,
    COIN_SPENT,
    HAND_SIZE,
    PLACES,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.games.heists.rules.turn import Night, Turn
from darkling.games.heists.rules.use_hand import UseHand
from darkling.table.arranging import check_most, check_range
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition

STACK_NAMES = ("heat", "specters", "goons", "valets")
STARTERS = {card: count for card, count in Counter(STARTER_DECK).items() if card not in STACK_CARDS}
"""How many a seat begins with of the cards that are in starter decks alone."""
MOST_COINS = 9999
"""More than any night brings: there is no end of coins in the box (DH-R-50)."""


def check(g: Heists) -> None:
    """Raise BadPosition where the table, or the turn in progress, cannot be."""
    _check_settings(g)
    _check_counts(g)
    for seat in g.seats:
        _check_seat(g, seat)
    _check_shared_zones(g)
    _check_auto_deck(g)
    check_control(g)
    _check_hand_in_play(g)
    if g.running(Night) is not None or g.over:
        _check_progress(g)


def _check_progress(g: Heists) -> None:
    turn = g.running(Turn)
    if turn is not None:
        check_progress(g, [*seats_before(g, turn.seat), turn.seat], g.round - 1)
    else:
        check_progress(g, g.seats, g.round)


def seats_before(g: Heists, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that have their turn before a seat, in every round."""
    everyone = g.clockwise_from(g.first)
    return everyone[: everyone.index(seat)]


def _check_settings(g: Heists) -> None:
    check_range("heists", "rounds", g.rounds, FEWEST_ROUNDS, MOST_ROUNDS)
    check_range("heists", "first", g.first, 0, g.players - 1)
    targets = list(JOB_TARGETS.values()) if g.players == 1 else [0]
    if g.job_target not in targets:
        raise BadPosition(f"heists: the job target is {g.job_target}, expected one of {targets}")
    if g.hidden_hands and g.players == 1:
        raise BadPosition("heists: hidden_hands is for several players")


# Cards: none too often, and each in its own zones.


def _check_counts(g: Heists) -> None:
    boxed = _boxed(g.players)
    for name, card, size in zip(STACK_NAMES, STACK_CARDS, g.stacks, strict=True):
        check_range("heists", name, size, 0, boxed[card])
    for card, found in Counter([*cards_on_table(g), *_cards_in_decks(g)]).items():
        if found > boxed[card]:
            raise BadPosition(f"heists: there are {found} of {CODES[card]}, and the box holds {boxed[card]}")


@cache
def _boxed(players: int) -> Counter[Card]:
    boxed = Counter([*ALL_STREET, *ALL_LARCENY, *ALL_BASIC, *ALL_ADVANCED, *STARTER_DECK * players])
    boxed.update(dict(zip(STACK_CARDS, STACK_SIZES, strict=True)))
    return boxed


def _only(cards: Sequence[Card], first: Card, end: Card, where: str, what: str) -> None:
    for card in cards:
        if not first <= card < end:
            raise BadPosition(f"heists: {CODES[card]} is in {where}, which is for {what}")


def _check_shared_zones(g: Heists) -> None:
    if len(g.streets) != PLACES:
        raise BadPosition(f"heists: the Streets have {PLACES} places, not {len(g.streets)}")
    in_streets = [card for card in g.streets if card != NO_CARD]
    _only(in_streets, FIRST_STREET, FIRST_LARCENY, "the Streets", "street scoundrels")
    _only(g.street_deck, FIRST_STREET, FIRST_LARCENY, "the street deck", "street scoundrels")
    basic, advanced = g.heist_decks
    _only(basic, FIRST_HEIST, FIRST_ADVANCED, "the basic deck", "basic heists")
    _only(advanced, FIRST_ADVANCED, len(CODES), "the advanced deck", "advanced heists")
    _only(g.larceny_deck, FIRST_LARCENY, FIRST_HEIST, "the larceny deck", "larceny cards")
    _only(g.larceny_box, FIRST_LARCENY, FIRST_HEIST, "the larceny cards not used", "larceny cards")
    for deck, name in ((BASIC_DECK, "basic"), (ADVANCED_DECK, "advanced")):
        check_range("heists", f"known_{name}", g.known_below[deck], 0, len(g.heist_decks[deck]))
    _check_larceny_in_use(g)
    _check_buried_heists(g)


def _check_larceny_in_use(g: Heists) -> None:
    played = [card for card in g.graveyard if FIRST_LARCENY <= card < FIRST_HEIST]
    found = len(g.larceny_deck) + len(played) + sum([len(cards) for cards in g.kept])
    check_most("heists", "larceny cards in use", found, larceny_cards_used(g.players))


def _check_buried_heists(g: Heists) -> None:
    """Only the Auto Player buries heists: an advanced one for each that it completes (DH-SOLO-09)."""
    buried = [card for card in g.graveyard if card >= FIRST_HEIST]
    _only(
        buried, FIRST_ADVANCED, len(CODES), "the Graveyard", "scoundrels, larceny cards and advanced heists"
    )
    check_most("heists", "heists in the Graveyard", len(buried), g.control[AUTO_HEISTS])


def _check_auto_deck(g: Heists) -> None:
    cards = [*g.auto_deck, *g.auto_discard]
    if g.players > 1 and cards:
        raise BadPosition(
            "heists: the Auto Player's cards are for solo play; leave out auto_deck and auto_discard"
        )
    if g.players == 1 and not cards:
        raise BadPosition(
            "heists: the Auto Player needs a card to draw; auto_deck and auto_discard are empty"
        )
    for card, found in Counter(cards).items():
        if card not in ALL_AUTO or found > 1:
            raise BadPosition(f"heists: there are {found} of {AUTO_CODES[card]}, and the box holds 1")


# Seats.


def _check_seat(g: Heists, seat: Seat) -> None:
    _only(g.gang(seat), 0, FIRST_LARCENY, f"the gang of seat {seat}", "scoundrels")
    _check_starters(g, seat)
    _only(g.kept[seat], FIRST_LARCENY, FIRST_HEIST, f"the larceny cards of seat {seat}", "larceny cards")
    if g.coins[seat] < 0:
        raise BadPosition(f"heists: seat {seat} has {g.coins[seat]} coins; there is no debt")
    check_range("heists", f"coins of seat {seat}", g.coins[seat], 0, MOST_COINS)
    _check_hand(g, seat)


def _check_starters(g: Heists, seat: Seat) -> None:
    """Refuse more of the cards that a seat begins with: nobody can recruit them (DH-SETUP-02)."""
    gang = Counter(g.gang(seat))
    for card, most in STARTERS.items():
        check_most("heists", f"{CODES[card]} of seat {seat}", gang[card], most)


def _check_hand(g: Heists, seat: Seat) -> None:
    hand, turn = g.hands[seat], g.running(Turn)
    if list(hand) != sorted(hand):
        raise BadPosition(f"heists: the hand of seat {seat} is not in order")
    for held in hand:
        if not _can_be_marked(held):
            raise BadPosition(
                f"heists: {CODES[held // STATES]} in the hand of seat {seat} has impossible marks"
            )
    if turn is not None and turn.seat == seat:
        return
    if any(held % STATES for held in hand):
        raise BadPosition(f"heists: seat {seat} has used cards in hand, and it is not its turn")
    if len(hand) > HAND_SIZE:
        raise BadPosition(
            f"heists: seat {seat} holds {len(hand)} cards; before its turn it has {HAND_SIZE} at most"
        )
    if Counter(g.known_held[seat]) - Counter(g.cards_in_hand(seat)) or (
        g.known_held[seat] and not g.hidden_hands
    ):
        raise BadPosition(f"heists: what is known of the hand of seat {seat} is not part of a secret hand")


def _can_be_marked(held: Held) -> bool:
    """Say whether all that is marked on a card in hand can have been done with it."""
    card, marks = divmod(held, STATES)
    used, coins = marks & USED, marks // COIN_SPENT
    slots = (ACTIVATED, ACTIVATED_SECOND)
    wrong = [slot for number, slot in enumerate(slots) if marks & slot and number >= len(ABILITIES[card])]
    return (
        used != USED
        and used & USABLE_FOR[card * STATES] == used
        and (not coins or (used > 0 and coins <= PLUS_PER_COIN[card]))
        and not wrong
    )


def _check_hand_in_play(g: Heists) -> None:
    playing = g.running(UseHand)
    if playing is None:
        return
    for name in ("crime", "sway", "upkeep", "dues"):
        if getattr(playing, name) < 0:
            raise BadPosition(f"heists: {name} is {getattr(playing, name)}, expected 0 or more")
    _only(playing.recruited, 0, FIRST_LARCENY, "what was recruited", "scoundrels")
    if not set(playing.permanents) <= set(g.heists[playing.seat]):
        raise BadPosition(f"heists: seat {playing.seat} has used permanent effects that it does not have")


# Where all cards are.


def cards_on_table(g: Heists) -> list[Card]:
    """Return every card outside the shared decks, from wherever it lies."""
    cards = [card for seat in g.seats for card in (*g.gang(seat), *g.kept[seat], *g.heists[seat])]
    cards += [card for card in (*g.current, *g.streets) if card != NO_CARD]
    for rule in (g.running(UseHand), g.running(Bonus)):
        cards += rule.recruited if rule is not None else ()
    plan = g.running(PlanHeist)
    return [*cards, *(plan.shown if plan else ()), *g.graveyard]


def _cards_in_decks(g: Heists) -> list[Card]:
    stacks = [card for card, size in zip(STACK_CARDS, g.stacks, strict=True) for _ in range(size)]
    return [*g.street_deck, *g.heist_decks[0], *g.heist_decks[1], *g.larceny_deck, *g.larceny_box, *stacks]
