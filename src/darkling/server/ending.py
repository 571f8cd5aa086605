"""Ending tasks that would go on for ever."""

from asyncio import Task, gather, wait
from typing import Any

SECONDS_TO_END = 0.5


async def end(*tasks: Task[Any]) -> None:
    """Cancel tasks until they are over: one that waits for Redis or a database may miss it the first time."""
    going_on = [task for task in tasks if not task.done()]
    while going_on:
        for task in going_on:
            task.cancel()
        await wait(going_on, timeout=SECONDS_TO_END)
        going_on = [task for task in going_on if not task.done()]
    await gather(*tasks, return_exceptions=True)
