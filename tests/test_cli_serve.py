"""`darkling serve`, as one starts and stops it."""

import logging
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx
import pytest
from support.command import START, Ended

COMMAND = [*START, "serve"]
PATIENCE = 60


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server, and give its process and address."""
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        yield process, address
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def refused(run: Callable[..., Ended]) -> Iterator[Callable[..., str]]:
    """Run the command in vain, and return its one line."""
    root = logging.getLogger()
    before = root.handlers, root.level

    def refused(*options: str) -> str:
        code, _, errors = run("serve", "--port", "0", *options)
        assert code == 2
        [line] = errors.splitlines()
        return line

    yield refused
    root.handlers, root.level = before


# A signal that ends a program is told to whoever started it; Ctrl-C is how one stops a server.
@pytest.mark.parametrize(("told", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_says_its_address_answers_and_stops_cleanly(tmp_path, told, code):
    data = tmp_path / "new" / "data"
    with serving("--data", str(data)) as (process, address):
        assert (data / "key").stat().st_mode & 0o077 == 0, "the key is for its owner alone"
        assert httpx.get(f"{address}/api/health").json()["ready"]
        assert [game["id"] for game in httpx.get(f"{address}/api/games").json()][:1] == ["dealings"]
        process.send_signal(told)
        _, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (code, "")


def test_a_port_in_use_is_refused_in_one_line(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [*COMMAND, "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    [line] = done.stderr.splitlines()
    assert f"port {port}" in line
    assert "in use" in line


def test_a_folder_that_is_a_file_is_refused_in_one_line(tmp_path, refused):
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert str(file) in refused("--data", str(file))


def test_a_database_that_is_none_is_refused_in_one_line(tmp_path, refused):
    (tmp_path / "darkling.sqlite").write_text("not a database, and long enough to be read as one" * 50)
    assert "darkling.sqlite" in refused("--data", str(tmp_path))


@pytest.mark.parametrize(
    ("option", "address", "says"),
    [
        ("--database", "mysql://host/name", "postgresql://"),
        ("--bus", "http://host", "redis://"),
        ("--database", "postgresql://ada:secret@127.0.0.1:1/tables", "127.0.0.1:1/tables cannot be used"),
    ],
)
def test_an_address_that_does_not_do_is_refused_in_one_line(tmp_path, refused, option, address, says):
    line = refused("--data", str(tmp_path), option, address)
    assert says in line
    assert "secret" not in line
