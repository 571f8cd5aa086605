"""What a server does at a table by itself: the process that claims the table does it."""

from asyncio import sleep
from collections.abc import Awaitable, Callable, Collection
from logging import getLogger

from darkling.server.bus import Bus
from darkling.server.refusal import Refusal
from darkling.server.synced_table import Wanted

SECONDS_TO_TRY_AGAIN = 1.0
logger = getLogger(__name__)


async def add_nothing(_wanted: Wanted) -> None:
    """Take the place of what adds to a log, once the table is put away and its room is to be forgotten."""


def nobody() -> Collection[str]:
    """Take the place of what tells who is at a table, likewise."""
    return ()


async def do_if_claimed(bus: Bus, table: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something at a table, if that is for this process; otherwise, or if it fails, wait a moment.

    If two processes do the same, the log lets one win.
    """
    try:
        if await bus.claim(table):
            await work()
        else:
            await sleep(SECONDS_TO_TRY_AGAIN)
    except Refusal as refusal:
        logger.warning("the server could not choose: %s", refusal.text)
        await sleep(SECONDS_TO_TRY_AGAIN)
    except Exception:
        logger.exception("the server could not choose at table %s", table)
        await sleep(SECONDS_TO_TRY_AGAIN)
