"""What lies on the board of a position set up by hand: what is named, and chance for the other slots."""

from collections import Counter
from collections.abc import Mapping, Sequence

from darkling.games.domains.cards import (
    ADVENTURER_CODES,
    BLACK_MONSTERS,
    HENCHMAN_CODES,
    SPELL_DECKS,
    TILE_CODES,
    Card,
)
from darkling.games.domains.rules.piece_codes import (
    ADVENTURER,
    FORTUNE,
    GAME,
    HENCHMAN,
    MONSTER,
    SPELL,
    TILE,
    number,
    number_of_any,
    numbers,
    one_of,
    sorted_numbers,
)
from darkling.games.domains.rules.places import (
    ADVENTURERS,
    BAG,
    DISCARD_PILES,
    DISPLAY_SIZES,
    HENCHMEN,
    PILE,
    SPELL_DECKS_COUNT,
    TAVERNS,
)
from darkling.games.domains.rules.state import (
    BOXED_ADVENTURERS,
    BOXED_HENCHMEN,
    BOXED_MONSTERS,
    BOXED_TILES,
    DECK_NAMES,
    EMPTY,
    PAST_FORTUNE,
    Domains,
)
from darkling.games.domains.rules.tiles import tile_of
from darkling.table.errors import BadPosition
from darkling.table.zones import without

Named = Mapping[str, Sequence[str]]
GAP = "-"
"""A slot of the board that stays empty."""
KIND_OF = (*[SPELL] * SPELL_DECKS_COUNT, ADVENTURER, HENCHMAN, TILE, MONSTER)
"""What each deck is of."""
BOX_OF = {
    FORTUNE: PAST_FORTUNE,
    ADVENTURER: BOXED_ADVENTURERS,
    HENCHMAN: BOXED_HENCHMEN,
    TILE: BOXED_TILES,
    MONSTER: BOXED_MONSTERS,
}
IN_DECK: tuple[tuple[Card, ...], ...] = (
    *SPELL_DECKS,
    tuple(range(len(ADVENTURER_CODES))),
    tuple(range(len(HENCHMAN_CODES))),
    tuple(range(len(TILE_CODES))),
    BLACK_MONSTERS,
)
"""All that can ever lie in each deck."""
DECK_OF_DISPLAY = (ADVENTURERS, ADVENTURERS, HENCHMEN, HENCHMEN, BAG, PILE)
DISPLAY_NAMES = ("tavern A", "tavern B", "inn", "far_lands", "architect", "niktmarg")


def arrange_box(g: Domains, codes: Sequence[str]) -> None:
    for code in codes:
        card, kind = number_of_any(code), code[:2]
        if kind not in BOX_OF:
            raise BadPosition(f"{GAME}: box has {code}, and spells never go there")
        g.remove(BOX_OF[kind], card)


def arrange_board(g: Domains, displays: Sequence[Sequence[str]], decks: Named, discards: Named) -> None:
    """Fill discards, decks and slots: as named, or with what is left."""
    for name, codes in discards.items():
        deck = one_of("discards", name, DECK_NAMES[:DISCARD_PILES])
        g.discards[deck] = numbers(codes, KIND_OF[deck])
    for display, codes in enumerate(displays):
        g.displays[display] = _named_slots(display, codes)
    given = {one_of("decks", name, DECK_NAMES): codes for name, codes in decks.items()}
    for deck in range(len(IN_DECK)):
        _arrange_deck(g, deck, given.get(deck))
    for display in range(len(DISPLAY_SIZES)):
        _fill(g, display)


def _named_slots(display: int, codes: Sequence[str]) -> tuple[Card, ...]:
    size, kind = DISPLAY_SIZES[display], KIND_OF[DECK_OF_DISPLAY[display]]
    if len(codes) > size:
        raise BadPosition(f"{GAME}: {DISPLAY_NAMES[display]} has {len(codes)} slots, expected {size}")
    return tuple([EMPTY if code == GAP else number(code, kind) for code in codes])


def _arrange_deck(g: Domains, deck: int, given: Sequence[str] | None) -> None:
    """Make a deck of what is left; if it is named, the others go to the discards or the box."""
    left = Counter(IN_DECK[deck]) - Counter(_in_use(g, deck))
    if given is None:
        g.decks[deck] = tuple(sorted(left.elements()))
        return
    kind = KIND_OF[deck]
    g.decks[deck] = sorted_numbers(given, kind)
    others = sorted((left - Counter(g.decks[deck])).elements())
    if kind == SPELL:
        g.discards[deck] = (*others, *g.discards[deck])
        return
    for card in others:
        g.remove(BOX_OF[kind], card)


def _in_use(g: Domains, deck: int) -> list[Card]:
    """Return the pieces of a deck that lie somewhere else."""
    kind = KIND_OF[deck]
    slots = [card for display, of in enumerate(DECK_OF_DISPLAY) if of == deck for card in g.displays[display]]
    cards = [card for card in slots if card != EMPTY]
    cards += g.discards[deck] if deck < DISCARD_PILES else ()
    cards += g.box[BOX_OF[kind]] if kind in BOX_OF else ()
    for seat in g.seats:
        cards += pieces_of(g, seat, kind)
    return cards


def pieces_of(g: Domains, seat: int, kind: str) -> list[Card]:
    """Return the pieces of a kind that a seat has."""
    if kind == SPELL:
        return list(g.hands[seat])
    if kind == HENCHMAN:
        return [henchman // 2 for henchman in g.henchmen[seat]]
    if kind == TILE:
        return [*g.held[seat], *[tile_of(tile) for tile in g.tiles[seat] if tile != EMPTY]]
    return [card for there in g.monsters[seat] for card in there] if kind == MONSTER else []


def _fill(g: Domains, display: int) -> None:
    """Deal to the slots that are not named; taverns have no gaps."""
    slots, deck = list(g.displays[display]), DECK_OF_DISPLAY[display]
    while len(slots) < DISPLAY_SIZES[display] and g.decks[deck]:
        card = g.pick(g.decks[deck])
        g.decks[deck] = without(g.decks[deck], card)
        slots.append(card)
    gaps = [EMPTY] * (DISPLAY_SIZES[display] - len(slots))
    in_tavern = tuple([card for card in slots if card != EMPTY])
    g.displays[display] = in_tavern if display in TAVERNS else (*slots, *gaps)
