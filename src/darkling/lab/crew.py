"""Crews: those who play the games of a plan, a few at a time."""

from concurrent.futures import Future
from dataclasses import dataclass
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


class Crew(Protocol):
    """Whoever plays: this process, worker processes, or the workers of a cluster.

    Attributes:
        size: how many tasks it takes at a time.

    """

    size: int

    def hand_out(self, task: Task) -> Future[list[Outcome]]:
        """Have a task played by one of the crew; those whose last task failed are replaced before."""

    def __enter__(self) -> Self:
        """Return the crew."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Send the crew home, whatever it is at."""


def play(task: Task) -> list[Outcome]:
    """Play the games of a task, one after another."""
    if task.plan.cards:
        use_cards(task.plan.game, task.plan.cards)
    return [play_game(task.plan, number, task.noting) for number in task.numbers]


class Alone:
    """A crew of one: this process plays everything itself."""

    size = 1

    def hand_out(self, task: Task) -> Future[list[Outcome]]:
        """Play a task at once."""
        played: Future[list[Outcome]] = Future()
        try:
            played.set_result(play(task))
        except Exception as wrong:
            played.set_exception(wrong)
        return played

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass
