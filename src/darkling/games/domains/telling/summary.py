"""The table in one line, and what can be looked at, thing by thing."""

from darkling.games.domains.sight.view import DomainsSeatView, DomainsView
from darkling.games.domains.telling import blocks
from darkling.games.domains.telling.cards import seat_figures
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block


def summary(view: DomainsView) -> Phrase:
    seats = [_short(seat) for seat in view.seats]
    return phrase("summary", seats=listed(seats, "semicolon", "semicolon"))


def _short(seat: DomainsSeatView) -> Phrase:
    figures = Phrase("seat-figures", seat_figures(seat))
    return phrase("seat-summary", seat=seat.seat, figures=figures)


def looks(view: DomainsView) -> list[tuple[Phrase, Block]]:
    """Return the names of things with what there is to see of them; empty blocks show nothing."""
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    return [
        *(_own(view) if view.seat is not None else []),
        (phrase("look-city"), blocks.city(view)),
        (phrase("look-parties"), blocks.parties(view)),
        (phrase("look-fortune"), [*blocks.turn(view), *blocks.switches(view), *blocks.fortune(view)]),
        (phrase("look-market"), blocks.market(view)),
        (phrase("look-decks"), blocks.decks(view)),
        *[(phrase("who-first", seat=seat.seat), blocks.rival(seat)) for seat in rivals],
    ]


def _own(view: DomainsView) -> list[tuple[Phrase, Block]]:
    return [
        (phrase("look-stores"), [*blocks.own_stores(view), *blocks.held(view)]),
        (phrase("look-hand"), blocks.hand(view)),
        (phrase("look-henchmen"), blocks.henchmen(view)),
        (phrase("look-domain"), blocks.domain(view)),
    ]
