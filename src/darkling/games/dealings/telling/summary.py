"""The table in one line, and thing by thing."""

from darkling.games.dealings.sight.view import DealingsSeatView, DealingsView
from darkling.games.dealings.telling.blocks import (
    defenses,
    fighting,
    hand,
    kept,
    on_offer,
    pile,
    row_defenses,
    rows,
)
from darkling.games.dealings.telling.cards import in_play
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block


def summary(view: DealingsView) -> Phrase:
    return phrase(
        "summary", seats=listed([_short(view, seat) for seat in view.seats], "semicolon", "semicolon")
    )


def part_by_part(view: DealingsView) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    own = [
        (phrase("look-pile"), pile),
        (phrase("look-hand"), hand),
        (phrase("look-kept"), kept),
        (phrase("look-defenses"), defenses),
    ]
    return [
        *[(name, block(view)) for name, block in own if view.seat is not None],
        (phrase("look-offer"), on_offer(view) if view.available else []),
        (phrase("look-rows"), [*rows(view), *row_defenses(view)] if view.hero_row else []),
        (phrase("look-fight"), fighting(view) if view.fight else []),
        *[(phrase("who-first", seat=seat.seat), _rival(view, seat)) for seat in rivals],
    ]


def _rival(view: DealingsView, seat: DealingsSeatView) -> Block:
    return [_short(view, seat), *map(in_play, seat.defenses)]


def _short(view: DealingsView, seat: DealingsSeatView) -> Phrase:
    return phrase(
        "seat-summary",
        seat=seat.seat,
        phase=view.phase,
        hand=seat.hand_size,
        kept=seat.kept_size,
        pile=seat.pile_size,
        defeated=len(seat.defeated),
        defenses=len(seat.defenses),
    )
