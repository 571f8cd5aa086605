"""What the tests of the lab share."""

from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.process import BaseProcess

import pytest


@pytest.fixture
def new_children() -> Iterator[Callable[[], set[BaseProcess]]]:
    """Tell which processes were begun in this test and still run; in the end none must be left."""
    before = set(active_children())
    yield lambda: set(active_children()) - before
    assert set(active_children()) <= before
