"""Whoever lets many bots think makes nobody else wait for all of them."""

import asyncio
from threading import Event

from darkling.server.fair_queue import FairQueue
from darkling.server.thinker_process import BotChoice, Thought, ToChoose
from darkling.server.thinkers import Thinker


def taken(queue, count):
    return [queue.take() for _ in range(count)]


def test_everyone_gets_their_turn():
    queue = FairQueue()
    for number in range(4):
        queue.put(f"greedy {number}", "greedy", True)
    queue.put("ada 0", "ada", True)
    queue.put("ben 0", "ben", True)
    queue.put("ada 1", "ada", True)
    assert taken(queue, 7) == ["greedy 0", "ada 0", "ben 0", "greedy 1", "ada 1", "greedy 2", "greedy 3"]


def test_what_nobody_waits_for_comes_last():
    queue = FairQueue()
    for number in range(3):
        queue.put(f"unwatched {number}", "ada", False)
    queue.put("watched", "ben", True)
    assert queue.take() == "watched"
    queue.put("watched too", "ada", True)
    assert taken(queue, 4) == ["watched too", "unwatched 0", "unwatched 1", "unwatched 2"]


def test_a_thinker_serves_whoever_is_next_in_line(monkeypatch):
    """Of forty thoughts of one guest, at most one more is thought before that of another."""
    thinker, may_go, served = Thinker(60.0), Event(), []

    def think(self, request):
        may_go.wait()
        served.append(request.thought.owner)
        return BotChoice(0)

    monkeypatch.setattr(Thinker, "_reply", think)
    owners = ["greedy"] * 40 + ["ada"]
    asked = [
        thinker.ask(ToChoose(Thought("dealings", b"", 0, "hard", 1, f"{owner}/{at}", owner)))
        for at, owner in enumerate(owners)
    ]
    asked[5].cancel()
    may_go.set()

    async def all_of_them():
        await asyncio.gather(*[asyncio.wrap_future(reply) for reply in asked if not reply.cancelled()])

    asyncio.run(all_of_them())
    thinker.join()
    assert served.index("ada") <= 2
    assert len(served) == len(owners) - 1
