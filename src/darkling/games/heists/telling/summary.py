"""The table in one line, and what can be looked at, thing by thing."""

from darkling.games.heists.sight.view import HeistsSeatView, HeistsView
from darkling.games.heists.telling.blocks import auto, figures, hand_of, streets
from darkling.games.heists.telling.cards import counted, heist, name, trick
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block


def summary(view: HeistsView) -> Phrase:
    seats = [_short(seat) for seat in view.seats]
    return phrase("summary", seats=listed(seats, "semicolon", "semicolon"))


def looks(view: HeistsView) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    own = view.seats[view.seat] if view.seat is not None else None
    return [
        (phrase("look-hand"), hand_of(own) if own else []),
        (phrase("look-streets"), streets(view)),
        (phrase("look-heists"), _heists(own, view.meet) if own else []),
        (phrase("look-larceny"), _larceny(own) if own else []),
        (phrase("look-discard"), _pile(own) if own else []),
        (phrase("look-graveyard"), _graveyard(view)),
        (phrase("look-auto"), auto(view)),
        *[(phrase("who-first", seat=seat.seat), _rival(seat, view.meet)) for seat in rivals],
    ]


def _heists(seat: HeistsSeatView, meet: bool) -> Block:
    current = (seat.current.heist,) if seat.current else ()
    return [heist(code, meet) for code in (*current, *seat.heists)]


def _larceny(seat: HeistsSeatView) -> Block:
    return [phrase("kept-card", card=name(code), text=trick(code)) for code in seat.larceny]


def _pile(seat: HeistsSeatView) -> Block:
    return [phrase("pile", seat=seat.seat, cards=counted(seat.discard))] if seat.discard else []


def _graveyard(view: HeistsView) -> Block:
    return [phrase("graveyard", cards=counted(view.graveyard))] if view.graveyard else []


def _rival(seat: HeistsSeatView, meet: bool) -> Block:
    return [_full(seat), *hand_of(seat), *_heists(seat, meet), *_larceny(seat), *_pile(seat)]


def _full(seat: HeistsSeatView) -> Phrase:
    return phrase("seat-figures", seat=seat.seat, **figures(seat))


def _short(seat: HeistsSeatView) -> Phrase:
    return phrase("seat-summary", seat=seat.seat, **figures(seat))
