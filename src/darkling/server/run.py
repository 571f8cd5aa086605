"""Running a server."""

import asyncio
import gc
import logging
from collections.abc import Callable
from contextlib import suppress
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from darkling.games import broken_games
from darkling.server.app import make_app
from darkling.server.bus import make_bus
from darkling.server.config import ServerConfig
from darkling.server.direct_socket import DirectSocket
from darkling.server.http_protocol import watchful
from darkling.server.rules_upgrades import Verdict, migrate_tables
from darkling.server.signing import SigningKey
from darkling.server.store import Store, Unavailable
from darkling.server.store.holds import take_hold
from darkling.table.errors import DarklingError

LONGEST_FRAME = 64 * 1024
"""A longer message ends the connection; a shorter one that is still too long is only refused."""
SECONDS_TO_STOP = 5
OBJECTS_TO_COLLECT = 20_000

log = logging.getLogger(__name__)


class BadStore(DarklingError):
    """The database cannot be used."""


def run(config: ServerConfig, host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `on_ready` gets the address as soon as it answers."""
    server, listener = serving(config, host, port, on_ready)
    with listener:
        asyncio.run(_try_store(config))
        for broken in broken_games():
            log.warning("%s", broken)
        _collect_less_often()
        with suppress(KeyboardInterrupt):
            server.run([listener])


def migrate(config: ServerConfig, dry_run: bool) -> list[Verdict]:
    """Let tables go on under the present rules where nothing differs."""

    async def look() -> list[Verdict]:
        store = await open_store(config)
        try:
            return await migrate_tables(store, dry_run)
        finally:
            await store.close()

    return asyncio.run(look())


def _collect_less_often() -> None:
    """Look for garbage less often: showing a table makes many small things, and next to no cycles."""
    gc.freeze()
    gc.set_threshold(OBJECTS_TO_COLLECT, 20, 20)


async def _try_store(config: ServerConfig) -> None:
    """Open key and database once before the server starts, so that what is wrong is said plainly."""
    await make_bus(config.bus).close()
    await (await open_store(config)).close()
    await (await take_hold(config.database)).close()
    SigningKey.kept_in(config.data)


async def open_store(config: ServerConfig) -> Store:
    """Open the database of a server; raise BadStore if it cannot be used."""
    config.lay_out()
    try:
        return await Store.open(config.database)
    except (SQLAlchemyError, CommandError, Unavailable) as wrong:
        reason = str(wrong.__cause__ or wrong).splitlines()[0]
        raise BadStore(f"{config.database_name} cannot be used: {reason}") from None


def serving(
    config: ServerConfig, host: str, port: int, on_ready: Callable[[str], None]
) -> tuple["Server", socket]:
    """Return a server that has not been started yet, and the socket it is to listen on."""
    listener = _listen(host, port)
    bound = listener.getsockname()[1]
    address = f"http://[{host}]:{bound}" if ":" in host else f"http://{host}:{bound}"
    uvicorn_config = uvicorn.Config(
        make_app(config),
        ws=DirectSocket,
        ws_max_size=LONGEST_FRAME,
        # It would cost more time than all else that is done to show a scene.
        ws_per_message_deflate=False,
        http=watchful(config),
        forwarded_allow_ips=config.proxies,
        # An access log would tell who sits where.
        access_log=False,
        # All logs are written alike: see logs.py.
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(uvicorn_config, lambda: on_ready(address)), listener


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
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
