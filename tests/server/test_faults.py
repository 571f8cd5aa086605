"""A process, the bus and the database are killed in the middle of play, and come back after a while.

Whoever plays waits, and goes on: nothing that was acknowledged is lost, nothing is done twice.
"""

import asyncio
import os

from support.company import Company, choices
from support.processes import proxy

import darkling.client.table as connection
from darkling.client import Client

ROUNDS = int(os.environ.get("DARKLING_SOAK", "1"))
PATIENCE = 90
AWAY = 1.5
"""So many seconds something is gone."""
LOG = 'SELECT "table", body FROM entries ORDER BY "table", number'


async def play_on(company, choices):
    await asyncio.wait_for(company.choices(choices), PATIENCE)


async def play_and_break(servers, breakable):
    company = Company()
    async with (
        proxy(*servers) as address,
        Client(address, "Ada") as ada,
        Client(address, "Ben") as ben,
    ):
        playing = [asyncio.create_task(company.play_on(ada, ben)) for _ in range(2)]
        for thing in breakable:
            await play_on(company, 10)
            await asyncio.to_thread(thing.kill)
            await asyncio.sleep(AWAY)
            await asyncio.to_thread(thing.start)
            await play_on(company, 10)
            for task in playing:
                assert not task.done(), task.exception()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return company


def test_play_goes_on_whatever_is_killed(servers, database, postgres, redis, monkeypatch):
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.2)
    breakable = [servers[0], redis, postgres] * ROUNDS
    company = asyncio.run(play_and_break(servers, breakable))
    company.check(choices([tuple(row) for row in postgres.ask(LOG, database)]))
    assert sum(map(len, company.noted.values())) >= 20 * len(breakable)
