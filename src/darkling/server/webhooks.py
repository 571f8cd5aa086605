"""Webhooks: tells an address that it is someone's turn. Play never waits for it."""

import ssl
from asyncio import LimitOverrunError, Task, create_task, gather, open_connection, sleep, timeout
from collections import Counter
from collections.abc import Collection, Container
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from logging import getLogger
from time import monotonic

import msgspec

from darkling.games import find
from darkling.server.entries import Header
from darkling.server.refusal import Refusal
from darkling.server.store.hooks import Hook, Hooks
from darkling.server.table_state import TableState
from darkling.server.webhook_addresses import Target, find_target
from darkling.table.decision import Seat
from darkling.words import Phrasebook

AT_ONCE = 2
"""So many posts to one guest's webhook are under way: one that is slow delays nobody else's."""
MOST_WAITING = 1000
"""More news than that is not waited for: something is wrong with the network."""
SECONDS_TO_ANSWER = 10
SECONDS_BETWEEN = 60.0
"""A table tells a guest at most once in so many seconds that it is their turn."""
PAUSES = (1.0, 10.0)
"""So many seconds after each failure it is tried again."""
logger = getLogger(__name__)


class YourTurn(msgspec.Struct, frozen=True):
    """What a webhook is told: nothing that is not public at the table.

    `text` and `content` are the same sentence, by the names under which chat services look for it.
    """

    event: str
    table: str
    game: str
    seat: Seat
    name: str
    link: str
    text: str
    content: str


class Webhooks:
    """Tells people who are away that it is their turn."""

    def __init__(self, hooks: Hooks, private_too: bool) -> None:
        self._hooks = hooks
        self._private_too = private_too
        self._under_way: Counter[str] = Counter()
        self._told: dict[tuple[str, str], float] = {}
        """When each guest was last told of each table."""
        self._tasks: set[Task[None]] = set()

    def note_turns(self, table: TableState, before: Collection[Seat], here: Container[str]) -> None:
        """Tell those who have come to be asked since, and do not look at the table."""
        asked: dict[str, tuple[Seat, str]] = {}
        for seat in table.waiting:
            place = table.places[seat]
            if seat in before or table.pass_for(seat) or not place.person or not place.guest:
                continue
            if place.guest not in here and self._is_time(table.header.table, place.guest):
                asked.setdefault(place.guest, (seat, place.name))
        if asked and len(self._tasks) < MOST_WAITING:
            task = create_task(self._tell(table.header, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _is_time(self, table: str, guest: str) -> bool:
        """Say whether a guest may be told of a table again, and note that they are."""
        now = monotonic()
        self._told = {key: at for key, at in self._told.items() if now - at < SECONDS_BETWEEN}
        if (table, guest) in self._told:
            return False
        self._told[table, guest] = now
        return True

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()

    async def _tell(self, header: Header, asked: dict[str, tuple[Seat, str]]) -> None:
        try:
            hooks = await self._hooks.of([*asked])
            await gather(*[self._deliver(hook, _news(header, *asked[hook.guest], hook)) for hook in hooks])
        except Exception:
            logger.exception("a webhook could not be told")

    async def _deliver(self, hook: Hook, news: bytes) -> None:
        """Try to tell a webhook, unless it has enough to do with what it was told before."""
        if self._under_way[hook.guest] >= AT_ONCE:
            return
        self._under_way[hook.guest] += 1
        try:
            await self._try(hook, news)
        finally:
            self._under_way[hook.guest] -= 1
            # Adding nothing drops whoever has nothing under way.
            self._under_way += Counter()

    async def _try(self, hook: Hook, news: bytes) -> None:
        for pause in (*PAUSES, None):
            if await self._post(hook.url, news):
                return
            if pause is not None:
                await sleep(pause)
        # Not where: an address may be a secret of its owner.
        logger.info("a webhook did not answer")

    async def _post(self, url: str, news: bytes) -> bool:
        """Say whether the address has taken the news. It is looked up each time: names move."""
        try:
            async with timeout(SECONDS_TO_ANSWER):
                return await _status(await find_target(url, self._private_too), news) // 100 == 2
        except (Refusal, OSError, TimeoutError, ValueError, LimitOverrunError):
            return False


async def _status(target: Target, body: bytes) -> int:
    """Send a request, and return the status of the answer; nothing else of it is read."""
    encryption = ssl.create_default_context() if target.encrypted else None
    reader, writer = await open_connection(
        target.number, target.port, ssl=encryption, server_hostname=target.host if encryption else None
    )
    try:
        writer.write(_head(target, len(body)) + body)
        await writer.drain()
        words = (await reader.readline()).split()
        return int(words[1]) if len(words) > 1 else 0
    finally:
        writer.close()


def _head(target: Target, length: int) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = [
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}:{target.port}",
        f"User-Agent: darkling/{version('darkling')}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def _news(header: Header, seat: Seat, name: str, hook: Hook) -> bytes:
    link = f"{hook.site}/table/{header.table}"
    text = _words().say("webhook-your-turn", name=name, game=find(header.game).title, link=link)
    news = YourTurn("your-turn", header.table, header.game, seat, name, link, text, text)
    return msgspec.json.encode(news)


@cache
def _words() -> Phrasebook:
    return Phrasebook([files("darkling.server") / "server.ftl"])
