"""What lies on the table in The Night Watch, and questions about it."""

from dataclasses import dataclass, field

from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.table.result import Result
from darkling.table.zones import without
from watch.cards import ABILITY, AHEAD, COINS, Bribe, Good
from watch.rules.outcome import outcome

HAND_SIZE = 5
CRATES_EACH = 3


@dataclass
class Watch(Position):
    """A table of The Night Watch.

    Attributes:
        nights: how many nights the game has.
        night: the number of this night, from 1.
        deck: bribes that were not dealt; they are not used.
        hands: the bribes each seat holds.
        paid: the bribes each seat has spent, the latest last.
        quay: the crates still to be loaded, by kind.
        cellars: the crates each seat has loaded.

    """

    nights: int = 4
    night: int = 0
    deck: tuple[Bribe, ...] = ()
    hands: list[tuple[Bribe, ...]] = field(default_factory=list)
    paid: list[tuple[Bribe, ...]] = field(default_factory=list)
    quay: tuple[Good, ...] = ()
    cellars: list[tuple[Good, ...]] = field(default_factory=list)

    def pay(self, seat: Seat, bribe: Bribe) -> None:
        """Spend a bribe."""
        self.hands[seat] = without(self.hands[seat], bribe)
        self.paid[seat] = (*self.paid[seat], bribe)

    def order(self) -> tuple[Seat, ...]:
        """Return the seats in the order in which the watch lets them through (NW-04)."""
        return tuple(sorted(self.seats, key=self._claim, reverse=True))

    def _claim(self, seat: Seat) -> tuple[int, int]:
        bribe = self.paid[seat][-1]
        return ABILITY[bribe] & AHEAD, COINS[bribe]

    def outcome(self) -> Result:
        """Rank the seats (NW-06)."""
        return outcome(self.cellars)
