"""Workers: processes that share the games of a plan."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask

from darkling.lab.outcome import Outcome, play_game
from darkling.lab.plan import Plan

MOST_AT_A_TIME = 16
"""Games in a chunk: enough to outweigh handing it over, few enough to see progress."""
CHUNKS_EACH = 4
"""At least so many chunks for each worker, so that none is left with much when the others are done."""
CHUNKS_AHEAD = 3
"""For each worker, so many chunks are handed out before the first of them is waited for."""


def play_in_workers(plan: Plan, workers: int) -> Iterator[Outcome]:
    """Play the games of a plan in several processes; yield their outcomes in order."""
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from _in_order(pool, plan, workers)
        except BaseException:
            # The pool would wait for the games under way, and some bots think long.
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _in_order(pool: ProcessPoolExecutor, plan: Plan, workers: int) -> Iterator[Outcome]:
    under_way: deque[Future[list[Outcome]]] = deque()
    for numbers in _chunks(plan.games, workers):
        with _interrupts_held_back():
            under_way.append(pool.submit(_play_chunk, plan, numbers))
        if len(under_way) > workers * CHUNKS_AHEAD:
            yield from under_way.popleft().result()
    for chunk in under_way:
        yield from chunk.result()


def _chunks(games: int, workers: int) -> Iterator[range]:
    size = max(1, min(MOST_AT_A_TIME, games // (workers * CHUNKS_EACH)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def _play_chunk(plan: Plan, numbers: range) -> list[Outcome]:
    return [play_game(plan, number) for number in numbers]


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hold back Ctrl-C; workers started meanwhile never hear it, and leave it to this process."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
