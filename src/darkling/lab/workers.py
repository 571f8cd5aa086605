"""Workers: processes of this machine that share the games of a plan.

Each has a line of its own to this process. The pools of the standard library have one for all workers, and
wait forever when one of them is killed in the middle of an answer.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, Self

from darkling.lab.crew import Done, Task, play

SPAWN = get_context("spawn")


class Workers:
    """A crew of worker processes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: list[Worker] = []
        self.busy: dict[Any, Worker] = {}

    def hand_out(self, task: Task) -> None:
        """Have a task played by a worker that has nothing to do."""
        worker = self.idle.pop() if self.idle else Worker()
        self.busy[worker.line] = worker
        worker.begin(task)

    def next_done(self) -> Done:
        """Wait until a worker has played its task, or is dead; who failed is not asked again."""
        worker = self.busy.pop(wait(self.busy)[0])
        done = worker.finish()
        if done.wrong is None:
            self.idle.append(worker)
        else:
            worker.stop()
        return done

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in [*self.idle, *self.busy.values()]:
            worker.stop()


class Worker:
    """A process that plays one task after another."""

    def __init__(self) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs,), daemon=True)
        with _interrupts_held_back():
            self.process.start()
        # Theirs alone, so that this line ends when the process does.
        theirs.close()

    def begin(self, task: Task) -> None:
        """Hand over a task."""
        self.task = task
        # Whether it is dead is found out when its answer is due.
        with suppress(OSError):
            self.line.send(task)

    def finish(self) -> Done:
        """Return what came of the task."""
        try:
            done: Done = self.line.recv()
        except (EOFError, OSError):
            return Done(self.task, [], wrong=ChildProcessError("worker died"))
        return done

    def stop(self) -> None:
        """End the process, whatever it is at."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _work(line: Connection) -> None:
    """Play what comes in, until nothing comes any more."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError):
        while True:
            line.send(play(line.recv()))


def _end_with_parent() -> None:
    """End in the middle of a game if the parent is killed: nobody would ever ask for it."""
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
