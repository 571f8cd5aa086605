"""A PostgreSQL and a Redis for the tests, started from Debian's packages in a temporary folder."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from socket import SO_REUSEADDR, SOL_SOCKET, create_connection, socket
from typing import Any

import asyncpg

PATIENCE = 60
A_MOMENT = 0.05
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
REDIS = shutil.which("redis-server")
MISSING = [
    what for what, there in (("postgresql", bool(BINARIES)), ("redis-server", REDIS is not None)) if not there
]


def reserved_port() -> int:
    """Return a port that nobody listens on, and that nobody gets by chance as long as this process runs.

    Whoever asks for this very port may have it, again and again: it is held, but without listening.
    """
    holder = socket()
    holder.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port = int(holder.getsockname()[1])
    holder.detach()
    return port


class Daemon:
    """A program that serves at a port of its own until it is stopped."""

    command: list[str]
    ending = signal.SIGKILL

    def __init__(self) -> None:
        self.port = reserved_port()
        self.folder = Path(tempfile.mkdtemp(prefix="darkling-"))
        # PostgreSQL refuses to run as root.
        self.owner: dict[str, Any] = {"user": "postgres"} if os.getuid() == 0 and BINARIES else {}
        if self.owner:
            shutil.chown(self.folder, "postgres")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        out = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(self.command, stdout=out, stderr=out, cwd=self.folder, **self.owner)
        out.close()
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < deadline, f"{self.command[0]} does not answer"
            time.sleep(A_MOMENT)

    def kill(self) -> None:
        """End it without a warning; what it has written stays."""
        if self.process is not None:
            self.process.send_signal(self.ending)
            self.process.wait(PATIENCE)
            self.process = None

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def answers(self) -> bool:
        """Say whether it can be reached."""
        try:
            create_connection(("127.0.0.1", self.port), A_MOMENT).close()
        except OSError:
            return False
        return True


class Postgres(Daemon):
    """A PostgreSQL that forgets everything when the machine does, and is the faster for it."""

    ending = signal.SIGQUIT
    """The order to end all its processes at once, whatever they are doing."""

    def __init__(self) -> None:
        super().__init__()
        data = str(self.folder / "data")
        initdb = [str(BINARIES[-1] / "initdb"), "-D", data, "-U", "darkling", "-A", "trust", "-N"]
        options = {"cwd": self.folder, "check": True, "capture_output": True, **self.owner}
        subprocess.run([*initdb, "-E", "UTF8", "--locale=C"], **options)
        self.command = [
            *(str(BINARIES[-1] / "postgres"), "-D", data, "-k", str(self.folder), "-F"),
            *("-h", "127.0.0.1", "-p", str(self.port)),
        ]
        self.names = (f"darkling_{number}" for number in count())

    def new_database(self) -> str:
        """Make an empty database, and return its address."""
        name = next(self.names)
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://darkling@127.0.0.1:{self.port}/{name}"

    def ask(self, question: str, address: str = "") -> list[Any]:
        """Ask a question in SQL."""

        async def asked() -> list[Any]:
            connection = await asyncpg.connect(address or self.address())
            try:
                return list(await connection.fetch(question))
            finally:
                await connection.close()

        return asyncio.run(asked())

    def answers(self) -> bool:
        try:
            self.ask("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True


class RedisServer(Daemon):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.command = [
            *(str(REDIS), "--port", str(self.port), "--bind", "127.0.0.1"),
            *("--save", "", "--appendonly", "no"),
        ]
        self.address = f"redis://127.0.0.1:{self.port}"
