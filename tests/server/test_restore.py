"""A backup is put in place of what no server is using, and of nothing else."""

import asyncio
import stat

import pytest
from support.house import UNLIMITED, Guest, RunningServer
from support.processes import ServerProcess
from support.tables import ADA, choose
from support.waiting import wait_until

from darkling.server.admin.backup import BadBackup, back_up, restore
from darkling.server.config import ServerConfig
from darkling.server.house import House
from darkling.server.store.holds import HELD, InUse, held_alone
from darkling.wire.tables import NewTable, SeatPlan

pytestmark = pytest.mark.usefixtures("quick_hashes")
HOLDERS = (
    "FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    f"WHERE locktype = 'advisory' AND objid = {HELD} AND granted AND datname = current_database()"
)
"""The cluster has the databases of other tests, too."""


def put_back(config, file):
    asyncio.run(restore(config, file, overwrite=True))


def is_refused(config, file):
    """Say whether a server is in the way of a backup; otherwise it is in place."""
    try:
        put_back(config, file)
    except BadBackup:
        return True
    return False


@pytest.fixture
def backup(tmp_path):
    """A backup of a server where nothing has happened yet."""
    asyncio.run(touch(ServerConfig(tmp_path / "fresh", workers=0)))
    file = tmp_path / "backup"
    asyncio.run(back_up(ServerConfig(tmp_path / "fresh"), file))
    return file


async def touch(config):
    await (await House.open(config)).close()


def test_a_running_server_keeps_what_it_has(backup, shared, tmp_path):
    with RunningServer(tmp_path / "live", rate=UNLIMITED, workers=0, **shared) as server:
        ada = Guest(server.address, "Ada")
        seated = ada.sit(ada.make("me"))
        seated.play(3)
        key = (server.config.data / "key").read_bytes()
        with pytest.raises(BadBackup, match="a server is using .*stop it, with all its processes"):
            put_back(server.config, backup)
        seated.play(3)
        assert [table["table"] for table in ada.http.get("/api/my-tables").json()] == [seated.table]
        assert (server.config.data / "key").read_bytes() == key
        ada.leave()
    put_back(server.config, backup)
    assert (server.config.data / "key").read_bytes() != key


def test_the_last_of_several_servers_is_in_the_way_too(backup, shared, tmp_path):
    config = ServerConfig(tmp_path / "live", workers=0, **shared)

    async def run():
        one, other = await House.open(config), await House.open(config)
        for house in (one, other):
            with pytest.raises(BadBackup, match="a server is using"):
                await restore(config, backup, overwrite=True)
            await house.close()
        await restore(config, backup, overwrite=True)

    asyncio.run(run())


def test_a_server_that_was_killed_is_not_in_the_way(backup, shared, tmp_path):
    config = ServerConfig(tmp_path / "live", workers=0, **shared)
    server = ServerProcess(config.data, config.database_address, config.bus)
    server.start()
    try:
        assert is_refused(config, backup)
    finally:
        server.kill()
    wait_until(lambda: not is_refused(config, backup))


def test_no_server_starts_while_a_backup_is_put_in_place(shared, tmp_path):
    config = ServerConfig(tmp_path / "live", workers=0, **shared)

    async def run():
        await touch(config)
        async with held_alone(config.database):
            with pytest.raises(InUse, match="start the server when that is done"):
                await House.open(config)
        await touch(config)

    asyncio.run(run())


def test_a_restored_server_is_for_its_owner_only(backup, tmp_path):
    config = ServerConfig(tmp_path / "new" / "data")
    put_back(config, backup)
    assert stat.S_IMODE(config.data.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in config.data.iterdir()} == {0o600}


def test_a_connection_that_was_lost_is_made_again_and_holds(backup, postgres, tmp_path):
    config = ServerConfig(tmp_path / "live", database_address=postgres.new_database(), look_after=0.1)
    address = config.database_address
    with RunningServer(config.data, database_address=address, look_after=0.1, workers=0):
        ((first,),) = postgres.ask(f"SELECT pid {HOLDERS}", address)
        postgres.ask(f"SELECT pg_terminate_backend({first})", address)
        wait_until(
            lambda: (
                [row["pid"] for row in postgres.ask(f"SELECT pid {HOLDERS}", address)] not in ([], [first])
            )
        )
        assert is_refused(config, backup)


def test_whoever_lost_the_database_reads_it_again(postgres, tmp_path):
    """What was put in place while a server could not hold the database is what it goes on with."""
    config = ServerConfig(
        tmp_path / "live", workers=0, database_address=postgres.new_database(), look_after=1e6
    )

    async def run():
        house = await House.open(config)
        room = await house.rooms.make(NewTable("dealings", [SeatPlan("me"), SeatPlan("me")]), ADA, "Ada")
        await play(room, 3)
        before = room.number
        await back_up(config, tmp_path / "three")
        await play(room, 3)
        await asyncio.to_thread(end_holders, postgres, config.database_address)
        await restore(config, tmp_path / "three", overwrite=True)
        await house.upkeep.keep_hold()
        await play(room, 1)
        assert [logged.number for logged in await house.store.entries(room.header.table)] == list(
            range(before + 1)
        )
        await house.close()

    asyncio.run(run())


def end_holders(postgres, address):
    """End the connections that hold a database, and wait until they are gone."""
    postgres.ask(f"SELECT pg_terminate_backend(pid) {HOLDERS}", address)
    wait_until(lambda: not postgres.ask(f"SELECT pid {HOLDERS}", address))


async def play(room, choices):
    for _ in range(choices):
        await room.refresh()
        await room.do(ADA, choose(room.at_hand, room.at_hand.waiting[0]))
