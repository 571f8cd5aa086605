"""How much of something one guest may do in a while."""

from collections import OrderedDict
from time import monotonic

from darkling.server.refusal import Refusal

REMEMBERED = 10_000


class RateLimit:
    """Lets through so many at once, and so many a second in the long run, for each of many."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Take one of someone's allowance; raise Refusal if there is none."""
        now = monotonic()
        left, since = self._left.pop(who, (float(self.at_once), now))
        left = min(float(self.at_once), left + (now - since) * self.per_second)
        # Whoever is refused spends nothing, and so gets through as soon as their time has come.
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if left < 1:
            raise Refusal("too-fast", "That was too much at once. Wait a moment.", 429)
