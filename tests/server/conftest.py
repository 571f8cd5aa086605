"""Real servers on free ports, shared by all tests, and guests who talk to them.

Every file runs on SQLite, and again on PostgreSQL and Redis; what is about sockets, on the fast path too.
Each test has guests and tables of its own.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from support.house import UNLIMITED, Guest, RunningServer
from support.processes import ServerProcess
from support.stores import MISSING, Postgres, RedisServer
from support.waiting import PATIENCE

from darkling.server import passwords, redis_bus
from darkling.server.store import engines

EMBEDDED, SHARED, FAST = "embedded", "shared", "fast"
QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=64)
"""For passwords of test people: nobody is out to get them."""
ONCE = ("test_schemathesis",)
"""What takes long and asks everything runs on PostgreSQL alone, which is the stricter one."""
ON_THE_FAST_PATH = (
    "test_bad_messages",
    "test_limits",
    "test_line",
    "test_paths",
    "test_play",
    "test_reconnect",
    "test_static_answers",
)
"""What runs there as well. With DARKLING_FAST=1, everything does."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "backing" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        backings = [SHARED] if name in ONCE else [EMBEDDED, SHARED]
        fast = [FAST] if name in ON_THE_FAST_PATH else []
        metafunc.parametrize("backing", backings + fast, scope="module", indirect=True)


@pytest.fixture
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", QUICK_HASHER)


@pytest.fixture(scope="session", autouse=True)
def _patient_with_stores() -> Iterator[None]:
    """Wait for a database and a bus however slow the machine is: they count as there if they are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(redis_bus, "SECONDS_TO_ANSWER", float(PATIENCE))
        patch.setitem(engines.POSTGRESQL_OPTIONS, "pool_timeout", PATIENCE)
        patch.setitem(
            engines.POSTGRESQL_OPTIONS, "connect_args", {"timeout": PATIENCE, "command_timeout": PATIENCE}
        )
        yield


@pytest.fixture(scope="module")
def backing(request: pytest.FixtureRequest) -> str:
    """Which database and bus the server has, and whether it takes the fast path."""
    return str(request.param)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from _running(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    yield from _running(RedisServer)


@pytest.fixture(scope="session")
def breakable_postgres() -> Iterator[Postgres]:
    """Another one, which tests may kill."""
    yield from _running(Postgres)


@pytest.fixture(scope="session")
def breakable_redis() -> Iterator[RedisServer]:
    yield from _running(RedisServer)


def _running(kind: type[Any]) -> Iterator[Any]:
    if MISSING and os.environ.get("CI"):
        pytest.fail(f"the tests of several processes need {' and '.join(MISSING)}")
    if MISSING:
        pytest.skip(f"there is no {' and no '.join(MISSING)}; make stores installs them where it may")
    daemon = kind()
    try:
        daemon.start()
        yield daemon
    finally:
        daemon.close()


@pytest.fixture(scope="session")
def database(breakable_postgres: Postgres) -> str:
    """The address of the database that the two servers share."""
    return breakable_postgres.new_database()


@pytest.fixture(scope="session")
def servers(
    tmp_path_factory: pytest.TempPathFactory, database: str, breakable_redis: RedisServer
) -> Iterator[list[ServerProcess]]:
    """Two processes with the same key, database and bus, which start at the same moment."""
    data = tmp_path_factory.mktemp("data")
    servers = [ServerProcess(data, database, breakable_redis.address) for _ in range(2)]
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(ServerProcess.start, servers))
        yield servers
    finally:
        for server in servers:
            server.kill()


@pytest.fixture(scope="module")
def shared(backing: str, request: pytest.FixtureRequest) -> dict[str, str]:
    """Return the settings of a server that other processes share, unless it is to be on its own."""
    if backing != SHARED:
        return {}
    return _shared(request.getfixturevalue("postgres"), request.getfixturevalue("redis"))


@pytest.fixture
def own_database(backing: str, request: pytest.FixtureRequest) -> str:
    """Return the address of a database that nobody has had before; an empty one stands for a file."""
    if backing == EMBEDDED:
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="session")
def embedded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with _quick_server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def fast_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with _quick_server(tmp_path_factory.mktemp("data"), fast=True) as running:
        yield running


@pytest.fixture(scope="session")
def shared_server(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: RedisServer
) -> Iterator[RunningServer]:
    with _quick_server(tmp_path_factory.mktemp("data"), **_shared(postgres, redis)) as running:
        yield running


@pytest.fixture(scope="module")
def server(backing: str, request: pytest.FixtureRequest) -> RunningServer:
    """Return the server that all tests share."""
    running: RunningServer = request.getfixturevalue(f"{backing}_server")
    return running


def _shared(postgres: Postgres, redis: RedisServer) -> dict[str, str]:
    return {"database_address": postgres.new_database(), "bus": redis.address}


@contextmanager
def _quick_server(data: Path, **config: Any) -> Iterator[RunningServer]:
    """Run a server that waits for nothing."""
    with ExitStack() as running:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(passwords, "PasswordHasher", QUICK_HASHER)
            server = running.enter_context(RunningServer(data, rate=UNLIMITED, **config))
        yield server


@pytest.fixture
def guest(server: RunningServer) -> Iterator[Callable[..., Guest]]:
    """Make guests of the server, who leave at the end of the test."""
    guests: list[Guest] = []

    def arrive(name: str = "Ada") -> Guest:
        guests.append(Guest(server.address, name))
        return guests[-1]

    yield arrive
    for each in guests:
        each.leave()
