"""Servers under load, each in a process of its own: started, watched from outside, and ended."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import socket

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
MEBIBYTE = 2**20
SECONDS_TO_STOP = 20


@dataclass(frozen=True)
class Watched:
    """A running server process."""

    process: "subprocess.Popen[bytes]"
    port: int

    @property
    def cpu_seconds(self) -> float:
        """How long it has kept a processor busy."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """How much memory it has, in MiB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / MEBIBYTE


@contextmanager
def started(command: list[str], port: int, **settings: str) -> Iterator[Watched]:
    """Start a server that says a line when it is ready; stop it at the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **settings})
    assert process.stdout is not None
    try:
        if not process.stdout.readline():
            raise RuntimeError(f"{command[0]} did not start")
        yield Watched(process, port)
    finally:
        process.terminate()
        process.wait(SECONDS_TO_STOP)


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
