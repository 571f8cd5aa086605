"""Routes about accounts, and about all that is kept about whoever asks."""

from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from darkling.server.house import House
from darkling.server.problems import PROBLEMS
from darkling.server.texts import checked_name
from darkling.server.visitors import (
    SESSION,
    TheGuest,
    TheHouse,
    account_cookies,
    asker_of,
    session_cookie,
    session_of,
    spend_login,
)
from darkling.wire.people import (
    ChangePassword,
    Deletion,
    NewAccount,
    Recover,
    RecoveryCodes,
    RecoveryCodesLeft,
    RenewCodes,
    SignIn,
    SignOut,
    SignUp,
)
from darkling.wire.tables import Me

Asking = Request[Any, Any, Any]


@post("/account", responses=PROBLEMS)
async def sign_up(
    request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[SignUp]
) -> Response[NewAccount]:
    """Make an account of the guest one is."""
    spend_login(request)
    name = checked_name(data.name)
    token, codes = await house.people.sign_up(guest, name, data.password, asker_of(request).device)
    made = NewAccount(Me(guest, name, account=True), codes)
    return Response(made, cookies=account_cookies(request, guest, token))


@post("/session", responses=PROBLEMS)
async def sign_in(request: Asking, house: TheHouse, data: JSONBody[SignIn]) -> Response[Me]:
    """Come back to one's account; the guest one was until now is there again after signing out."""
    spend_login(request)
    guest, token = await house.people.sign_in(data.name, data.password, asker_of(request))
    return await _let_in(request, house, guest, token)


@post("/session/end", responses=PROBLEMS)
async def sign_out(request: Asking, house: TheHouse, data: JSONBody[SignOut]) -> Response[SignOut]:
    """Leave one's account, in this browser or in all."""
    guest = await session_of(request)
    if guest is not None and data.where == "everywhere":
        await house.people.signed_in.end_all(guest)
    await _end_session(request, house)
    return Response(data, cookies=[session_cookie(request, None)])


@put("/account/password", responses=PROBLEMS)
async def change_password(
    request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[ChangePassword]
) -> Response[Me]:
    """Take another password; all other browsers are signed out."""
    spend_login(request)
    token = await house.people.change_password(guest, data.old, data.new, asker_of(request))
    return await _let_in(request, house, guest, token)


@post("/account/recovery", responses=PROBLEMS)
async def recover(request: Asking, house: TheHouse, data: JSONBody[Recover]) -> Response[Me]:
    """Come back to one's account with a recovery code, and take another password."""
    spend_login(request)
    guest, token = await house.people.recover(data.name, data.code, data.password, asker_of(request))
    return await _let_in(request, house, guest, token)


@get("/account/recovery-codes", responses=PROBLEMS)
async def codes_left(house: TheHouse, guest: TheGuest) -> RecoveryCodesLeft:
    """Return how many recovery codes one has left; what they are is told when they are made."""
    return RecoveryCodesLeft(await house.people.recovery.left(guest))


@post("/account/recovery-codes", responses=PROBLEMS)
async def renew_codes(
    request: Asking, house: TheHouse, guest: TheGuest, data: JSONBody[RenewCodes]
) -> RecoveryCodes:
    """Get other recovery codes, in the place of those of before."""
    spend_login(request)
    return RecoveryCodes(await house.people.renew_codes(guest, data.password, asker_of(request)))


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
    await house.people.forget(guest, data.password, asker_of(request), house.rooms)
    return Response(Deletion(), cookies=[session_cookie(request, None)])


async def _let_in(request: Asking, house: House, guest: str, token: str) -> Response[Me]:
    """Set the cookies of a new session, which takes the place of any in this browser."""
    await _end_session(request, house)
    name = await house.store.guest_name(guest) or ""
    return Response(Me(guest, name, account=True), cookies=account_cookies(request, guest, token))


async def _end_session(request: Asking, house: House) -> None:
    token = request.cookies.get(SESSION)
    if token:
        await house.people.signed_in.end(token)
