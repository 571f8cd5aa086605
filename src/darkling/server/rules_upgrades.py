"""A table is played under the rules it began with, or under others that come to the same."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from darkling.games import find
from darkling.server.entries import Header, Logged
from darkling.server.refusal import Refusal
from darkling.server.store import Store
from darkling.server.store.rules_upgrades import Upgrades
from darkling.server.table_state import TableState
from darkling.table.cards import cards_hash
from darkling.table.errors import UnknownGame

Kind = Literal["same", "different", "illegal", "played", "no-game"]


class Verdict(Struct, frozen=True):
    """How a table fares under the present rules.

    same: it comes to the same. different: it is legal, but comes to something else. illegal: an entry, whose
    number is given, is against the rules. played: someone plays on meanwhile. no-game: the game is not there.
    """

    table: str
    game: str
    verdict: Kind
    entry: int | None = None


def under_present_rules(header: Header) -> Header:
    """Return a header with the rules and cards that this server plays by."""
    rules_version, cards = _present(header.game)
    return replace(header, rules_version=rules_version, cards=cards)


def is_present(header: Header) -> bool:
    """Say whether this server plays by a table's rules and cards."""
    try:
        return under_present_rules(header) == header
    except UnknownGame:
        return False


def other_rules() -> Refusal:
    """Return why a table cannot be played on."""
    return Refusal(
        "other-rules",
        "This game began under other rules than the server has now, and is stopped. "
        "Whoever runs the server can let it go on if nothing differs: darkling migrate-tables.",
    )


def fold(header: Header, log: Sequence[Logged]) -> tuple[TableState, int | None]:
    """Return what a log comes to, and the entry that these rules do not allow, if there is one."""
    table = TableState.begin(header)
    for logged in log:
        try:
            table.apply(logged)
        except Exception:
            # Rules that do not fit may fail in any way.
            return table, logged.number
    return table, None


@cache
def _present(game: str) -> tuple[int, str]:
    """Return the version of a game's rules and the hash of its cards, which a process reads only once."""
    found = find(game)
    return found.rules_version, cards_hash(found.cards)


async def migrate_tables(store: Store, dry_run: bool) -> list[Verdict]:
    """Play every open table again under the present rules, and move those to them where nothing differs."""
    upgrades = Upgrades(store)
    found = []
    for header, fingerprint in await upgrades.open_tables():
        if not is_present(header):
            verdict, table = _judge(header, fingerprint, await store.entries(header.table))
            if table is not None and not dry_run and not await upgrades.move(header, table):
                verdict = replace(verdict, verdict="played")
            found.append(verdict)
    return found


def _judge(header: Header, fingerprint: str, log: Sequence[Logged]) -> tuple[Verdict, TableState | None]:
    """Return how a table fares, and what it comes to if that is the same."""
    verdict = Verdict(header.table, header.game, "same")
    try:
        table, illegal = fold(under_present_rules(header), log)
    except UnknownGame:
        return replace(verdict, verdict="no-game"), None
    if illegal is not None:
        return replace(verdict, verdict="illegal", entry=illegal), None
    found = find(header.game).fingerprint_under(header.rules_version, table.game.position)
    if found != fingerprint:
        return replace(verdict, verdict="different"), None
    return verdict, table
