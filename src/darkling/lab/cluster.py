"""Clusters: the games of a plan are played by the workers of a Ray cluster."""

import logging
import os
from socket import create_connection
from typing import Self

import ray

from darkling.lab.executor import Task, TaskDone, play
from darkling.table.errors import DarklingError


class NoCluster(DarklingError):
    """The cluster cannot be reached."""


class Cluster:
    """Plays on the cluster at RAY_ADDRESS, or on one of its own on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.under_way: dict[ray.ObjectRef[TaskDone], Task] = {}

    def hand_out(self, task: Task) -> None:
        # What fails is handed out again anyway, game by game.
        self.under_way[ray.remote(max_retries=0)(play).remote(task)] = task

    def next_done(self) -> TaskDone:
        """Wait until a task is played, or its worker dead."""
        (answer,), _ = ray.wait(list(self.under_way))
        task = self.under_way.pop(answer)
        try:
            done: TaskDone = ray.get(answer)
        except ray.exceptions.RayError as wrong:
            return TaskDone(task, [], wrong=wrong)
        return done

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
