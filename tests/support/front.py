"""A proxy that says it speaks https to people, and comes from an address that is not the server's own."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_WR, create_connection, create_server, socket
from threading import Thread

PROXY = "127.0.0.2"
"""As seen from a container, a proxy on its host is not at 127.0.0.1."""
SAID = b"X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\n"
END_OF_LINE = b"\r\n"


@contextmanager
def front(server: int) -> Iterator[int]:
    """Pass connections on to the port of a server, a request on each; return the port of the proxy."""
    with create_server(("127.0.0.1", 0)) as listener:
        Thread(target=_listen, args=(listener, server), daemon=True).start()
        yield listener.getsockname()[1]


def _listen(listener: socket, server: int) -> None:
    with suppress(OSError):
        while True:
            client, _ = listener.accept()
            Thread(target=_serve, args=(client, server), daemon=True).start()


def _serve(client: socket, server: int) -> None:
    with client, create_connection(("127.0.0.1", server), source_address=(PROXY, 0)) as reached:
        asking = Thread(target=_pass_on, args=(client, reached, True), daemon=True)
        asking.start()
        _pass_on(reached, client, False)
        asking.join()


def _pass_on(one: socket, other: socket, is_request: bool) -> None:
    """Pass all on that comes; a request is told where it comes from, after its first line."""
    with suppress(OSError):
        while data := one.recv(65536):
            if is_request:
                line, end, rest = data.partition(END_OF_LINE)
                data, is_request = line + end + SAID + rest, False
            other.sendall(data)
        other.shutdown(SHUT_WR)
