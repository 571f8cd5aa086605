"""Executors: what plays the games of a plan, a few at a time."""

from collections import deque
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Protocol, Self

from darkling.lab.outcome import Outcome, play_game
from darkling.lab.plan import Plan
from darkling.table.cards import use_cards


@dataclass(frozen=True)
class Task:
    """Games to play together.

    Attributes:
        plan: what they belong to.
        numbers: which of its games they are.
        counting: whether cards, options and rounds are counted.
        again: whether it has failed before.

    """

    plan: Plan
    numbers: range
    counting: bool = False
    again: bool = False


@dataclass(frozen=True)
class TaskDone:
    """What came of a task: outcomes and the time they took, or what went wrong."""

    task: Task
    outcomes: list[Outcome]
    seconds: float = 0.0
    wrong: Exception | None = None


class Executor(Protocol):
    """What plays tasks: this process, worker processes, or the workers of a cluster.

    Attributes:
        size: how many tasks it takes at a time.

    """

    size: int

    def hand_out(self, task: Task) -> None:
        """Have a task played; at most `size` of them are under way at a time."""

    def next_done(self) -> TaskDone:
        """Wait until one of the tasks is done."""

    def __enter__(self) -> Self:
        """Return itself, ready to play."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all work, whatever it is at."""


def play(task: Task) -> TaskDone:
    start = perf_counter()
    try:
        if task.plan.cards:
            use_cards(task.plan.game, task.plan.cards)
        outcomes = [play_game(task.plan, number, task.counting) for number in task.numbers]
    except Exception as wrong:
        return TaskDone(task, [], wrong=wrong)
    return TaskDone(task, outcomes, perf_counter() - start)


class InProcess:
    """Plays everything in this process."""

    size = 1

    def __init__(self) -> None:
        self.tasks: deque[Task] = deque()

    def hand_out(self, task: Task) -> None:
        self.tasks.append(task)

    def next_done(self) -> TaskDone:
        return play(self.tasks.popleft())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass
