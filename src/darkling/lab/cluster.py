"""Clusters: the games of a plan are played by the workers of a Ray cluster."""

import logging
import os
from concurrent.futures import Future
from socket import create_connection
from typing import Self

import ray

from darkling.lab.crew import Task, play
from darkling.lab.outcome import Outcome
from darkling.table.errors import DarklingError


class NoCluster(DarklingError):
    """The cluster cannot be reached."""


class Cluster:
    """A crew on the cluster at RAY_ADDRESS, or on one of its own on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size

    def hand_out(self, task: Task) -> Future[list[Outcome]]:
        """Have a task played by a worker of the cluster."""
        # Games that fail are handed out again anyway, and one by one.
        played: Future[list[Outcome]] = ray.remote(max_retries=0)(play).remote(task).future()
        return played

    def __enter__(self) -> Self:
        address = os.environ.get("RAY_ADDRESS", "local")
        cores = self.size if address == "local" else None
        # Ray reports on its use to its makers, unless told not to.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            _knock(address)
            ray.init(address, num_cpus=cores, log_to_driver=False, logging_level=logging.ERROR)
        except OSError as wrong:
            raise NoCluster(f"expected a Ray cluster at RAY_ADDRESS {address}: {wrong}") from None
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError if nobody listens at an address; Ray itself would try for minutes, and noisily."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        create_connection((host, int(port)), timeout=5).close()
