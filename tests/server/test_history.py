"""What one has played: the history of a guest, and their statistics."""

import asyncio

import pytest
from support.ahead import play_ahead
from support.tables import ADA, BEN, add, play_on, table_of

from darkling.server import entries as log
from darkling.server.entries import Logged
from darkling.server.store import Store
from darkling.server.store.results import Results
from darkling.wire.people import StatisticsLine

ALL_CHOICES = 1000
SOME_ENTRY = [Logged(0, log.Resumed(), 0.0)]
"""As much of a log as a history needs."""


def finished(*seats, name="t1"):
    """Return a table where a game was played to its end."""
    table = table_of(*seats, table=name)
    play_on(table, ALL_CHOICES)
    return table


@pytest.fixture
def told(tmp_path):
    """Keep tables, and tell what a guest has played, and how often they won."""

    async def ask(tables, guest):
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'data.sqlite'}")
        for table in tables:
            await store.make(table, [])
            await store.append(table, SOME_ENTRY)
        results = Results(store.sessions)
        answer = await results.history(guest, 1e11), await results.statistics(guest)
        await store.close()
        return answer

    return lambda guest, *tables: asyncio.run(ask(tables, guest))


def test_games_are_counted_by_their_number_of_players(told):
    tables = [finished(ADA, BEN, name="two"), finished(ADA, None, BEN, name="three")]
    won = [table.game.result.won[0] for table in tables]
    history, statistics = told(ADA, *tables)
    assert sorted(played.table for played in history) == ["three", "two"]
    assert statistics == [
        StatisticsLine("dealings", 2, 1, int(won[0])),
        StatisticsLine("dealings", 3, 1, int(won[1])),
    ]


def test_a_game_that_goes_on_is_not_history(told):
    table = table_of(ADA, BEN)
    play_on(table, 3)
    assert told(ADA, table) == ([], [])


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_bot_wins_for_someone_who_left_is_not_theirs(told, seat):
    table = finished(ADA, BEN)
    add(table, log.Seated(seat, "left"))
    guest = (ADA, BEN)[seat]
    assert told(guest, table)[1] == [StatisticsLine("dealings", 2, 1, 0)]


def test_a_game_at_a_shared_device_is_history_and_counts_for_nobody(told):
    history, statistics = told(ADA, finished(ADA, ADA))
    assert [seat.mine for seat in history[0].seats] == [True, True]
    assert statistics == []


def test_when_it_ended_stays_whatever_is_noted_later():
    table = finished(ADA, BEN)
    ended = table.ended
    add(table, log.RematchMade("t2"))
    assert table.changed > table.ended == ended > 0


def test_a_finished_game_stands_in_the_history_of_whoever_played(guest, server):
    ada, eve = guest("Ada"), guest("Eve")
    seated = ada.sit(play_ahead(server, ada.make("me", "easy")))
    assert ada.http.get("/api/history").json() == []
    seated.play(ALL_CHOICES)
    won = seated.scene["outcome"]["won"]
    [played] = ada.http.get("/api/history").json()
    assert (played["table"], played["game"]) == (seated.table, "dealings")
    assert [(seat["mine"], seat["won"]) for seat in played["seats"]] == [(True, won[0]), (False, won[1])]
    # The two may share a place.
    groups = [place["seats"] for place in seated.scene["outcome"]["places"]]
    assert [seat["place"] for seat in played["seats"]] == [1 if seat in groups[0] else 2 for seat in range(2)]
    [line] = ada.http.get("/api/statistics").json()
    assert line == {"game": "dealings", "players": 2, "games": 1, "wins": int(won[0])}
    assert eve.http.get("/api/history").json() == eve.http.get("/api/statistics").json() == []
    assert ada.http.get("/api/history", params={"before": played["ended"]}).json() == []
