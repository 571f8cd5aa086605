"""The rooms of a server: made, found, and loaded again when someone comes."""

from asyncio import Task, create_task, gather, shield
from collections.abc import Sequence, Set
from contextlib import suppress
from logging import getLogger
from time import time
from weakref import WeakSet

import msgspec
from msgspec.structs import replace

from darkling.games import find, game_ids
from darkling.server import entries as log
from darkling.server.bus import Bus
from darkling.server.commands import bot_name, sit_again, with_deal
from darkling.server.entries import AnyEntry, Header, Logged
from darkling.server.refusal import BrokenTable, Refusal
from darkling.server.room import Room
from darkling.server.rules_upgrades import is_present, under_present_rules
from darkling.server.signing import SigningKey, new_id
from darkling.server.store import NumberTaken, Store
from darkling.server.store.models import TableRow
from darkling.server.store.store import header_of, summary_in
from darkling.server.synced_table import SyncedTable
from darkling.server.table_state import Status, TableState
from darkling.server.table_summary import broken_info, table_info
from darkling.server.texts import checked_name
from darkling.server.thinkers import Thinkers
from darkling.server.webhooks import Webhooks
from darkling.table.cards import cards_hash
from darkling.table.decision import Seat
from darkling.wire.tables import Invite, NewTable, SeatPlan, TableInfo

logger = getLogger(__name__)
MOST_OPEN_TABLES = 40
"""So many unfinished tables a guest may have made."""


class Rooms:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        key: SigningKey,
        webhooks: Webhooks,
        grace: float,
    ) -> None:
        self._store = store
        self._bus = bus
        self._thinkers = thinkers
        self._key = key
        self._webhooks = webhooks
        self._grace = grace
        self._rooms: dict[str, Room] = {}
        self._not_freed: WeakSet[Room] = WeakSet()
        """All rooms that memory still holds, also those that were put away."""
        self._loading: dict[str, Task[Room]] = {}
        self._news: set[Task[None]] = set()

    @property
    def loaded(self) -> dict[str, Room]:
        """The rooms in memory, by their tables."""
        return dict(self._rooms)

    @property
    def not_freed(self) -> int:
        """How many rooms memory holds: no more than are loaded, unless something clings to one."""
        return len(self._not_freed)

    async def close(self) -> None:
        # A room that is still being loaded would let its bots think when nobody can any more.
        await gather(*self._news, *self._loading.values(), return_exceptions=True)
        for room in self._rooms.values():
            await room.close()

    async def find(self, table: str) -> Room:
        """Return the room of a table, as its log is now; raise Refusal if there is no such table."""
        room = await self._room(table)
        await room.refresh()
        return room

    def hear(self, table: str, number: int) -> None:
        """Take in that something has happened at a table in another process."""
        if table in self._rooms:
            task = create_task(self._take_in(self._rooms[table], number))
            self._news.add(task)
            task.add_done_callback(self._news.discard)

    async def look_elsewhere(self, tables: Sequence[str]) -> None:
        """Find out who is at tables by way of other processes."""
        for table, guests in (await self._bus.elsewhere(tables)).items():
            if table in self._rooms:
                self._rooms[table].note_elsewhere(guests)

    async def put_away(self, table: str) -> None:
        """Take a table out of memory; it comes back when someone wants it."""
        await self._rooms.pop(table).close()

    async def make(self, wanted: NewTable, guest: str, name: str) -> Room:
        if await self._store.count_open_tables(guest) >= MOST_OPEN_TABLES:
            raise Refusal("too-many-tables", "You have too many unfinished tables. Finish one first.", 429)
        table = TableState.begin(_header(wanted, guest))
        now = table.header.made
        entries = with_deal(table, _seatings(table, wanted.seats, guest, name))
        return await self._open(table, [Logged(at, entry, now) for at, entry in enumerate(entries)])

    async def rematch(self, old: Room, guest: str) -> Room:
        """Return the table for another game of the same company, for someone who had a seat.

        Whoever asks first sits there, and so do bots. The others come when they want to.
        """
        await old.refresh()
        table = old.finished_for(guest)
        if table.rematch is None:
            # Of several who ask at once, all make the same table.
            header = _again(table.header, guest, self._key.rematch(table.header.table))
            new = TableState.begin(header)
            entries = with_deal(new, [*_bots_again(table), *sit_again(new, guest, table.places)])
            with suppress(NumberTaken):
                await self._open(new, [Logged(at, entry, header.made) for at, entry in enumerate(entries)])
            return await self.find(await old.note_rematch(header.table))
        return await self.find(table.rematch)

    async def invites(self, table: str, guest: str) -> list[Invite]:
        """Return what lets others sit down at a table; for its host."""
        room = await self.find(table)
        if room.host != guest:
            raise Refusal("not-host", "Only the host of the table can invite others.", 403)
        return [Invite(seat, self._key.invite(table, seat, opened)) for seat, opened in room.open_seats()]

    async def join(self, table: str, token: str | None, guest: str, name: str) -> Seat:
        """Give a guest the seat of an invite, or any open one at a public table; again if they have one."""
        room = await self.find(table)
        own = room.eyes_of(guest, None)
        if own is not None:
            return own
        seat = self._invited(room, token)
        await room.sit_down(seat, guest, name)
        return seat

    async def infos(self, tables: list[str], guest: str) -> list[TableInfo]:
        """Return tables as they stand in a list, without those whose game is not installed any more.

        No log is read for it. A table that cannot be read is listed as such, and harms no other.
        """
        elsewhere = await self._bus.elsewhere(tables)
        infos = []
        for row in await self._store.listed(tables):
            if row.game in game_ids():
                here = self._rooms[row.id].here if row.id in self._rooms else ()
                infos.append(await self._info(row, guest, {*here, *elsewhere.get(row.id, ())}))
        return infos

    async def _info(self, row: TableRow, guest: str, here: Set[str]) -> TableInfo:
        try:
            header, summary = header_of(row), summary_in(row)
            if summary is None:
                return await (await self._room(row.id)).info(guest)
            status: Status = msgspec.convert(row.status, Status)
            if status == "playing" and not is_present(header):
                # A table that began under other rules is stopped.
                status = "paused"
            return table_info(header, status, row.changed, summary, guest, here, time())
        except (BrokenTable, msgspec.MsgspecError):
            return broken_info(row.id, row.game, row.changed)

    def _invited(self, room: Room, token: str | None) -> Seat:
        seats = room.open_seats()
        if token is None and not room.header.public:
            raise Refusal("private", "This table is for invited players. Ask its host for a link.", 403)
        for seat, opened in seats:
            if token is None or self._key.is_invite(token, room.header.table, seat, opened):
                return seat
        if token is None:
            raise Refusal("full", "No seat is open. You can watch.")
        raise Refusal("bad-invite", "This invite is not valid any more. Ask the host for a new link.", 403)

    async def _open(self, table: TableState, logged: list[Logged]) -> Room:
        for entry in logged:
            table.apply(entry)
        await self._store.make(table, logged)
        told = {"table": table.header.table, "game": table.header.game, "players": table.header.players}
        logger.info("a table for %(game)s was made: %(table)s", told, extra=told)
        kept = SyncedTable(table, self._store)
        room = Room(kept, self._store, self._bus, self._thinkers, self._webhooks, self._grace)
        self._keep(room)
        room.wake()
        return room

    async def _header(self, table: str) -> Header | None:
        try:
            return await self._store.header(table)
        except msgspec.MsgspecError as wrong:
            raise BrokenTable from wrong

    def _keep(self, room: Room) -> None:
        self._rooms[room.header.table] = room
        self._not_freed.add(room)

    async def _take_in(self, room: Room, number: int) -> None:
        if number == 0:
            await self.look_elsewhere([room.header.table])
        await room.hear(number)

    async def _room(self, table: str) -> Room:
        """Return the room of a table; it is loaded once, however many ask for it."""
        if table not in self._rooms:
            if table not in self._loading:
                task = self._loading[table] = create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table))
            await shield(self._loading[table])
        room = self._rooms[table]
        room.touch()
        return room

    async def _load(self, table: str) -> Room:
        header = await self._header(table)
        if header is None:
            raise Refusal("no-table", "There is no such table. Check the link.", 404)
        parts = (self._store, self._bus, self._thinkers, self._webhooks, self._grace)
        try:
            room = await Room.load(header, *parts)
        except Refusal:
            raise
        except Exception as wrong:
            logger.exception("table %s cannot be read", table)
            raise BrokenTable from wrong
        self._keep(room)
        await self.look_elsewhere([table])
        room.wake()
        return room


def _header(wanted: NewTable, guest: str) -> Header:
    game = find(wanted.game)
    players = len(wanted.seats)
    # Refuses what cannot be set up before anything is kept.
    game.start(players, 0, wanted.settings)
    return Header(
        table=new_id(),
        game=game.id,
        rules_version=game.rules_version,
        cards=cards_hash(game.cards),
        players=players,
        settings=wanted.settings,
        seed="",
        host=guest,
        public=wanted.public,
        hints=wanted.hints,
        clock=wanted.clock,
        made=time(),
    )


def _again(header: Header, guest: str, table: str) -> Header:
    new = under_present_rules(header)
    return replace(new, table=table, seed="", host=guest, made=time())


def _seatings(table: TableState, plans: list[SeatPlan], guest: str, name: str) -> list[AnyEntry]:
    entries: list[AnyEntry] = []
    for seat, plan in enumerate(plans):
        if plan.kind == "me":
            own = checked_name(plan.name) if plan.name else name
            entries.append(log.Seated(seat, "taken", guest=guest, name=own))
        elif plan.kind == "bot":
            entries.append(log.Seated(seat, "bot", name=bot_name(table, seat), level=plan.level))
    return entries


def _bots_again(table: TableState) -> list[AnyEntry]:
    return [
        log.Seated(seat, "bot", name=place.name, level=place.level or "normal")
        for seat, place in enumerate(table.places)
        if place.guest is None
    ]
