"""The rota: which games are handed out to whom, and again if something goes wrong."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import perf_counter

from darkling.lab.crew import Crew, Task
from darkling.lab.outcome import Outcome
from darkling.lab.plan import Plan
from darkling.table.errors import BadCards, DarklingError

CHUNK_SECONDS = 0.25
"""A chunk of games should take so long: enough to outweigh handing it over, too little to miss it."""
MOST_AT_A_TIME = 512
"""Games in a chunk at the most, because a chunk is kept in memory."""


class GameFailed(DarklingError):
    """A game that could not be played to its end, twice in a row."""


def played(plan: Plan, missing: Iterable[range], crew: Crew, noting: bool) -> Iterator[list[Outcome]]:
    """Have games played; yield the outcomes in chunks, as they come."""
    rota = Rota(plan, missing, crew.size)
    under_way: dict[Future[list[Outcome]], Chunk] = {}
    while rota.left or under_way:
        while rota.left and len(under_way) < crew.size:
            chunk = rota.next_chunk()
            under_way[crew.hand_out(Task(plan, chunk.numbers, noting))] = chunk
        for done in wait(under_way, return_when=FIRST_COMPLETED).done:
            yield rota.settled(under_way.pop(done), done)


class Chunk:
    """Games that are handed out together."""

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers
        self.begun = perf_counter()


class Rota:
    """The games that are still to be handed out."""

    def __init__(self, plan: Plan, missing: Iterable[range], workers: int) -> None:
        self.plan = plan
        self.missing = deque(missing)
        self.left = sum([len(numbers) for numbers in self.missing])
        self.workers = workers
        self.size = 1
        self.suspects: set[int] = set()

    def next_chunk(self) -> Chunk:
        """Take the next few games off the rota."""
        # Towards the end chunks become smaller, so that nobody is left with much when the others are done.
        size = max(1, min(self.size, self.left // (2 * self.workers)))
        numbers = self.missing.popleft()
        if rest := numbers[size:]:
            self.missing.appendleft(rest)
        self.left -= len(numbers[:size])
        return Chunk(numbers[:size])

    def settled(self, chunk: Chunk, done: Future[list[Outcome]]) -> list[Outcome]:
        """Return the outcomes of a chunk, or none if its games have to be played again."""
        wrong = done.exception()
        if wrong is not None:
            self._play_again(chunk.numbers, wrong)
            return []
        self._keep_pace(len(chunk.numbers), perf_counter() - chunk.begun)
        self.suspects.difference_update(chunk.numbers)
        return done.result()

    def _play_again(self, numbers: range, wrong: BaseException) -> None:
        """Put games on the rota again, each alone; raise GameFailed if one is there for the third time."""
        if isinstance(wrong, BadCards):
            raise wrong
        if not self.suspects.isdisjoint(numbers):
            raise GameFailed(_reason(self.plan, numbers[0], wrong)) from wrong
        self.suspects.update(numbers)
        self.missing.extendleft([range(number, number + 1) for number in reversed(numbers)])
        self.left += len(numbers)

    def _keep_pace(self, games: int, seconds: float) -> None:
        """Size the next chunks by how long this one took."""
        in_time = int(games * CHUNK_SECONDS / seconds)
        self.size = max(1, min(in_time, 2 * games, MOST_AT_A_TIME))


def _reason(plan: Plan, number: int, wrong: BaseException) -> str:
    last_line = (str(wrong).strip().splitlines() or [""])[-1]
    return f"game {number} (seed {plan.seed + number}) failed twice: {type(wrong).__name__}: {last_line}"
