"""The schedule: in what chunks games are handed out, and again if something goes wrong."""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace

from darkling.lab.executor import Executor, Task, TaskDone
from darkling.lab.outcome import Outcome
from darkling.lab.plan import Plan
from darkling.table.errors import BadCards, DarklingError

CHUNK_SECONDS = 0.25
"""A chunk of games should take so long: enough to outweigh handing it over, too little to miss it."""
MOST_AT_A_TIME = 512
"""Games in a chunk at the most, because a chunk is kept in memory."""


class GameFailed(DarklingError):
    """A game that could not be played to its end, twice in a row."""


def played(tasks: Iterable[Task], executor: Executor) -> Iterator[tuple[Plan, list[Outcome]]]:
    """Have tasks played in chunks; yield the outcomes as they come, with the plan they belong to."""
    schedule = Schedule(tasks, executor.size)
    under_way = 0
    while schedule.left or under_way:
        while schedule.left and under_way < executor.size:
            executor.hand_out(schedule.next_chunk())
            under_way += 1
        done = executor.next_done()
        under_way -= 1
        yield done.task.plan, schedule.settled(done)


class Schedule:
    """The games that are still to be handed out."""

    def __init__(self, tasks: Iterable[Task], workers: int) -> None:
        self.tasks = deque(tasks)
        self.left = sum([len(task.numbers) for task in self.tasks])
        self.workers = workers
        self.size = 1

    def next_chunk(self) -> Task:
        # Towards the end chunks become smaller, so that nobody is left with much when the others are done.
        size = max(1, min(self.size, self.left // (2 * self.workers)))
        task = self.tasks.popleft()
        if rest := task.numbers[size:]:
            self.tasks.appendleft(replace(task, numbers=rest))
        chunk = replace(task, numbers=task.numbers[:size])
        self.left -= len(chunk.numbers)
        return chunk

    def settled(self, done: TaskDone) -> list[Outcome]:
        """Return the outcomes of a chunk; if it failed there are none, and its games are played again."""
        if done.wrong is not None:
            self._play_again(done.task, done.wrong)
        else:
            self._keep_pace(len(done.outcomes), done.seconds)
        return done.outcomes

    def _play_again(self, chunk: Task, wrong: Exception) -> None:
        """Put games on the schedule again, each alone; raise GameFailed for one that was there before."""
        if isinstance(wrong, BadCards):
            raise wrong
        if chunk.again:
            raise GameFailed(_reason(chunk, wrong)) from wrong
        for number in reversed(chunk.numbers):
            self.tasks.appendleft(replace(chunk, numbers=range(number, number + 1), again=True))
        self.left += len(chunk.numbers)

    def _keep_pace(self, games: int, seconds: float) -> None:
        """Size the next chunks by how long this one took."""
        in_time = int(games * CHUNK_SECONDS / seconds)
        self.size = max(1, min(in_time, 2 * games, MOST_AT_A_TIME))


def _reason(failed: Task, wrong: Exception) -> str:
    number = failed.numbers[0]
    last_line = (str(wrong).strip().splitlines() or [""])[-1]
    return (
        f"game {number} (seed {failed.plan.seed + number}) failed twice: {type(wrong).__name__}: {last_line}"
    )
