"""Tournaments: bots meet in all line-ups and in every order of seats, on the same deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from math import ceil
from time import perf_counter
from typing import Any

import msgspec

from darkling.lab.executor import Task
from darkling.lab.plan import Plan, planned
from darkling.lab.rating import LineUp
from darkling.lab.schedule import played
from darkling.lab.simulate import Where, executor_for
from darkling.lab.standings import Pair, Scores, Standing, Standings
from darkling.table.errors import BadSetup


@dataclass(frozen=True)
class Tournament:
    """What is to be played.

    Attributes:
        line_ups: the bots that meet.
        plans: one for each order of seats of each line-up, all with the same deals.
        deals: how many there are.

    """

    line_ups: tuple[LineUp, ...]
    plans: tuple[Plan, ...]
    deals: int

    @property
    def games(self) -> int:
        return len(self.plans) * self.deals


class Ranking(msgspec.Struct, frozen=True):
    """What came of a tournament.

    Attributes:
        games: how many were played.
        deals: how many different deals; each was played in every order of seats.
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


def arranged(
    game: str, bots: Sequence[str], players: int | None, games: int, seed: int, settings: Mapping[str, Any]
) -> Tournament:
    """Return a tournament with at least so many games for each line-up, in whole deals."""
    if len(set(bots)) < max(2, len(bots)):
        raise BadSetup(f"expected two bots or more, all different, not {','.join(bots)}")
    # Checked before anything else, because there are many orders of many seats.
    seats = len(planned(game, bots[:1], players, 1, seed, settings).bots)
    if seats < 2:
        raise BadSetup(f"expected two players or more, not {seats}")
    seatings = [_seatings(line_up) for line_up in _line_ups(bots, seats)]
    deals = ceil(games / min([len(orders) for orders in seatings]))
    plans = [planned(game, order, seats, deals, seed, settings) for orders in seatings for order in orders]
    line_ups = [LineUp(orders[0], len(orders)) for orders in seatings]
    return Tournament(tuple(line_ups), tuple(plans), deals)


def play_tournament(
    tournament: Tournament,
    workers: int = 1,
    tick: Callable[[], None] = lambda: None,
    on: Where = "here",
) -> Ranking:
    """Play all games of a tournament and rate the bots; call `tick` after each game."""
    start = perf_counter()
    scores = Scores(tournament.deals)
    tasks = [Task(plan, range(tournament.deals)) for plan in tournament.plans]
    with executor_for(tournament.plans[0], workers, on) as executor:
        for plan, outcomes in played(tasks, executor):
            for outcome in outcomes:
                scores.add(plan.bots, outcome)
                tick()
    seconds = perf_counter() - start
    standings = Standings(tournament.line_ups, scores)
    games, deals = tournament.games, tournament.deals
    return Ranking(games, deals, seconds, workers, standings.ladder(), standings.pairs())


def _line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return all line-ups with as many different bots as there can be."""
    different = min(len(bots), players)
    every = combinations_with_replacement(bots, players)
    return [line_up for line_up in every if len(set(line_up)) == different]


def _seatings(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    return sorted(set(permutations(line_up)))
