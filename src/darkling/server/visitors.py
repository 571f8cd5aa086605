"""Visitors: who sends a request, and whether it may come from where it does."""

from time import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType

from darkling.server.asker import Asker, home_of
from darkling.server.devices import Device
from darkling.server.house import House
from darkling.server.refusal import Refusal
from darkling.server.store.signed_in import SESSION_AGE

COOKIE = "darkling_guest"
SESSION = "darkling_session"
KNOWN = "darkling_known"
COOKIE_AGE = 400 * 24 * 3600
"""Browsers keep no cookie longer."""
OWN_HEADER = "x-darkling"
"""A page of another site cannot send it without asking first, and is not allowed to."""
SAFE = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[str]
"""What routes are given: the server, and the guest who asks."""


async def guest_of(connection: AnyConnection) -> str | None:
    """Return the guest who asks: by their session, or by the cookie of a guest without an account."""
    house: House = connection.app.state.house
    signed_in = await session_of(connection)
    if signed_in is not None:
        return signed_in
    guest = _cookie_of(connection)
    return None if guest is not None and await house.people.accounts.has(guest) else guest


async def session_of(connection: AnyConnection) -> str | None:
    """Return the guest who is signed in."""
    house: House = connection.app.state.house
    token = connection.cookies.get(SESSION)
    return await house.people.signed_in.guest_of(token, time()) if token else None


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """Return the guest who asks; refuse whoever has no name yet."""
    guest = await guest_of(request)
    if guest is None:
        raise Refusal("no-guest", "The server does not know you yet. Ask for /api/me first.", 401)
    return guest


def check_origin(connection: AnyConnection, _handler: Any) -> None:
    """Refuse what a page of another site sends in the name of a guest."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal("wrong-origin", "Requests are taken from this server's own pages only.", 403)
    if _changes_something(connection) and connection.headers.get(OWN_HEADER) is None:
        raise Refusal("no-header", "Send the header X-Darkling: 1 with whatever changes something.", 403)


def check_json(connection: AnyConnection, _handler: Any) -> None:
    """Refuse a body that is not said to be JSON."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if _changes_something(connection) and kind != "application/json":
        raise Refusal("not-json", "Send JSON, with the content type application/json.", 415)


def check_pace(connection: AnyConnection, _handler: Any) -> None:
    """Refuse whoever asks too much at once."""
    # A WebSocket is accepted first: before, it could only be told that it is forbidden.
    if connection.scope["type"] == ScopeType.HTTP:
        spend_message(connection)


def check_page_pace(connection: AnyConnection, _handler: Any) -> None:
    """Refuse an address that asks for too many pages at once."""
    house: House = connection.app.state.house
    house.pages.spend(address_of(connection))


def spend_message(connection: AnyConnection) -> None:
    """Take one of a guest's allowance of messages."""
    house: House = connection.app.state.house
    house.messages.spend(_cookie_of(connection) or address_of(connection))


def spend_arrival(connection: AnyConnection) -> None:
    """Refuse an address from where too many new guests come."""
    house: House = connection.app.state.house
    house.arrivals.spend(address_of(connection))


def spend_login(connection: AnyConnection) -> None:
    """Refuse an address from where too many passwords come."""
    house: House = connection.app.state.house
    house.logins.spend(address_of(connection))


def asker_of(connection: AnyConnection) -> Asker:
    """Return who wants to sign in, or shows that they may."""
    house: House = connection.app.state.house
    known = house.key.known_by(connection.cookies.get(KNOWN))
    device = Device.told_by(connection.headers.get("user-agent", ""))
    return Asker(address_of(connection), known, device)


def account_cookies(connection: AnyConnection, guest: str, token: str) -> list[Cookie]:
    """Return the cookies of whoever was let in: of the session, and of a browser that is known after it."""
    house: House = connection.app.state.house
    known = _cookie(connection, KNOWN, house.key.known_cookie(guest), COOKIE_AGE)
    return [session_cookie(connection, token), known]


def session_cookie(connection: AnyConnection, token: str | None) -> Cookie:
    """Return the cookie of a session, or what takes it away."""
    age = 0 if token is None else SESSION_AGE
    return _cookie(connection, SESSION, token or "", age)


def guest_cookie(connection: AnyConnection, guest: str) -> Cookie:
    """Return the cookie by which a guest is known again."""
    house: House = connection.app.state.house
    return _cookie(connection, COOKIE, house.key.guest_cookie(guest), COOKIE_AGE)


def _cookie(connection: AnyConnection, key: str, value: str, age: int) -> Cookie:
    secure = connection.url.scheme == "https"
    return Cookie(key=key, value=value, max_age=age, httponly=True, secure=secure, samesite="lax")


def _cookie_of(connection: AnyConnection) -> str | None:
    """Return the guest whose cookie came along."""
    house: House = connection.app.state.house
    return house.key.guest_of(connection.cookies.get(COOKIE))


def _changes_something(connection: AnyConnection) -> bool:
    # A WebSocket has no method.
    return connection.scope.get("method", "GET") not in SAFE


def address_of(connection: AnyConnection) -> str:
    return home_of(connection.client.host) if connection.client else ""
