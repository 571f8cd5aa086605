"""The bus between processes: news, who is where, and who thinks. Without Redis everyone is on their own."""

import asyncio
from contextlib import asynccontextmanager

from support.stores import reserved_port

from darkling.server import redis_bus
from darkling.server.redis_bus import RedisBus

PATIENCE = 60
LONG = 10 * PATIENCE


def between_two(address, talk):
    """Run a talk between the buses of two processes; it gets what the second hears as well."""

    async def run():
        heard = asyncio.Queue()
        async with started(address) as one, started(address, lambda *news: heard.put_nowait(news)) as other:
            await talk(one, other, heard)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@asynccontextmanager
async def started(address, hear=lambda *_: None):
    bus = RedisBus(address)
    await bus.start(hear)
    try:
        yield bus
    finally:
        await bus.close()


async def until_heard(one, heard):
    """Wait until the other listens: what is published before is lost."""
    while heard.empty():
        one.publish("hello")
        await asyncio.sleep(0.05)
    while not heard.empty():
        heard.get_nowait()


def test_news_are_heard_by_others_and_not_by_oneself(redis):
    async def talk(one, other, heard):
        await until_heard(one, heard)
        other.publish("mine", 3)
        one.publish("t1", 7)
        news = []
        while ("t1", 7) not in news:
            news.append(await heard.get())
        assert ("mine", 3) not in news

    between_two(redis.address, talk)


def test_everyone_knows_who_is_elsewhere(redis):
    async def seen(bus, guests):
        while await bus.elsewhere(["t2"]) != {"t2": frozenset(guests)}:
            await asyncio.sleep(0.02)

    async def talk(one, other, heard):
        one.arrive("t2", "ada")
        one.arrive("t2", "ben")
        await seen(other, ["ada", "ben"])
        assert await one.elsewhere(["t2", "t3"]) == {"t2": frozenset(), "t3": frozenset()}
        one.depart("t2", "ada")
        await seen(other, ["ben"])
        await one.close()
        await seen(other, [])

    between_two(redis.address, talk)


def test_one_process_thinks_for_a_table_until_it_no_longer_does(redis, monkeypatch):
    async def talk(one, other, heard):
        monkeypatch.setattr(redis_bus, "CLAIM", 0.1)
        async with started(redis.address) as gone:
            assert await gone.claim("t4")
        monkeypatch.setattr(redis_bus, "CLAIM", LONG)
        while not await other.claim("t4"):
            await asyncio.sleep(0.02)
        assert [await bus.claim("t4") for bus in (one, other, one)] == [False, True, False]

    between_two(redis.address, talk)


def test_without_redis_everyone_thinks_and_knows_nothing_of_the_others():
    async def talk(one, other, heard):
        one.publish("t5", 1)
        one.arrive("t5", "ada")
        assert [await bus.claim("t5") for bus in (one, other)] == [True, True]
        assert await other.elsewhere(["t5"]) == {}

    between_two(f"redis://127.0.0.1:{reserved_port()}", talk)
