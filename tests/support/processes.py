"""Servers in processes of their own, and a proxy before them that knows nothing about games."""

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

from support.command import START
from support.stores import reserved_port


class ServerProcess:
    """A server in a process of its own, always at the same address."""

    def __init__(self, data: Path, database: str = "", bus: str = "") -> None:
        self.data = data
        self.port = reserved_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {"DARKLING_DATABASE": database, "DARKLING_BUS": bus}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [*START, "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=self.environment)
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the server did not start"

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()


@asynccontextmanager
async def proxy(*servers: ServerProcess) -> AsyncIterator[str]:
    """Serve an address from where each connection goes to the next server that is there."""
    turns = count()

    async def reach() -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for _ in servers:
            server = servers[next(turns) % len(servers)]
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", server.port)
        return None

    async def on_connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        under_way.add(asyncio.current_task())
        async with _closing(writer):
            if (reached := await reach()) is not None:
                async with _closing(reached[1]):
                    await asyncio.gather(_pass_on(reader, reached[1]), _pass_on(reached[0], writer))

    under_way: set[asyncio.Task[None] | None] = set()
    listener = await asyncio.start_server(on_connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    finally:
        listener.close()
        await asyncio.wait([task for task in under_way if task is not None])


@asynccontextmanager
async def _closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    try:
        yield
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on all that comes until one end is closed."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
