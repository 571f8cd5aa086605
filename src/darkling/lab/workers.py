"""Workers: processes of this machine that share the games of a plan."""

from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Self

from darkling.lab.executor import Task, TaskDone, play
from darkling.worker import Worker


class Workers:
    """Plays in worker processes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: list[Player] = []
        self.busy: dict[Any, Player] = {}

    def hand_out(self, task: Task) -> None:
        worker = self.idle.pop() if self.idle else Player()
        self.busy[worker.line] = worker
        worker.begin(task)

    def next_done(self) -> TaskDone:
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


class Player(Worker):
    """A process that plays one task after another."""

    def __init__(self) -> None:
        super().__init__(_play_all)

    def begin(self, task: Task) -> None:
        self.task = task
        # Whether it is dead is found out when its answer is due.
        with suppress(OSError):
            self.line.send(task)

    def finish(self) -> TaskDone:
        try:
            done: TaskDone = self.line.recv()
        except (EOFError, OSError):
            return TaskDone(self.task, [], wrong=ChildProcessError("worker died"))
        return done


def _play_all(line: Connection) -> None:
    """Play what comes in, until nothing comes any more."""
    while True:
        line.send(play(line.recv()))
