"""A PostgreSQL and a Redis for a load test, from Debian's packages, in a temporary folder."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.load.processes import free_port

PATIENCE = 60
A_MOMENT = 0.1


@contextmanager
def running_stores() -> Iterator[dict[str, str] | None]:
    """Give the settings of a server that uses them; None if they are not installed."""
    binaries, redis = sorted(Path("/usr/lib/postgresql").glob("*/bin")), shutil.which("redis-server")
    if not binaries or redis is None:
        yield None
        return
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        # PostgreSQL refuses to run as root.
        owner = "postgres" if os.getuid() == 0 else None
        if owner:
            shutil.chown(folder, owner)
        database = stack.enter_context(_postgres(binaries[-1], Path(folder), owner))
        bus = stack.enter_context(_redis(redis, Path(folder), owner))
        yield {"DARKLING_DATABASE": database, "DARKLING_BUS": bus}


@contextmanager
def _postgres(binaries: Path, folder: Path, owner: str | None) -> Iterator[str]:
    """Run a PostgreSQL as it is by default, which waits for the disk."""
    data, port = folder / "postgres", free_port()
    command = [str(binaries / "initdb"), "-D", str(data), "-U", "darkling", "-A", "trust"]
    subprocess.run(command, check=True, capture_output=True, user=owner, cwd=folder)
    options = ["-D", str(data), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port)]
    with _running([str(binaries / "postgres"), *options], folder, owner):
        _wait_for_postgres(binaries, port)
        yield f"postgresql://darkling@127.0.0.1:{port}/postgres"


@contextmanager
def _redis(command: str, folder: Path, owner: str | None) -> Iterator[str]:
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with _running([command, *options], folder, owner):
        yield f"redis://127.0.0.1:{port}"


@contextmanager
def _running(command: list[str], folder: Path, owner: str | None) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, cwd=folder, user=owner)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for_postgres(binaries: Path, port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    asked = [str(binaries / "pg_isready"), "--quiet", "--host", "127.0.0.1", "--port", str(port)]
    while subprocess.run(asked, check=False).returncode:
        if time.monotonic() > deadline:
            raise RuntimeError("PostgreSQL does not start")
        time.sleep(A_MOMENT)
