"""Hints: what a bot makes of a person's decision. It is thought about once, however often it is asked for."""

from asyncio import Task, create_task, shield

from darkling.server.refusal import Refusal
from darkling.server.thinker_process import HintFound, Thought
from darkling.server.thinkers import Thinkers
from darkling.table.decision import Seat
from darkling.wire.live import AskHint, Hinted


class Hints:
    """The latest hint for each seat of a table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._latest: dict[Seat, tuple[Thought, Task[HintFound | None]]] = {}

    async def answer(self, asked: AskHint, thought: Thought) -> Hinted:
        """Return a hint; raise Refusal if there was no time to think."""
        found = await shield(self._begun(thought))
        if found is None:
            self._latest.pop(thought.seat, None)
            raise Refusal("no-hint", "There was no time for a hint. Ask again.", 503)
        return Hinted(asked.ref, asked.seat, asked.decision, found.best, found.lines)

    def close(self) -> None:
        for _, task in self._latest.values():
            task.cancel()

    def _begun(self, thought: Thought) -> Task[HintFound | None]:
        known, task = self._latest.get(thought.seat, (None, None))
        if task is None or known != thought:
            task = create_task(self._thinkers.hint(thought))
            self._latest[thought.seat] = (thought, task)
        return task
