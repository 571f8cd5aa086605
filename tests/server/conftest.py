"""A real server on a free port, shared by the tests of a file, and guests who talk to it."""

from collections.abc import Callable, Iterator

import pytest
from support.house import UNLIMITED, Guest, RunningServer


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
