"""People who play over a network that breaks, and note what the server has acknowledged."""

import asyncio
from collections import defaultdict
from random import Random

import httpx
from msgspec import json

from darkling.client import TableRefused
from darkling.wire.tables import NewTable, SeatPlan

SEATS = [SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "easy")]


def choices(entries):
    """Return from a log, as tables and bodies, the choices of each table and seat."""
    found = defaultdict(list)
    for table, body in entries:
        entry = json.decode(body)
        if entry["kind"] == "choice":
            found[table, entry["seat"]].append((entry["decision"], entry["option"]))
    return found


class Company:
    """People who play one game after another, and note each choice that the server has acknowledged."""

    def __init__(self):
        self.noted = defaultdict(list)
        self.awaited = 0
        self.reached = asyncio.Event()

    async def choices(self, number):
        """Wait until so many more choices have been acknowledged."""
        self.awaited = number
        self.reached.clear()
        await self.reached.wait()

    async def play_on(self, host, guest):
        while True:
            made = await patiently(host.make, NewTable("dealings", SEATS))
            (invite,) = await patiently(host.invites, made.id)
            joined = await patiently(guest.join, made.id, invite.token)
            await asyncio.gather(self.play(made), self.play(joined))

    async def play(self, table):
        luck = Random(1)
        async for scene in table.scenes():
            if scene.asked:
                option = luck.choice(scene.asked.options)
                await table.choose(option)
                self.note(table.id, scene.viewer, (scene.asked.number, option.id))
        await table.close()

    def note(self, table, seat, choice):
        self.noted[table, seat].append(choice)
        self.awaited -= 1
        if self.awaited <= 0:
            self.reached.set()

    def check(self, written):
        """Check that all that was noted is written, in order and once."""
        for who, noted in self.noted.items():
            made = written[who]
            assert made[: len(noted)] == noted
            assert [number for number, _ in made] == list(range(len(made)))
            # One more may be written whose acknowledgement did not get through.
            assert len(made) <= len(noted) + 1


async def patiently(ask, *what):
    """Ask over HTTP until the server is there to answer."""
    while True:
        try:
            return await ask(*what)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        except TableRefused as refused:
            if refused.code not in ("unavailable", "too-fast"):
                raise
