"""What a server keeps, as lists: its tables, and what people have reported."""

from dataclasses import dataclass
from time import time
from typing import Any

import msgspec
from sqlalchemy import func, select

from darkling.server.store import Store
from darkling.server.store.models import EntryRow, ReportRow, TableRow
from darkling.server.table_state import TableState
from darkling.table.errors import DarklingError

DAY = 24 * 3600


class NoReport(DarklingError):
    """There is no report of that number."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table in short; times are seconds since 1970. Its seed and its people are not told."""

    table: str
    game: str
    players: int
    status: str
    public: bool
    made: float
    changed: float
    entries: int


class ListedReport(msgspec.Struct, frozen=True):
    """Something reported as against the rules: where, how long the log was, and in whose words."""

    report: int
    table: str
    entries: int
    at: float
    text: str


@dataclass(frozen=True)
class Wanted:
    """Which tables are to be listed; None is any."""

    status: str | None = None
    game: str | None = None
    untouched_days: float | None = None
    most: int = 100


async def list_tables(store: Store, wanted: Wanted) -> list[ListedTable]:
    """Return the tables that are wanted, the latest first."""
    count = select(func.count()).where(EntryRow.table == TableRow.id).scalar_subquery()
    query = select(TableRow, count).order_by(TableRow.changed.desc()).limit(wanted.most)
    if wanted.status is not None:
        query = query.where(TableRow.status == wanted.status)
    if wanted.game is not None:
        query = query.where(TableRow.game == wanted.game)
    if wanted.untouched_days is not None:
        query = query.where(TableRow.changed < time() - DAY * wanted.untouched_days)
    async with store.sessions() as session:
        return [_listed(row, entries) for row, entries in await session.execute(query)]


async def list_reports(store: Store, most: int = 100) -> list[ListedReport]:
    """Return what was reported, the latest first."""
    async with store.sessions() as session:
        rows = await session.scalars(select(ReportRow).order_by(ReportRow.id.desc()).limit(most))
        return [ListedReport(row.id, row.table, row.number, row.at, row.text) for row in rows]


async def report_details(store: Store, number: int) -> dict[str, Any]:
    """Return a report with what its writer saw, and the record of the game up to there, which replays it."""
    async with store.sessions() as session:
        row = await session.get(ReportRow, number)
    if row is None:
        raise NoReport(f"there is no report {number}; `darkling admin reports` lists those there are")
    listed = ListedReport(row.id, row.table, row.number, row.at, row.text)
    table = await _folded(store, row.table, row.number)
    return {
        **msgspec.to_builtins(listed),
        "scene": msgspec.json.decode(row.scene),
        "record": table.game.record.data(),
    }


async def _folded(store: Store, table: str, entries: int) -> TableState:
    header = await store.header(table)
    assert header is not None, "a report is about a table"
    found = TableState.begin(header)
    for logged in (await store.entries(table))[:entries]:
        found.apply(logged)
    return found


def _listed(row: TableRow, entries: int) -> ListedTable:
    return ListedTable(row.id, row.game, row.players, row.status, row.public, row.made, row.changed, entries)
