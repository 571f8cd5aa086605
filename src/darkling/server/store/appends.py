"""Appending to logs: what tables write at the same time is one transaction, and waits for the disk once."""

from asyncio import Future, Task, create_task, get_running_loop
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from darkling.server.store.models import EntryRow, SeatRow, TableRow
from darkling.server.store.people_models import ResultRow
from darkling.table.errors import DarklingError

Row = dict[str, Any]
Execute = Callable[[Any, list[Row]], int]
"""Runs a statement for each of some rows; returns how many rows of the database it touched, -1 if unknown."""
ENTRIES = insert(EntryRow)
SEATS = delete(SeatRow).where(SeatRow.table == bindparam("of")), insert(SeatRow)
RESULTS = delete(ResultRow).where(ResultRow.table == bindparam("of")), insert(ResultRow)
TABLES = TableRow.metadata.tables[TableRow.__tablename__]
IN_SHORT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .where(TABLES.c.rules_version == bindparam("of_rules"), TABLES.c.cards == bindparam("of_cards"))
)


class NumberTaken(DarklingError):
    """Someone else has written an entry of that number, or one for the same message, or made that table.

    It is also raised when a table has moved to other rules than those it was written under.
    """


@dataclass(frozen=True)
class LogAddition:
    """What a table adds to its log, and what the log comes to then."""

    table: str
    rules: tuple[int, str]
    """The version of the rules and the hash of the cards under which it was written."""
    entries: list[Row]
    in_short: Row
    seats: list[Row] | None
    """None if nobody sat down or rose."""
    results: list[Row] | None
    """How the game ended; None before its end."""


Transact = Callable[[Sequence[LogAddition]], Awaitable[None]]
"""Writes additions in one transaction: all of them or none."""


def write_additions(execute: Execute, additions: Sequence[LogAddition]) -> None:
    """Write additions to a database; raise NumberTaken if a table has moved to other rules."""
    if entries := [row for addition in additions for row in addition.entries]:
        execute(ENTRIES, entries)
    if 0 <= execute(IN_SHORT, [_in_short(addition) for addition in additions]) < len(additions):
        raise NumberTaken("a table is played under other rules by now")
    for addition in additions:
        _replace(execute, SEATS, addition.table, addition.seats)
        _replace(execute, RESULTS, addition.table, addition.results)


def _replace(execute: Execute, statements: tuple[Any, Any], table: str, rows: list[Row] | None) -> None:
    """Put rows in the place of those that are kept of a table; None leaves these."""
    forget, keep = statements
    if rows is not None:
        execute(forget, [{"of": table}])
    if rows:
        execute(keep, rows)


def _in_short(addition: LogAddition) -> Row:
    rules, cards = addition.rules
    return {"of": addition.table, "of_rules": rules, "of_cards": cards, **addition.in_short}


def check_rules(connection: Connection, additions: Sequence[LogAddition]) -> None:
    """Raise NumberTaken if a table has moved to other rules; the others are this transaction's by now.

    It is for a database that does not say how many rows were touched.
    """
    wanted = TABLES.c.id.in_([addition.table for addition in additions])
    columns = select(TABLES.c.id, TABLES.c.rules_version, TABLES.c.cards).where(wanted)
    found = {table: (rules, cards) for table, rules, cards in connection.execute(columns)}
    for addition in additions:
        if found.get(addition.table) != addition.rules:
            raise NumberTaken(f"{addition.table} is played under other rules by now")


class Appends:
    """Writes additions: at once if nothing is being written, otherwise with all that come meanwhile."""

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._waiting: list[tuple[LogAddition, Future[None]]] = []
        self._writer: Task[None] | None = None

    async def write(self, addition: LogAddition) -> None:
        """Write an addition; raise NumberTaken if another writer was first."""
        written: Future[None] = get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writer is None:
            self._writer = create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            some, self._waiting = self._waiting, []
            await self._write_some(some)
        self._writer = None

    async def _write_some(self, some: list[tuple[LogAddition, Future[None]]]) -> None:
        try:
            # In the same order everywhere, so that no two processes wait for each other.
            await self._transact(
                sorted([addition for addition, _ in some], key=lambda addition: addition.table)
            )
        except (IntegrityError, NumberTaken):
            await self._write_apart(some)
        except Exception as wrong:
            _settle(some, wrong)
        else:
            _settle(some, None)

    async def _write_apart(self, some: list[tuple[LogAddition, Future[None]]]) -> None:
        """Write additions one by one, so that only those fail whose number is taken."""
        if len(some) == 1:
            _settle(some, NumberTaken(f"something else was written to {some[0][0].table} first"))
            return
        for one in some:
            await self._write_some([one])


def _settle(some: list[tuple[LogAddition, Future[None]]], wrong: Exception | None) -> None:
    for _, written in some:
        if written.cancelled():
            continue
        if wrong is None:
            written.set_result(None)
        else:
            written.set_exception(wrong)
