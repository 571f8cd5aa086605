"""The Fortune cards of a position set up by hand: those that are named, and chance for the others."""

from collections import Counter
from collections.abc import Sequence

from darkling.games.domains.cards import (
    DEATH,
    DECAY,
    ERA,
    ERA_CARDS,
    FORTUNE_CODES,
    REVELATION,
    WORLD,
    Card,
)
from darkling.games.domains.rules.fortune_deck import (
    BLOCK,
    FORTUNES,
    TURNS,
    can_be_drawn,
    can_be_left,
    drawn_by,
)
from darkling.games.domains.rules.state import EMPTY, PAST_FORTUNE, Domains
from darkling.table.arranging import check_range
from darkling.table.errors import BadPosition

GAME = "domains"
Cards = Sequence[Card]


def arrange_fortune(g: Domains, turn: int | None, is_turned: bool, named: tuple[Cards, Cards, Cards]) -> None:
    """Put the Fortune cards of a turn on the table, of the earliest turn that fits if none is given.

    Named are those of past turns, those of this turn, and the topmost of the deck.
    """
    _check_once([card for part in named for card in part])
    if turn is not None:
        check_range(GAME, "turn", turn, 1, TURNS)
    for number in range(1, TURNS + 1) if turn is None else (turn,):
        past = drawn_by(number - 1)
        shown = drawn_by(number) - past if is_turned else 0
        slots = _slots((past, shown, FORTUNES - past - shown), named)
        if slots is not None:
            _deal(g, slots, past + shown)
            if _can_be(slots, past, shown):
                g.turn = number
                g.box[PAST_FORTUNE] = tuple(sorted(slots[:past]))
                g.fortune_shown = tuple(slots[past : past + shown])
                g.fortune = tuple(slots[past + shown :])
                g.fortune_out = tuple([card for card in range(len(FORTUNE_CODES)) if card not in slots])
                return
    codes = ", ".join([FORTUNE_CODES[card] for part in named for card in part])
    when = "any turn" if turn is None else f"turn {turn}"
    raise BadPosition(f"{GAME}: the Fortune cards {codes} cannot lie so in {when}, expected those of its era")


def _check_once(cards: Cards) -> None:
    for card, found in Counter(cards).items():
        if found > 1:
            raise BadPosition(
                f"{GAME}: there are {found} of {FORTUNE_CODES[card]} among the Fortune cards, expected 1"
            )


def _slots(sizes: tuple[int, int, int], named: tuple[Cards, Cards, Cards]) -> list[Card] | None:
    """Return the fifteen cards with gaps where none is named; None where too many are."""
    slots: list[Card] = []
    for size, cards in zip(sizes, named, strict=True):
        if len(cards) > size:
            return None
        slots += [*cards, *[EMPTY] * (size - len(cards))]
    return slots


def _deal(g: Domains, slots: list[Card], drawn: int) -> None:
    """Fill the gaps: the earlier eras first, Death where it has not been drawn, if it can."""
    eras = [ERA[card] for card in slots if card != EMPTY]
    left = [era for era in range(DECAY + 1) for _ in range(BLOCK - eras.count(era))]
    gaps = [at for at, card in enumerate(slots) if card == EMPTY]
    places = dict(zip(gaps, left, strict=False))
    for card, era in ((DEATH, DECAY), (WORLD, REVELATION)):
        free = [at for at in places if places[at] == era]
        if card not in slots and free:
            undrawn = [at for at in free if at >= drawn]
            at = g.pick(undrawn or free)
            slots[at] = card
            del places[at]
    for at, era in places.items():
        slots[at] = g.pick([card for card in ERA_CARDS[era] if card not in slots])


def _can_be(slots: list[Card], past: int, shown: int) -> bool:
    """Say whether a game can have come to this, with Death still to be seen or among the last ones shown."""
    drawn = past + shown
    return (
        EMPTY not in slots
        and DEATH in slots[past:]
        and WORLD in slots
        and can_be_drawn(slots[:past])
        and can_be_drawn(slots[:drawn])
        and can_be_left(slots[drawn:])
    )
