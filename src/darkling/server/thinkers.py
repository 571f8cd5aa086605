"""Thinkers: worker processes in which bots think, so that the server never waits for one.

A worker that dies, fails or takes too long is killed, and its thought is tried once more in a fresh one.
"""

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache

from msgspec import json

from darkling.pause import Pause, pause
from darkling.server.fair_queue import FairQueue
from darkling.server.thinker_process import (
    REPLIES,
    BotChoice,
    Failed,
    HintFound,
    ThinkReply,
    ThinkRequest,
    Thought,
    ToChoose,
    ToHint,
    think_on,
)
from darkling.table.errors import DarklingError
from darkling.worker import Worker

TRIES = 2
SECONDS_TO_START = 60.0
KEPT_KEYS = 10_000

log = logging.getLogger(__name__)


class NobodyThinks(DarklingError):
    """The thinkers have been sent home."""


class Thinkers:
    """A fixed number of workers; each is asked by a thread of its own, so that the event loop is free."""

    def __init__(self, workers: int, seconds: float, pause: Pause = pause) -> None:
        self.pause = pause
        """Waits before an answer in a reaction window, while a bot thinks or for want of one."""
        self.thinkers = [Thinker(seconds) for _ in range(workers)]
        self._thinker_for = lru_cache(KEPT_KEYS)(self._least_busy)

    async def start(self) -> None:
        """Start all workers, and wait until they are ready."""
        await asyncio.gather(*[asyncio.wrap_future(thinker.start()) for thinker in self.thinkers])

    async def choose(self, thought: Thought) -> int:
        """Return the id of the option that a bot takes."""
        chosen = await self._ask(ToChoose(thought))
        return chosen.option if isinstance(chosen, BotChoice) else without_thinking(thought)

    async def hint(self, thought: Thought) -> HintFound | None:
        """Return what a bot would make of a person's decision; None if nothing could be found out in time."""
        found = await self._ask(ToHint(thought))
        return found if isinstance(found, HintFound) else None

    async def close(self) -> None:
        """End all workers, whatever they are at; whoever still waits for them gets NobodyThinks."""
        for thinker in self.thinkers:
            thinker.end()
        await asyncio.gather(*[asyncio.to_thread(thinker.join) for thinker in self.thinkers])

    async def _ask(self, request: ThinkRequest) -> ThinkReply:
        return await asyncio.wrap_future(self._thinker_for(request.thought.key).ask(request))

    def _least_busy(self, _: str) -> "Thinker":
        """Return who gets the thoughts of a new key."""
        return min(self.thinkers, key=lambda thinker: len(thinker.asked))


class Thinker:
    """A thread that puts one request after another to a worker, and replaces the worker if need be."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.worker: Worker | None = None
        self.ended = False
        self.asked: set[Future[ThinkReply]] = set()
        self.queue: FairQueue[tuple[ThinkRequest, Future[ThinkReply]]] = FairQueue()
        self.thread = ThreadPoolExecutor(1)

    def start(self) -> Future[None]:
        """Start the worker; the result comes when it is ready, or cannot be had for now."""
        return self.thread.submit(self._start)

    def ask(self, request: ThinkRequest) -> Future[ThinkReply]:
        """Put a request; it may be cancelled at any time."""
        if self.ended:
            raise NobodyThinks("the thinkers have been sent home")
        reply: Future[ThinkReply] = Future()
        self.asked.add(reply)
        reply.add_done_callback(self.asked.discard)
        self.queue.put((request, reply), request.thought.owner, request.thought.is_awaited)
        self.thread.submit(self._serve_next)
        return reply

    def end(self) -> None:
        """End the worker, and with it the wait for its reply."""
        self.ended = True
        worker = self.worker
        if worker is not None:
            worker.process.kill()

    def join(self) -> None:
        """Wait until nothing is left."""
        self.thread.shutdown()
        self._stop()

    # From here on, all is done in the thread.

    def _start(self) -> None:
        try:
            self._ready_worker()
        except (EOFError, OSError) as wrong:
            self._fail(repr(wrong))

    def _serve_next(self) -> None:
        """Reply to whoever is first in line, which need not be whoever asked first."""
        request, reply = self.queue.take()
        if not reply.set_running_or_notify_cancel():
            return
        try:
            reply.set_result(self._reply(request))
        except NobodyThinks as wrong:
            reply.set_exception(wrong)

    def _reply(self, request: ThinkRequest) -> ThinkReply:
        """Return the reply of the second try if the first fails."""
        reply: ThinkReply = Failed("not tried")
        for _ in range(TRIES):
            reply = self._try(request)
            if not isinstance(reply, Failed):
                return reply
            self._fail(reply.why)
        return reply

    def _try(self, request: ThinkRequest) -> ThinkReply:
        try:
            worker = self._ready_worker()
            worker.line.send_bytes(json.encode(request))
            return REPLIES.decode(_received(worker, self.seconds))
        except (EOFError, OSError) as wrong:
            return Failed(repr(wrong))

    def _ready_worker(self) -> Worker:
        if self.worker is None:
            self.worker = Worker(think_on)
            # Asked only now, so that either this thread or `end` sees what the other has done.
            self._stop_if_ended()
            _received(self.worker, SECONDS_TO_START)
        self._stop_if_ended()
        return self.worker

    def _fail(self, why: str) -> None:
        """Make sure that the next thought has a fresh worker."""
        self._stop_if_ended()
        log.warning("a worker is replaced: %s", why)
        self._stop()

    def _stop_if_ended(self) -> None:
        if self.ended:
            self._stop()
            raise NobodyThinks("the thinkers have been sent home")

    def _stop(self) -> None:
        if self.worker is not None:
            self.worker.stop()
            self.worker = None


def _received(worker: Worker, seconds: float) -> bytes:
    if not worker.line.poll(seconds):
        raise TimeoutError(f"no reply within {seconds:g} seconds")
    return worker.line.recv_bytes()


def without_thinking(thought: Thought) -> int:
    """Return the first option.

    Any legal one keeps the table going; the first needs neither chance nor a bot that may fail again, and
    is the same whenever the same thing goes wrong.
    """
    return thought.restored().decision(thought.seat).options[0].id
