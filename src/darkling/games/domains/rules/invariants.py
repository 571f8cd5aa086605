"""What holds in every position of Dark Domains: each piece once, where it may be, and a clock that fits.

Pieces are checked here, with the board and the Fortune cards; what belongs to seats in `seat_invariants.py`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from darkling.games.domains.cards import DEATH, FORTUNE_CODES, IS_YELLOW, MERCENARY, SPELL_CODES, Card
from darkling.games.domains.cards.switch_ranges import LEAST, MOST
from darkling.games.domains.cards.switches import LAST_TURN, SWITCHES
from darkling.games.domains.rules.arranged_board import (
    BOX_OF,
    DECK_OF_DISPLAY,
    DISPLAY_NAMES,
    IN_DECK,
    KIND_OF,
    pieces_of,
)
from darkling.games.domains.rules.fortune_deck import TURNS, can_be_drawn, can_be_left, drawn_by
from darkling.games.domains.rules.monsters import PlaceMonster
from darkling.games.domains.rules.piece_codes import CODES, FORTUNE, GAME, MONSTER, SPELL
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    DISCARD_PILES,
    DISPLAY_SIZES,
    PARTY_SIZE,
    PLACES,
    SPELL_DECKS_COUNT,
    TAVERNS,
)
from darkling.games.domains.rules.seat_invariants import wrong_in_phase, wrong_minions, wrong_seat
from darkling.games.domains.rules.settings import MORTAL_MERCENARY, NEXT_ROLLS, NOBODY_ROLLS
from darkling.games.domains.rules.state import (
    BOXED_MONSTERS,
    BOXES,
    DECK_NAMES,
    EMPTY,
    NEUTRALS,
    PAST_FORTUNE,
    SHOWN,
    SLASHED,
    Domains,
)
from darkling.games.domains.rules.turn import DomainsTurn
from darkling.table.errors import BadPosition

Wrong = Iterator[str]
"""Sentences that say what is wrong, without the game."""


def check(g: Domains) -> None:
    """Raise BadPosition where the table, or the turn in progress, cannot be."""
    _refuse(_wrong(g))
    turn = g.running(DomainsTurn)
    if turn is not None:
        check_phase(g, turn.phase)


def check_phase(g: Domains, phase: int) -> None:
    """Raise BadPosition where something lies on the table that has no place in a phase."""
    _refuse(wrong_in_phase(g, phase))


def _refuse(wrong: Wrong) -> None:
    for sentence in wrong:
        raise BadPosition(f"{GAME}: {sentence}")


def _wrong(g: Domains) -> Wrong:
    yield from _wrong_shape(g)
    yield from _wrong_agreement(g)
    for deck in range(SPELL_DECKS_COUNT, len(IN_DECK)):
        yield from _wrong_pieces(g, deck)
    yield from _wrong_spells(g)
    yield from _wrong_board(g)
    yield from _wrong_fortune(g)
    for seat in g.seats:
        yield from wrong_seat(g, seat)
    yield from wrong_minions(g)


# Sizes and numbers.


def _wrong_shape(g: Domains) -> Wrong:
    sizes = {
        "scried": (g.scried, g.players + 1),
        "displays": (g.displays, len(DISPLAY_SIZES)),
        "decks": (g.decks, len(DECK_NAMES)),
        "discards": (g.discards, DISCARD_PILES),
        "switches": (g.switches, len(SWITCHES)),
        "city": (g.city, PLACES),
        "neutral": (g.neutral, len(NEUTRALS)),
        "box": (g.box, BOXES),
        "shown": (g.shown, SHOWN),
    }
    of_seats = ("far_seen", "hands", "held", "stores", "henchmen", "tiles", "monsters", "tokens", "flips")
    sizes |= {name: (getattr(g, name), g.players) for name in (*of_seats, "to_place")}
    for name, (found, expected) in sizes.items():
        if len(found) != expected:
            yield f"{name} has {len(found)} entries, expected {expected}"
    for deck, cards in enumerate(g.decks):
        yield from wrong_order(f"deck {DECK_NAMES[deck]}", cards)
    for kind, box in enumerate(g.box):
        yield from wrong_order(f"box {kind}", box)
    for kind, cards in enumerate(g.shown):
        yield from wrong_order(f"shown {kind}", cards)
    yield from wrong_order("fortune_out", g.fortune_out)


def wrong_order(field: str, numbers: Sequence[int]) -> Wrong:
    """Tell of what has no order of its own, and is not sorted."""
    if list(numbers) != sorted(numbers):
        yield f"{field} is {list(numbers)}, expected in order"


def wrong_range(field: str, found: int, least: int, most: int) -> Wrong:
    if not least <= found <= most:
        yield f"{field} is {found}, expected {least} to {most}"


def _wrong_agreement(g: Domains) -> Wrong:
    yield from wrong_range("agreed", g.agreed, 0, 2 * NOBODY_ROLLS - 1)
    if g.has_agreed(NEXT_ROLLS) and g.has_agreed(NOBODY_ROLLS):
        yield "dice_roller is two things at once"
    yield from wrong_range("first", g.first, 0, g.players - 1)
    yield from wrong_range("turn", g.turn, 1, TURNS)
    yield from wrong_range("marks", g.marks, 0, (SLASHED << g.players) - 1)
    for switch, amount in enumerate(g.switches):
        yield from wrong_range(f"switches {SWITCHES[switch]}", amount, LEAST[switch], MOST[switch])


# Pieces: each once.


def _wrong_pieces(g: Domains, deck: int) -> Wrong:
    """Tell of adventurers, henchmen, tiles and monsters that are nowhere, or in two places."""
    kind = KIND_OF[deck]
    slots = [card for display, of in enumerate(DECK_OF_DISPLAY) if of == deck for card in g.displays[display]]
    lying = [*g.decks[deck], *g.box[BOX_OF[kind]], *[card for card in slots if card != EMPTY]]
    lying += g.discards[deck] if deck < DISCARD_PILES else ()
    if set(lying) - set(IN_DECK[deck]) - set(_out_of_play(g, kind)):
        yield f"the {DECK_NAMES[deck]} has what does not belong there"
    for seat in g.seats:
        lying += pieces_of(g, seat, kind)
    yield from _wrong_count(g, kind, Counter([*lying, *_in_hand(g, kind)]))


def _out_of_play(g: Domains, kind: str) -> tuple[Card, ...]:
    """Return yellow monsters in the box, where they are never drawn from."""
    return g.box[BOXED_MONSTERS] if kind == MONSTER else ()


def _in_hand(g: Domains, kind: str) -> list[Card]:
    """Return the monster that is about to be put on a space, if it is of the pile."""
    placing = g.running(PlaceMonster)
    if kind != MONSTER or placing is None or placing.space != EMPTY:
        return []
    return [placing.monster]


def _wrong_count(g: Domains, kind: str, found: Counter[Card]) -> Wrong:
    for card, code in enumerate(CODES[kind]):
        set_aside = kind == MONSTER and IS_YELLOW[card] and not found[card]
        if found[card] != 1 and not set_aside:
            yield f"there are {found[card]} of {code}, and the box holds 1"
    if set(found) - set(range(len(CODES[kind]))):
        yield f"there are no {kind} with the numbers {sorted(set(found) - set(range(len(CODES[kind]))))}"
    if kind == MONSTER and MERCENARY in g.box[BOXED_MONSTERS] and not g.has_agreed(MORTAL_MERCENARY):
        yield "the Mercenary is in the box, expected at the Docks or in a Domain"


def _wrong_spells(g: Domains) -> Wrong:
    for deck in range(SPELL_DECKS_COUNT):
        held = [spell for seat in g.seats for spell in g.hands[seat] if spell in IN_DECK[deck]]
        found, boxed = Counter([*g.decks[deck], *g.discards[deck], *held]), Counter(IN_DECK[deck])
        for spell in sorted({*found, *boxed}):
            if found[spell] != boxed[spell]:
                name = CODES[SPELL][spell] if 0 <= spell < len(SPELL_CODES) else str(spell)
                yield f"there are {found[spell]} of {name}, and the box holds {boxed[spell]}"


# The board.


def _wrong_board(g: Domains) -> Wrong:
    for display, slots in enumerate(g.displays):
        if display in TAVERNS:
            yield from _wrong_party(g, display)
        elif len(slots) != DISPLAY_SIZES[display]:
            yield f"{DISPLAY_NAMES[display]} has {len(slots)} slots, expected {DISPLAY_SIZES[display]}"


def _wrong_party(g: Domains, tavern: int) -> Wrong:
    party = g.displays[tavern]
    if EMPTY in party or len(party) > PARTY_SIZE:
        yield f"{DISPLAY_NAMES[tavern]} has {len(party)} slots, expected up to {PARTY_SIZE} without gaps"
    if len(party) < PARTY_SIZE and g.can_draw(ADVENTURERS):
        yield f"{DISPLAY_NAMES[tavern]} has {len(party)} adventurers, expected {PARTY_SIZE} while cards last"


# Fortune.


def _wrong_fortune(g: Domains) -> Wrong:
    past, shown, deck = g.box[PAST_FORTUNE], g.fortune_shown, g.fortune
    every = Counter([*past, *shown, *deck, *g.fortune_out])
    for card, code in enumerate(CODES[FORTUNE]):
        if every[card] != 1:
            yield f"there are {every[card]} of {code}, and the box holds 1"
    before, now = drawn_by(g.turn - 1), drawn_by(g.turn)
    if (len(past), len(shown)) not in ((before, 0), (before, now - before), (now, 0)):
        yield f"{len(past)} + {len(shown)} Fortune cards are out in turn {g.turn}, expected {before} to {now}"
    if len(every) != len(FORTUNE_CODES) or len(past) + len(shown) + len(deck) != drawn_by(TURNS):
        yield f"the Fortune deck has {len(deck)} cards, expected 15 with those that are out"
    if DEATH in past or DEATH in g.fortune_out:
        yield "Death is not to come, and the game is not over"
    if not (can_be_drawn(past) and can_be_drawn([*past, *shown]) and can_be_left(deck)):
        yield f"the Fortune cards cannot lie so in turn {g.turn}, expected those of its era"
    if bool(g.switches[LAST_TURN]) != (DEATH in shown):
        yield f"switches last_turn is {g.switches[LAST_TURN]}, expected 1 if Death is out, and otherwise 0"
