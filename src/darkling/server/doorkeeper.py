"""The door of `darkling serve`: nobody is waited for too long there, and only so many come from one address.

A server itself waits without end for a first request and for headers, and counts nobody. A doorkeeper stands
between a connection and what speaks HTTP over it, and uses nothing of either but what is asyncio's.
"""

import asyncio
import sys
from asyncio import BaseTransport, Transport
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from darkling.server.arrival import VISIT, Visit
from darkling.server.config import ServerConfig
from darkling.server.proxies import Proxies

if sys.platform == "win32":
    from asyncio import ProactorEventLoop as EventLoop
else:
    from uvloop import Loop as EventLoop


class Door:
    """How many may come in from one address, and how long a request may take to arrive."""

    def __init__(self, config: ServerConfig) -> None:
        self.seconds_to_arrive = config.slowest
        self._most_from_address = config.address_sockets
        self._proxies = Proxies(config.proxies)
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let someone in, unless too many came from their address; a proxy speaks for many."""
        if self.inside[address] >= self._most_from_address and not self._proxies.trusts(address):
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Forget someone; only those who are inside are kept in mind."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Doorkeeper(asyncio.Protocol):
    """Ends a connection on which a request does not arrive, or does not get on.

    Once a connection has become a WebSocket, it is no longer watched here: see connection_limits.py.
    """

    def __init__(self, inner: asyncio.Protocol, door: Door) -> None:
        self._inner = inner
        self._door = door
        self._visit = Visit()
        self._address: str | None = None
        """None before someone was let in, and when they have left."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a connection, unless its address has too many."""
        # uvloop's transports are transports by their methods only.
        self._transport = cast(Transport, transport)
        peer = transport.get_extra_info("peername")
        # A connection over a socket file comes from nowhere.
        address = str(peer[0]) if peer else ""
        if self._door.enter(address):
            self._address = address
            self._inner.connection_made(transport)
            self._look_again()
        else:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Pass on what has come; whoever answers it finds the visit in their context."""
        token = VISIT.set(self._visit)
        try:
            self._inner.data_received(data)
        finally:
            VISIT.reset(token)
        if self._transport.get_protocol() is not self:
            self._leave()

    def eof_received(self) -> bool | None:
        """Pass on that nothing more will come."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass on that the client does not keep up."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass on that the client keeps up again."""
        self._inner.resume_writing()

    def connection_lost(self, wrong: Exception | None) -> None:
        """Pass on that the connection is over, to whoever knew of it."""
        if self._address is not None:
            self._inner.connection_lost(wrong)
            self._leave()

    def _leave(self) -> None:
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None
            self._timer.cancel()

    def _look_again(self) -> None:
        """See after a while whether a request has arrived, or the one that was arriving then."""
        loop, seconds = asyncio.get_running_loop(), self._door.seconds_to_arrive
        self._timer = loop.call_later(seconds, self._check, self._visit.steps)

    def _check(self, steps: int) -> None:
        if self._visit.is_being_answered or self._visit.steps != steps:
            self._look_again()
        else:
            self._transport.abort()


class GuardedLoop(EventLoop):
    """An event loop whose servers have a doorkeeper for each connection."""

    def __init__(self, door: Door) -> None:
        super().__init__()
        self._door = door

    async def create_server(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.Protocol], *args: Any, **named: Any
    ) -> asyncio.AbstractServer:
        """Serve as ever, behind a door."""
        return await super().create_server(lambda: Doorkeeper(protocol_factory(), self._door), *args, **named)
