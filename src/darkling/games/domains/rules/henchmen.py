"""Henchmen who come and go."""

from dataclasses import dataclass

from darkling.games.domains.cards import HENCHMAN_TIMING, Card
from darkling.games.domains.rules.events import NOBODY, HenchmanKilled, HenchmanTaken, HenchmanTurnedUp
from darkling.games.domains.rules.state import BOXED_HENCHMEN, SHOWN_HENCHMEN, Domains
from darkling.games.domains.rules.uses import DoEffects
from darkling.games.domains.rules.vocabulary import USE
from darkling.games.domains.rules.windows import AT_ONCE, why_not_use
from darkling.table.decision import Seat
from darkling.table.rule import Next, Rule


@dataclass
class GainHenchman(Rule):
    """DM-INN-01, DM-FAR-01: a henchman comes to a seat; some do something as they come (DM-R-82)."""

    seat: Seat
    henchman: Card
    unseen: bool = False

    def begin(self, g: Domains) -> Next:
        seat, henchman = self.seat, self.henchman
        g.henchmen[seat] = (*g.henchmen[seat], henchman * 2)
        g.emit(HenchmanTurnedUp if self.unseen else HenchmanTaken, seat, henchman)
        source = USE[henchman]
        if HENCHMAN_TIMING[henchman] != AT_ONCE or why_not_use(g, seat, source) is not None:
            return g.done()
        return g.call(DoEffects(seat, source.id), then=self.on_effects)

    def on_effects(self, g: Domains, _done: DoEffects) -> Next:
        return g.done()


def kill_henchman(g: Domains, seat: Seat, henchman: Card) -> None:
    """Put a seat's henchman into the box; what stands in its Domain stays (DM-R-24)."""
    g.henchmen[seat] = tuple([other for other in g.henchmen[seat] if other // 2 != henchman])
    _bury(g, seat, henchman)


def kill_henchman_on_board(g: Domains, display: int, slot: int) -> None:
    """Put a henchman of the Inn or the Far Lands into the box, shown as it goes (DM-R-23)."""
    _bury(g, NOBODY, g.clear_slot(display, slot))


def _bury(g: Domains, seat: Seat, henchman: Card) -> None:
    g.remove(BOXED_HENCHMEN, henchman)
    g.show(SHOWN_HENCHMEN, henchman)
    g.emit(HenchmanKilled, seat, henchman)
