"""A WebSocket client that does as little as possible, so that what is measured is the server."""

import asyncio
from base64 import b64encode
from collections.abc import Callable, Mapping

HEAD_END = b"\r\n\r\n"
TEXT, CLOSE, PING = 0x81, 0x88, 0x89
UNMASKED = bytes(4)
"""A mask of zeros: the protocol wants one from a client, and so it changes nothing."""

OnText = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection. It hears whole text messages, answers nothing else, and leaves pings to the server."""

    def __init__(self, head: bytes, on_text: OnText) -> None:
        self.on_text = on_text
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._head = head
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, wrong: Exception | None) -> None:
        """Tell whoever waits for the connection that there will be none."""
        if not self.open.done():
            self.open.set_exception(wrong or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Take whole messages out of what has come so far."""
        self._buffer += data
        if not self.open.done() and not self._is_opened():
            return
        while (frame := self._next_frame()) is not None:
            self.on_text(frame)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        length = len(text)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(b"\x81" + size + UNMASKED + text)

    def close(self) -> None:
        """Leave without a word."""
        self._transport.abort()

    def _is_opened(self) -> bool:
        head, end, rest = bytes(self._buffer).partition(HEAD_END)
        if not end:
            return False
        if b" 101 " not in head.splitlines()[0]:
            self.open.set_exception(ConnectionError(head.splitlines()[0].decode()))
            return False
        self._buffer = bytearray(rest)
        self.open.set_result(None)
        return True

    def _next_frame(self) -> bytes | None:
        """Return the text of the next whole message; control frames are passed over."""
        while len(self._buffer) >= 2:
            kind, start, length = self._buffer[0], 2, self._buffer[1]
            if length >= 126:
                width = 2 if length == 126 else 8
                start, length = 2 + width, int.from_bytes(self._buffer[2 : 2 + width], "big")
            end = start + length
            if len(self._buffer) < end:
                return None
            text = bytes(self._buffer[start:end])
            del self._buffer[:end]
            if kind == TEXT:
                return text
            if kind == PING:
                self._transport.write(b"\x8a" + bytes([0x80 | length]) + UNMASKED + text)
        return None


async def connect(port: int, path: str, on_text: OnText, headers: Mapping[str, str] | None = None) -> Socket:
    """Connect to a server on this machine."""
    lines = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
        **(headers or {}),
    }
    told = "\r\n".join([f"{name}: {value}" for name, value in lines.items()])
    head = f"GET {path} HTTP/1.1\r\n{told}\r\n\r\n".encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(head, on_text), "127.0.0.1", port)
    await socket.open
    return socket
