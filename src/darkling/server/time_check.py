"""Whether the machine's clock can be believed: one that has leapt must go on for a day first.

What it is checked against is kept in the database: when a server last looked, by a clock that was believed.
"""

from datetime import UTC, datetime
from logging import getLogger

from darkling.server.store.server_time import ServerTime, ServerTimes

DAY = 24 * 3600.0
LONGEST_STEP = 2 * 3600.0
"""So much is counted between two looks at most: they are an hour apart as long as a server runs."""
logger = getLogger(__name__)


def judge(known: ServerTime, now: float, leap: float) -> ServerTime:
    """Return what is known of the time once the clock has been looked at; no more than `leap` is a step."""
    if abs(now - known.believed) <= leap:
        return ServerTime(now)
    step = -1.0 if known.doubted is None else now - known.doubted
    if not 0.0 <= step <= leap:
        return ServerTime(known.believed, now)
    watched = known.watched + min(step, LONGEST_STEP)
    return ServerTime(now) if watched >= DAY else ServerTime(known.believed, now, watched)


class TimeCheck:
    """Looks at the clock from time to time, for all servers that share a database."""

    def __init__(self, times: ServerTimes, patience: float) -> None:
        self._times = times
        # Nobody loses more than half of the time that they have.
        self._leap = min(DAY, patience / 2)

    async def passes(self, now: float) -> bool:
        """Say whether the clock is believed; the log says why not."""
        known = await self._times.known() or ServerTime(await self._times.newest_change() or now)
        found = judge(known, now, self._leap)
        await self._times.keep(found)
        if found.doubted is not None:
            logger.warning(
                "the clock of this machine shows %s UTC, but the server last looked at %s UTC. It closes no "
                "table until the clock has gone on for a day; `darkling admin trust-clock` ends the doubt",
                written_time(now),
                written_time(found.believed),
            )
        elif known.doubted is not None:
            logger.warning("the clock of this machine is believed again: it is %s UTC", written_time(now))
        return found.doubted is None


async def trust(times: ServerTimes, now: float) -> bool:
    """Believe the clock of this machine from now on; say whether it was in doubt."""
    known = await times.known()
    await times.keep(ServerTime(now))
    return known is not None and known.doubted is not None


def written_time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
