"""A backup moves a server: from one kind of database to the other, and back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text
from sqlalchemy.exc import DBAPIError
from support.accounts import PASSWORD
from support.tables import ADA, choose, ref

from darkling.server.admin.backup import BadBackup, back_up, restore
from darkling.server.admin.vacuum import vacuum
from darkling.server.config import ServerConfig
from darkling.server.devices import Device
from darkling.server.house import House
from darkling.server.rules_upgrades import fold, under_present_rules
from darkling.server.signing import SigningKey
from darkling.server.store import Store
from darkling.server.store.engines import engine_for
from darkling.server.store.migrate import migrate
from darkling.server.store.models import Base, TableRow
from darkling.server.texts import folded_name
from darkling.wire.live import Say
from darkling.wire.tables import NewTable, SeatPlan

LONG = folded_name("\ufdfa" * 24)


async def kept(config):
    """Return all that a server keeps, table by table."""
    store = await Store.open(config.database)
    async with store.sessions() as session:
        found = {
            table.name: sorted([tuple(row) for row in await session.execute(select(table))], key=repr)
            for table in Base.metadata.sorted_tables
        }
    await store.close()
    return found


async def packed(config):
    store = await Store.open(config.database)
    sizes = await vacuum(store)
    await store.close()
    return sizes


async def play_and_talk(config):
    """Let someone play at a server, say something and report something."""
    house = await House.open(config)
    try:
        await house.store.keep_guest(ADA, "Ada", 1.0)
        if not await house.people.accounts.has(ADA):
            await house.people.sign_up(ADA, "Ada", PASSWORD, Device("Firefox", "Linux"))
        room = await house.rooms.make(NewTable("dealings", [SeatPlan("me"), SeatPlan("me")]), ADA, "Ada")
        for _ in range(5):
            await room.do(ADA, choose(room.at_hand, room.at_hand.waiting[0]))
        await room.chat(ADA, "Ada", Say(ref(), "Good evening"))
        await room.report(ADA, 0, "Odd.")
    finally:
        await house.close()


@pytest.mark.usefixtures("quick_hashes")
@pytest.mark.parametrize("way", ["from PostgreSQL", "to PostgreSQL"])
def test_server_moves_from_one_database_to_another(postgres, tmp_path, way):
    shared = ServerConfig(tmp_path / "one", workers=0, database_address=postgres.new_database())
    embedded = ServerConfig(tmp_path / "other", workers=0)
    old, new = (shared, embedded) if way == "from PostgreSQL" else (embedded, shared)
    asyncio.run(play_and_talk(old))
    file = tmp_path / "backup"
    asyncio.run(back_up(old, file))
    asyncio.run(restore(new, file))
    rows = asyncio.run(kept(old))
    assert asyncio.run(kept(new)) == rows
    assert (len(rows["sessions"]), len(rows["recovery_codes"])) == (1, 8)
    assert (new.data / "key").read_bytes() == (old.data / "key").read_bytes()
    # What comes next is numbered on from what was there.
    asyncio.run(play_and_talk(new))
    assert len(asyncio.run(kept(new))["reports"]) == 2
    with pytest.raises(BadBackup, match="--overwrite"):
        asyncio.run(restore(new, file))
    asyncio.run(restore(new, file, overwrite=True))
    assert asyncio.run(kept(new)) == asyncio.run(kept(old))
    assert min(asyncio.run(packed(new))) > 0


OLD_TEXTS = (
    ("INSERT INTO guests (id, name, made) VALUES ('g', ?, 1)", "A\0da"),
    (
        "INSERT INTO accounts (guest, key, password, made, tries, tried) VALUES ('g', ?, 'h', 1, 0, 0)",
        "a\0da",
    ),
    ("INSERT INTO accounts (guest, key, password, made, tries, tried) VALUES ('h', ?, 'h', 1, 0, 0)", LONG),
)


@pytest.mark.usefixtures("quick_hashes")
def test_texts_of_before_they_were_checked_move_to_postgresql(postgres, tmp_path):
    old = ServerConfig(tmp_path / "old", workers=0)
    old.lay_out()
    SigningKey.kept_in(old.data)
    with create_engine(f"sqlite:///{old.database_file}").begin() as database:
        migrate(database, "0005")
        for row, text in OLD_TEXTS:
            database.exec_driver_sql(row, (text,))
    new = ServerConfig(tmp_path / "new", workers=0, database_address=postgres.new_database())
    asyncio.run(back_up(old, tmp_path / "backup"))
    asyncio.run(restore(new, tmp_path / "backup"))
    rows = asyncio.run(kept(new))
    assert [name for _, name, _ in rows["guests"]] == ["A\ufffdda"]
    assert sorted(key for _, key, *_ in rows["accounts"]) == ["a\ufffdda", LONG]


def test_an_error_of_the_database_tells_no_values(shared, tmp_path):
    async def fail():
        config = ServerConfig(tmp_path, **shared)
        config.lay_out()
        engine = engine_for(config.database)
        try:
            async with engine.begin() as database:
                await database.execute(
                    text("SELECT * FROM nowhere WHERE hash = :hash"), {"hash": "$argon2id$"}
                )
        finally:
            await engine.dispose()

    with pytest.raises(DBAPIError) as failed:
        asyncio.run(fail())
    assert "argon2id" not in str(failed.value)


async def folded(config):
    """Return the one table of a server, as its log has it, and the first entry that these rules refuse."""
    store = await Store.open(config.database)
    try:
        async with store.sessions() as session:
            table = (await session.scalars(select(TableRow.id))).one()
        header = await store.header(table)
        return fold(under_present_rules(header), await store.entries(table))
    finally:
        await store.close()


def test_backup_of_before_settings_had_their_name_is_restored(shared, tmp_path):
    file = tmp_path / "backup"
    with closing(sqlite3.connect(file)) as backup:
        backup.executescript(Path(__file__).with_name("backup_of_before.sql").read_text(encoding="utf-8"))
    config = ServerConfig(tmp_path / "server", **shared)
    asyncio.run(restore(config, file))
    table, refused = asyncio.run(folded(config))
    assert refused is None
    assert table.number == 9
    assert table.header.settings == table.game.record.settings == {"mode": "hardcore"}
    assert (config.data / "key").exists()
