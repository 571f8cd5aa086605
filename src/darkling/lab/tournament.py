"""Tournaments: bots meet in all line-ups and in every order of sides, on the same deals.

Mostly each seat is a side of its own. Where seats are allies, a bot plays a whole side; where all are, there
is nobody to meet, and a table of each bot plays the deals.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from math import ceil
from time import perf_counter
from typing import Any

import msgspec

from darkling.lab.executor import Task
from darkling.lab.plan import Plan, planned, sides_of
from darkling.lab.rating import LineUp
from darkling.lab.schedule import played
from darkling.lab.simulate import Where, executor_for
from darkling.lab.standings import Pair, Scores, Standing, Standings
from darkling.lab.table_standings import TableDifference, TableScores, TableStanding, TableStandings
from darkling.table.errors import BadSetup
from darkling.table.result import Sides


@dataclass(frozen=True)
class Tournament:
    """What is to be played.

    Attributes:
        line_ups: the bots that meet.
        plans: one for each order of sides of each line-up, all with the same deals.
        deals: how many there are.
        sides: who wins and loses together.

    """

    line_ups: tuple[LineUp, ...]
    plans: tuple[Plan, ...]
    deals: int
    sides: Sides

    @property
    def games(self) -> int:
        return len(self.plans) * self.deals


class Ranking(msgspec.Struct, frozen=True):
    """What came of a tournament.

    Attributes:
        games: how many were played.
        deals: how many different deals; each was played in every order of sides.
        seconds: how long that took.
        workers: how many processes played.
        ladder: the bots, the best first.
        pairs: each bot against each other one.

    """

    games: int
    deals: int
    seconds: float
    workers: int
    ladder: list[Standing]
    pairs: list[Pair]


class TableRanking(msgspec.Struct, frozen=True):
    """What came of a tournament where all seats are allies.

    Attributes:
        games: how many were played.
        deals: how many different deals; a table of each bot played each of them.
        seconds: how long that took.
        workers: how many processes played.
        tables: the bots, the one whose tables won most first.
        differences: the table of each bot beside that of each other one.

    """

    games: int
    deals: int
    seconds: float
    workers: int
    tables: list[TableStanding]
    differences: list[TableDifference]


def arranged(
    game: str, bots: Sequence[str], players: int | None, games: int, seed: int, settings: Mapping[str, Any]
) -> Tournament:
    """Return a tournament with at least so many games for each line-up, in whole deals."""
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup(f"expected two bots or more, all different, not {','.join(bots)}")
    # Checked before anything else, because there are many orders of many seats.
    first = planned(game, bots[:1], players, 1, seed, settings)
    sides = sides_of(first)
    orders_of = [_orders(line_up) for line_up in _line_ups(bots, len(sides))]
    deals = ceil(games / min([len(orders) for orders in orders_of]))
    seatings = [_seated(order, sides) for orders in orders_of for order in orders]
    plans = [planned(game, seating, len(first.bots), deals, seed, settings) for seating in seatings]
    line_ups = [LineUp(orders[0], len(orders)) for orders in orders_of]
    return Tournament(tuple(line_ups), tuple(plans), deals, sides)


def play_tournament(
    tournament: Tournament,
    workers: int = 1,
    tick: Callable[[], None] = lambda: None,
    on: Where = "here",
) -> Ranking | TableRanking:
    """Play all games of a tournament and rate the bots; call `tick` after each game."""
    if len(tournament.sides) == 1:
        tables = TableScores(tournament.deals)
        played_so = _play(tournament, tables, workers, tick, on)
        judged = TableStandings(tables)
        return TableRanking(*played_so, judged.tables(), judged.differences())
    scores = Scores(tournament.deals, tournament.sides)
    played_so = _play(tournament, scores, workers, tick, on)
    standings = Standings(tournament.line_ups, scores)
    return Ranking(*played_so, standings.ladder(), standings.pairs())


def _play(
    tournament: Tournament, scores: Scores | TableScores, workers: int, tick: Callable[[], None], on: Where
) -> tuple[int, int, float, int]:
    """Play all games and count them; return how many games and deals, how long, and by how many."""
    start = perf_counter()
    tasks = [Task(plan, range(tournament.deals)) for plan in tournament.plans]
    with executor_for(tournament.plans[0], workers, on) as executor:
        for plan, outcomes in played(tasks, executor):
            for outcome in outcomes:
                scores.add(plan.bots, outcome)
                tick()
    return tournament.games, tournament.deals, perf_counter() - start, workers


def _line_ups(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Return all line-ups with as many different bots as there can be."""
    different = min(len(bots), sides)
    every = combinations_with_replacement(bots, sides)
    return [line_up for line_up in every if len(set(line_up)) == different]


def _orders(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    return sorted(set(permutations(line_up)))


def _seated(order: Sequence[str], sides: Sides) -> list[str]:
    """Return a bot for each seat: each plays all seats of its side."""
    by_seat = {seat: bot for bot, side in zip(order, sides, strict=True) for seat in side}
    return [by_seat[seat] for seat in sorted(by_seat)]
