"""A real server, a real Chromium, and people who use both."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from support.house import RunningServer
from support.people import ARGUMENTS, CHROMIUM, Person

from darkling.server.client_files import CLIENT_FOLDER

MISSING = [
    what
    for what, there in (
        ("chromium", CHROMIUM is not None),
        ("the built client (make web)", (CLIENT_FOLDER / "index.html").exists()),
    )
    if not there
]


@pytest.fixture(scope="session", autouse=True)
def what_is_needed() -> None:
    if MISSING and os.environ.get("CI"):
        pytest.fail(f"the browser tests need {' and '.join(MISSING)}")
    if MISSING:
        pytest.skip(f"there is no {' and no '.join(MISSING)}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("data")) as running:
        yield running


# Playwright keeps an event loop running as long as it is there, and other tests want one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def person(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Person]]:
    """Let people come with a browser each; none may see an error or fetch anything from elsewhere."""
    people: list[Person] = []

    def come(name: str = "Ada", path: str = "/", **context: object) -> Person:
        people.append(Person(browser, server.address, name, context, path))
        return people[-1]

    yield come
    for each in people:
        each.go()
    complaints = [complaint for each in people for complaint in each.complaints]
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which finds what keeps people from using a page."""
    found = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return found.read_text(encoding="utf-8")
