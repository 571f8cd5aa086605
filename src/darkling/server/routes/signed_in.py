"""Routes about the browsers in which one is signed in."""

from time import time
from typing import Any

from litestar import Request, delete, get
from litestar.params import FromPath

from darkling.server.house import House
from darkling.server.problems import PROBLEMS
from darkling.server.visitors import SESSION, TheGuest, TheHouse
from darkling.wire.people import SignedInBrowser

Asking = Request[Any, Any, Any]


@get("/account/browsers", responses=PROBLEMS)
async def browsers(request: Asking, house: TheHouse, guest: TheGuest) -> list[SignedInBrowser]:
    """List the browsers in which one is signed in, this one first; a guest without an account has none."""
    return await _listed(request, house, guest)


@delete("/account/browsers/{browser:str}", status_code=200, responses=PROBLEMS)
async def sign_out_one(
    request: Asking, house: TheHouse, guest: TheGuest, browser: FromPath[str]
) -> list[SignedInBrowser]:
    """Sign out in one browser; one that is signed out already stays so."""
    await house.people.signed_in.end_one(guest, browser)
    return await _listed(request, house, guest)


@delete("/account/browsers", status_code=200, responses=PROBLEMS)
async def sign_out_others(request: Asking, house: TheHouse, guest: TheGuest) -> list[SignedInBrowser]:
    """Sign out in all browsers but this one."""
    await house.people.signed_in.end_all(guest, but=request.cookies.get(SESSION, ""))
    return await _listed(request, house, guest)


async def _listed(request: Asking, house: House, guest: str) -> list[SignedInBrowser]:
    return await house.people.signed_in.browsers(guest, request.cookies.get(SESSION, ""), time())
