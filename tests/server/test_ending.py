"""Ending what goes on in a server, also when a cancellation gets lost on the way."""

import asyncio
from contextlib import suppress

from darkling.server.ending import end


async def stubborn(missed):
    """Go on for ever; miss a number of cancellations, as the client of a database may."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if not missed:
                raise
            missed.pop()


async def failing():
    raise ValueError("it went wrong by itself")


async def ended(*works):
    tasks = [asyncio.create_task(work) for work in works]
    await asyncio.sleep(0)
    await end(*tasks)
    return tasks


def test_a_task_ends_that_misses_being_cancelled():
    missed = [1, 2]
    (task,) = asyncio.run(ended(stubborn(missed)))
    assert task.cancelled()
    assert missed == []


def test_all_tasks_end_whatever_became_of_them():
    tasks = asyncio.run(ended(stubborn([]), stubborn([1]), failing()))
    assert [task.cancelled() for task in tasks] == [True, True, False]
    with suppress(ValueError):
        tasks[2].result()


def test_nothing_to_end_is_no_mistake():
    assert asyncio.run(ended()) == []
