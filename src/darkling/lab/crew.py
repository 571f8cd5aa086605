"""Crews: those who play the games of a plan, a few at a time."""

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
        noting: whether notes are taken.
        again: whether it has failed before.

    """

    plan: Plan
    numbers: range
    noting: bool = False
    again: bool = False


@dataclass(frozen=True)
class Done:
    """What came of a task: outcomes and the time they took, or what went wrong."""

    task: Task
    outcomes: list[Outcome]
    seconds: float = 0.0
    wrong: Exception | None = None


class Crew(Protocol):
    """Whoever plays: this process, worker processes, or the workers of a cluster.

    Attributes:
        size: how many tasks it takes at a time.

    """

    size: int

    def hand_out(self, task: Task) -> None:
        """Have a task played by one of the crew that has nothing to do."""

    def next_done(self) -> Done:
        """Wait until one of the tasks is done."""

    def __enter__(self) -> Self:
        """Return the crew."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Send the crew home, whatever it is at."""


def play(task: Task) -> Done:
    """Play the games of a task, one after another."""
    start = perf_counter()
    try:
        if task.plan.cards:
            use_cards(task.plan.game, task.plan.cards)
        outcomes = [play_game(task.plan, number, task.noting) for number in task.numbers]
    except Exception as wrong:
        return Done(task, [], wrong=wrong)
    return Done(task, outcomes, perf_counter() - start)


class Alone:
    """A crew of one: this process plays everything itself."""

    size = 1

    def __init__(self) -> None:
        self.tasks: deque[Task] = deque()

    def hand_out(self, task: Task) -> None:
        """Remember a task."""
        self.tasks.append(task)

    def next_done(self) -> Done:
        """Play the oldest task."""
        return play(self.tasks.popleft())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass
