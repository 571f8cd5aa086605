"""Routes about tables; what goes on at one is told over its WebSocket."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from darkling.server.house import House
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.server.routes.closing_time import with_closing_time
from darkling.server.texts import checked_text
from darkling.server.visitors import TheGuest, TheHouse
from darkling.wire.scene import ReplayStep
from darkling.wire.tables import (
    Filed,
    Invite,
    Join,
    Joined,
    NewReport,
    NewTable,
    TableAddress,
    TableInfo,
)


@get("/tables", responses=PROBLEMS)
async def public_tables(house: TheHouse, guest: TheGuest) -> list[TableInfo]:
    """List the tables that everyone may see."""
    infos = await house.rooms.infos(await house.store.public_tables(guest), guest)
    return [with_closing_time(info, house) for info in infos]


@post("/tables", responses=PROBLEMS)
async def make_table(house: TheHouse, guest: TheGuest, data: JSONBody[NewTable]) -> TableAddress:
    """Make a table."""
    room = await house.rooms.make(data, guest, await _name(house, guest))
    return TableAddress(room.header.table)


@get("/tables/{table:str}", responses=PROBLEMS)
async def table_info(house: TheHouse, guest: TheGuest, table: FromPath[str]) -> TableInfo:
    """Return a table as one sees it before sitting down."""
    return with_closing_time(await (await house.rooms.find(table)).info(guest), house)


@get("/tables/{table:str}/invites", responses=PROBLEMS)
async def invites(house: TheHouse, guest: TheGuest, table: FromPath[str]) -> list[Invite]:
    """Return what lets others sit down; for the host."""
    return await house.rooms.invites(table, guest)


@post("/tables/{table:str}/join", responses=PROBLEMS)
async def join(house: TheHouse, guest: TheGuest, table: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Sit down."""
    await house.people.check_welcome((await house.rooms.find(table)).host, guest)
    return Joined(await house.rooms.join(table, data.token, guest, await _name(house, guest)))


@get("/tables/{table:str}/record", responses=PROBLEMS)
async def record(house: TheHouse, table: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the record of a finished game, as a file."""
    room = await house.rooms.find(table)
    file_name = f"darkling-{room.header.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{file_name}"'}
    return Response(room.record().data(), headers=headers)


@get("/tables/{table:str}/replay", responses=PROBLEMS)
async def replay(
    house: TheHouse,
    table: FromPath[str],
    step: Annotated[int, QueryParameter(ge=0, le=100_000)],
    eyes: Annotated[int | None, QueryParameter(ge=0, le=100)] = None,
    in_words: Annotated[bool, QueryParameter()] = False,
) -> ReplayStep:
    """Return a finished game after so many of its choices, as a seat or a spectator saw it."""
    return await (await house.rooms.find(table)).replay(step, eyes, in_words)


@post("/tables/{table:str}/reports", responses=PROBLEMS)
async def report(house: TheHouse, guest: TheGuest, table: FromPath[str], data: JSONBody[NewReport]) -> Filed:
    """Report that something was against the rules."""
    house.reports.spend(guest)
    checked_text(data.text)
    room = await house.rooms.find(table)
    return Filed(await room.report(guest, data.seat, data.text))


async def _name(house: House, guest: str) -> str:
    name = await house.store.guest_name(guest)
    if name is None:
        raise Refusal("no-guest", "The server does not know you yet. Ask for /api/me first.", 401)
    return name
