"""A table stays under the rules it began with, or moves to others if they make no difference."""

import asyncio
from dataclasses import replace

import pytest
from support.command import written_json
from support.house import Guest
from support.tables import ADA, SEED, header

from darkling.games import find
from darkling.server import rules_upgrades
from darkling.server.entries import ChoiceMade, Dealt, Logged, Seated
from darkling.server.rules_upgrades import is_present, migrate_tables, under_present_rules
from darkling.server.store import NumberTaken, Store
from darkling.server.table_state import TableState

OTHER_CARDS = "cards-of-yesterday"


def old_table(name, choices=4, **fields):
    """Return a table that began with other cards, and its log."""
    known = under_present_rules(header(table=name))
    table = TableState.begin(known)
    table.header = header(table=name, rules_version=known.rules_version, cards=OTHER_CARDS, **fields)
    log = [*[Seated(seat, "taken", guest=ADA, name="Ada") for seat in range(2)], Dealt(SEED)]
    logged = [Logged(at, entry, 1.0, None, None) for at, entry in enumerate(log)]
    for entry in logged:
        table.apply(entry)
    for _ in range(choices):
        seat = table.waiting[0]
        decision = table.game.decision(seat)
        logged.append(Logged(table.number, ChoiceMade(seat, decision.number, decision.options[0].id), 2.0))
        table.apply(logged[-1])
    return table, logged


def keep(data, *tables):
    """Write tables to the database in a folder."""

    async def write():
        store = await Store.open(f"sqlite+aiosqlite:///{data / 'darkling.sqlite'}")
        await store.keep_guest(ADA, "Ada", 0.0)
        for table, logged in tables:
            await store.make(table, logged)
        await store.close()

    asyncio.run(write())


def headers(data, *names):
    async def read():
        store = await Store.open(f"sqlite+aiosqlite:///{data / 'darkling.sqlite'}")
        found = [await store.header(name) for name in names]
        await store.close()
        return found

    return asyncio.run(read())


@pytest.fixture
def three(tmp_path):
    """Keep three tables: one where nothing differs, one that comes out otherwise, one that cannot be."""
    same = old_table("same")
    other, log = old_table("other")
    other.game.choose(0, other.game.decision(0).options[0])
    illegal, broken = old_table("illegal")
    broken[4] = Logged(4, ChoiceMade(0, 99, 99_999), 2.0)
    keep(tmp_path, same, (other, log), (illegal, broken))
    return tmp_path


def test_only_what_comes_to_the_same_moves_to_the_present_rules(run, three):
    told = written_json(run("migrate-tables", "--data", str(three), "--json"))
    assert [(each["table"], each["verdict"], each["entry"]) for each in told] == [
        ("same", "same", None),
        ("other", "different", None),
        ("illegal", "illegal", 4),
    ]
    assert [is_present(found) for found in headers(three, "same", "other", "illegal")] == [True, False, False]
    again = written_json(run("migrate-tables", "--data", str(three), "--json"))
    assert [each["table"] for each in again] == ["other", "illegal"]


def test_dry_run_tells_the_same_and_changes_nothing(run, three):
    code, out, err = run("migrate-tables", "--data", str(three), "--dry-run")
    assert (code, err) == (0, "")
    for words in ("same", "legal but different", "illegal at entry 4", "Nothing was changed"):
        assert words in " ".join(out.split())
    assert not any(is_present(found) for found in headers(three, "same", "other", "illegal"))


def test_nothing_to_move_is_told(run, tmp_path):
    code, out, _ = run("migrate-tables", "--data", str(tmp_path))
    assert (code, out) == (0, "Every open table is under the present rules.\n")


def test_table_of_other_rules_is_shown_but_not_played_until_it_has_moved(run, embedded_server):
    ada, data = Guest(embedded_server.address, "Ada"), embedded_server.config.data
    table, log = old_table("t-old")
    log[0] = Logged(0, Seated(0, "taken", guest=ada.me["guest"], name="Ada"), 1.0)
    table.places[0] = TableState.begin(header()).places[0]
    keep(data, (table, log))
    seated = ada.sit("t-old")
    assert seated.scene["status"] == "paused"
    assert seated.scene["view"]["seats"][0]["hand"]
    for message in ("resume", "pause"):
        assert seated.ask(message)["code"] == "other-rules"
    choice = seated.ask("choose", seat=0, decision=2, option=0)
    assert (choice["code"], "migrate-tables" in choice["text"]) == ("other-rules", True)
    assert written_json(run("migrate-tables", "--data", str(data), "--json"))[0]["verdict"] == "same"
    assert seated.ask("choose", seat=0, decision=99, option=0)["code"] != "other-rules"
    assert seated.look()["status"] == "playing"
    ada.leave()


def test_process_with_the_old_rules_cannot_write_to_a_table_that_has_moved(tmp_path):
    table, log = old_table("same")
    keep(tmp_path, (table, log))

    async def write_late():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'darkling.sqlite'}")
        await migrate_tables(store, dry_run=False)
        with pytest.raises(NumberTaken):
            await store.append(table, [Logged(table.number, ChoiceMade(0, 2, 0), 3.0)])
        length = len(await store.entries("same"))
        await store.close()
        return length

    assert asyncio.run(write_late()) == len(log)


def test_a_table_is_compared_with_what_its_own_rules_would_have_written(tmp_path, monkeypatch):
    table, log = old_table("same")
    keep(tmp_path, (table, log))
    version = table.header.rules_version
    otherwise = replace(find("dealings"), earlier={version: lambda data: {**data, "turns": -1}})
    monkeypatch.setattr(rules_upgrades, "find", {"dealings": otherwise}.get)

    async def judge():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'darkling.sqlite'}")
        found = await migrate_tables(store, dry_run=True)
        await store.close()
        return found

    assert [each.verdict for each in asyncio.run(judge())] == ["different"]
