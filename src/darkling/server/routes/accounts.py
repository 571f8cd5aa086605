"""Routes about accounts, and about all that is kept about whoever asks."""

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from darkling.server.house import House
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.server.texts import checked_name
from darkling.server.visitors import (
    SESSION,
    TheGuest,
    TheHouse,
    session_cookie,
    session_of,
    spend_login,
)
from darkling.wire.people import ChangePassword, Deletion, SignIn, SignOut, SignUp
from darkling.wire.tables import Me

Asking = Request[Any, Any, Any]


@post("/account", responses=PROBLEMS)
async def sign_up(request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[SignUp]) -> Response[Me]:
    """Make an account of the guest one is."""
    spend_login(request)
    name = checked_name(data.name)
    token = await house.people.sign_up(guest, name, data.password)
    return Response(Me(guest, name, account=True), cookies=[session_cookie(request, token)])


@post("/session", responses=PROBLEMS)
async def sign_in(request: Asking, house: TheHouse, data: JSONBody[SignIn]) -> Response[Me]:
    """Come back to one's account; the guest one was until now is there again after signing out."""
    spend_login(request)
    guest, token = await house.people.sign_in(data.name, data.password)
    await _end_session(request, house)
    name = await house.store.guest_name(guest) or data.name
    return Response(Me(guest, name, account=True), cookies=[session_cookie(request, token)])


@post("/session/end", responses=PROBLEMS)
async def sign_out(request: Asking, house: TheHouse, data: JSONBody[SignOut]) -> Response[SignOut]:
    """Leave one's account, in this browser or in all."""
    guest = await session_of(request)
    if guest is not None and data.where == "everywhere":
        await house.people.accounts.end_all_sessions(guest)
    await _end_session(request, house)
    return Response(data, cookies=[session_cookie(request, None)])


@put("/account/password", responses=PROBLEMS)
async def change_password(
    request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Take another password; all other browsers are signed out."""
    spend_login(request)
    if not await house.people.accounts.has(guest):
        raise Refusal("no-account", "A guest has no password. Make an account first.")
    token = await house.people.change_password(guest, data.old, data.new)
    name = await house.store.guest_name(guest) or ""
    return Response(Me(guest, name, account=True), cookies=[session_cookie(request, token)])


@get("/me/data", responses=PROBLEMS)
async def export(house: TheHouse, guest: TheGuest) -> Response[dict[str, Any]]:
    """Return all that is kept about oneself, as a file."""
    headers = {"content-disposition": 'attachment; filename="darkling-my-data.json"'}
    return Response(await house.people.own_data.export(guest), headers=headers)


@post("/me/delete", responses=PROBLEMS)
async def delete(
    request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[Deletion]
) -> Response[Deletion]:
    """Be forgotten: bots take one's seats, and one's name is no longer told anywhere."""
    spend_login(request)
    await house.people.forget(guest, data.password, house.rooms)
    return Response(Deletion(), cookies=[session_cookie(request, None)])


async def _end_session(request: Asking, house: House) -> None:
    token = request.cookies.get(SESSION)
    if token:
        await house.people.accounts.end_session(token)
