"""Waiting for something to happen, however slow the machine is."""

from collections.abc import Callable
from time import monotonic, sleep, time

PATIENCE = 60
"""So many seconds a test waits for something that should come at once."""
A_MOMENT = 0.01
AN_HOUR = 3600


def wait_until(happened: Callable[[], object]) -> None:
    """Wait until something is as it should be."""
    deadline = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < deadline, "waited in vain"
        sleep(A_MOMENT)


def an_hour_later() -> float:
    """Return the time in an hour, for whoever need not wait for it: what rings then rings now."""
    return time() + AN_HOUR
