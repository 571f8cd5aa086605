"""Bots that think beside the server: they may fail in any way, and the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest
from msgspec import json

import darkling
from darkling.bots import bot
from darkling.bots.hint import hint
from darkling.server.thinker_process import Thought
from darkling.server.thinkers import NobodyThinks, Thinkers, without_thinking

ENDLESS = "search:999999999"
PATIENT = 60.0
AT_ONCE = 0.2


def thought(position, seat, name="normal", seed=1, key="table/0"):
    return Thought("dealings", json.encode(position.data()), seat, name, seed, key)


def first_thought(name="normal", **others):
    return thought(darkling.start("dealings", 3, seed=5), 0, name, **others)


def thinking(talk, workers=1, seconds=PATIENT):
    """Run a talk with thinkers, and make sure that none is left."""

    async def run():
        thinkers = Thinkers(workers, seconds)
        await thinkers.start()
        try:
            return await talk(thinkers)
        finally:
            await thinkers.close()

    result = asyncio.run(run())
    assert active_children() == []
    return result


def expected(about):
    return bot(about.bot, about.seed).choose(about.restored(), about.seat).id


def positions(game, name):
    """Play a game with bots; return each position, who was asked, and what they chose."""
    bots = [bot(name, seat) for seat in range(game.players)]
    while not game.over:
        seat = game.waiting[0]
        option = bots[seat].choose(game, seat)
        yield game.clone(), seat, option.id
        game.choose(seat, option)


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_choose_as_in_this_process_and_remember_what_they_had_in_mind(workers):
    async def talk(thinkers):
        for position, seat, option in positions(darkling.start("dealings", 2, seed=3), "easy"):
            about = thought(position, seat, "easy", seed=seat, key=f"table/{seat}")
            assert await thinkers.choose(about) == option

    thinking(talk, workers)


def test_bot_of_another_table_or_level_is_another_bot():
    one = first_thought("random", key="one/0")

    async def talk(thinkers):
        first = [await thinkers.choose(one) for _ in range(8)]
        return first, [await thinkers.choose(first_thought("random", key="two/0")) for _ in range(8)]

    first, second = thinking(talk)
    assert first == second
    assert len(set(first)) > 1


def test_hint_is_what_a_bot_makes_of_the_decision():
    about = first_thought()
    own = hint(about.restored(), 0)
    found = thinking(lambda thinkers: thinkers.hint(about))
    assert found.best == own.best.id
    assert [(line.option, line.visits, line.share) for line in found.lines] == [
        (line.option.id, line.visits, line.value) for line in own.estimates
    ]


def test_hint_keeps_silent_where_the_seat_must_not_look_up():
    game = darkling.start("dealings", 2, seed=1, settings={"mode": "hardcore"})
    position, seat = next((at, who) for at, who, _ in positions(game, "random") if at.phase != "hero")
    found = thinking(lambda thinkers: thinkers.hint(thought(position, seat)))
    assert (found.best, found.lines) == (None, [])


def test_many_thoughts_wait_for_one_worker():
    asked = [first_thought("search:20", seed=number, key=str(number)) for number in range(20)]
    found = thinking(lambda thinkers: asyncio.gather(*[thinkers.choose(about) for about in asked]))
    assert found == [expected(about) for about in asked]


def test_new_keys_go_to_whoever_has_least_to_do_and_stay_there():
    async def talk(thinkers):
        asked = [asyncio.create_task(thinkers.choose(first_thought(key=key))) for key in "abab"]
        await asyncio.sleep(0)
        busy = [len(thinker.asked) for thinker in thinkers.thinkers]
        await asyncio.gather(*asked)
        return busy

    assert thinking(talk, workers=2) == [2, 2]


def test_killed_worker_is_replaced_and_its_thought_is_not_lost():
    about = first_thought()

    async def talk(thinkers):
        (worker,) = active_children()
        # Stopped, so that it is surely killed before it can answer.
        os.kill(worker.pid, signal.SIGSTOP)
        answer = asyncio.create_task(thinkers.choose(about))
        await asyncio.sleep(0)
        os.kill(worker.pid, signal.SIGKILL)
        assert await answer == expected(about)
        (fresh,) = active_children()
        assert fresh.pid != worker.pid

    thinking(talk)


def test_hanging_worker_is_replaced_and_its_thought_is_not_lost():
    about = first_thought("random")

    async def talk(thinkers):
        (worker,) = active_children()
        os.kill(worker.pid, signal.SIGSTOP)
        assert await thinkers.choose(about) == expected(about)
        assert worker not in active_children()

    thinking(talk, seconds=4)


@pytest.mark.parametrize("name", [ENDLESS, "nobody"])
def test_table_goes_on_without_a_bot_that_cannot_choose(name):
    about = first_thought(name)

    async def talk(thinkers):
        assert await thinkers.choose(about) == without_thinking(about)
        thinkers.thinkers[0].seconds = PATIENT
        assert await thinkers.choose(first_thought()) == expected(first_thought())

    thinking(talk, seconds=AT_ONCE)


def test_without_thinking_the_choice_is_legal():
    for position, seat, _ in positions(darkling.start("dealings", 2, seed=3), "random"):
        position.decision(seat).find(without_thinking(thought(position, seat)))


def test_hint_that_takes_too_long_is_none():
    assert thinking(lambda thinkers: thinkers.hint(first_thought()), seconds=0) is None


def test_event_loop_runs_on_while_workers_fail():
    async def talk(thinkers):
        answer = asyncio.create_task(thinkers.choose(first_thought(ENDLESS)))
        steps = 0
        while not answer.done():
            await asyncio.sleep(0.01)
            steps += 1
        return steps

    assert thinking(talk, seconds=AT_ONCE) > 10


def test_cancelled_thought_disturbs_nobody():
    # By its time it is not done before it is cancelled, however fast the machine is.
    about = first_thought("search:500ms")

    async def talk(thinkers):
        running, waiting = [asyncio.create_task(thinkers.choose(about)) for _ in range(2)]
        # Both begin; a worker needs longer than one turn of the loop.
        await asyncio.sleep(0)
        running.cancel()
        waiting.cancel()
        found = await thinkers.choose(first_thought(key="another"))
        assert running.cancelled()
        assert waiting.cancelled()
        return found

    assert thinking(talk) == expected(first_thought(key="another"))


def test_closing_ends_thoughts_in_the_middle():
    async def talk(thinkers):
        asked = [asyncio.create_task(thinkers.choose(first_thought(ENDLESS))) for _ in range(3)]
        await asyncio.sleep(0.05)
        await thinkers.close()
        with pytest.raises(NobodyThinks):
            await thinkers.choose(first_thought())
        return await asyncio.gather(*asked, return_exceptions=True)

    assert [type(end) for end in thinking(talk)] == [NobodyThinks] * 3


def test_closing_while_a_worker_starts_leaves_none():
    async def talk():
        thinkers = Thinkers(2, PATIENT)
        start = asyncio.create_task(thinkers.start())
        await asyncio.sleep(0.05)
        await thinkers.close()
        with pytest.raises(NobodyThinks):
            await start

    asyncio.run(talk())
    assert active_children() == []


def test_worker_is_deaf_to_ctrl_c():
    async def talk(thinkers):
        (worker,) = active_children()
        os.kill(worker.pid, signal.SIGINT)
        assert await thinkers.choose(first_thought()) == expected(first_thought())
        assert active_children() == [worker]

    thinking(talk)


LONG_THOUGHT = """
import asyncio
import darkling
from msgspec import json
from darkling.server.thinkers import Thinkers
from darkling.server.thinker_process import Thought

async def main():
    thinkers = Thinkers(2, 3600)
    await thinkers.start()
    position = json.encode(darkling.start("dealings", 2).data())
    thought = Thought("dealings", position, 0, "search:999999999", 1, "key")
    asked = asyncio.create_task(thinkers.choose(thought))
    await asyncio.sleep(0.1)
    print("begun", flush=True)
    {then}

asyncio.run(main())
"""


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_worker_outlives_the_server(ending):
    code = LONG_THOUGHT.format(then="await asked")
    if ending == signal.SIGINT:
        code = LONG_THOUGHT.format(then="\n    try: await asked\n    finally: await thinkers.close()")
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout.readline() == b"begun\n"
    server.send_signal(ending)
    # The output stays open as long as a worker has it.
    server.communicate(timeout=60)
    assert server.returncode != 0
