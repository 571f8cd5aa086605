"""A real server, a real Chromium, and people who use both; in each process all tests share them."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.house import UNLIMITED, RunningServer
from support.late import tables_begin_with
from support.people import ARGUMENTS, CHROMIUM, People, Person
from support.tabs import PATIENCE

from darkling.server import commands
from darkling.server.client_files import CLIENT_FOLDER
from darkling.table.position import Position

SEED = 7
"""All tables begin alike, so that what happens in a game is no matter of luck."""
MISSING = [
    what
    for what, there in (
        ("chromium", CHROMIUM is not None),
        ("the built client (make web)", (CLIENT_FOLDER / "index.html").exists()),
    )
    if not there
]


@pytest.fixture(scope="package", autouse=True)
def what_is_needed() -> None:
    if MISSING and os.environ.get("CI"):
        pytest.fail(f"the browser tests need {' and '.join(MISSING)}")
    if MISSING:
        pytest.skip(f"there is no {' and no '.join(MISSING)}")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "randbits", lambda _bits: SEED)
        with RunningServer(data, rate=UNLIMITED) as running:
            yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def people(browser: Browser, server: RunningServer) -> People:
    return People(browser, server.address)


@pytest.fixture
def person(people: People) -> Iterator[Callable[..., Person]]:
    """Let people come with a browser each; none may see an error or fetch anything from elsewhere."""
    here: list[Person] = []

    def come(name: str = "Ada", **device: object) -> Person:
        here.append(people.come(name, device))
        return here[-1]

    yield come
    complaints = [complaint for each in here for complaint in people.let_go(each)]
    assert complaints == []


@pytest.fixture
def begin_with() -> Iterator[Callable[[Position], None]]:
    """Let all new tables of a game begin with a position, from then on until the test is over."""
    with ExitStack() as late:
        yield lambda position: late.enter_context(tables_begin_with(position))


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what keeps people from using a page."""
    found = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return found.read_text(encoding="utf-8")
