"""Running a server."""

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from darkling.server.app import make_app
from darkling.server.bus import make_bus
from darkling.server.line import Line
from darkling.server.protocol import watchful
from darkling.server.settings import Settings
from darkling.server.store import Store, Unavailable
from darkling.server.upgrades import Verdict, migrate_tables
from darkling.table.errors import DarklingError

LONGEST_FRAME = 64 * 1024
"""A longer message ends the connection; a shorter one that is still too long is only refused."""
SECONDS_TO_STOP = 5
OBJECTS_TO_COLLECT = 20_000


class BadStore(DarklingError):
    """The database cannot be used."""


def run(settings: Settings, host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `on_ready` gets the address as soon as it answers."""
    server, listener = serving(settings, host, port, on_ready)
    asyncio.run(_try_store(settings))
    _collect_less_often()
    with suppress(KeyboardInterrupt):
        server.run([listener])


def migrate(settings: Settings, dry_run: bool) -> list[Verdict]:
    """Let tables go on under the present rules where nothing differs."""

    async def look() -> list[Verdict]:
        store = await open_store(settings)
        try:
            return await migrate_tables(store, dry_run)
        finally:
            await store.close()

    return asyncio.run(look())


def _collect_less_often() -> None:
    """Look for garbage less often: showing a table makes many small things, and next to no cycles."""
    gc.freeze()
    gc.set_threshold(OBJECTS_TO_COLLECT, 20, 20)


async def _try_store(settings: Settings) -> None:
    """Open the database once before the server starts, so that what is wrong or missing is said plainly."""
    await make_bus(settings.bus).close()
    await (await open_store(settings)).close()


async def open_store(settings: Settings) -> Store:
    """Open the database of a server; raise BadStore if it cannot be used."""
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        return await Store.open(settings.database)
    except (SQLAlchemyError, CommandError, Unavailable) as wrong:
        reason = str(wrong.__cause__ or wrong).splitlines()[0]
        raise BadStore(f"{settings.database_name} cannot be used: {reason}") from None


def serving(
    settings: Settings, host: str, port: int, on_ready: Callable[[str], None]
) -> tuple["Server", socket]:
    """Return a server that has not been started yet, and the socket it is to listen on."""
    listener = _listen(host, port)
    bound = listener.getsockname()[1]
    address = f"http://[{host}]:{bound}" if ":" in host else f"http://{host}:{bound}"
    config = uvicorn.Config(
        make_app(settings),
        ws=Line,
        ws_max_size=LONGEST_FRAME,
        # It would cost more time than all else that is done to show a scene.
        ws_per_message_deflate=False,
        http=watchful(settings),
        forwarded_allow_ips=settings.proxies,
        # An access log would tell who sits where.
        access_log=False,
        # All logs are written alike: see logs.py.
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(config, lambda: on_ready(address)), listener


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.on_ready()


def _listen(host: str, port: int) -> socket:
    """Return a socket that listens; a port in use is an OSError that says which."""
    listener = socket(AF_INET6 if ":" in host else AF_INET, SOCK_STREAM)
    listener.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise OSError(wrong.errno, wrong.strerror, f"{host} port {port}") from None
    return listener
