"""Abandoned tables are closed, by whichever server comes first, and only once."""

import asyncio
from dataclasses import dataclass

import pytest
from support.tables import ADA

from darkling.server.bus import Bus
from darkling.server.devices import Device
from darkling.server.expiry import Expiry
from darkling.server.people import People
from darkling.server.rooms import Rooms
from darkling.server.signing import SigningKey
from darkling.server.store import Store
from darkling.server.store.signed_in import SESSION_AGE
from darkling.server.thinkers import Thinkers
from darkling.server.webhooks import Webhooks
from darkling.wire.tables import NewTable, SeatPlan

pytestmark = pytest.mark.usefixtures("quick_hashes")
DAY = 24 * 3600
WAITING = NewTable("dealings", [SeatPlan("me"), SeatPlan("open")])


@dataclass
class Process:
    """As much of a server as expiry needs."""

    store: Store
    people: People
    rooms: Rooms
    expiry: Expiry

    @classmethod
    async def open(cls, database: str) -> "Process":
        store = await Store.open(database)
        people = People.of(store)
        webhooks = Webhooks(people.hooks, private_too=False)
        rooms = Rooms(store, Bus(), Thinkers(1, 1.0), SigningKey(b"key"), webhooks, grace=60.0)
        return cls(store, people, rooms, Expiry(people, rooms, 14 * DAY))


@pytest.fixture
def in_two_processes(tmp_path):
    """Run a test in which two servers share a database."""

    async def run(test):
        one, other = [await Process.open(f"sqlite+aiosqlite:///{tmp_path / 'data'}") for _ in range(2)]
        await test(one, other)
        for process in (one, other):
            await process.store.close()

    return lambda test: asyncio.run(run(test))


async def kinds(process, table):
    return [type(logged.entry).__name__ for logged in await process.store.entries(table)]


def test_a_table_is_closed_after_two_weeks_once_by_all_servers(in_two_processes):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, made = room.header.table, room.header.made
        # Both have the table in memory as it was.
        await other.rooms.find(table)
        await one.expiry.close_abandoned(made + 13.9 * DAY)
        assert await kinds(one, table) == ["Seated"]
        for process in (one, other, one):
            await process.expiry.close_abandoned(made + 14.1 * DAY)
        assert await kinds(one, table) == ["Seated", "TableClosed"]
        assert await one.store.tables_of(ADA) == []

    in_two_processes(test)


def test_whoever_comes_in_time_saves_the_table(in_two_processes):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        await room.expire(room.header.made - 1)
        assert (await room.info(ADA)).status == "gathering"

    in_two_processes(test)


def test_old_sessions_are_swept_away(in_two_processes):
    async def test(one, other):
        signed_in = one.people.signed_in
        token = await signed_in.begin(ADA, Device("", ""), 1000.0)
        await one.expiry.close_abandoned(1000.0 + SESSION_AGE - 1)
        assert await signed_in.guest_of(token, 1000.0) == ADA
        assert await signed_in.guest_of(token, 1000.0 + SESSION_AGE) is None
        await other.expiry.close_abandoned(1000.0 + SESSION_AGE)
        assert await signed_in.guest_of(token, 1000.0) is None

    in_two_processes(test)
