"""Routes about the guest who asks."""

from secrets import randbelow
from time import time
from typing import Any

from litestar import Request, Response, get, put
from litestar.params import JSONBody

from darkling.server.problems import PROBLEMS
from darkling.server.routes.closing_time import with_closing_time
from darkling.server.signing import new_id
from darkling.server.texts import checked_name
from darkling.server.visitors import TheGuest, TheHouse, guest_cookie, guest_of, spend_arrival, spend_login
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
    guest = await guest_of(request)
    name = await house.store.guest_name(guest) if guest else None
    if guest is not None and name is not None:
        return Response(Me(guest, name, await house.people.accounts.has(guest)))
    spend_arrival(request)
    guest, name = new_id(), FIRST_NAMES[randbelow(len(FIRST_NAMES))]
    await house.store.keep_guest(guest, name, time())
    return Response(Me(guest, name, account=False), cookies=[guest_cookie(request, guest)])


@put("/me", responses=PROBLEMS)
async def rename(
    request: Request[Any, Any, Any], house: TheHouse, guest: TheGuest, data: JSONBody[Rename]
) -> Me:
    """Take another name."""
    name = checked_name(data.name)
    account = await house.people.accounts.has(guest)
    if account:
        # It is told whether a name is taken, but not of many names.
        spend_login(request)
    await house.people.rename(guest, name)
    return Me(guest, name, account)


@get("/my-tables", responses=PROBLEMS)
async def my_tables(house: TheHouse, guest: TheGuest) -> list[TableInfo]:
    """List the tables where one has a seat."""
    infos = await house.rooms.infos(await house.store.tables_of(guest), guest)
    return [with_closing_time(info, house) for info in infos]
