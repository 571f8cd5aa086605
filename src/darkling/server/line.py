"""A line to a client takes texts that are encoded already. The one here goes by way of ASGI."""

from asyncio import Event, Task, create_task
from collections import deque
from contextlib import suppress
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

Socket = WebSocket[Any, Any, Any]
SHORT_CUT = "darkling.line"
"""Under this name a server that has a shorter line leaves it in the state of a connection's scope."""
OVER = (WebSocketDisconnect, OSError, RuntimeError)
"""How servers say that a connection is over: ASGI's way, and the ways of those who know it no better."""


class Line(Protocol):
    """What is written to for one client."""

    @property
    def is_free(self) -> bool:
        """Whether the client keeps up with what it is sent."""

    async def until_free(self) -> None:
        """Wait until the client keeps up, or is gone."""

    def write(self, texts: list[bytes]) -> None:
        """Send messages; a connection that is over takes none."""

    def hang_up(self) -> None:
        """End the connection: whoever reads from it gets to know."""


def line_to(socket: Socket) -> Line:
    """Return the shortest line to a client that there is."""
    short_cut: Line | None = socket.scope["state"].get(SHORT_CUT)
    return short_cut or AsgiLine(socket)


class AsgiLine:
    """Sends one text after the other, in a task that lasts as long as there are any."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._texts: deque[bytes] = deque()
        self._free = Event()
        self._free.set()
        self._task: Task[None] | None = None
        self._is_over = False

    @property
    def is_free(self) -> bool:
        """Whether the client keeps up with what it is sent."""
        return self._free.is_set()

    async def until_free(self) -> None:
        """Wait until the client keeps up, or is gone."""
        if not self.is_free:
            await self._free.wait()

    def write(self, texts: list[bytes]) -> None:
        """Send messages; a connection that is over takes none."""
        if self._is_over:
            return
        self._texts += texts
        if self.is_free:
            self._free.clear()
            self._task = create_task(self._send())

    def hang_up(self) -> None:
        """End the connection; what has not been sent by now never will be."""
        if self._is_over:
            return
        self._is_over = True
        if self._task is not None:
            self._task.cancel()
        self._task = create_task(self._close())

    async def _send(self) -> None:
        try:
            while self._texts:
                await self._socket.send_text(self._texts.popleft())
        except OVER:
            self._is_over = True
        finally:
            self._texts.clear()
            self._free.set()

    async def _close(self) -> None:
        with suppress(*OVER):
            await self._socket.close()
