"""What can be looked at on the table of Dark Dealings, thing by thing, and all of it in one line."""

from darkling.games.dealings.describe import Block, in_play
from darkling.games.dealings.overview import defenses, fighting, hand, kept, on_offer, pile
from darkling.games.dealings.rows import row_defenses, rows
from darkling.games.dealings.view import SeatView, View
from darkling.table.phrase import Phrase, listed, phrase


def summary(view: View) -> Phrase:
    """Return what everyone has, in one line."""
    return phrase(
        "summary", seats=listed([_short(view, seat) for seat in view.seats], "semicolon", "semicolon")
    )


def looks(view: View) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    return [
        (phrase("look-pile"), pile(view)),
        (phrase("look-hand"), hand(view)),
        (phrase("look-kept"), kept(view)),
        (phrase("look-defenses"), defenses(view)),
        (phrase("look-offer"), on_offer(view) if view.available else []),
        (phrase("look-rows"), [*rows(view), *row_defenses(view)] if view.hero_row else []),
        (phrase("look-fight"), fighting(view) if view.fight else []),
        *[(phrase("who-first", seat=seat.seat), _rival(view, seat)) for seat in rivals],
    ]


def _rival(view: View, seat: SeatView) -> Block:
    return [_short(view, seat), *map(in_play, seat.defenses)]


def _short(view: View, seat: SeatView) -> Phrase:
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
