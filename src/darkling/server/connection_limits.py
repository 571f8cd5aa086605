"""How many connections to tables someone, or an address, may have at a time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from darkling.server.refusal import Refusal

TOO_MANY = "You have too many tables open. Close one first."
CROWDED = "Too many connections come from your address. Wait until some are closed."


class ConnectionLimits:
    """Counts who has come in and not gone yet."""

    def __init__(self, per_guest: int, per_address: int) -> None:
        self.inside: Counter[str] = Counter()
        self._per_guest = per_guest
        self._per_address = per_address

    @contextmanager
    def enter(self, guest: str, address: str) -> Iterator[None]:
        """Be inside; raise Refusal if there are too many. Who has no cookie counts by address only."""
        keys = [f"from {address}", *([f"guest {guest}"] if guest else [])]
        if self.inside[keys[0]] >= self._per_address:
            raise Refusal("crowded", CROWDED, 429)
        if guest and self.inside[keys[1]] >= self._per_guest:
            raise Refusal("too-many-connections", TOO_MANY, 429)
        self.inside.update(keys)
        try:
            yield
        finally:
            self.inside.subtract(keys)
            # Only those who are inside are kept in mind.
            for key in keys:
                if not self.inside[key]:
                    del self.inside[key]
