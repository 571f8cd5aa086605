"""Keeping a table in step with its log, which other processes may write to at the same time."""

from asyncio import Lock, shield
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from time import time

from msgspec.structs import replace

from darkling.server.entries import AnyEntry, Header, Logged
from darkling.server.refusal import Refusal
from darkling.server.rules_upgrades import fold, is_present, other_rules
from darkling.server.store import NumberTaken, Store
from darkling.server.table_state import TableState

MOST_TRIES = 20
"""So often another writer may be first before a message is refused."""

Wanted = Callable[[TableState], Sequence[AnyEntry]]
"""Says what is to be added to the log of a table as it is; raises Refusal if that may not be."""


class SyncedTable:
    """A table in memory, as its log has it. Whatever changes it is written to the log first."""

    def __init__(self, table: TableState, store: Store, outdated: bool = False) -> None:
        self.table = table
        self.outdated = outdated
        """Whether the table began under other rules than this server has: it is shown, but not played."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever the table has changed, by this process or by another."""
        self._store = store
        self._lock = Lock()
        self._known = table.number
        """How long the log is at least."""
        self._doubtful = False
        """Whether the table in memory may differ from its log."""

    @classmethod
    async def load(cls, header: Header, store: Store) -> "SyncedTable":
        return cls(*await _loaded(header, store))

    def hear(self, number: int) -> None:
        """Note that the log is so long by now."""
        self._known = max(self._known, number)

    def doubt(self) -> None:
        """Let nobody have the table before it is folded anew."""
        self._doubtful = True

    @property
    def at_hand(self) -> TableState | None:
        """The table as its log has it; None while someone has it for themselves, or it lags behind."""
        ready = not self._doubtful and self._known <= self.table.number
        return self.table if ready and not self._lock.locked() else None

    @asynccontextmanager
    async def at_table(self, fresh: bool = False) -> AsyncIterator[TableState]:
        """Have the table for oneself: as far as this process has heard, or `fresh` from its log."""
        async with self._lock:
            if self._doubtful or (fresh and self.outdated):
                await self._load_again()
            elif fresh or self._known > self.table.number:
                await self._catch_up()
            yield self.table

    async def add(self, wanted: Wanted, guest: str | None = None, ref: str | None = None) -> bool:
        """Write what is wanted to the log; say whether there was anything, and it was not done before."""
        for _ in range(MOST_TRIES):
            async with self.at_table(fresh=self.outdated) as table:
                if guest is not None and ref is not None and (guest, ref) in table.done:
                    return False
                try:
                    entries = self._allowed(wanted)
                except Refusal:
                    # What another process did meanwhile may make it possible.
                    if await self._catch_up():
                        continue
                    raise
                if not entries:
                    return False
                # If another process was first, look at what it did, and try again.
                with suppress(NumberTaken):
                    await self._write(entries, guest, ref)
                    return True
        raise Refusal("busy", "Too much happens at once. Look at the table again.")

    async def close(self) -> None:
        """Let what is being written be written."""
        async with self._lock:
            pass

    def _allowed(self, wanted: Wanted) -> Sequence[AnyEntry]:
        if self.outdated:
            raise other_rules()
        return wanted(self.table)

    async def _write(self, entries: Sequence[AnyEntry], guest: str | None, ref: str | None) -> None:
        """Write entries to the log. What cannot be written has not happened."""
        now, first = time(), self.table.number
        logged = [Logged(first + at, entry, now) for at, entry in enumerate(entries)]
        logged[0] = replace(logged[0], guest=guest, ref=ref)
        self._doubtful = True
        for entry in logged:
            self.table.apply(entry)
        await self._store.append(self.table, logged)
        self._doubtful = False
        self.on_change()

    async def _catch_up(self) -> bool:
        """Apply what others have written; say whether there was anything."""
        new = [] if self.outdated else await self._entries()
        self._doubtful = bool(new)
        for logged in new:
            self.table.apply(logged)
        self._known, self._doubtful = self.table.number, False
        if new:
            self.on_change()
        return bool(new)

    async def _entries(self) -> list[Logged]:
        # Broken off in the middle when a reader goes, it would cost a connection to the database.
        return await shield(self._store.entries(self.table.header.table, self.table.number))

    async def _load_again(self) -> None:
        header = await shield(self._store.header(self.table.header.table))
        self.table, _, self.outdated = await _loaded(header or self.table.header, self._store)
        self._known, self._doubtful = self.table.number, False
        self.on_change()


async def _loaded(header: Header, store: Store) -> tuple[TableState, Store, bool]:
    log = await shield(store.entries(header.table))
    if is_present(header):
        table = TableState.begin(header)
        for logged in log:
            table.apply(logged)
        return table, store, False
    table, _ = fold(header, log)
    table.paused = True
    table.clocks.running.clear()
    return table, store, True
