"""Placing minions, round after round until all are placed."""

from dataclasses import dataclass

from darkling.games.domains.rules.events import MinionPlaced, MinionSent
from darkling.games.domains.rules.minions import (
    NO_LIGHT_TILE,
    PATH,
    free_places,
    put_minion,
    put_on_tile,
    spaces_to_corrupt,
    why_not_corrupt,
    why_not_place,
)
from darkling.games.domains.rules.places import SPACES
from darkling.games.domains.rules.state import FREE, Domains
from darkling.games.domains.rules.vocabulary import CORRUPT, PLACE, PLACE_A_MINION
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule


@dataclass
class PlaceMinions(Rule):
    """DM-PLACE-01, DM-R-07: round after round, one minion each; then the Purple and the Grey one.

    Attributes:
        seat: who places now.
        neutral: who has still to place the Purple and the Grey minion, in current turn order.

    """

    seat: Seat = FREE
    neutral: tuple[Seat, ...] = ()

    def begin(self, g: Domains) -> Next:
        self.neutral = tuple([seat for seat in g.order() for user in g.neutral if user == seat])
        return self.next_minion(g, g.order())

    def next_minion(self, g: Domains, order: tuple[Seat, ...]) -> Next:
        """Ask the first seat of an order that has minions left; it may hold none of them back (DM-R-06)."""
        for seat in order:
            if g.to_place[seat]:
                self.seat = seat
                return self.ask_where(g)
        if self.neutral:
            self.seat = self.neutral[0]
            return self.ask_where(g)
        return g.done()

    def ask_where(self, g: Domains) -> Next:
        """Offer empty Action Spaces, and own light tiles that may be flipped (DM-PLACE-02, DM-PLACE-03)."""
        options = [PLACE[place] for place in free_places(g)]
        options += [CORRUPT[space] for space in spaces_to_corrupt(g, self.seat)]
        if sum(g.to_place) + len(self.neutral) == 1:
            # With the last minion placed the game runs on.
            options = [option.final for option in options]
        return g.ask(self.seat, PLACE_A_MINION, options, then=self.on_place)

    def on_place(self, g: Domains, option: Option) -> Next:
        """Put the minion there: it is the seat's own, also a neutral one (DM-PLACE-05, DM-R-12)."""
        seat = self.seat
        if g.to_place[seat]:
            g.to_place[seat] -= 1
        else:
            self.neutral = self.neutral[1:]
        if option.verb == "corrupt":
            put_on_tile(g, seat, option.thing)
            g.emit(MinionSent, seat, option.thing)
        else:
            put_minion(g, seat, option.thing)
            g.emit(MinionPlaced, seat, option.thing)
        return self.next_minion(g, after(g, seat))

    def barred(self, g: Domains) -> list[Barred]:
        """Say why there are Action Spaces and light tiles to which no minion may go."""
        city = [(PLACE[place].code, why_not_place(g, place)) for place in PATH]
        own = [(CORRUPT[space].code, why_not_corrupt(g, self.seat, space)) for space in range(SPACES)]
        return [(code, why) for code, why in (*city, *own) if why is not None and why != NO_LIGHT_TILE]


def after(g: Domains, seat: Seat) -> tuple[Seat, ...]:
    """Return the order in which seats place after one that just has: itself last."""
    return tuple([(seat + step) % g.players for step in range(1, g.players + 1)])
