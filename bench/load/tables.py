"""A table under load: four connections, and one choice after the other, each told to everyone."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

SEATS = 4
LONGEST_WAIT = 20.0
A_MOMENT = 0.02
"""So many seconds news may still be on their way to those who are not always told."""


@dataclass
class Measured:
    """What came of a while under load."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    """For each choice, the seconds until the last of those who are told of it was."""
    late: int = 0
    """How many of these were told only after the time was up."""
    size: int = 0
    """How many bytes all who were told have been sent."""

    def share(self, part: float) -> float:
        """Return the latency that such a part of all choices does not exceed, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

    @property
    def per_second(self) -> float:
        """Choices per second."""
        return (len(self.latencies) - self.late) / self.seconds

    @property
    def kilobytes(self) -> float:
        """What all together are sent of one choice."""
        return self.size / 1000 / max(1, len(self.latencies))


class Pending:
    """A choice that has been sent, and who has not been told of it yet."""

    def __init__(self, told: set[int]) -> None:
        self.sent = perf_counter()
        self.missing = told
        self.pause = 0.0 if len(told) == SEATS else A_MOMENT


class LoadTable:
    """One table. `choose` sends a choice for whoever is asked, and says who will be told of it."""

    def __init__(self, choose: Callable[[], set[int] | None], seed: int) -> None:
        self._choose = choose
        self._pace = 0.0
        self._random = Random(seed)
        self._pending: Pending | None = None
        self._measured: Measured | None = None
        self._over = False
        self._idle = False
        """Whether nobody was asked anything when it was time to choose: then news are waited for."""

    @property
    def is_waiting(self) -> bool:
        """Whether a choice has been sent of which not all have been told yet."""
        return self._pending is not None

    def begin(self, measured: Measured, pace: float) -> None:
        """Choose from now on, each time after so many seconds on average."""
        self._measured, self._pace, self._over, self._idle = measured, pace, False, False
        self._wait_and_choose()

    def stop(self) -> None:
        """Choose no more."""
        self._over = True

    def told(self, seat: int, size: int) -> None:
        """Note that a seat has been told, in so many bytes; once all have been, the next choice follows."""
        pending = self._pending
        if self._measured is not None:
            self._measured.size += size
        if pending is None:
            if self._idle:
                self._idle = False
                self._wait_and_choose()
            return
        pending.missing.discard(seat)
        if not pending.missing:
            assert self._measured is not None
            self._measured.latencies.append(perf_counter() - pending.sent)
            self._pending = None
            self._wait_and_choose(pending.pause)

    def refused(self) -> None:
        """Forget a choice that was not made; another follows, if this was still waited for."""
        if self._pending is not None:
            self._pending = None
            self._wait_and_choose()

    def _wait_and_choose(self, pause: float = 0.0) -> None:
        pause += self._random.expovariate(1 / self._pace) if self._pace else 0.0
        asyncio.get_running_loop().call_later(pause, self._go_on)

    def _go_on(self) -> None:
        if self._over:
            return
        told = self._choose()
        self._idle = told is None
        if told is not None:
            self._pending = Pending(told)


async def run(tables: list[LoadTable], seconds: float, pace: float) -> Measured:
    """Let all tables play for a while; what is under way at its end is waited for, but late."""
    measured = Measured()
    start = perf_counter()
    for table in tables:
        table.begin(measured, pace)
    await asyncio.sleep(seconds)
    for table in tables:
        table.stop()
    measured.seconds = perf_counter() - start
    done = len(measured.latencies)
    deadline = perf_counter() + LONGEST_WAIT
    while any(table.is_waiting for table in tables) and perf_counter() < deadline:
        await asyncio.sleep(0.1)
    measured.late = len(measured.latencies) - done
    return measured
