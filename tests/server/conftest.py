"""A real server on a free port, shared by the tests of a file, and guests who talk to it."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher
from support.house import UNLIMITED, Guest, RunningServer

from darkling.server import passwords


@pytest.fixture(scope="module")
def quick_hashes() -> Iterator[None]:
    """Hash passwords of test people quickly: nobody is out to get them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64))
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("data"), rate=UNLIMITED) as running:
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
