"""A WebSocket that takes texts which are encoded already, and writes them past ASGI."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from darkling.server.line import SHORT_CUT

TEXT = 0x81
"""How a message begins that is text, and comes in one piece."""


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that can also be written to directly.

    By way of ASGI a text is decoded, handed on five times and encoded again, for each of those who are told.
    """

    def handle_connect(self, event: Request) -> None:
        """Let whoever answers this connection find its socket."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][SHORT_CUT] = self

    @property
    def is_free(self) -> bool:
        """Whether the client keeps up with what it is sent."""
        return self.writable.is_set()

    async def until_free(self) -> None:
        """Wait until the client keeps up, or is gone."""
        if not self.is_free:
            await self.writable.wait()

    def write(self, texts: list[bytes]) -> None:
        """Send messages in one go; a connection that is over takes none."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join([_head(len(text)) + text for text in texts]))

    def hang_up(self) -> None:
        """End the connection: whoever reads from it gets to know."""
        self.transport.close()


def _head(length: int) -> bytes:
    """Return what comes before a text of some length."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 2**16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
