"""The fast path is taken where it fits the installed uvicorn, and only on request; all goes on without it."""

import logging
import re
import tomllib
from pathlib import Path

import pytest
from support.house import Guest, RunningServer

from darkling.server.fast_path import DoesNotFit, fast_socket, self_check
from darkling.server.fast_path.direct_socket import DirectSocket
from darkling.server.line import SHORT_CUT, AsgiLine

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "darkling" / "server"


def test_it_fits_the_installed_uvicorn():
    assert fast_socket() is DirectSocket


def test_it_is_made_for_the_versions_that_its_extra_asks_for():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert f"uvicorn~={self_check.SERIES}.0" in extras["fast"]


def test_another_uvicorn_is_not_tried(monkeypatch):
    monkeypatch.setattr(self_check, "version", lambda _: "0.55.1")
    with pytest.raises(DoesNotFit, match=re.escape("made for uvicorn 0.54, and this is 0.55.1")):
        fast_socket()


def nothing(*_):
    pass


@pytest.mark.parametrize(
    ("name", "instead", "told"),
    [
        ("handle_connect", DirectSocket.__base__.handle_connect, "does not find its line"),
        ("write", nothing, "texts arrive as something else"),
        ("write", lambda self, texts: self.transport.write(b"".join(texts)), "something else"),
        ("pause_writing", nothing, "does not keep up is not noticed"),
        ("hang_up", nothing, "cannot be ended"),
        ("is_free", property(lambda self: self.no_longer_there), "no_longer_there"),
    ],
)
def test_what_has_changed_in_uvicorn_is_noticed(monkeypatch, name, instead, told):
    monkeypatch.setattr(DirectSocket, name, instead)
    with pytest.raises(DoesNotFit, match=told):
        fast_socket()


@pytest.fixture
def ways(monkeypatch):
    """Return by which ways something was written to clients."""
    ways = set()

    def noted(kind):
        write = kind.write

        def note(self, texts):
            ways.add(kind)
            write(self, texts)

        monkeypatch.setattr(kind, "write", note)

    noted(DirectSocket)
    noted(AsgiLine)
    return ways


def play_at(server):
    ada = Guest(server.address, "Ada")
    ada.sit(ada.make("me")).play(3)
    ada.leave()


@pytest.mark.parametrize(("fast", "way"), [(False, AsgiLine), (True, DirectSocket)])
def test_it_is_taken_on_request_only(tmp_path, ways, fast, way):
    with RunningServer(tmp_path, fast=fast, workers=0) as server:
        ways.clear()
        play_at(server)
    assert ways == {way}


def test_where_it_does_not_fit_the_log_says_why_and_people_play(tmp_path, monkeypatch, caplog, ways):
    monkeypatch.setattr(self_check, "version", lambda _: "0.55.1")
    running = RunningServer(tmp_path, fast=True, workers=0)
    with caplog.at_level(logging.WARNING), running as server:
        play_at(server)
    [told] = [record.getMessage() for record in caplog.records if record.name == "darkling.server.run"]
    assert "goes on without its fast path" in told
    assert "0.55.1" in told
    assert ways == {AsgiLine}


def test_nothing_else_reaches_into_uvicorn():
    others = [file for file in SERVER.rglob("*.py") if file.parent.name != "fast_path"]
    imports = {
        (file.name, line)
        for file in others
        for line in file.read_text().splitlines()
        if re.match(r"\s*(import|from) uvicorn", line)
    }
    assert imports == {("run.py", "import uvicorn")}
    assert SHORT_CUT in (SERVER / "line.py").read_text()
