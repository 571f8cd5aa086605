"""How games ended: the history of a guest, and their statistics."""

from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import case, func, select

from darkling.server.store.models import TableRow
from darkling.server.store.people_models import ResultRow
from darkling.server.store.sessions import Sessions
from darkling.server.table_state import TableState
from darkling.table.decision import Seat
from darkling.table.result import place_numbers
from darkling.wire.people import Ending, Played, PlayedSeat, StatisticsLine

PLAYED: Ending = "played"
GAVE_UP: Ending = "gave-up"
BROKEN_OFF: Ending = "broken-off"
PAGE = 50
"""So many games of a history are told at once."""


class Results:
    """How all games ended."""

    def __init__(self, sessions: Sessions) -> None:
        self._session = sessions

    async def history(self, guest: str, before: float) -> list[Played]:
        """Return the games of a guest that ended before some time, the latest first."""
        own = select(ResultRow.table).where(ResultRow.guest == guest, ResultRow.ended < before)
        page = own.group_by(ResultRow.table, ResultRow.ended).order_by(ResultRow.ended.desc()).limit(PAGE)
        wanted = select(ResultRow, TableRow.game).join(TableRow, TableRow.id == ResultRow.table)
        order = (ResultRow.ended.desc(), ResultRow.table, ResultRow.seat)
        async with self._session() as session:
            tables = list(await session.scalars(page))
            rows = await session.execute(wanted.where(ResultRow.table.in_(tables)).order_by(*order))
            found = [(row, game) for row, game in rows]
        return [_played(list(seats), guest) for _, seats in groupby(found, key=lambda pair: pair[0].table)]

    async def statistics(self, guest: str) -> list[StatisticsLine]:
        """Return how often a guest has played and won, less games where several shared their device."""
        wins = func.max(case((ResultRow.won, 1), else_=0)).label("won")
        counted = ResultRow.ending != BROKEN_OFF
        own = select(ResultRow.table, wins).where(ResultRow.guest == guest, counted)
        alone = own.group_by(ResultRow.table).having(func.count() == 1).subquery()
        wanted = (
            select(TableRow.game, TableRow.players, func.count(), func.sum(alone.c.won))
            .join(alone, alone.c.table == TableRow.id)
            .group_by(TableRow.game, TableRow.players)
            .order_by(TableRow.game, TableRow.players)
        )
        async with self._session() as session:
            return [StatisticsLine(*line) for line in await session.execute(wanted)]


def result_rows(table: TableState) -> list[dict[str, Any]] | None:
    """Return how a game ended, seat by seat, as it is kept; None if there is nothing to keep."""
    if table.status == "over":
        result = table.game.result
        numbers = place_numbers(result, table.game.sides)
        # What a bot has won for someone who left is not theirs.
        stayed = [place.person or place.guest is None for place in table.places]
        return [
            _row(table, seat, numbers[seat], result.won[seat] and here, PLAYED if here else GAVE_UP)
            for seat, here in enumerate(stayed)
        ]
    company = {place.guest for place in table.places if place.guest is not None}
    if table.status != "closed" or not table.began or len(company) < 2:
        return None
    return [
        _row(table, seat, None, False, GAVE_UP if seat in table.gave_up else BROKEN_OFF)
        for seat in range(len(table.places))
    ]


def _row(table: TableState, seat: Seat, place: int | None, won: bool, ending: Ending) -> dict[str, Any]:
    kept = table.places[seat]
    return {
        "table": table.header.table,
        "seat": seat,
        "guest": kept.guest,
        "name": kept.name,
        "place": place,
        "won": won,
        "ended": table.ended or table.changed,
        "ending": ending,
    }


def _played(rows: list[tuple[ResultRow, str]], guest: str) -> Played:
    first, game = rows[0]
    seats = [
        PlayedSeat(row.name, row.place, row.won, row.guest == guest, msgspec.convert(row.ending, Ending))
        for row, _ in rows
    ]
    return Played(first.table, game, first.ended, seats)
