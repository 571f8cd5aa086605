"""How games ended: the history of a guest, and their statistics."""

from itertools import groupby
from typing import Any

from sqlalchemy import case, func, select

from darkling.server.store.models import TableRow
from darkling.server.store.people_models import ResultRow
from darkling.server.store.sessions import Sessions
from darkling.server.table_state import TableState
from darkling.table.result import place_numbers
from darkling.wire.people import Played, PlayedSeat, StatisticsLine

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
        own = select(ResultRow.table, wins).where(ResultRow.guest == guest)
        alone = own.group_by(ResultRow.table).having(func.count() == 1).subquery()
        wanted = (
            select(TableRow.game, TableRow.players, func.count(), func.sum(alone.c.won))
            .join(alone, alone.c.table == TableRow.id)
            .group_by(TableRow.game, TableRow.players)
            .order_by(TableRow.game, TableRow.players)
        )
        async with self._session() as session:
            return [StatisticsLine(*line) for line in await session.execute(wanted)]


def result_rows(table: TableState) -> list[dict[str, Any]]:
    """Return how a finished game ended, seat by seat, as it is kept."""
    result = table.game.result
    numbers = place_numbers(result, table.game.sides)
    return [
        {
            "table": table.header.table,
            "seat": seat,
            "guest": place.guest,
            "name": place.name,
            "place": numbers[seat],
            # What a bot has won for someone who left is not theirs.
            "won": result.won[seat] and (place.person or place.guest is None),
            "ended": table.ended,
        }
        for seat, place in enumerate(table.places)
    ]


def _played(rows: list[tuple[ResultRow, str]], guest: str) -> Played:
    first, game = rows[0]
    seats = [PlayedSeat(row.name, row.place, row.won, row.guest == guest) for row, _ in rows]
    return Played(first.table, game, first.ended, seats)
