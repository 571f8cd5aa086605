"""A bus of several processes, by way of Redis.

Nothing depends on it: what it fails to tell is found out by looking at the database, only later.
"""

from asyncio import Queue, QueueEmpty, QueueFull, Task, create_task, sleep
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from secrets import token_hex
from time import time

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from darkling.server.bus import Bus, Hear
from darkling.server.ending import end

CHANNEL = "darkling:news"
MOST_UNSENT = 10_000
SECONDS_TO_ANSWER = 2.0
SECONDS_TO_TRY_AGAIN = 1.0
CLAIM = 6.0
"""So many seconds a table's bots are left to the process that last thought for them."""
PRESENCE = 30.0
"""So many seconds someone counts as present whose process tells nothing more."""
logger = getLogger(__name__)


class TableChanged(msgspec.Struct, frozen=True, array_like=True):
    """A table has changed: who tells it, which one, and how long its log is."""

    process: str
    table: str
    number: int


READ_CHANGED = msgspec.json.Decoder(TableChanged)


class RedisBus(Bus):
    """Tells other processes what has changed, hears it from them, and knows who is where."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._redis: Redis = Redis.from_url(
            address,
            decode_responses=True,
            socket_timeout=SECONDS_TO_ANSWER,
            socket_connect_timeout=SECONDS_TO_ANSWER,
            retry=Retry(NoBackoff(), 0),
        )
        self._process = token_hex(8)
        self._unsent: Queue[tuple[str | float, ...]] = Queue(MOST_UNSENT)
        self._here: set[tuple[str, str]] = set()
        self._tasks: list[Task[None]] = []
        self._reached = True

    async def start(self, hear: Hear) -> None:
        self._tasks = [create_task(work) for work in (self._send(), self._listen(hear), self._stay())]

    async def close(self) -> None:
        """Tell and hear no more; nobody is here any longer."""
        await end(*self._tasks)
        for table, guest in set(self._here):
            self.depart(table, guest)
        with suppress(RedisError, OSError):
            await self._send_all(self._more_unsent())
        await self._redis.aclose()

    def publish(self, table: str, number: int = 0) -> None:
        """Wake everyone who looks at a table, whichever process they are connected to."""
        self.wake(table)
        self._put(
            "PUBLISH", CHANNEL, msgspec.json.encode(TableChanged(self._process, table, number)).decode()
        )

    def arrive(self, table: str, guest: str) -> None:
        self._here.add((table, guest))
        self._put_presence(table, guest)
        self.publish(table)

    def depart(self, table: str, guest: str) -> None:
        self._here.discard((table, guest))
        self._put("ZREM", _presence(table), self._member(guest))
        self.publish(table)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Return for each table who is there by way of other processes; nothing while Redis is away."""
        with suppress(RedisError, OSError):
            async with self._redis.pipeline(transaction=False) as pipe:
                for table in tables:
                    pipe.zrange(_presence(table), str(time()), "+inf", byscore=True)
                found = await pipe.execute()
            return {table: self._others(members) for table, members in zip(tables, found, strict=True)}
        return {}

    async def claim(self, table: str) -> bool:
        """Say whether this process should think for a table's bots; while Redis is away, each may."""
        key = f"darkling:mind:{table}"
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                pipe.set(key, self._process, nx=True, px=int(CLAIM * 1000))
                pipe.get(key)
                mine = (await pipe.execute())[-1] == self._process
        except (RedisError, OSError):
            return True
        if mine:
            self._put("PEXPIRE", key, int(CLAIM * 1000))
        return bool(mine)

    async def _send(self) -> None:
        """Send what is to be told, all that has come together at once."""
        while True:
            commands = [await self._unsent.get(), *self._more_unsent()]
            try:
                await self._send_all(commands)
                self._note(True)
            except (RedisError, OSError):
                self._note(False)
                await sleep(SECONDS_TO_TRY_AGAIN)

    async def _send_all(self, commands: list[tuple[str | float, ...]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for command in commands:
                pipe.execute_command(*command)
            await pipe.execute()

    def _note(self, reached: bool) -> None:
        """Log once that the bus is away, and that it is there again."""
        if reached != self._reached:
            self._reached = reached
            logger.warning("the bus can be reached again" if reached else "the bus cannot be reached")

    async def _listen(self, hear: Hear) -> None:
        while True:
            with suppress(RedisError, OSError):
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    await self._hear_all(channel, hear)
            await sleep(SECONDS_TO_TRY_AGAIN)

    async def _hear_all(self, channel: PubSub, hear: Hear) -> None:
        async for message in channel.listen():
            news = READ_CHANGED.decode(message["data"])
            if news.process != self._process:
                hear(news.table, news.number)

    async def _stay(self) -> None:
        """Say again and again who is here: whoever is told nothing more of has gone with their process."""
        while True:
            await sleep(PRESENCE / 3)
            for table, guest in self._here:
                self._put_presence(table, guest)

    def _put_presence(self, table: str, guest: str) -> None:
        key = _presence(table)
        self._put("ZADD", key, time() + PRESENCE, self._member(guest))
        self._put("EXPIRE", key, int(2 * PRESENCE))

    def _put(self, *command: str | float) -> None:
        # Whatever is too much while Redis is away is found in the database later.
        with suppress(QueueFull):
            self._unsent.put_nowait(command)

    def _more_unsent(self) -> list[tuple[str | float, ...]]:
        more = []
        with suppress(QueueEmpty):
            while True:
                more.append(self._unsent.get_nowait())
        return more

    def _member(self, guest: str) -> str:
        return f"{self._process} {guest}"

    def _others(self, members: list[str]) -> frozenset[str]:
        told = [member.partition(" ") for member in members]
        return frozenset(guest for process, _, guest in told if process != self._process)


def _presence(table: str) -> str:
    return f"darkling:here:{table}"
