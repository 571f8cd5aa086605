"""Simulation: bots play many games, and what came of them is added up."""

from collections.abc import Callable, Iterator
from time import perf_counter

from darkling.lab.outcome import Outcome, play_game
from darkling.lab.plan import Plan
from darkling.lab.tally import Summary, Tally
from darkling.lab.workers import play_in_workers


def simulate(plan: Plan, workers: int = 1, tick: Callable[[], None] = lambda: None) -> Summary:
    """Play all games of a plan and add them up; call `tick` after each."""
    start = perf_counter()
    tally = Tally(plan.bots)
    for outcome in outcomes(plan, workers):
        tally.add(outcome)
        tick()
    return tally.summary(perf_counter() - start, workers)


def outcomes(plan: Plan, workers: int = 1) -> Iterator[Outcome]:
    """Play the games of a plan; yield their outcomes in order, the same for any number of workers."""
    if workers == 1:
        return (play_game(plan, number) for number in range(plan.games))
    return play_in_workers(plan, workers)
