"""The bus: tells whoever looks at a table that something has happened there."""

from asyncio import Event
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Bus:
    """A bus within one process. It says only which table has changed: the log says what."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Event]] = defaultdict(set)

    def publish(self, table: str) -> None:
        """Wake everyone who looks at a table. Those who are slow are woken once for several changes."""
        for listener in self._listeners.get(table, ()):
            listener.set()

    @contextmanager
    def subscribe(self, table: str) -> Iterator[Event]:
        """Be woken by what happens at a table."""
        listener = Event()
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]
