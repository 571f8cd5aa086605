"""Running a server."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from typing import Literal

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from darkling.games import broken_games
from darkling.server.app import make_app
from darkling.server.bus import make_bus
from darkling.server.config import ServerConfig
from darkling.server.doorkeeper import Door, GuardedLoop
from darkling.server.fast_path import DoesNotFit, fast_socket
from darkling.server.garbage import collect_less_often
from darkling.server.rules_upgrades import Verdict, migrate_tables
from darkling.server.signing import SigningKey
from darkling.server.store import Store, Unavailable
from darkling.server.store.holds import take_hold
from darkling.table.errors import DarklingError

LONGEST_FRAME = 64 * 1024
"""A longer message ends the connection; a shorter one that is still too long is only refused."""
LONGEST_HEAD = 16 * 1024
"""So long a request may be before its body begins."""
SECONDS_TO_STOP = 5

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
        collect_less_often()
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
        ws=_socket_kind(config.fast),
        ws_max_size=LONGEST_FRAME,
        # It would cost more time than all else that is done to show a scene.
        ws_per_message_deflate=False,
        http="h11",
        h11_max_incomplete_event_size=LONGEST_HEAD,
        forwarded_allow_ips=config.proxies,
        # An access log would tell who sits where.
        access_log=False,
        # All logs are written alike: see logs.py.
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(uvicorn_config, Door(config), lambda: on_ready(address)), listener


def _socket_kind(fast: bool) -> type[asyncio.Protocol] | Literal["websockets-sansio"]:
    """Return what speaks WebSocket: uvicorn's own, unless the fast path is wanted, and fits."""
    if fast:
        try:
            return fast_socket()
        except DoesNotFit as wrong:
            log.warning("the server goes on without its fast path: %s", wrong)
    return "websockets-sansio"


class Server(uvicorn.Server):
    """Has a door, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, door: Door, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = door
        self.on_ready = on_ready

    def run(self, sockets: list[socket] | None = None) -> None:
        """Serve until told to stop."""
        with asyncio.Runner(loop_factory=lambda: GuardedLoop(self.door)) as runner:
            runner.run(self.serve(sockets))

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Start, and say so."""
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
