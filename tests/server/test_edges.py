"""Edges of operation: files, keys, proxies, readiness."""

import stat

import pytest
from support.house import Guest, RunningServer, http_client

from darkling.server import readiness
from darkling.server.config import BadAddress, ServerConfig
from darkling.server.proxies import Proxies
from darkling.server.signing import KEY_FILE, BadKey, SigningKey
from darkling.server.store import Store, Unavailable


def test_database_and_key_are_for_their_owner_only(tmp_path):
    data = tmp_path / "new" / "data"
    with RunningServer(data, workers=0):
        files = [file for file in data.iterdir() if file.is_file()]
        assert {KEY_FILE, "darkling.sqlite"} <= {file.name for file in files}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_files_that_others_could_read_are_closed_to_them(tmp_path):
    with RunningServer(tmp_path, workers=0):
        pass
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    with RunningServer(tmp_path, workers=0):
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("key", [b"", b"short"])
def test_a_key_that_is_too_short_is_refused(tmp_path, key):
    (tmp_path / KEY_FILE).write_bytes(key)
    with pytest.raises(BadKey, match=f"has {len(key)} bytes, expected 32"):
        SigningKey.kept_in(tmp_path)


@pytest.mark.parametrize(
    ("written", "trusted", "others"),
    [
        ("127.0.0.1", ["127.0.0.1"], ["127.0.0.2", ""]),
        ("10.0.0.0/8, 192.168.1.7", ["10.1.2.3", "192.168.1.7"], ["192.168.1.8", "11.0.0.1"]),
        (" ::1 ,fd00::/8", ["::1", "fd12::1"], ["fe80::1", "10.0.0.1"]),
        ("*", ["1.2.3.4", "::1", ""], []),
        ("", [], ["127.0.0.1"]),
    ],
)
def test_proxies_are_read_as_networks(written, trusted, others):
    proxies = Proxies(written)
    assert all(proxies.trusts(address) for address in trusted)
    assert not any(proxies.trusts(address) for address in others)


@pytest.mark.parametrize("written", ["127.0.0.1/8", " * ", "10.0.0.1, *", " 127.0.0.1 , 10.0.0.0/8"])
def test_proxies_are_believed_however_they_are_written(tmp_path, written):
    server = RunningServer(tmp_path, proxies=written, workers=0)
    with server, http_client(server.address) as http:
        arrived = http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in arrived.headers["set-cookie"]


def test_what_is_no_proxy_is_refused_before_the_server_starts(tmp_path):
    with pytest.raises(BadAddress, match="proxies are given as"):
        ServerConfig(data=tmp_path, proxies="10.0.0.300")


def test_a_server_that_cannot_write_is_not_ready_and_the_log_says_why(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(readiness, "SECONDS_BETWEEN", 0.0)
    with RunningServer(tmp_path, workers=0) as server:
        ada = Guest(server.address, "Ada")
        assert ada.http.get("/api/health").json()["ready"] is True

        async def full(_store):
            raise Unavailable from OSError("no space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "try_writing", full)
            answer = ada.http.get("/api/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "no space left on device" in caplog.text
        assert ada.http.get("/api/health").status_code == 200
        ada.leave()
