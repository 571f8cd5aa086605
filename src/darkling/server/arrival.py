"""How requests arrive: a body is waited for only so long, and whoever watches a connection gets to know."""

from asyncio import get_running_loop, timeout_at
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from darkling.server.refusal import Refusal

TOO_SLOW = "The request did not arrive in time. Try again."
Message = HTTPReceiveMessage | WebSocketReceiveMessage


class Visit:
    """What is known of the requests that come over one connection."""

    def __init__(self) -> None:
        self.steps = 0
        """How often a request has begun or ended."""
        self._under_way = 0

    @property
    def is_being_answered(self) -> bool:
        """Whether the application has the turn."""
        return self._under_way > 0

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Note that the application has the turn."""
        self.steps += 1
        self._under_way += 1
        try:
            yield
        finally:
            self.steps += 1
            self._under_way -= 1


VISIT: ContextVar[Visit | None] = ContextVar("VISIT", default=None)
"""Set by whoever watches the connection, if anyone does: under other servers, nobody."""


class Arrival(ASGIMiddleware):
    """Refuses a request whose body does not arrive."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer a request, and tell whoever watches the connection."""
        with (VISIT.get() or Visit()).answering():
            await next_app(scope, self._in_time(receive), send)

    def _in_time(self, receive: Receive) -> Receive:
        deadline = get_running_loop().time() + self.seconds
        has_arrived = False

        async def in_time() -> Message:
            nonlocal has_arrived
            if has_arrived:
                return await receive()
            try:
                async with timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise Refusal("too-slow", TOO_SLOW, 408) from None
            has_arrived = not message.get("more_body", False)
            return message

        return in_time
