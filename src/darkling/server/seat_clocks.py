"""The clocks of seats: since when each is asked.

Time that was spent stays spent: neither a pause nor a choice that is taken back gives it back.
"""

from collections.abc import Mapping

from darkling.table.decision import Seat

NO_DECISION = -1


class SeatClocks:
    """Since when each seat that is waited for is asked."""

    def __init__(self) -> None:
        self.running: dict[Seat, tuple[int, float]] = {}
        """For each waiting seat the number of its decision, and when that was put."""
        self._spent: dict[tuple[Seat, int], float] = {}
        """How long decisions took that may be put again, since their choices can be taken back."""
        self._stopped: dict[Seat, tuple[int, float]] = {}
        """During a pause: how long each seat had been asked, and about which decision."""

    def stop(self, now: float) -> None:
        """Let no time pass for anyone until somebody is asked again."""
        self._stopped = {seat: (number, now - since) for seat, (number, since) in self.running.items()}
        self.running = {}

    def keep_spent(self, seat: Seat, number: int, now: float, undoable: bool) -> None:
        """Keep in mind how long a seat took to choose, as long as it can take its choice back."""
        if not undoable:
            self._spent.clear()
        elif seat in self.running:
            self._spent[seat, number] = now - self.running[seat][1]

    def ask(self, waiting: Mapping[Seat, int], now: float, going_on: Seat | None, back: Seat | None) -> None:
        """Note which decision each waiting seat is asked.

        One seat may be `going_on` with private picks, which are one question to everyone else. Another may
        have taken a choice `back`.
        """
        self.running = {
            seat: (number, self._since(seat, number, now, going_on, back)) for seat, number in waiting.items()
        }
        self._stopped = {}

    def _since(self, seat: Seat, number: int, now: float, going_on: Seat | None, back: Seat | None) -> float:
        asked, since = self.running.get(seat, (NO_DECISION, now))
        if asked == number or (seat == going_on and seat in self.running):
            return since
        if seat == back:
            return since - self._spent.pop((seat, number), 0.0)
        stopped, spent = self._stopped.get(seat, (NO_DECISION, 0.0))
        return now - spent if stopped == number else now
