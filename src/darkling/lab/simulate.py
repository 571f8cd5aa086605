"""Simulation: bots play many games, and what came of them is added up."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Literal

from darkling.lab.executor import Executor, InProcess, Task
from darkling.lab.outcome import Outcome
from darkling.lab.plan import Plan, sides_of
from darkling.lab.schedule import played
from darkling.lab.tally import Summary, Tally
from darkling.lab.workers import Workers
from darkling.table.errors import BadSetup

if TYPE_CHECKING:
    from darkling.lab.journal import Journal

Where = Literal["here", "ray"]


def simulate(
    plan: Plan,
    workers: int = 1,
    tick: Callable[[], None] = lambda: None,
    journal: "Journal | None" = None,
    on: Where = "here",
) -> Summary:
    """Play all games of a plan and add them up; call `tick` after each.

    With a journal all games are kept, and those that it has are not played again.
    """
    tally = Tally(plan.bots, sides_of(plan))
    for outcome in journal.finished() if journal else ():
        tally.add(outcome)
    tally.begin_counting_time()
    start = perf_counter()
    missing = journal.missing() if journal else [range(plan.games)]
    tasks = [Task(plan, numbers, counting=journal is not None) for numbers in missing]
    # The executor ends first: the results file may take a while.
    with journal or nullcontext(), executor_for(plan, workers, on) as executor:
        for _, outcomes in played(tasks, executor):
            if journal:
                journal.add(outcomes)
            for outcome in outcomes:
                tally.add(outcome)
                tick()
    return tally.summary(perf_counter() - start, workers)


def outcomes(plan: Plan, workers: int = 1, on: Where = "here") -> Iterator[Outcome]:
    """Play the games of a plan; yield their outcomes in order, the same for any number of workers."""
    with executor_for(plan, workers, on) as executor:
        yield from _in_order(played([Task(plan, range(plan.games))], executor))


def executor_for(plan: Plan, workers: int, on: Where = "here") -> Executor:
    if on == "ray":
        if plan.cards:
            raise BadSetup("cards of your own can be played with on this machine only, not on Ray")
        from darkling.lab.cluster import Cluster

        return Cluster(workers)
    # With other cards than its own, a game must be read anew.
    return InProcess() if workers == 1 and not plan.cards else Workers(workers)


def _in_order(chunks: Iterable[tuple[Plan, list[Outcome]]]) -> Iterator[Outcome]:
    waiting: dict[int, Outcome] = {}
    number = 0
    for _, chunk in chunks:
        waiting.update({outcome.number: outcome for outcome in chunk})
        while number in waiting:
            yield waiting.pop(number)
            number += 1
