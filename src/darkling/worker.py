"""A worker: a process of this machine that works for this one, over a line of its own.

The pools of the standard library have one line for all workers, and wait forever when one of them is
killed in the middle of an answer.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

SPAWN = get_context("spawn")

Work = Callable[[Connection], None]
"""What a worker does at its end of the line, until the line ends; a function that it can import."""


class Worker:
    """A process that works until it is stopped, or until this process is gone."""

    def __init__(self, work: Work) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_begin, args=(work, theirs), daemon=True)
        with _interrupts_held_back():
            self.process.start()
        # Theirs alone, so that this line ends when the process does.
        theirs.close()

    def stop(self) -> None:
        """End the process, whatever it is at."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _begin(work: Work, line: Connection) -> None:
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError):
        work(line)


def _end_with_parent() -> None:
    """End in the middle of anything if the parent is killed: nobody would ever ask for it."""
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
