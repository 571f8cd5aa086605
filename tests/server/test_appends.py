"""Tables that write at the same time share a transaction, and none pays for another's mistake."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

import pytest
from support.tables import ADA, choose, table_of

from darkling.server import entries as log
from darkling.server.entries import Logged
from darkling.server.store import NumberTaken, Store
from darkling.server.store.appends import LogAddition

TABLES = 6


def next_entry(table, option):
    """Apply another choice, and return it as it is logged."""
    message = choose(table, 0, option)
    logged = Logged(table.number, log.ChoiceMade(0, message.decision, message.option), 1.0)
    table.apply(logged)
    return [logged]


async def opened(store):
    """Keep some tables where Ada plays alone, and return them."""
    tables = [table_of("", game="dealings", table=f"t{number}") for number in range(TABLES)]
    for table in tables:
        seated = Logged(0, log.Seated(0, "taken", guest=ADA, name="Ada"), 0.0)
        table.apply(seated)
        await store.make(table, [seated])
    return tables


@pytest.fixture
def store_in(tmp_path):
    return f"sqlite+aiosqlite:///{tmp_path / 'darkling.sqlite'}"


def test_writes_of_many_tables_go_together(store_in):
    async def play():
        store = await Store.open(store_in)
        transactions = count_transactions(store)
        tables = await opened(store)
        await asyncio.gather(*[store.append(table, next_entry(table, None)) for table in tables])
        lengths = [len(await store.entries(table.header.table)) for table in tables]
        await store.close()
        return lengths, transactions

    lengths, transactions = asyncio.run(play())
    assert lengths == [2] * TABLES
    assert sum(transactions) == TABLES
    assert len(transactions) == 1


def test_only_the_one_whose_number_is_taken_fails(store_in):
    async def play():
        store = await Store.open(store_in)
        tables = await opened(store)
        await store.append(tables[2], next_entry(tables[2], None))
        late = [Logged(1, log.Paused(), 2.0)]
        writes = [store.append(table, next_entry(table, None)) for table in tables if table is not tables[2]]
        found = await asyncio.gather(store.append(tables[2], late), *writes, return_exceptions=True)
        logs = [await store.entries(table.header.table) for table in tables]
        await store.close()
        return found, logs

    found, logs = asyncio.run(play())
    assert isinstance(found[0], NumberTaken)
    assert found[1:] == [None] * (TABLES - 1)
    assert [len(entries) for entries in logs] == [2] * TABLES
    assert isinstance(logs[2][1].entry, log.ChoiceMade)


def test_what_was_written_is_moved_out_of_the_journal_while_the_store_is_open(store_in, tmp_path):
    async def play():
        store = await Store.open(store_in)
        table, *_ = await opened(store)
        await store.append(table, next_entry(table, None))
        await store.put_in_order()
        copy = shutil.copy(tmp_path / "darkling.sqlite", tmp_path / "without-journal.sqlite")
        await store.close()
        with closing(sqlite3.connect(copy)) as database:
            return database.execute("SELECT max(number) FROM entries").fetchone()

    assert asyncio.run(play()) == (1,)


def test_writer_goes_on_after_a_failure(store_in):
    async def play():
        store = await Store.open(store_in)
        tables = await opened(store)
        broken = LogAddition("t0", (0, ""), [{"table": "t0"}], {}, None, None)
        with pytest.raises(Exception, match="bind|required|NULL"):
            await store._appends.write(broken)
        await store.append(tables[0], next_entry(tables[0], None))
        length = len(await store.entries("t0"))
        await store.close()
        return length

    assert asyncio.run(play()) == 2


def count_transactions(store):
    """Note how many additions each transaction of a store has."""
    found = []
    write = store._appends._transact

    async def noting(additions):
        found.append(len(additions))
        await write(additions)

    store._appends._transact = noting
    return found
