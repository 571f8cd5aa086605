"""A connection in memory goes through all that the fast path does, so that what does not fit shows."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from darkling.server.fast_path.direct_socket import DirectSocket
from darkling.server.line import SHORT_CUT

TEXTS = [b"short", b"m" * 1000, b"l" * 100_000]
"""The length of a text is written in three ways."""
SECONDS = 5.0


async def rehearse(kind: type[DirectSocket]) -> None:
    """Greet a client, tell it something and hang up; raise an error if any of it fails."""
    stage, client = Stage(), ClientProtocol(parse_uri("ws://rehearsal/"))
    config = uvicorn.Config(stage.play, ws_per_message_deflate=False, log_config=None, interface="asgi3")
    socket = kind(config, ServerState(), {})
    socket.connection_made(stage)
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    async with asyncio.timeout(SECONDS):
        await stage.began.wait()
    _expect(stage.line is socket, "a connection does not find its line")
    _tell(socket, stage, client)
    await _keep_up(socket)
    _end(socket, stage)


def _tell(socket: DirectSocket, stage: "Stage", client: ClientProtocol) -> None:
    socket.write(TEXTS)
    client.receive_data(bytes(stage.written))
    greeting, *frames = client.events_received()
    _expect(isinstance(greeting, Response) and greeting.status_code == 101, "a client is not greeted")
    told = [bytes(frame.data) for frame in frames if isinstance(frame, Frame)]
    _expect(told == TEXTS, "texts arrive as something else")


async def _keep_up(socket: DirectSocket) -> None:
    socket.pause_writing()
    _expect(not socket.is_free, "a client that does not keep up is not noticed")
    socket.resume_writing()
    async with asyncio.timeout(SECONDS):
        await socket.until_free()


def _end(socket: DirectSocket, stage: "Stage") -> None:
    written = len(stage.written)
    socket.hang_up()
    _expect(stage.is_closing(), "a connection cannot be ended")
    socket.write(TEXTS)
    socket.connection_lost(None)
    socket.write(TEXTS)
    _expect(len(stage.written) == written, "a connection that is over is written to")


def _expect(fits: bool, otherwise: str) -> None:
    if not fits:
        raise RuntimeError(otherwise)


class Stage(asyncio.Transport):
    """A connection that leads nowhere, with an application that greets whoever comes over it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.began = asyncio.Event()
        self.line: object = None
        self._is_closed = False

    async def play(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer as an ASGI application."""
        await receive()
        await send({"type": "websocket.accept"})
        self.line = scope["state"].get(SHORT_CUT)
        self.began.set()
        await receive()

    def write(self, data: Any) -> None:
        """Keep what is written."""
        self.written += data

    def is_closing(self) -> bool:
        """Say whether this is over."""
        return self._is_closed

    def close(self) -> None:
        """Be over."""
        self._is_closed = True
