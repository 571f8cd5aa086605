"""Games that the server has closed are given back; what cannot be is said, and stays as it is."""

import asyncio

import pytest
from sqlalchemy import update
from support.house import UNLIMITED, Guest, RunningServer
from support.tables import ADA, BEN, choose

from darkling.server.admin.reopen import NotReopened, reopen
from darkling.server.config import ServerConfig
from darkling.server.house import House
from darkling.server.store import Store
from darkling.server.store.models import TableRow
from darkling.wire import live
from darkling.wire.tables import NewTable, SeatPlan

TWO = NewTable("dealings", [SeatPlan("me"), SeatPlan("open")], public=True)
FAR = 1e12


@pytest.fixture
def with_house(own_database, tmp_path):
    """Run a test with a house of its own."""
    config = ServerConfig(tmp_path, workers=0, database_address=own_database)

    async def run(test):
        house = await House.open(config)
        try:
            await test(house)
        finally:
            await house.close()

    return lambda test: asyncio.run(run(test))


async def begun(house):
    """Return a table where two play, in the middle of their game."""
    for guest, name in ((ADA, "Ada"), (BEN, "Ben")):
        await house.store.keep_guest(guest, name, 1.0)
    room = await house.rooms.make(TWO, ADA, "Ada")
    await house.rooms.join(room.header.table, None, BEN, "Ben")
    await move(room)
    return room


async def move(room):
    await room.refresh()
    seat = room.at_hand.waiting[0]
    await room.do(room.at_hand.places[seat].guest, choose(room.at_hand, seat))


async def endings(house, guest):
    return [seat.ending for game in await house.people.results.history(guest, FAR) for seat in game.seats]


def test_a_game_that_the_server_closed_goes_on_where_it_was(with_house):
    async def test(house):
        room = await begun(house)
        position = room.at_hand.game.fingerprint()
        await room.expire(FAR)
        assert (await room.info(ADA)).status == "closed"
        assert "gave-up" in await endings(house, ADA)
        await reopen(house.store, [room.header.table])
        await house.upkeep.catch_up()
        assert room.at_hand.game.fingerprint() == position
        assert (await room.info(ADA)).status == "playing"
        assert await endings(house, ADA) == await endings(house, BEN) == []
        assert await house.store.tables_of(ADA) == [room.header.table]
        await move(room)
        # Whoever reads the whole log comes to the same.
        await house.rooms.put_away(room.header.table)
        again = await house.rooms.find(room.header.table)
        assert again.at_hand.game.fingerprint() == room.at_hand.game.fingerprint()

    with_house(test)


def test_what_cannot_be_given_back_is_said_and_all_stays_as_it_is(with_house):
    async def test(house):
        expired, by_host, open_still, old = [await begun(house) for _ in range(4)]
        for room in (expired, old):
            await room.expire(FAR)
        await by_host.do(ADA, live.CloseTable("ref"))
        async with house.store.sessions.begin() as session:
            row = update(TableRow).where(TableRow.id == old.header.table)
            await session.execute(row.values(rules_version=0))
        for table, why in [
            ("nowhere", "there is no table nowhere"),
            (by_host.header.table, "was closed by its host"),
            (open_still.header.table, "is not closed"),
            (old.header.table, "began under other rules"),
        ]:
            with pytest.raises(NotReopened, match=why):
                await reopen(house.store, [expired.header.table, table])
        assert {row.status for row in await house.store.listed([expired.header.table])} == {"closed"}

    with_house(test)


def test_a_game_that_was_played_to_its_end_is_not_given_back(own_database, tmp_path):
    running = RunningServer(tmp_path, rate=UNLIMITED, database_address=own_database, workers=0)
    with running as server:
        ada = Guest(server.address, "Ada")
        seated = ada.sit(ada.make("me"))
        seated.play(1000)
        ada.leave()

    async def run():
        store = await Store.open(server.config.database)
        try:
            with pytest.raises(NotReopened, match="has been played to its end"):
                await reopen(store, [seated.table])
        finally:
            await store.close()

    asyncio.run(run())
