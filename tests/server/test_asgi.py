"""The application under ASGI servers of other makes, as their manuals start them."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from support.house import Guest
from support.stores import reserved_port
from support.waiting import wait_until
from typer.main import get_command

from darkling.cli.app import app
from darkling.server.environment import SETTINGS, BadEnvironment, config_from

APP = "darkling.server.asgi:app"
COMMANDS: dict[str, Callable[[int], list[str]]] = {
    "hypercorn": lambda port: ["hypercorn", "--workers", "0", "--bind", f"127.0.0.1:{port}", APP],
    "uvicorn": lambda port: [
        "uvicorn",
        "--port",
        f"{port}",
        "--no-access-log",
        "--ws-max-size",
        "65536",
        APP,
    ],
}


@contextmanager
def serving(command, data):
    """Run a server of some make; give its address."""
    port = reserved_port()
    environment = os.environ | {"DARKLING_DATA": str(data)}
    process = subprocess.Popen([sys.executable, "-m", *command(port)], env=environment)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: process.poll() is not None or answers(address))
        yield address
    finally:
        process.terminate()
        process.wait()


def answers(address):
    try:
        return httpx.get(f"{address}/api/health").is_success
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("make", COMMANDS)
def test_a_table_is_played_under_any_server(tmp_path, make):
    with serving(COMMANDS[make], tmp_path / "data") as address:
        ada, ben = Guest(address, "Ada"), Guest(address, "Ben")
        made = ada.make("me", "open", "easy")
        assert ben.join(made, ada.invites(made)[0]).is_success
        tables = [ada.sit(made), ben.sit(made)]
        for _ in range(3):
            for table in tables:
                table.play(1)
        assert tables[0].ask("say", text="Hello")["type"] == "done"
        while not tables[1].chats:
            tables[1].receive()
        assert tables[1].ask("choose", seat=9, decision=0, option=0)["type"] == "refused"
        ben.leave()
        tables[0].scene_where(lambda scene: [seat["here"] for seat in scene["seats"]][:2] == [True, False])
        ada.leave()
    assert (tmp_path / "data" / "darkling.sqlite").exists()


def test_the_command_line_knows_settings_by_the_same_names():
    options = get_command(app).commands["serve"].params
    names = {option.envvar for option in options if option.envvar}
    assert names - {"DARKLING_FAST"} == set(SETTINGS) - {"DARKLING_METRICS_TOKEN", "FORWARDED_ALLOW_IPS"}


def test_settings_are_read_from_the_environment():
    config = config_from(
        {
            "DARKLING_DATA": "/somewhere",
            "DARKLING_DAYS": "2",
            "DARKLING_PRIVATE_WEBHOOKS": "1",
            "DARKLING_WORKERS": "3",
            "DARKLING_BUS": "",
            "HOME": "/root",
        }
    )
    assert (config.data, config.patience, config.workers) == (Path("/somewhere"), 172_800, 3)
    assert config.private_webhooks
    assert config.bus == ""


@pytest.mark.parametrize(
    ("name", "value"), [("DARKLING_WORKERS", "many"), ("DARKLING_PRIVATE_WEBHOOKS", "perhaps")]
)
def test_a_setting_that_cannot_be_read_is_refused_by_name(name, value):
    with pytest.raises(BadEnvironment, match=name):
        config_from({name: value})
