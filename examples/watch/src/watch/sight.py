"""What a seat sees, what it knows, and how to deal anew what it does not know."""

from collections.abc import Iterable

from msgspec import Struct

from darkling.table.decision import Seat
from darkling.table.eyes import Eyes
from watch.cards import BRIBES, GOODS, Bribe
from watch.rules.night import SealBribe
from watch.rules.outcome import stacks, worth
from watch.rules.state import Watch


class WatchSeatView(Struct, frozen=True):
    """One seat as another sees it: a hand has its size only."""

    seat: Seat
    hand_size: int
    hand: tuple[str, ...] | None
    paid: tuple[str, ...]
    cellar: tuple[str, ...]
    worth: int
    """What the crates in the cellar are sold for."""


class WatchView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    night: int
    nights: int
    quay: tuple[str, ...]
    seats: tuple[WatchSeatView, ...]
    sealed: str | None
    """The seat's own bribe of this night, while it is sealed."""


class WatchKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and which bribes it has never seen."""

    view: WatchView
    unseen: tuple[str, ...]


class WatchEyes(Eyes):
    """Who knows what in The Night Watch: everything is open but hands, deck and sealed bribes."""

    def view(self, g: Watch, seat: Seat | None) -> WatchView:
        """Return what may be shown to the seat now; None is a spectator."""
        quay = tuple([GOODS[good] for good in g.quay])
        seats = tuple([_seat_view(g, other, seat) for other in g.seats])
        return WatchView(seat, g.night, g.nights, quay, seats, _sealed(g, seat))

    def knowledge(self, g: Watch, seat: Seat) -> WatchKnowledge:
        """Return all that the seat has learned."""
        return WatchKnowledge(self.view(g, seat), _bribes(_unseen(g, seat)))

    def redeal(self, g: Watch, seat: Seat) -> None:
        """Deal the bribes that the seat has never seen anew; any of them may be anywhere."""
        unseen = g.shuffle(_unseen(g, seat))
        for other in g.seats:
            if other != seat:
                size = len(g.hands[other])
                g.hands[other] = tuple(sorted(unseen[:size]))
                unseen = unseen[size:]
        g.deck = tuple(sorted(unseen))


def _unseen(g: Watch, seat: Seat) -> list[Bribe]:
    """Return the bribes in the deck and in other hands, sorted so as not to tell which lies where."""
    others = [bribe for other in g.seats if other != seat for bribe in g.hands[other]]
    return sorted([*g.deck, *others])


def _seat_view(g: Watch, seat: Seat, viewer: Seat | None) -> WatchSeatView:
    hand, cellar = g.hands[seat], g.cellars[seat]
    return WatchSeatView(
        seat=seat,
        hand_size=len(hand),
        hand=_bribes(hand) if seat == viewer else None,
        paid=_bribes(g.paid[seat]),
        cellar=tuple([GOODS[good] for good in cellar]),
        worth=worth(stacks(cellar)),
    )


def _sealed(g: Watch, seat: Seat | None) -> str | None:
    choice = g.sealed(seat) if seat is not None else None
    return BRIBES[choice.bribe] if isinstance(choice, SealBribe) and choice.bribe >= 0 else None


def _bribes(bribes: Iterable[Bribe]) -> tuple[str, ...]:
    return tuple([BRIBES[bribe] for bribe in bribes])
