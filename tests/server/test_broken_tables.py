"""A table that cannot be read harms no other, and lists read no logs at all."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import text
from support.house import UNLIMITED, Guest, RunningServer

from darkling.server.config import ServerConfig
from darkling.server.store import Store
from darkling.server.synced_table import SyncedTable


def change(config: ServerConfig, statement: str, **values: object) -> None:
    """Change the database behind the server's back."""

    async def run() -> None:
        store = await Store.open(config.database)
        async with store.engine.begin() as connection:
            await connection.execute(text(statement), values)
        await store.close()

    asyncio.run(run())


ENTRY = 'UPDATE entries SET body = :value WHERE "table" = :table AND number = 3'
DAMAGE = {
    "entry": (ENTRY, '{"kind":"choice"}'),
    "choice": (ENTRY, '{"kind":"choice","seat":0,"decision":99,"option":1}'),
    "summary": ("UPDATE tables SET summary = :value WHERE id = :table", "nonsense"),
    "status": ("UPDATE tables SET status = :value WHERE id = :table", "nonsense"),
}


@pytest.fixture(params=DAMAGE)
def damaged(request, tmp_path, shared):
    """A server that starts with a damaged table of Ada's, public, beside one that is not."""
    config = {"rate": UNLIMITED, "workers": 0, **shared}
    with RunningServer(tmp_path, **config) as server:
        ada = Guest(server.address, "Ada")
        tables = [ada.make("me", public=True) for _ in range(2)]
        for table in tables:
            ada.sit(table).play(2)
        ada.leave()
    statement, value = DAMAGE[request.param]
    change(server.config, statement, table=tables[0], value=value)
    with RunningServer(tmp_path, **config) as server:
        ada.move_to(server.address)
        yield ada, tables, request.param
        ada.leave()


def test_a_damaged_table_harms_no_other(damaged):
    ada, (broken, whole), kind = damaged
    for address in ("/api/my-tables", "/api/tables"):
        listed = {info["table"]: info["status"] for info in ada.http.get(address).json()}
        assert listed[whole] == "playing"
        assert listed[broken] == ("broken" if kind in ("summary", "status") else "playing")
    if kind in ("entry", "choice"):
        assert ada.http.get(f"/api/tables/{broken}").json()["code"] == "broken-table"
    ada.sit(whole).play(1)


def test_whoever_has_a_damaged_table_can_be_forgotten(damaged):
    ada, (broken, _), _ = damaged
    assert ada.http.post("/api/me/delete", json={"password": None}).status_code in (200, 201, 204)
    assert ada.http.get("/api/my-tables").status_code in (200, 401)


def test_lists_read_no_logs(tmp_path, monkeypatch):
    with RunningServer(tmp_path, rate=UNLIMITED) as server:
        ada = Guest(server.address, "Ada")
        tables = [ada.make("me", "easy") for _ in range(3)]
        for table in tables:
            ada.sit(table).play(4)
        before = ada.http.get("/api/my-tables").json()
        ada.leave()
    with RunningServer(tmp_path, rate=UNLIMITED) as server:
        monkeypatch.setattr(SyncedTable, "load", None)
        ada.move_to(server.address)
        after = ada.http.get("/api/my-tables").json()
        ada.leave()

    def told(infos):
        # Which one a bot chose at last is no matter here.
        infos = sorted(infos, key=lambda info: info["table"])
        seats = [[{**seat, "here": None, "waiting": None} for seat in info["seats"]] for info in infos]
        return [(info["table"], info["status"], info["host"]) for info in infos], seats

    assert told(after) == told(before)


def test_a_table_of_before_is_listed_from_its_log(tmp_path):
    with RunningServer(tmp_path, rate=UNLIMITED, workers=0) as server:
        ada = Guest(server.address, "Ada")
        table = ada.make("me", "open")
        with sqlite3.connect(server.config.database_file) as database:
            database.execute("UPDATE tables SET summary = NULL")
        [info] = ada.http.get("/api/my-tables").json()
        assert (info["table"], [seat["kind"] for seat in info["seats"]]) == (table, ["person", "open"])
        ada.leave()
