"""Routes about the guest who asks."""

from secrets import randbelow
from time import time
from typing import Any

from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from darkling.server.house import House
from darkling.server.keys import new_id
from darkling.server.problems import PROBLEMS
from darkling.server.visitors import COOKIE, COOKIE_AGE, TheGuest, TheHouse, guest_of, spend_arrival
from darkling.wire.tables import Me, Rename, TableInfo

FIRST_NAMES = (
    "Ash",
    "Bram",
    "Cinder",
    "Dusk",
    "Ember",
    "Fen",
    "Gale",
    "Hollow",
    "Ivy",
    "Jet",
    "Knell",
    "Lark",
)


@get("/me", responses=PROBLEMS)
async def me(request: Request[Any, Any, Any], house: TheHouse) -> Response[Me]:
    """Return who one is; whoever is new gets a name, and a cookie to be known by."""
    guest = guest_of(request)
    name = await house.store.guest_name(guest) if guest else None
    if guest is not None and name is not None:
        return Response(Me(guest, name))
    spend_arrival(request)
    guest, name = new_id(), FIRST_NAMES[randbelow(len(FIRST_NAMES))]
    await house.store.keep_guest(guest, name, time())
    return Response(Me(guest, name), cookies=[_cookie(house, guest, request.url.scheme == "https")])


@put("/me", responses=PROBLEMS)
async def rename(house: TheHouse, guest: TheGuest, data: JSONBody[Rename]) -> Me:
    """Take another name."""
    name = data.name.strip() or data.name
    await house.store.keep_guest(guest, name, time())
    return Me(guest, name)


@get("/my-tables", responses=PROBLEMS)
async def my_tables(house: TheHouse, guest: TheGuest) -> list[TableInfo]:
    """List the tables where one has a seat."""
    return await house.rooms.infos(await house.store.tables_of(guest), guest)


def _cookie(house: House, guest: str, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=house.keys.guest_cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        secure=secure,
        samesite="lax",
    )
