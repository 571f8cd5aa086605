"""Tricks with paths and headers: nothing but the client's own files is ever served, and nobody is forged."""

import socket

import pytest
from support.house import PATIENCE

PATHS = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "//etc/passwd",
    "/darkling.sqlite",
    "/data/key",
    "/key",
    "/api/tables/..%2f..%2fkey",
    "/api/tables/%00",
    "/api/games/..%2fgames",
    "/%00",
    "/api/tables/" + "x" * 5000,
    "/api/tables/%ff%fe/live",
]


def ask(address, request):
    """Send a request byte by byte as it is, and return the answer."""
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(request)
        answer = b""
        while block := connection.recv(65536):
            answer += block
        return answer


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_client(server, path):
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    answer = ask(server.address, request)
    status = int(answer.split(None, 2)[1])
    assert status in (200, 400, 401, 404, 405, 503)
    assert b"root:" not in answer
    assert b"SQLite format" not in answer
    assert (server.config.data / "key").read_bytes() not in answer
    if status == 200:
        assert b"<!doctype html>" in answer.lower()


@pytest.mark.parametrize(
    "request_text",
    [
        b"NONSENSE\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
    ids=["noise", "length", "header", "TLS"],
)
def test_what_is_no_http_is_refused(server, request_text):
    answer = ask(server.address, request_text)
    assert answer.split(None, 2)[1] in (b"400", b"404", b"505")


def test_cookies_tokens_and_ids_of_one_kind_are_no_other(server, guest):
    """What is signed as one thing proves nothing as another."""
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.make("me", "open")
    (invite,) = ada.invites(table)
    name, signature = ada.http.cookies["darkling_guest"].split(".")
    for forged in (f"{name}.{invite}", f"{table}.{invite}", f"{name}.{signature}x", f".{signature}", invite):
        answer = eve.http.get("/api/my-tables", headers={"cookie": f"darkling_guest={forged}"})
        assert answer.status_code == 401
    for token in (signature, f"{name}.{signature}", invite[:-1], invite + "0", invite.upper()):
        assert eve.join(table, token[:64]).status_code == 403
