"""What the container runs, and asks about its health, works behind a proxy as docs/hosting.md says."""

import json
import os
import re
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from socket import create_connection

import msgspec
import pytest
from support.command import START
from support.front import front
from support.house import HEADER, http_client
from support.stores import reserved_port
from support.waiting import PATIENCE
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent.parent
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SITE = "darkling.example"


def command_of(instruction):
    """Return a command as the container runs it."""
    found = re.search(rf"^{instruction}\b[^\[]*(\[.*\])$", CONTAINERFILE, re.MULTILINE)
    return json.loads(found[1])


def documented_environment():
    (line,) = [line for line in HOSTING.splitlines() if line.startswith("podman run ")]
    return dict(after.split("=", 1) for word, after in pairwise(shlex.split(line)) if word == "--env")


@pytest.fixture
def container(tmp_path):
    """Run the command of the container, with a port and a folder of this machine; return the port."""
    port, home = reserved_port(), tmp_path / "home"
    home.mkdir()
    darkling, *words = [
        str(tmp_path / "data") if word == "/data" else word for word in command_of("ENTRYPOINT")
    ]
    assert darkling == "darkling"
    command = [*START, *words, "--port", str(port)]
    environment = os.environ | documented_environment()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=home)
    try:
        assert process.stdout is not None
        assert process.stdout.readline(), "the server did not start"
        yield port
        assert list(home.iterdir()) == []
    finally:
        process.kill()
        process.communicate()


def test_the_container_works_behind_a_proxy(container):
    with front(container) as port:
        site = {**HEADER, "Host": SITE, "Origin": f"https://{SITE}", "Connection": "close"}
        with http_client(f"http://127.0.0.1:{port}", site) as http:
            arrived = http.get("/api/me")
            assert "Secure" in arrived.headers["set-cookie"]
            site["Cookie"] = arrived.headers["set-cookie"].partition(";")[0]
            wanted = {"game": "dealings", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
            made = http.post("/api/tables", json=wanted, headers=site)
            assert made.status_code == 201
        address = f"ws://{SITE}/api/tables/{made.json()['table']}/live"
        own = {"Cookie": site["Cookie"], "Origin": site["Origin"]}
        reached = create_connection(("127.0.0.1", port))
        with connect(address, sock=reached, additional_headers=own) as live:
            live.send(json.dumps({"type": "hello", "ref": "r1", "seat": None}))
            while msgspec.json.decode(live.recv(PATIENCE))["type"] != "scene":
                pass


def test_the_container_is_healthy_as_long_as_it_answers(container):
    def ask(port):
        python, *words = command_of("HEALTHCHECK")
        words = [word.replace(":8000/", f":{port}/") for word in words]
        return subprocess.run([sys.executable, *words], capture_output=True, check=False).returncode

    assert ask(container) == 0
    assert ask(reserved_port()) != 0
