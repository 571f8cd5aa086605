"""Bots that think beside the server: they may fail in any way, and the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from itertools import count
from multiprocessing import active_children
from threading import Event

import pytest
from msgspec import json
from support.silent import never_ready, never_replies

import darkling
from darkling.bots import bot
from darkling.bots.hint import hint
from darkling.server import thinkers as server_thinkers
from darkling.server.thinker_process import Thought
from darkling.server.thinkers import NobodyThinks, Thinkers, without_thinking
from darkling.worker import Worker

ENDLESS = "search:999999999"
PATIENT = 60.0
AT_ONCE = 0.2
A_MOMENT = 0.001
KEYS = count()


def thought(position, seat, name="normal", seed=1, key=None):
    """Return a thought of a bot that has had none before, unless its key is given."""
    return Thought("dealings", json.encode(position.data()), seat, name, seed, key or f"{next(KEYS)}")


def first_thought(name="normal", **others):
    return thought(darkling.start("dealings", 3, seed=5), 0, name, **others)


@contextmanager
def started(*sizes):
    """Start companies of so many thinkers, and make sure in the end that no worker is left."""
    before = set(active_children())
    companies = [Thinkers(size, PATIENT) for size in sizes]
    for company in companies:
        asyncio.run(company.start())
    try:
        yield companies
    finally:
        for company in companies:
            asyncio.run(company.close())
    assert set(active_children()) <= before


@pytest.fixture(scope="module")
def companies():
    with started(1, 2) as companies:
        yield companies


@pytest.fixture
def thinkers(companies):
    return companies[0]


@pytest.fixture
def pair(companies):
    return companies[1]


def workers_of(thinkers):
    return [thinker.worker.process for thinker in thinkers.thinkers]


@contextmanager
def stopped(thinkers):
    """Let no worker do anything for a while."""
    pids = [worker.pid for worker in workers_of(thinkers)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in pids:
        os.kill(pid, signal.SIGCONT)


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


@pytest.mark.parametrize("company", [0, 1])
def test_bots_choose_as_in_this_process_and_remember_what_they_had_in_mind(companies, company):
    thinkers = companies[company]

    async def talk():
        for position, seat, option in positions(darkling.start("dealings", 2, seed=3), "easy"):
            about = thought(position, seat, "easy", seed=seat, key=f"table/{seat}")
            assert await thinkers.choose(about) == option

    asyncio.run(talk())


def test_bot_of_another_table_or_level_is_another_bot(thinkers):
    async def talk(key):
        return [await thinkers.choose(first_thought("random", key=key)) for _ in range(8)]

    first, second = asyncio.run(talk("one/0")), asyncio.run(talk("two/0"))
    assert first == second
    assert len(set(first)) > 1


def test_hint_is_what_a_bot_makes_of_the_decision(thinkers):
    about = first_thought()
    own = hint(about.restored(), 0)
    found = asyncio.run(thinkers.hint(about))
    assert found.best == own.best.id
    assert [(line.option, line.visits, line.share) for line in found.lines] == [
        (line.option.id, line.visits, line.value) for line in own.estimates
    ]


def test_hint_keeps_silent_where_the_seat_must_not_look_up(thinkers):
    game = darkling.start("dealings", 2, seed=1, settings={"mode": "hardcore"})
    position, seat = next((at, who) for at, who, _ in positions(game, "random") if at.phase != "hero")
    found = asyncio.run(thinkers.hint(thought(position, seat)))
    assert (found.best, found.lines) == (None, [])


def test_many_thoughts_wait_for_one_worker(thinkers):
    asked = [first_thought("search:20", seed=number) for number in range(20)]

    async def talk():
        return await asyncio.gather(*[thinkers.choose(about) for about in asked])

    assert asyncio.run(talk()) == [expected(about) for about in asked]


def test_new_keys_go_to_whoever_has_least_to_do_and_stay_there(pair):
    async def talk():
        with stopped(pair):
            asked = [asyncio.create_task(pair.choose(first_thought("random", key=key))) for key in "abab"]
            await asyncio.sleep(0)
            busy = [len(thinker.asked) for thinker in pair.thinkers]
        await asyncio.gather(*asked)
        return busy

    assert asyncio.run(talk()) == [2, 2]


def test_killed_worker_is_replaced_and_its_thought_is_not_lost(thinkers):
    about = first_thought()
    (worker,) = workers_of(thinkers)

    async def talk():
        # Stopped, so that it is surely killed before it can answer.
        os.kill(worker.pid, signal.SIGSTOP)
        answer = asyncio.create_task(thinkers.choose(about))
        await asyncio.sleep(0)
        os.kill(worker.pid, signal.SIGKILL)
        return await answer

    assert asyncio.run(talk()) == expected(about)
    (fresh,) = workers_of(thinkers)
    assert fresh.pid != worker.pid


def test_hanging_worker_is_replaced_and_its_thought_is_not_lost(thinkers, monkeypatch):
    about = first_thought("random")
    (thinker,), (worker,) = thinkers.thinkers, workers_of(thinkers)
    monkeypatch.setattr(thinker, "seconds", AT_ONCE)

    def fresh(work):
        thinker.seconds = PATIENT
        return Worker(work)

    monkeypatch.setattr(server_thinkers, "Worker", fresh)
    os.kill(worker.pid, signal.SIGSTOP)
    assert asyncio.run(thinkers.choose(about)) == expected(about)
    assert worker not in active_children()


@pytest.mark.parametrize("name", [ENDLESS, "nobody"])
def test_table_goes_on_without_a_bot_that_cannot_choose(thinkers, monkeypatch, name):
    about = first_thought(name)
    with monkeypatch.context() as patch:
        patch.setattr(thinkers.thinkers[0], "seconds", AT_ONCE)
        assert asyncio.run(thinkers.choose(about)) == without_thinking(about)
    assert asyncio.run(thinkers.choose(first_thought())) == expected(first_thought())


def test_without_thinking_the_choice_is_legal():
    for position, seat, _ in positions(darkling.start("dealings", 2, seed=3), "random"):
        position.decision(seat).find(without_thinking(thought(position, seat)))


def test_hint_that_takes_too_long_is_none(monkeypatch):
    monkeypatch.setattr(server_thinkers, "think_on", never_replies)
    with started(1) as (thinkers,):
        thinkers.thinkers[0].seconds = 0
        assert asyncio.run(thinkers.hint(first_thought())) is None


def test_event_loop_runs_on_while_a_worker_is_replaced(thinkers, monkeypatch):
    wanted, allowed = Event(), Event()

    def fresh(work):
        wanted.set()
        assert allowed.wait(PATIENT)
        return Worker(work)

    monkeypatch.setattr(server_thinkers, "Worker", fresh)

    async def talk():
        (worker,) = workers_of(thinkers)
        os.kill(worker.pid, signal.SIGKILL)
        answer = asyncio.create_task(thinkers.choose(first_thought()))
        while not wanted.is_set():
            await asyncio.sleep(A_MOMENT)
        allowed.set()
        return await answer

    assert asyncio.run(talk()) == expected(first_thought())


def test_cancelled_thought_disturbs_nobody(thinkers):
    about = first_thought()

    async def talk():
        # Neither is done before it is cancelled, however fast the machine is.
        with stopped(thinkers):
            running, waiting = [asyncio.create_task(thinkers.choose(about)) for _ in range(2)]
            await asyncio.sleep(0)
            running.cancel()
            waiting.cancel()
            await asyncio.wait([running, waiting])
        assert running.cancelled()
        assert waiting.cancelled()
        return await thinkers.choose(first_thought())

    assert asyncio.run(talk()) == expected(first_thought())


def test_closing_ends_thoughts_in_the_middle():
    async def talk(thinkers):
        asked = [asyncio.create_task(thinkers.choose(first_thought(ENDLESS))) for _ in range(3)]
        while len(thinkers.thinkers[0].asked) < len(asked):
            await asyncio.sleep(A_MOMENT)
        await thinkers.close()
        with pytest.raises(NobodyThinks):
            await thinkers.choose(first_thought())
        return await asyncio.gather(*asked, return_exceptions=True)

    with started(1) as (thinkers,):
        assert [type(end) for end in asyncio.run(talk(thinkers))] == [NobodyThinks] * 3


def test_closing_while_workers_start_leaves_none(monkeypatch):
    monkeypatch.setattr(server_thinkers, "think_on", never_ready)
    before = set(active_children())

    async def talk():
        thinkers = Thinkers(2, PATIENT)
        start = asyncio.create_task(thinkers.start())
        while any(thinker.worker is None for thinker in thinkers.thinkers):
            await asyncio.sleep(A_MOMENT)
        await thinkers.close()
        with pytest.raises(NobodyThinks):
            await start

    asyncio.run(talk())
    assert set(active_children()) <= before


def test_worker_is_deaf_to_ctrl_c(thinkers):
    before = workers_of(thinkers)
    os.kill(before[0].pid, signal.SIGINT)
    assert asyncio.run(thinkers.choose(first_thought())) == expected(first_thought())
    assert workers_of(thinkers) == before


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


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT])
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
