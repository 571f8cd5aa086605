"""Giving back games that the server has closed, since it took them for abandoned."""

from collections.abc import Sequence
from time import time

from darkling.server.entries import Header, Logged, TableReopened
from darkling.server.rules_upgrades import fold, is_present
from darkling.server.store import NumberTaken, Store
from darkling.server.table_state import TableState
from darkling.table.errors import DarklingError


class NotReopened(DarklingError):
    """A game cannot be given back."""


async def reopen(store: Store, tables: Sequence[str]) -> None:
    """Give games back; if one of them cannot be, raise NotReopened, and the others stay as they are."""
    found = [await _closed_table(store, table) for table in dict.fromkeys(tables)]
    for table in found:
        logged = Logged(table.number, TableReopened(), time())
        table.apply(logged)
        try:
            await store.append(table, [logged])
        except NumberTaken:
            raise NotReopened(
                f"something else happened at {table.header.table} meanwhile; try again"
            ) from None


async def _closed_table(store: Store, table: str) -> TableState:
    header = await store.header(table)
    if header is None:
        raise NotReopened(
            f"there is no table {table}; `darkling admin tables --status closed` lists those that are closed"
        )
    found, refused = fold(_checked(header), await store.entries(table))
    if refused is not None:
        raise NotReopened(f"{table} is damaged: entry {refused} of its log cannot be read")
    if found.closed == "expired":
        return found
    raise NotReopened(_why_not(found))


def _checked(header: Header) -> Header:
    if not is_present(header):
        raise NotReopened(
            f"{header.table} began under other rules than these, or its game is not installed; "
            "reopen it with the version of Darkling that it was played with"
        )
    return header


def _why_not(table: TableState) -> str:
    if table.closed == "host":
        return (
            f"{table.header.table} was closed by its host; only games that the server closed are given back"
        )
    if table.status == "over":
        return f"{table.header.table} has been played to its end"
    return f"{table.header.table} is not closed; its players can go on"
