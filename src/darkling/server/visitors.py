"""Visitors: who sends a request, and whether it may come from where it does."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from darkling.server.house import House
from darkling.server.refusal import Refusal

COOKIE = "darkling_guest"
COOKIE_AGE = 400 * 24 * 3600
"""Browsers keep no cookie longer."""
OWN_HEADER = "x-darkling"
"""A page of another site cannot send it without asking first, and is not allowed to."""
SAFE = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[str]
"""What routes are given: the server, and the guest who asks."""


def guest_of(connection: Connection) -> str | None:
    """Return the guest whose cookie came along."""
    house: House = connection.app.state.house
    return house.keys.guest_of(connection.cookies.get(COOKIE))


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """Return the guest who asks; refuse whoever has no name yet."""
    guest = guest_of(request)
    if guest is None:
        raise Refusal("no-guest", "The server does not know you yet. Ask for /api/me first.", 401)
    return guest


def check_origin(connection: Connection, _handler: Any) -> None:
    """Refuse what a page of another site sends in the name of a guest."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal("wrong-origin", "Requests are taken from this server's own pages only.", 403)
    if _changes_something(connection) and connection.headers.get(OWN_HEADER) is None:
        raise Refusal("no-header", "Send the header X-Darkling: 1 with whatever changes something.", 403)


def check_json(connection: Connection, _handler: Any) -> None:
    """Refuse a body that is not said to be JSON."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if _changes_something(connection) and kind != "application/json":
        raise Refusal("not-json", "Send JSON, with the content type application/json.", 415)


def spend_message(connection: Connection, _handler: Any) -> None:
    """Refuse whoever asks too much at once."""
    house: House = connection.app.state.house
    house.messages.spend(guest_of(connection) or address_of(connection))


def spend_arrival(connection: Connection) -> None:
    """Refuse an address from where too many new guests come."""
    house: House = connection.app.state.house
    house.arrivals.spend(address_of(connection))


def _changes_something(connection: Connection) -> bool:
    # A WebSocket has no method.
    return connection.scope.get("method", "GET") not in SAFE


def address_of(connection: Connection) -> str:
    """Return where someone comes from."""
    return connection.client.host if connection.client else ""
