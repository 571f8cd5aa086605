"""A process, the bus and the database are killed in the middle of play, and come back after a while.

Whoever plays goes on or waits: nothing that was acknowledged is lost, nothing is done twice.
"""

import asyncio
import os
from http import HTTPStatus

from support.company import Company, choices
from support.house import Guest
from support.processes import proxy
from support.stores import Postgres

import darkling.client.table as connection
from darkling.client import Client

ROUNDS = int(os.environ.get("DARKLING_SOAK", "1"))
PATIENCE = 90
A_MOMENT = 0.1
UNAVAILABLE = HTTPStatus.SERVICE_UNAVAILABLE
LOG = 'SELECT "table", body FROM entries ORDER BY "table", number'


async def play_on(company, choices):
    await asyncio.wait_for(company.choices(choices), PATIENCE)


async def until_noticed(thing, company, eve):
    """Wait until those who play have met with what is away: only without the database they cannot go on."""
    if isinstance(thing, Postgres):
        await asyncio.wait_for(until_unavailable(eve), PATIENCE)
    else:
        await play_on(company, 4)


async def until_unavailable(eve):
    while (await asyncio.to_thread(eve.http.get, "/api/my-tables")).status_code != UNAVAILABLE:
        await asyncio.sleep(A_MOMENT)


async def play_and_break(servers, breakable, eve):
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
            await until_noticed(thing, company, eve)
            await asyncio.to_thread(thing.start)
            await play_on(company, 10)
            for task in playing:
                assert not task.done(), task.exception()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return company


def test_play_goes_on_whatever_is_killed(servers, database, breakable_postgres, breakable_redis, monkeypatch):
    monkeypatch.setattr(connection, "LONGEST_WAIT", 0.2)
    breakable = [servers[0], breakable_redis, breakable_postgres] * ROUNDS
    eve = Guest(servers[1].address, "Eve")
    company = asyncio.run(play_and_break(servers, breakable, eve))
    eve.leave()
    company.check(choices([tuple(row) for row in breakable_postgres.ask(LOG, database)]))
    assert sum(map(len, company.noted.values())) >= 20 * len(breakable)
