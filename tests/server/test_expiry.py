"""Abandoned tables are closed, by whichever server comes first, and only once; not by a clock that leaps."""

import asyncio
from dataclasses import dataclass

import pytest
from support.tables import ADA

from darkling.server.bus import Bus
from darkling.server.config import ServerConfig
from darkling.server.devices import Device
from darkling.server.expiry import Expiry
from darkling.server.people import People
from darkling.server.rooms import Rooms
from darkling.server.signing import SigningKey
from darkling.server.store import Store
from darkling.server.store.server_time import ServerTimes
from darkling.server.store.signed_in import SESSION_AGE
from darkling.server.thinkers import Thinkers
from darkling.server.time_check import trust
from darkling.server.webhooks import Webhooks
from darkling.wire.tables import NewTable, SeatPlan

pytestmark = pytest.mark.usefixtures("quick_hashes")
HOUR = 3600.0
DAY = 24 * HOUR
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

    async def live(self, start: float, days: float, every: float = HOUR) -> None:
        """Let a server run, and look at the clock from time to time."""
        for look in range(int(days * DAY / every) + 1):
            await self.expiry.close_abandoned(start + look * every)

    async def status(self, table: str) -> str:
        (row,) = await self.store.listed([table])
        return row.status


@pytest.fixture
def in_two_processes(own_database, tmp_path):
    """Run a test in which two servers share a database."""
    config = ServerConfig(tmp_path, database_address=own_database)

    async def run(test):
        one, other = [await Process.open(config.database) for _ in range(2)]
        try:
            await test(one, other)
        finally:
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
        await one.live(made, 13.9, every=DAY / 2)
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
        await trust(ServerTimes(one.store.sessions), 1000.0 + SESSION_AGE)
        await one.expiry.close_abandoned(1000.0 + SESSION_AGE - 1)
        assert await signed_in.guest_of(token, 1000.0) == ADA
        assert await signed_in.guest_of(token, 1000.0 + SESSION_AGE) is None
        await other.expiry.close_abandoned(1000.0 + SESSION_AGE)
        assert await signed_in.guest_of(token, 1000.0) is None

    in_two_processes(test)


def test_a_clock_that_leaps_at_one_start_closes_nothing(in_two_processes, caplog):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, made = room.header.table, room.header.made
        await one.expiry.close_abandoned(made)
        # For an evening the server believes that it is two weeks later, and then again.
        for start in (made + 15 * DAY, made + 40 * DAY):
            await other.live(start, 0.2)
            assert "It closes no table until the clock has gone on for a day" in caplog.text
            caplog.clear()
        await one.live(made + HOUR, 0.2)
        assert "is believed again" in caplog.text
        assert "It closes no table" not in caplog.text
        assert await one.status(table) == "gathering"

    in_two_processes(test)


def test_a_leap_is_noticed_at_the_first_look_ever(in_two_processes, caplog):
    """The newest entry of any log tells the time, as it does for a database of before."""

    async def test(one, _):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        await one.expiry.close_abandoned(room.header.made + 15 * DAY)
        assert await one.status(room.header.table) == "gathering"
        assert "It closes no table" in caplog.text

    in_two_processes(test)


def test_a_clock_that_goes_on_for_a_day_is_believed(in_two_processes, caplog):
    """The server was away for long; no one evening is enough to believe it, but several are."""

    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, made = room.header.table, room.header.made
        await one.expiry.close_abandoned(made)
        for day in range(3):
            await one.live(made + (20 + day) * DAY, 0.1)
        assert await one.status(table) == "gathering"
        await one.live(made + 23 * DAY, 0.6)
        assert "is believed again" in caplog.text
        assert await one.status(table) == "closed"

    in_two_processes(test)


def test_one_server_whose_clock_is_wrong_closes_nothing_for_the_others(in_two_processes):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, made = room.header.table, room.header.made
        for hour in range(3 * 24):
            await one.expiry.close_abandoned(made + hour * HOUR)
            await other.expiry.close_abandoned(made + hour * HOUR + 15 * DAY)
        assert await one.status(table) == "gathering"

    in_two_processes(test)


def test_a_clock_that_goes_back_closes_nothing_either_way(in_two_processes, caplog):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, made = room.header.table, room.header.made
        await one.expiry.close_abandoned(made)
        await one.live(0.0, 0.2)
        assert "shows 1970-01-01 00:00 UTC" in caplog.text
        await one.live(made + HOUR, 0.2)
        # Even if the wrong time is believed by now, the right one is a leap.
        await one.live(0.0, 1.5)
        await one.live(made + DAY, 0.2)
        assert await one.status(table) == "gathering"

    in_two_processes(test)


def test_whoever_runs_the_server_may_say_that_the_clock_is_right(in_two_processes):
    async def test(one, other):
        room = await one.rooms.make(WAITING, ADA, "Ada")
        table, now = room.header.table, room.header.made + 20 * DAY
        await one.expiry.close_abandoned(now)
        assert await trust(ServerTimes(other.store.sessions), now) is True
        assert await trust(ServerTimes(other.store.sessions), now) is False
        await one.expiry.close_abandoned(now + HOUR)
        assert await one.status(table) == "closed"

    in_two_processes(test)
