"""The bus: tells whoever looks at a table that something has happened there."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

Hear = Callable[[str, int], None]
"""Gets a table that has changed elsewhere, and how long its log is; 0 if something around it has changed."""
Wake = Callable[[], None]


class Bus:
    """A bus within one process. It says only which table has changed: the log says what."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Wake]] = defaultdict(set)

    async def start(self, hear: Hear) -> None:
        """Begin to listen to other processes; within one, there are none."""

    async def close(self) -> None:
        """Listen no more."""

    def wake(self, table: str) -> None:
        """Wake everyone here who looks at a table."""
        for wake in self._listeners.get(table, ()):
            wake()

    def publish(self, table: str, number: int = 0) -> None:  # noqa: ARG002
        """Wake everyone who looks at a table, whose log is so long by now."""
        self.wake(table)

    def arrive(self, table: str, guest: str) -> None:  # noqa: ARG002
        self.publish(table)

    def depart(self, table: str, guest: str) -> None:  # noqa: ARG002
        self.publish(table)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Return for each table who is there by way of other processes."""
        return {table: frozenset() for table in tables}

    async def claim(self, table: str) -> bool:  # noqa: ARG002
        """Say whether this process should think for the bots of a table: several would only waste time."""
        return True

    @contextmanager
    def subscribe(self, table: str, wake: Wake) -> Iterator[None]:
        """Be woken by what happens at a table; it may be called several times for the same."""
        self._listeners[table].add(wake)
        try:
            yield
        finally:
            self._listeners[table].discard(wake)
            if not self._listeners[table]:
                del self._listeners[table]


def make_bus(address: str) -> Bus:
    """Return the bus at an address; without one, that of a process by itself."""
    if not address:
        return Bus()
    from darkling.server.redis_bus import RedisBus

    return RedisBus(address)
