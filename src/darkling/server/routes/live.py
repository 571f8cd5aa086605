"""The WebSocket of a table: messages in, scenes out."""

import msgspec
from litestar import websocket
from litestar.params import FromPath

from darkling.server.connection import Connection
from darkling.server.line import Socket
from darkling.server.refusal import Refusal
from darkling.server.visitors import TheHouse, address_of, guest_of, session_of, spend_message
from darkling.wire.live import Refused

CLOSE_CODES = {404: 4404, 409: 4404, 429: 4429}
TRY_AGAIN = 1013
"""With these codes a connection is closed to a table that is not there, by too many, or for now."""


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, house: TheHouse, table: FromPath[str]) -> None:
    """Let a guest, or someone who only watches, take part in a table."""
    await socket.accept()
    try:
        spend_message(socket)
        session = await session_of(socket)
        guest = session or await guest_of(socket) or ""
        with (
            house.connection_limits.enter(guest, address_of(socket)),
            house.metrics.connections.track_inprogress(),
        ):
            room = await house.rooms.find(table)
            await Connection(socket, house, room, guest, session is not None).run()
    except Refusal as refusal:
        await socket.send_text(msgspec.json.encode(Refused(None, refusal.code, refusal.text)))
        await socket.close(CLOSE_CODES.get(refusal.status, TRY_AGAIN))
