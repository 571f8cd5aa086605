"""Two processes keep the same table, and neither is told what the other does."""

import asyncio

import pytest
from support.tables import ADA, BEN, GRACE, SEED, header

from darkling.server import entries as log
from darkling.server.commands import entries_for
from darkling.server.entries import Logged
from darkling.server.refusal import Refusal
from darkling.server.rules_upgrades import under_present_rules
from darkling.server.store import Store
from darkling.server.synced_table import SyncedTable
from darkling.server.table_state import TableState
from darkling.wire import live


def between_two(folder, talk):
    """Run a talk between two keepers of a table where Ada and Ben play."""

    async def run():
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'darkling.sqlite'}")
        table = TableState.begin(under_present_rules(header()))
        seated = [log.Seated(seat, "taken", guest=guest, name=guest) for seat, guest in enumerate((ADA, BEN))]
        logged = [Logged(at, entry, 1.0) for at, entry in enumerate([*seated, log.Dealt(SEED)])]
        for entry in logged:
            table.apply(entry)
        await store.make(table, logged)
        try:
            await talk(*[await SyncedTable.load(table.header, store) for _ in range(2)])
            return [each.entry for each in await store.entries("t1", since=len(logged))]
        finally:
            await store.close()

    return asyncio.run(run())


async def do(keeper, guest, message):
    return await keeper.add(lambda table: entries_for(table, guest, (), message, GRACE), guest, message.ref)


def first(keeper, seat, ref):
    decision = keeper.table.game.decision(seat)
    return live.Choose(ref, seat, decision.number, decision.options[0].id)


def test_whoever_loses_looks_again_and_is_done_after_all(tmp_path):
    async def talk(one, other):
        choices = first(one, 0, "a"), first(other, 1, "b")
        assert await do(one, ADA, choices[0])
        assert await do(other, BEN, choices[1])
        assert await do(one, ADA, first(one, 0, "c"))

    written = between_two(tmp_path, talk)
    assert [(entry.seat, entry.decision) for entry in written] == [(0, 0), (1, 0), (0, 1)]


def test_what_was_done_elsewhere_is_not_done_again(tmp_path):
    async def talk(one, other):
        choice = first(one, 0, "once")
        assert [await do(keeper, ADA, choice) for keeper in (one, other, one)] == [True, False, False]

    assert len(between_two(tmp_path, talk)) == 1


def test_answer_to_a_decision_that_was_answered_elsewhere_is_stale(tmp_path):
    async def talk(one, other):
        late = first(other, 0, "late")
        await do(one, ADA, first(one, 0, "first"))
        with pytest.raises(Refusal) as refused:
            await do(other, ADA, late)
        assert refused.value.code == "stale"

    assert len(between_two(tmp_path, talk)) == 1


def test_what_another_process_has_made_possible_is_done(tmp_path):
    async def talk(one, other):
        await do(one, ADA, live.Pause("stop"))
        await do(other, BEN, live.Resume("go"))

    assert between_two(tmp_path, talk) == [log.Paused(), log.Resumed()]


def test_whoever_looks_afresh_sees_what_the_log_has(tmp_path):
    async def talk(one, other):
        await do(one, ADA, live.Pause("stop"))
        async with other.at_table() as table:
            assert table.status == "playing"
        async with other.at_table(fresh=True) as table:
            assert table.status == "paused"
        await do(one, ADA, live.Resume("go"))
        other.hear(one.table.number)
        async with other.at_table() as table:
            assert table.status == "playing"

    between_two(tmp_path, talk)
