"""A real server on a free port, shared by the tests of a file, and guests who talk to it.

Every file runs on SQLite, and again on PostgreSQL and Redis.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from argon2 import PasswordHasher
from support.house import UNLIMITED, Guest, RunningServer
from support.processes import ServerProcess
from support.stores import MISSING, Postgres, RedisServer

from darkling.server import passwords

EMBEDDED, SHARED = "embedded", "shared"
ONCE = ("test_schemathesis",)
"""What takes long and asks everything runs on PostgreSQL alone, which is the stricter one."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "backing" in metafunc.fixturenames:
        once = metafunc.module.__name__.rpartition(".")[2] in ONCE
        metafunc.parametrize(
            "backing", [SHARED] if once else [EMBEDDED, SHARED], scope="module", indirect=True
        )


@pytest.fixture(scope="module")
def quick_hashes() -> Iterator[None]:
    """Hash passwords of test people quickly: nobody is out to get them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))
        yield


@pytest.fixture(scope="module")
def backing(request: pytest.FixtureRequest) -> str:
    """Which database and bus the server has."""
    return str(request.param)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from _running(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
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
def database(postgres: Postgres) -> str:
    """The address of the database that the two servers share."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def servers(
    tmp_path_factory: pytest.TempPathFactory, database: str, redis: RedisServer
) -> Iterator[list[ServerProcess]]:
    """Two processes with the same key, database and bus, which start at the same moment."""
    data = tmp_path_factory.mktemp("data")
    servers = [ServerProcess(data, database, redis.address) for _ in range(2)]
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
    if backing == EMBEDDED:
        return {}
    database = request.getfixturevalue("postgres").new_database()
    return {"database_address": database, "bus": request.getfixturevalue("redis").address}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shared: dict[str, str]) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("data"), rate=UNLIMITED, **shared) as running:
        yield running


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
