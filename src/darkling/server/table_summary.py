"""A table in short, as it is kept beside its log: so lists never have to play a game again."""

from collections.abc import Container

from msgspec import Struct

from darkling.server.entries import Header
from darkling.server.table_state import Place, Status, TableState
from darkling.table.decision import Seat
from darkling.wire.tables import Clock, Level, SeatInfo, TableInfo


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """A seat in short: who keeps it, and what is waited for.

    Attributes:
        waiting: whether the table waits for this seat to choose.
        asked: whether it is a person who has to choose: nobody passes for them.
        bot_at: when a bot takes the seat, unless its person comes back.

    """

    guest: str | None = None
    name: str = ""
    level: Level | None = None
    resigned: bool = False
    waiting: bool = False
    asked: bool = False
    bot_at: float | None = None


class TableSummary(Struct, frozen=True):
    """Who has the say at a table, and its seats."""

    host: str | None
    seats: list[SeatSummary]


def summary_of(table: TableState) -> TableSummary:
    waiting = table.waiting
    seats = [_seat(table, seat, place, seat in waiting) for seat, place in enumerate(table.places)]
    return TableSummary(table.host, seats)


def table_info(
    header: Header,
    status: Status,
    changed: float,
    summary: TableSummary,
    guest: str,
    here: Container[str],
    now: float,
) -> TableInfo:
    """Return a table as it stands in a list, for a guest."""
    return TableInfo(
        table=header.table,
        game=header.game,
        settings=header.settings,
        status=status,
        public=header.public,
        hints=header.hints,
        clock=header.clock,
        host=summary.host == guest,
        seats=seat_infos(summary, guest, here, now),
        my_turn=any(seat.asked for seat in summary.seats if seat.guest == guest),
        changed=changed,
    )


def broken_info(table: str, game: str, changed: float) -> TableInfo:
    """Return what there is to tell of a table that cannot be read."""
    return TableInfo(table, game, {}, "broken", False, False, Clock(), False, [], False, changed)


def seat_infos(summary: TableSummary, guest: str, here: Container[str], now: float) -> list[SeatInfo]:
    """Return who keeps which seat, for a guest."""
    return [_info(number, seat, guest, here, now) for number, seat in enumerate(summary.seats)]


def _seat(table: TableState, seat: Seat, place: Place, waiting: bool) -> SeatSummary:
    claim = table.claims.get(seat)
    return SeatSummary(
        guest=place.guest,
        name=place.name,
        level=place.level,
        resigned=place.resigned,
        waiting=waiting,
        asked=waiting and place.person and table.pass_for(seat) is None,
        bot_at=claim.at if claim else None,
    )


def _info(number: Seat, seat: SeatSummary, guest: str, here: Container[str], now: float) -> SeatInfo:
    is_person = seat.guest is not None and seat.level is None
    is_kept = seat.guest is not None and seat.level is not None and not seat.resigned
    return SeatInfo(
        seat=number,
        kind="person" if is_person else "bot" if seat.level is not None else "open",
        name=seat.name,
        level=seat.level,
        holds_for=seat.name if is_kept else None,
        mine=seat.guest == guest,
        here=is_person and seat.guest in here,
        resigned=seat.resigned,
        waiting=seat.waiting,
        bot_in=None if seat.bot_at is None else max(0.0, seat.bot_at - now),
    )
