"""A queue in which everyone gets their turn, however much somebody else has put into it."""

from collections import OrderedDict, deque
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")
Lines = OrderedDict[str, deque[T]]


class FairQueue(Generic[T]):
    """Takes one thing of each owner in turn. What nobody waits for comes after all else."""

    def __init__(self) -> None:
        self._awaited: Lines[T] = OrderedDict()
        self._unawaited: Lines[T] = OrderedDict()
        self._lock = Lock()

    def put(self, thing: T, owner: str, is_awaited: bool) -> None:
        with self._lock:
            lines = self._awaited if is_awaited else self._unawaited
            lines.setdefault(owner, deque()).append(thing)

    def take(self) -> T:
        """Return whose turn it is; the queue must not be empty."""
        with self._lock:
            lines = self._awaited or self._unawaited
            owner, line = lines.popitem(last=False)
            thing = line.popleft()
            if line:
                # Whoever wants more is last in line now.
                lines[owner] = line
            return thing
