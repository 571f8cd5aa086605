"""Hints: thought about once, and nobody waits for them but who asked."""

import asyncio
import os
import signal

import pytest

from darkling.server.hints import Hints
from darkling.server.refusal import Refusal
from darkling.server.thinker_process import HintFound, Thought
from darkling.wire.live import AskHint, HintLine

FOUND = HintFound(7, [HintLine(7, 300, 0.5)])


class Thinkers:
    """Answer what they are told to, and count how often they are asked."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    async def hint(self, thought):
        self.asked.append(thought)
        await asyncio.sleep(0)
        return self.answers.pop(0)


def thought(position=b"{}", seat=0):
    return Thought("dealings", position, seat, "normal", 1, f"table/{seat}")


def answers(thinkers, *thoughts):
    """Ask for hints all at once."""

    async def ask():
        hints = Hints(thinkers)
        asked = [hints.answer(AskHint(f"r{at}", each.seat, 0), each) for at, each in enumerate(thoughts)]
        return await asyncio.gather(*asked, return_exceptions=True)

    return asyncio.run(ask())


def test_same_question_is_thought_about_once():
    thinkers = Thinkers(FOUND)
    found = answers(thinkers, thought(), thought(), thought())
    assert [(hint.ref, hint.best, hint.lines) for hint in found] == [
        (f"r{at}", FOUND.best, FOUND.lines) for at in range(3)
    ]
    assert len(thinkers.asked) == 1


@pytest.mark.parametrize("other", [thought(b"[]"), thought(seat=1)])
def test_other_question_is_thought_about_anew(other):
    thinkers = Thinkers(FOUND, FOUND)
    answers(thinkers, thought(), other)
    assert thinkers.asked == [thought(), other]


def test_hint_that_found_nothing_is_refused_and_can_be_asked_again():
    thinkers = Thinkers(None, FOUND)

    async def ask():
        hints = Hints(thinkers)
        with pytest.raises(Refusal, match="Ask again"):
            await hints.answer(AskHint("r", 0, 0), thought())
        return await hints.answer(AskHint("r", 0, 0), thought())

    assert asyncio.run(ask()).best == FOUND.best


def test_other_messages_do_not_wait_for_a_hint(guest, server):
    ada = guest("Ada")
    table = ada.sit(ada.make("me", "me"))
    (worker,) = server.workers
    os.kill(worker.pid, signal.SIGSTOP)
    hint = table.send("ask-hint", seat=0, decision=0)
    assert table.ask("say", text="Let me think.")["type"] == "done"
    os.kill(worker.pid, signal.SIGCONT)
    assert table.answer(hint)["type"] == "hinted"
