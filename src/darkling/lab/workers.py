"""Workers: processes of this machine that share the games of a plan."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Self

from darkling.lab.crew import Task, play
from darkling.lab.outcome import Outcome


class Workers:
    """A crew of worker processes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers = [Worker() for _ in range(size)]
        self.strangers: set[BaseProcess] = set(active_children())

    def hand_out(self, task: Task) -> Future[list[Outcome]]:
        """Have a task played by a worker that has nothing to do."""
        return next(worker for worker in self.workers if worker.is_free).play(task)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # A pool waits for the games under way, and some bots think long.
        for process in set(active_children()) - self.strangers:
            process.terminate()
        for worker in self.workers:
            worker.pool.shutdown()


class Worker:
    """One process. It is a pool of its own: when a process dies, its pool loses all that it was given."""

    def __init__(self) -> None:
        self.pool = _pool()
        self.task: Future[list[Outcome]] | None = None

    @property
    def is_free(self) -> bool:
        """Whether it has nothing to do."""
        return self.task is None or self.task.done()

    def play(self, task: Task) -> Future[list[Outcome]]:
        """Take on a task, in a fresh process if the last one failed."""
        if self.task is not None and self.task.exception() is not None:
            self.pool.shutdown(wait=False)
            self.pool = _pool()
        with _interrupts_held_back():
            self.task = self.pool.submit(play, task)
        return self.task


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), _begin)


def _begin() -> None:
    """Leave Ctrl-C to the parent, and end with it even if it is killed."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Hold back Ctrl-C, where that can be done: a worker is started meanwhile, and begins deaf to it."""
    try:
        from signal import SIG_BLOCK, SIG_SETMASK, pthread_sigmask
    except ImportError:
        yield
        return
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
