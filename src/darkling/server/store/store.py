"""What is asked of the database."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, func, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from darkling.server.entries import AnyEntry, ChoiceMade, Header, Logged, TableReopened
from darkling.server.store.appends import Appends, LogAddition, NumberTaken, Row
from darkling.server.store.engines import engine_for, writer_of
from darkling.server.store.migrate import migrate
from darkling.server.store.models import ChatRow, EntryRow, GuestRow, ReportRow, SeatRow, TableRow
from darkling.server.store.people_models import QuietedRow
from darkling.server.store.results import result_rows
from darkling.server.store.sessions import Sessions, reaching
from darkling.server.table_state import TableState
from darkling.server.table_summary import TableSummary, summary_of
from darkling.wire.live import Chat, Say

LISTED = 100
"""No list of tables is longer."""
LATEST_CHATS = 200
"""So many lines of what was said are told to whoever comes."""
AT_ONCE = 500
"""So many tables are asked about in one question."""
ENDED = ("over", "closed")
"""At such tables nothing happens any more."""
READ_ENTRY = msgspec.json.Decoder(AnyEntry)
LOG = (
    select(EntryRow.number, EntryRow.body, EntryRow.at, EntryRow.guest, EntryRow.ref)
    .where(EntryRow.table == bindparam("of"), EntryRow.number >= bindparam("since"))
    .order_by(EntryRow.number)
)


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # A single question needs no transaction around it.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._session = Sessions(engine)
        self._writer = writer_of(engine)
        self._appends = Appends(self._writer.transact)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database, and bring it up to date."""
        engine = engine_for(url)
        async with reaching(), engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine)

    @property
    def engine(self) -> AsyncEngine:
        """What connects to the database, for those who look after it as a whole."""
        return self._engine

    @property
    def sessions(self) -> Sessions:
        """What makes sessions, for those who ask other things of the database."""
        return self._session

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def try_writing(self) -> None:
        """Write something that changes nothing; raise Unavailable if the database or its disk takes none."""
        async with self._session.begin() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def put_in_order(self) -> None:
        """Move what SQLite has in its journal to where it belongs, while others write on."""
        if self._engine.dialect.name == "sqlite":
            async with self._session() as session:
                await session.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def keep_guest(self, guest: str, name: str, now: float) -> None:
        """Keep a guest, or their new name."""
        async with self._session.begin() as session:
            row = await session.get(GuestRow, guest)
            if row is None:
                session.add(GuestRow(id=guest, name=name, made=now))
            else:
                row.name = name

    async def guest_name(self, guest: str) -> str | None:
        async with self._session() as session:
            row = await session.get(GuestRow, guest)
            return row.name if row else None

    async def make(self, table: TableState, logged: Sequence[Logged]) -> None:
        """Keep a new table with the beginning of its log; raise NumberTaken if there is one of that id."""
        try:
            async with self._session.begin() as session:
                session.add(_table_row(table))
                await session.flush()
                session.add_all([EntryRow(**_entry_row(table, entry)) for entry in logged])
                session.add_all([SeatRow(**row) for row in _seat_rows(table)])
        except IntegrityError:
            raise NumberTaken(f"there is a table {table.header.table} already") from None

    async def append(self, table: TableState, logged: Sequence[Logged]) -> None:
        """Write entries to the log of a table; raise NumberTaken if another writer was first.

        `table` has the entries applied already: lists of tables are kept by it.
        """
        await self._appends.write(_addition(table, logged))

    async def header(self, table: str) -> Header | None:
        async with self._session() as session:
            row = await session.get(TableRow, table)
            return header_of(row) if row else None

    async def entries(self, table: str, since: int = 0) -> list[Logged]:
        """Return the log of a table from an entry on."""
        async with reaching(), self._reading.connect() as connection:
            rows = await connection.execute(LOG, {"of": table, "since": since})
            return [
                Logged(number, READ_ENTRY.decode(body), at, guest, ref)
                for number, body, at, guest, ref in rows
            ]

    async def public_tables(self, guest: str) -> list[str]:
        """Return the public tables, the latest first, less those of people who have blocked a guest."""
        against = select(QuietedRow.guest).where(QuietedRow.other == guest, QuietedRow.blocked)
        wanted = select(TableRow.id).where(TableRow.public, TableRow.status.not_in(ENDED))
        wanted = wanted.where(TableRow.host.not_in(against))
        return await self._ids(wanted.order_by(TableRow.changed.desc()).limit(LISTED))

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables a guest sits at or has made, the latest first, less those that were closed."""
        seats = select(SeatRow.table).where(SeatRow.guest == guest)
        # A game between bots that is over is of no more use to whoever made the table.
        made = and_(TableRow.host == guest, TableRow.status.not_in(ENDED))
        own = or_(TableRow.id.in_(seats), made)
        wanted = select(TableRow.id).where(own, TableRow.status != "closed")
        return await self._ids(wanted.order_by(TableRow.changed.desc()).limit(LISTED))

    async def listed(self, tables: Sequence[str]) -> list[TableRow]:
        """Return what is kept of tables in short, in the same order."""
        async with self._session() as session:
            rows = await session.scalars(select(TableRow).where(TableRow.id.in_(tables)))
            found = {row.id: row for row in rows}
        return [found[table] for table in tables if table in found]

    async def due_tables(self, before: float) -> list[str]:
        """Return tables where a bot or a clock has been due since before some time, the latest last."""
        wanted = select(TableRow.id).where(TableRow.due < before)
        return await self._ids(wanted.order_by(TableRow.due).limit(LISTED))

    async def note_due(self, table: str, due: float | None) -> None:
        async with self._session.begin() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(due=due))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return how long the log of each table is."""
        return await self._by_table(TableRow.id, TableRow.length, tables)

    async def last_chats(self, tables: Sequence[str]) -> dict[str, int]:
        """Return for each table where something was said the number of the last of it."""
        return await self._by_table(ChatRow.table, func.max(ChatRow.number), tables)

    async def count_open_tables(self, guest: str) -> int:
        """Return how many unfinished tables a guest has made."""
        wanted = select(func.count()).where(TableRow.host == guest, TableRow.status.not_in(ENDED))
        async with self._session() as session:
            return int((await session.scalar(wanted)) or 0)

    async def add_chat(
        self, table: str, guest: str, name: str, seat: int | None, said: Say, now: float
    ) -> None:
        """Keep what was said at a table, once for each ref."""
        row = ChatRow(table=table, guest=guest, name=name, seat=seat, text=said.text, ref=said.ref, at=now)
        with suppress(IntegrityError):
            async with self._session.begin() as session:
                session.add(row)

    async def chats(self, table: str, after: int, reader: str, by_players_only: bool) -> list[Chat]:
        """Return what was last said at a table after a number, less what the reader does not hear."""
        unheard = select(QuietedRow.other).where(QuietedRow.guest == reader)
        wanted = select(ChatRow).where(ChatRow.table == table, ChatRow.number > after)
        wanted = wanted.where(ChatRow.guest.not_in(unheard))
        if by_players_only:
            wanted = wanted.where(ChatRow.seat.is_not(None))
        async with self._session() as session:
            latest = await session.scalars(wanted.order_by(ChatRow.number.desc()).limit(LATEST_CHATS))
            found = [Chat(row.number, row.name, row.seat, row.text, row.at) for row in latest]
        return found[::-1]

    async def add_report(
        self, table: str, guest: str, number: int, text: str, scene: bytes, now: float
    ) -> int:
        """Keep a report, and return its number."""
        row = ReportRow(table=table, guest=guest, number=number, text=text, scene=scene.decode(), at=now)
        async with self._session.begin() as session:
            session.add(row)
            await session.flush()
            return row.id

    async def _by_table(self, table: Any, number: Any, tables: Sequence[str]) -> dict[str, int]:
        """Return a number for each table, asking for many in one question."""
        found: dict[str, int] = {}
        async with self._session() as session:
            for at in range(0, len(tables), AT_ONCE):
                wanted = select(table, number).where(table.in_(tables[at : at + AT_ONCE]))
                found |= {row[0]: row[1] for row in await session.execute(wanted.group_by(table))}
        return found

    async def _ids(self, wanted: Any) -> list[str]:
        async with self._session() as session:
            return list(await session.scalars(wanted))


def _table_row(table: TableState) -> TableRow:
    header = msgspec.to_builtins(table.header)
    return TableRow(id=header.pop("table"), **_summary(table), **header)


def _summary(table: TableState) -> dict[str, Any]:
    """Return what a table's log comes to in short."""
    return {
        "status": table.status,
        "changed": table.changed,
        "length": table.number,
        "due": table.due,
        "fingerprint": table.game.fingerprint(),
        "summary": msgspec.json.encode(summary_of(table)).decode(),
    }


def summary_in(row: TableRow) -> TableSummary | None:
    """Return who sits at a table as its row says, if it does."""
    return None if row.summary is None else msgspec.json.decode(row.summary, type=TableSummary)


def header_of(row: TableRow) -> Header:
    fields = {field: getattr(row, field) for field in Header.__struct_fields__ if field != "table"}
    return msgspec.convert({"table": row.id, **fields}, Header)


def _addition(table: TableState, logged: Sequence[Logged]) -> LogAddition:
    # Most entries are choices, and leave the seats as they are.
    moved = not all(isinstance(each.entry, ChoiceMade) for each in logged)
    reopened = any(isinstance(each.entry, TableReopened) for each in logged)
    return LogAddition(
        table=table.header.table,
        rules=(table.header.rules_version, table.header.cards),
        entries=[_entry_row(table, entry) for entry in logged],
        in_short=_summary(table),
        seats=_seat_rows(table) if moved else None,
        results=[] if reopened else result_rows(table),
    )


def _entry_row(table: TableState, logged: Logged) -> Row:
    body = msgspec.json.encode(logged.entry).decode()
    return {
        "table": table.header.table,
        "number": logged.number,
        "body": body,
        "at": logged.at,
        "guest": logged.guest,
        "ref": logged.ref,
    }


def _seat_rows(table: TableState) -> list[Row]:
    return [
        {"table": table.header.table, "seat": seat, "guest": place.guest}
        for seat, place in enumerate(table.places)
        if place.guest is not None
    ]
